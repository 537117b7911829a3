#include "include/jmk_native.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>

const char *jmk_native_built_in_directory(void) { return JMK_NATIVE_DIRECTORY; }

void *jmk_native_open(const char *directory, const char *relative, char *error, size_t error_size) {
  char path[PATH_MAX];
  if (snprintf(path, sizeof path, "%s/%s", directory, relative) >= (int)sizeof path) {
    snprintf(error, error_size, "path too long: %s/%s", directory, relative);
    return NULL;
  }
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    const char *words = dlerror();
    snprintf(error, error_size, "%s", words != NULL ? words : path);
  }
  return library;
}

void *jmk_native_symbol(void *library, const char *name) { return dlsym(library, name); }
