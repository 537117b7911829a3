#include "CICU.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>
#include <unicode/ustring.h>

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

int jmk_guess_encoding(const char *bytes, int32_t length, int32_t rank, char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UCharsetDetector *detector = ucsdet_open(&status);
  int32_t count = 0;
  ucsdet_setText(detector, bytes, length, &status);
  const UCharsetMatch **matches = ucsdet_detectAll(detector, &count, &status);
  int probability = -1;
  if (U_SUCCESS(status) && rank >= 0 && rank < count) {
    const char *found = ucsdet_getName(matches[rank], &status);
    int32_t percent = ucsdet_getConfidence(matches[rank], &status);
    if (U_SUCCESS(status) && strlen(found) < 64) {
      strcpy(name, found);
      probability = percent;
    }
  }
  ucsdet_close(detector);
  return probability;
}

// Gives the text as UTF-16, which the caller frees; NULL when a byte makes no sense.
static UChar *to_utf16(UConverter *converter, const char *bytes, int32_t length, int32_t *result_length) {
  UErrorCode status = U_ZERO_ERROR;
  // No encoding makes more than two units of a byte.
  int32_t capacity = length * 2 + 1;
  UChar *text = length < INT32_MAX / 4 ? malloc(sizeof(UChar) * (size_t)capacity) : NULL;
  if (text == NULL) return NULL;
  ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
  *result_length = ucnv_toUChars(converter, text, capacity, bytes, length, &status);
  if (U_SUCCESS(status)) return text;
  free(text);
  return NULL;
}

char *jmk_decode_text(const char *encoding, const char *bytes, int32_t length, int32_t *result_length) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(encoding, &status);
  if (U_FAILURE(status)) return NULL;
  int32_t units = 0;
  UChar *text = to_utf16(converter, bytes, length, &units);
  ucnv_close(converter);
  if (text == NULL) return NULL;
  int32_t capacity = units * 3 + 1;
  char *result = units < INT32_MAX / 4 ? malloc((size_t)capacity) : NULL;
  if (result != NULL) u_strToUTF8(result, capacity, result_length, text, units, &status);
  free(text);
  if (result != NULL && U_SUCCESS(status)) return result;
  free(result);
  return NULL;
}
