#include "CICU.h"

#include <pthread.h>
#include <string.h>
#include <unicode/ucnv.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>

const char *jmk_script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)scalar, &status);
  return U_SUCCESS(status) ? uscript_getShortName(script) : "Zyyy";
}

static UTransliterator *to_traditional, *to_simplified;
static USet *of_japan, *of_mainland, *of_taiwan;
static pthread_once_t opened = PTHREAD_ONCE_INIT;

static UTransliterator *conversion(const char *id) {
  UErrorCode status = U_ZERO_ERROR;
  UChar name[32];
  u_charsToUChars(id, name, (int32_t)strlen(id) + 1);
  return utrans_openU(name, -1, UTRANS_FORWARD, NULL, 0, NULL, &status);
}

static USet *characters(const char *encoding) {
  UErrorCode status = U_ZERO_ERROR;
  USet *set = uset_openEmpty();
  UConverter *converter = ucnv_open(encoding, &status);
  ucnv_getUnicodeSet(converter, set, UCNV_ROUNDTRIP_SET, &status);
  ucnv_close(converter);
  uset_freeze(set);
  return set;
}

// They do not change afterwards, and stay as long as the process.
static void open_tables(void) {
  to_traditional = conversion("Simplified-Traditional");
  to_simplified = conversion("Traditional-Simplified");
  of_japan = characters("Shift_JIS");
  of_mainland = characters("GB2312");
  of_taiwan = characters("Big5");
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

int jmk_han_uses(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[2];
  int32_t length = 0;
  pthread_once(&opened, open_tables);
  UChar32 character = (UChar32)scalar;
  u_strFromUTF32(text, 2, &length, &character, 1, &status);
  if (U_FAILURE(status)) return 0;
  int uses = 0;
  if (is_changed(to_traditional, text, length)) uses |= JMK_HAN_SIMPLIFIED;
  if (is_changed(to_simplified, text, length)) uses |= JMK_HAN_TRADITIONAL;
  if (uset_contains(of_japan, character)) uses |= JMK_HAN_JAPAN;
  if (uset_contains(of_mainland, character) || uset_contains(of_taiwan, character)) uses |= JMK_HAN_CHINA;
  return uses;
}
