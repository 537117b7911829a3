// Finding and loading the engines' shared libraries at run time, so that a program without them starts and
// can say what is missing.
#pragma once
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The folder compiled in as a place to look: `.native` of the repository this was built from.
const char *_Nonnull jmk_native_built_in_directory(void);

/// Opens `<directory>/<relative>` once and returns its handle, or NULL with the loader's words in `error`.
void *_Nullable jmk_native_open(const char *_Nonnull directory, const char *_Nonnull relative,
                                char *_Nonnull error, size_t error_size);

/// A function of an opened library, or NULL.
void *_Nullable jmk_native_symbol(void *_Nonnull library, const char *_Nonnull name);

#ifdef __cplusplus
}
#endif
