// sherpa-onnx's offline recogniser behind a small surface: open, create, decode. The engine may end the process
// on a damaged model (it calls _Exit), so this is meant for a worker process.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The functions of the opened library. May be used from any thread.
typedef struct jmk_sherpa jmk_sherpa;
/// A loaded speech model. One thread at a time.
typedef struct jmk_recognizer jmk_recognizer;

/// The files of a Moonshine model of the second generation.
typedef struct {
  const char *_Nonnull encoder;
  const char *_Nonnull merged_decoder;
  const char *_Nonnull tokens;
} jmk_moonshine_files;

/// The functions of an opened library; NULL when one is missing or the release is not `version`.
jmk_sherpa *_Nullable jmk_sherpa_open(void *_Nonnull library, const char *_Nonnull version,
                                      char *_Nonnull error, size_t error_size);

/// Loads a model; NULL when the engine refuses it (it says why on standard error only).
jmk_recognizer *_Nullable jmk_recognizer_create(const jmk_sherpa *_Nonnull sherpa, jmk_moonshine_files files,
                                                int32_t threads);
void jmk_recognizer_destroy(jmk_recognizer *_Nonnull recognizer);

/// Decodes mono samples at 16 kHz with a stream of their own. The text is UTF-8 and belongs to the caller, who
/// gives it to `jmk_text_free`; NULL when the engine failed.
char *_Nullable jmk_recognizer_decode(jmk_recognizer *_Nonnull recognizer, const float *_Nonnull samples,
                                      int32_t count);
void jmk_text_free(char *_Nullable text);

#ifdef __cplusplus
}
#endif
