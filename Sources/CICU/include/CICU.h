#pragma once
#include <stdint.h>

// What this project needs of ICU, without ICU's headers: its renaming macros hide its functions from Swift, and
// Foundation's own ICU has types of the same names that a Swift file cannot see beside these.

/// What lies between two boundaries.
typedef enum { JMK_BREAK_WORDS, JMK_BREAK_LINES } jmk_break_kind;

/// An iterator over the boundaries of a text.
typedef struct jmk_breaks jmk_breaks;

/// Opens an iterator over `length` UTF-16 units at `text`, which must outlive it; NULL if ICU cannot.
jmk_breaks *jmk_breaks_open(jmk_break_kind kind, const char *locale, const uint16_t *text, int32_t length);

/// The next boundary in UTF-16 units, or -1 after the last.
int32_t jmk_breaks_next(jmk_breaks *breaks);

/// Releases the iterator.
void jmk_breaks_close(jmk_breaks *breaks);

/// Whether a code point is full-width, wide or of ambiguous width (Unicode Standard Annex 11).
int jmk_is_wide(uint32_t scalar);

/// Writes the name of the encoding that `length` bytes are the `rank`th likeliest in (from 0) to `name`, of at least 64
/// bytes; gives its probability in percent, or -1 when there are not so many.
int jmk_guess_encoding(const char *bytes, int32_t length, int32_t rank, char *name);

/// Converts `length` bytes in `encoding` to UTF-8, which the caller frees; NULL when a byte makes no sense there.
char *jmk_decode_text(const char *encoding, const char *bytes, int32_t length, int32_t *result_length);

/// The four letters of a code point's script (ISO 15924), such as "Latn"; "Zyyy" for what all scripts share.
const char *jmk_script(uint32_t scalar);

/// What is known of a Chinese character: ICU's conversion to traditional characters changes it, or the one to simplified;
/// Japan's common set has it (Shift_JIS), or one of China's (GB 2312, Big5).
typedef enum {
  JMK_HAN_SIMPLIFIED = 1,
  JMK_HAN_TRADITIONAL = 2,
  JMK_HAN_JAPAN = 4,
  JMK_HAN_CHINA = 8
} jmk_han_use;

/// The sum of what is known of a code point. From any thread.
int jmk_han_uses(uint32_t scalar);
