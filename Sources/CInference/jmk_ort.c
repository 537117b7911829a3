#include "include/jmk_ort.h"

#include <stdio.h>
#include <string.h>

#include "include/jmk_native.h"
#include "jmk_ort_internal.h"

static void drop(void *parameter, int severity, const char *category, const char *identifier,
                 const char *location, const char *message) {
  (void)parameter, (void)severity, (void)category, (void)identifier, (void)location, (void)message;
}

bool jmk_ort_ok(const jmk_ort_table *table, OrtStatus *status, char *error, size_t error_size) {
  if (status == NULL) return true;
  snprintf(error, error_size, "%s", JMK_ORT(table, GetErrorMessage)(status));
  JMK_ORT(table, ReleaseStatus)(status);
  return false;
}

jmk_ort *jmk_ort_open(void *library, char *error, size_t error_size) {
  const jmk_ort_base *(*get_base)(void) =
      (const jmk_ort_base *(*)(void))jmk_native_symbol(library, "OrtGetApiBase");
  const jmk_ort_base *base = get_base != NULL ? get_base() : NULL;
  if (base == NULL) {
    snprintf(error, error_size, "OrtGetApiBase: not found");
    return NULL;
  }
  const char *version = base->get_version_string();
  const jmk_ort_table *table = NULL;
  if (strncmp(version, JMK_ORT_RELEASE, strlen(JMK_ORT_RELEASE)) == 0) {
    table = base->get_api(JMK_ORT_API_VERSION);
  }
  if (table == NULL) {
    snprintf(error, error_size, "onnxruntime %s, wanted %sx", version, JMK_ORT_RELEASE);
    return NULL;
  }

  jmk_ort *runtime = calloc(1, sizeof *runtime);
  if (runtime == NULL) {
    snprintf(error, error_size, "out of memory");
    return NULL;
  }
  runtime->table = table;
  runtime->version = version;
  if (jmk_ort_ok(table,
                 JMK_ORT(table, CreateEnvWithCustomLogger)(drop, NULL, JMK_ORT_SEVERITY_FATAL, "jimaku",
                                                           &runtime->environment),
                 error, error_size) &&
      jmk_ort_ok(table, JMK_ORT(table, DisableTelemetryEvents)(runtime->environment), error, error_size) &&
      jmk_ort_ok(table, JMK_ORT(table, GetAllocatorWithDefaultOptions)(&runtime->allocator), error,
                 error_size)) {
    return runtime;
  }
  jmk_ort_close(runtime);
  return NULL;
}

void jmk_ort_close(jmk_ort *runtime) {
  if (runtime->environment != NULL) JMK_ORT(runtime->table, ReleaseEnv)(runtime->environment);
  free(runtime);
}

const char *jmk_ort_version(const jmk_ort *runtime) { return runtime->version; }
