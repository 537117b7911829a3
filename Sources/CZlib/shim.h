#pragma once
#include <zlib.h>

// inflateInit2 is a macro, which Swift does not import. Negative bits: a raw stream (RFC 1951) without zlib's frame.
static inline int jmk_inflate_begin(z_stream *stream) { return inflateInit2(stream, -MAX_WBITS); }
