#include "CICU.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>

jmk_breaks *jmk_breaks_open(jmk_break_kind kind, const char *locale, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIteratorType type = kind == JMK_BREAK_WORDS ? UBRK_WORD : UBRK_LINE;
  UBreakIterator *breaks = ubrk_open(type, locale, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) {
    ubrk_close(breaks);
    return NULL;
  }
  return (jmk_breaks *)breaks;
}

int32_t jmk_breaks_next(jmk_breaks *breaks) {
  int32_t boundary = ubrk_next((UBreakIterator *)breaks);
  return boundary == UBRK_DONE ? -1 : boundary;
}

void jmk_breaks_close(jmk_breaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

int jmk_is_wide(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH)) {
  case U_EA_FULLWIDTH:
  case U_EA_WIDE:
  case U_EA_AMBIGUOUS:
    return 1;
  default:
    return 0;
  }
}
