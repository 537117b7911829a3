// The part of ONNX Runtime's C ABI that this façade calls, as facts: positions in its function table, the
// functions' shapes, and the enumeration values passed to them. The table only ever grows at its end, so a
// position that is right for API version 5 stays right in every later library.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// The first API version whose table holds every position below.
#define JMK_ORT_API_VERSION 5
/// The release these positions were checked against; another one is refused.
#define JMK_ORT_RELEASE "1.28."

typedef struct OrtStatus OrtStatus;
typedef struct OrtEnv OrtEnv;
typedef struct OrtSession OrtSession;
typedef struct OrtSessionOptions OrtSessionOptions;
typedef struct OrtRunOptions OrtRunOptions;
typedef struct OrtValue OrtValue;
typedef struct OrtAllocator OrtAllocator;
typedef struct OrtTensorInfo OrtTensorInfo;

typedef void (*jmk_ort_entry)(void);
typedef struct {
  jmk_ort_entry entries[131];
} jmk_ort_table;
typedef struct {
  const jmk_ort_table *(*get_api)(uint32_t version);
  const char *(*get_version_string)(void);
} jmk_ort_base;

typedef void (*jmk_ort_logger)(void *parameter, int severity, const char *category, const char *identifier,
                               const char *location, const char *message);

/// One line a function: name, position in the table, result, parameters.
#define JMK_ORT_FUNCTIONS(X)                                                                                \
  X(GetErrorMessage, 2, const char *, (const OrtStatus *))                                                  \
  X(CreateEnvWithCustomLogger, 4, OrtStatus *, (jmk_ort_logger, void *, int, const char *, OrtEnv **))      \
  X(DisableTelemetryEvents, 6, OrtStatus *, (const OrtEnv *))                                               \
  X(CreateSession, 7, OrtStatus *,                                                                          \
    (const OrtEnv *, const char *, const OrtSessionOptions *, OrtSession **))                               \
  X(Run, 9, OrtStatus *,                                                                                    \
    (OrtSession *, const OrtRunOptions *, const char *const *, const OrtValue *const *, size_t,             \
     const char *const *, size_t, OrtValue **))                                                             \
  X(CreateSessionOptions, 10, OrtStatus *, (OrtSessionOptions **))                                          \
  X(DisableMemPattern, 17, OrtStatus *, (OrtSessionOptions *))                                              \
  X(DisableCpuMemArena, 19, OrtStatus *, (OrtSessionOptions *))                                             \
  X(SetIntraOpNumThreads, 24, OrtStatus *, (OrtSessionOptions *, int))                                      \
  X(SetInterOpNumThreads, 25, OrtStatus *, (OrtSessionOptions *, int))                                      \
  X(SessionGetInputCount, 30, OrtStatus *, (const OrtSession *, size_t *))                                  \
  X(SessionGetOutputCount, 31, OrtStatus *, (const OrtSession *, size_t *))                                 \
  X(SessionGetInputName, 36, OrtStatus *, (const OrtSession *, size_t, OrtAllocator *, char **))            \
  X(SessionGetOutputName, 37, OrtStatus *, (const OrtSession *, size_t, OrtAllocator *, char **))           \
  X(CreateTensorAsOrtValue, 48, OrtStatus *, (OrtAllocator *, const int64_t *, size_t, int, OrtValue **))   \
  X(IsTensor, 50, OrtStatus *, (const OrtValue *, int *))                                                   \
  X(GetTensorMutableData, 51, OrtStatus *, (OrtValue *, void **))                                           \
  X(GetTensorElementType, 60, OrtStatus *, (const OrtTensorInfo *, int *))                                  \
  X(GetDimensionsCount, 61, OrtStatus *, (const OrtTensorInfo *, size_t *))                                 \
  X(GetDimensions, 62, OrtStatus *, (const OrtTensorInfo *, int64_t *, size_t))                             \
  X(GetTensorTypeAndShape, 65, OrtStatus *, (const OrtValue *, OrtTensorInfo **))                           \
  X(AllocatorFree, 76, OrtStatus *, (OrtAllocator *, void *))                                               \
  X(GetAllocatorWithDefaultOptions, 78, OrtStatus *, (OrtAllocator **))                                     \
  X(ReleaseEnv, 92, void, (OrtEnv *))                                                                       \
  X(ReleaseStatus, 93, void, (OrtStatus *))                                                                 \
  X(ReleaseSession, 95, void, (OrtSession *))                                                               \
  X(ReleaseValue, 96, void, (OrtValue *))                                                                   \
  X(ReleaseTensorTypeAndShapeInfo, 99, void, (OrtTensorInfo *))                                             \
  X(ReleaseSessionOptions, 100, void, (OrtSessionOptions *))                                                \
  X(AddSessionConfigEntry, 130, OrtStatus *, (OrtSessionOptions *, const char *, const char *))

#define JMK_ORT_DECLARE(name, position, result, parameters) typedef result(*jmk_ort_fn_##name) parameters;
JMK_ORT_FUNCTIONS(JMK_ORT_DECLARE)
#undef JMK_ORT_DECLARE

#define JMK_ORT_POSITION(name, position, result, parameters) jmk_ort_at_##name = position,
enum { JMK_ORT_FUNCTIONS(JMK_ORT_POSITION) };
#undef JMK_ORT_POSITION

/// A function of the table with its type.
#define JMK_ORT(table, name) ((jmk_ort_fn_##name)(table)->entries[jmk_ort_at_##name])

enum { JMK_ORT_SEVERITY_FATAL = 4 };
