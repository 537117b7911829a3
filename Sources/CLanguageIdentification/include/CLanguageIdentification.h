// fastText behind C: its own interface is C++, which Swift would import whole. No exception gets out.
#pragma once
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A loaded model. It does not change, and may be asked from any thread.
typedef struct jmk_language_model jmk_language_model;

/// One language by the model's own name, of at most 15 bytes, and how likely it is.
typedef struct {
  char name[16];
  float probability;
} jmk_language_guess;

/// Loads a model file; NULL with the library's words in `error` when it cannot.
jmk_language_model *_Nullable jmk_language_model_create(const char *_Nonnull path, char *_Nonnull error,
                                                        size_t error_size);
void jmk_language_model_destroy(jmk_language_model *_Nonnull model);

/// How many languages the model knows.
size_t jmk_language_model_size(const jmk_language_model *_Nonnull model);

/// Writes the languages of `length` bytes of UTF-8 in one line, likeliest first; gives how many, at most `capacity`.
/// None when the library fails.
size_t jmk_language_model_guess(const jmk_language_model *_Nonnull model, const char *_Nonnull text, size_t length,
                                jmk_language_guess *_Nonnull guesses, size_t capacity);

#ifdef __cplusplus
}
#endif
