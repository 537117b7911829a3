// What the files of the ONNX Runtime façade share.
#pragma once
#include <stdbool.h>
#include <stdlib.h>

#include "jmk_ort_abi.h"

struct jmk_ort {
  const jmk_ort_table *table;
  const char *version;
  OrtEnv *environment;
  OrtAllocator *allocator;
};

/// True for success; else copies the engine's words and releases the status.
bool jmk_ort_ok(const jmk_ort_table *table, OrtStatus *status, char *error, size_t error_size);
