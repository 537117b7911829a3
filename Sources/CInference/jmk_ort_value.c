#include <stdio.h>

#include "include/jmk_ort.h"
#include "jmk_ort_internal.h"

jmk_ort_value *jmk_ort_value_create(jmk_ort *runtime, int type, const int64_t *dimensions, size_t rank,
                                    char *error, size_t error_size) {
  OrtValue *value = NULL;
  OrtStatus *status =
      JMK_ORT(runtime->table, CreateTensorAsOrtValue)(runtime->allocator, dimensions, rank, type, &value);
  return jmk_ort_ok(runtime->table, status, error, error_size) ? (jmk_ort_value *)value : NULL;
}

void jmk_ort_value_destroy(jmk_ort *runtime, jmk_ort_value *value) {
  JMK_ORT(runtime->table, ReleaseValue)((OrtValue *)value);
}

bool jmk_ort_value_describe(jmk_ort *runtime, jmk_ort_value *value, int *type, int64_t *dimensions,
                            size_t capacity, size_t *rank, void **data, char *error, size_t error_size) {
  const jmk_ort_table *table = runtime->table;
  OrtValue *tensor = (OrtValue *)value;
  int is_tensor = 0;
  if (!jmk_ort_ok(table, JMK_ORT(table, IsTensor)(tensor, &is_tensor), error, error_size)) return false;
  if (!is_tensor) {
    snprintf(error, error_size, "not a tensor");
    return false;
  }
  OrtTensorInfo *info = NULL;
  bool known = jmk_ort_ok(table, JMK_ORT(table, GetTensorTypeAndShape)(tensor, &info), error, error_size) &&
               jmk_ort_ok(table, JMK_ORT(table, GetTensorElementType)(info, type), error, error_size) &&
               jmk_ort_ok(table, JMK_ORT(table, GetDimensionsCount)(info, rank), error, error_size);
  if (known && *rank > capacity) {
    snprintf(error, error_size, "rank %zu", *rank);
    known = false;
  }
  known = known && jmk_ort_ok(table, JMK_ORT(table, GetDimensions)(info, dimensions, *rank), error, error_size) &&
          jmk_ort_ok(table, JMK_ORT(table, GetTensorMutableData)(tensor, data), error, error_size);
  if (info != NULL) JMK_ORT(table, ReleaseTensorTypeAndShapeInfo)(info);
  return known;
}
