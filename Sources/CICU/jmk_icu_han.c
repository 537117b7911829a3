#include "CICU.h"

#include <pthread.h>
#include <string.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>

const char *jmk_script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)scalar, &status);
  return U_SUCCESS(status) ? uscript_getShortName(script) : "Zyyy";
}

static UTransliterator *to_traditional, *to_simplified;
static pthread_once_t opened = PTHREAD_ONCE_INIT;

static UTransliterator *conversion(const char *id) {
  UErrorCode status = U_ZERO_ERROR;
  UChar name[32];
  u_charsToUChars(id, name, (int32_t)strlen(id) + 1);
  return utrans_openU(name, -1, UTRANS_FORWARD, NULL, 0, NULL, &status);
}

// They do not change afterwards, and stay as long as the process.
static void open_conversions(void) {
  to_traditional = conversion("Simplified-Traditional");
  to_simplified = conversion("Traditional-Simplified");
}

static int is_changed(const UTransliterator *conversion, const UChar *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UChar copy[16];
  if (conversion == NULL) return 0;
  memcpy(copy, text, sizeof(UChar) * (size_t)length);
  int32_t new_length = length, limit = length;
  utrans_transUChars(conversion, copy, &new_length, 16, 0, &limit, &status);
  return U_SUCCESS(status) && (new_length != length || memcmp(copy, text, sizeof(UChar) * (size_t)length) != 0);
}

int jmk_han_forms(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[2];
  int32_t length = 0;
  pthread_once(&opened, open_conversions);
  UChar32 character = (UChar32)scalar;
  u_strFromUTF32(text, 2, &length, &character, 1, &status);
  if (U_FAILURE(status)) return 0;
  return is_changed(to_traditional, text, length) | is_changed(to_simplified, text, length) << 1;
}
