// SentencePiece behind C: its own interface is C++, which Swift would import whole. No exception gets out.
#pragma once
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct jmk_sentencepiece jmk_sentencepiece;

/// Loads a model file; NULL with the library's words in `error` when it cannot.
jmk_sentencepiece *_Nullable jmk_sentencepiece_create(const char *_Nonnull path, char *_Nonnull error,
                                                      size_t error_size);
void jmk_sentencepiece_destroy(jmk_sentencepiece *_Nonnull model);

/// Splits `length` bytes of UTF-8 into pieces, each ended by a NUL; NULL when the library fails.
/// The answer has `*size` bytes and is given back with `jmk_sentencepiece_release`.
char *_Nullable jmk_sentencepiece_encode(const jmk_sentencepiece *_Nonnull model, const char *_Nonnull text,
                                         size_t length, size_t *_Nonnull size);

/// Joins pieces, each ended by a NUL, to text of `*size` bytes; otherwise as above.
char *_Nullable jmk_sentencepiece_decode(const jmk_sentencepiece *_Nonnull model, const char *_Nonnull pieces,
                                         size_t length, size_t *_Nonnull size);

void jmk_sentencepiece_release(char *_Nullable memory);

#ifdef __cplusplus
}
#endif
