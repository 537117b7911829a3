// ONNX Runtime behind a small surface: load, create, run, read. Failures are values: a function that can
// fail takes a buffer for the engine's own words and says false or NULL.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The loaded runtime with its environment. May be used from any thread.
typedef struct jmk_ort jmk_ort;
/// A loaded model. Runs may come from any thread.
typedef struct jmk_ort_session jmk_ort_session;
/// A tensor.
typedef struct jmk_ort_value jmk_ort_value;

/// How a session computes.
typedef struct {
  /// Threads inside one operation, the calling one included.
  int threads;
  /// Keeps freed memory for the next run: faster, but it never shrinks.
  bool arena;
} jmk_ort_options;

/// The runtime of an opened library; NULL when it is not the release that this was written for.
jmk_ort *_Nullable jmk_ort_open(void *_Nonnull library, char *_Nonnull error, size_t error_size);
/// Gives the runtime back; everything made from it must be gone.
void jmk_ort_close(jmk_ort *_Nonnull runtime);
/// The release, as the library names it.
const char *_Nonnull jmk_ort_version(const jmk_ort *_Nonnull runtime);

/// Loads a `.onnx` or `.ort` file.
jmk_ort_session *_Nullable jmk_ort_session_create(jmk_ort *_Nonnull runtime, const char *_Nonnull path,
                                                  jmk_ort_options options, char *_Nonnull error,
                                                  size_t error_size);
void jmk_ort_session_destroy(jmk_ort_session *_Nonnull session);
/// How many inputs (or outputs) the model has.
size_t jmk_ort_session_name_count(const jmk_ort_session *_Nonnull session, bool outputs);
/// The name of one of them; valid as long as the session.
const char *_Nonnull jmk_ort_session_name(const jmk_ort_session *_Nonnull session, bool outputs, size_t index);
/// Runs the model. An output that is NULL on entry is made by the runtime and belongs to the caller; one that
/// is given is written in place and must have the right shape. After a failure no output was made.
bool jmk_ort_session_run(jmk_ort_session *_Nonnull session, const char *const _Nullable *_Nullable input_names,
                         const jmk_ort_value *const _Nullable *_Nullable inputs, size_t input_count,
                         const char *const _Nullable *_Nullable output_names,
                         jmk_ort_value *_Nullable *_Nullable outputs, size_t output_count,
                         char *_Nonnull error, size_t error_size);

/// A tensor of the element type (ONNX's number for it) and shape, its contents undefined.
jmk_ort_value *_Nullable jmk_ort_value_create(jmk_ort *_Nonnull runtime, int type,
                                              const int64_t *_Nullable dimensions, size_t rank,
                                              char *_Nonnull error, size_t error_size);
void jmk_ort_value_destroy(jmk_ort *_Nonnull runtime, jmk_ort_value *_Nonnull value);
/// Element type, shape (at most `capacity` dimensions) and data of a tensor.
bool jmk_ort_value_describe(jmk_ort *_Nonnull runtime, jmk_ort_value *_Nonnull value, int *_Nonnull type,
                            int64_t *_Nonnull dimensions, size_t capacity, size_t *_Nonnull rank,
                            void *_Nullable *_Nonnull data, char *_Nonnull error, size_t error_size);

#ifdef __cplusplus
}
#endif
