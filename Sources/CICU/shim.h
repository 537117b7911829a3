#pragma once
#include <unicode/ubrk.h>
#include <unicode/uchar.h>

// ICU renames its functions by macros that put the version into the symbol; Swift does not see through them.

/// Opens an iterator over `text`, which must outlive it.
static inline UBreakIterator *jmk_break_open(
    UBreakIteratorType type, const char *locale, const UChar *text, int32_t length, UErrorCode *status) {
  return ubrk_open(type, locale, text, length, status);
}

/// The next boundary in UTF-16 units, or `UBRK_DONE`.
static inline int32_t jmk_break_next(UBreakIterator *iterator) { return ubrk_next(iterator); }

/// Releases the iterator.
static inline void jmk_break_close(UBreakIterator *iterator) { ubrk_close(iterator); }

/// The East Asian Width of a code point (Unicode Standard Annex 11) as a `UEastAsianWidth`.
static inline int32_t jmk_east_asian_width(UChar32 scalar) {
  return u_getIntPropertyValue(scalar, UCHAR_EAST_ASIAN_WIDTH);
}
