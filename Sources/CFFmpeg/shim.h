#pragma once
#include <errno.h>
#include <libavcodec/avcodec.h>
#include <libavcodec/bsf.h>
#include <libavformat/avformat.h>
#include <libavutil/channel_layout.h>
#include <libavutil/display.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswresample/swresample.h>
#include <libswscale/swscale.h>

// Swift does not import macros that call other macros or cast; these give their values names.

/// End of the file or of the stream.
static const int jmk_error_end = AVERROR_EOF;
/// The call was interrupted on request.
static const int jmk_error_interrupted = AVERROR_EXIT;
/// Another call has to be made first.
static const int jmk_error_again = AVERROR(EAGAIN);
/// No memory, or a size too large to be true.
static const int jmk_error_no_memory = AVERROR(ENOMEM);
/// Reading failed.
static const int jmk_error_io = AVERROR(EIO);
/// Access is refused.
static const int jmk_error_access = AVERROR(EACCES);
/// "No time stamp".
static const int64_t jmk_no_timestamp = AV_NOPTS_VALUE;
