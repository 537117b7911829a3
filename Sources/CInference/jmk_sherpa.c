#include "include/jmk_sherpa.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "include/jmk_native.h"
#include "sherpa-onnx/c-api/c-api.h"

// The functions used, each with the type that the engine's own header gives it.
#define JMK_FUNCTIONS(X)                          \
  X(SherpaOnnxGetVersionStr)                      \
  X(SherpaOnnxCreateOfflineRecognizer)            \
  X(SherpaOnnxDestroyOfflineRecognizer)           \
  X(SherpaOnnxCreateOfflineStream)                \
  X(SherpaOnnxDestroyOfflineStream)               \
  X(SherpaOnnxAcceptWaveformOffline)              \
  X(SherpaOnnxDecodeOfflineStream)                \
  X(SherpaOnnxGetOfflineStreamResult)             \
  X(SherpaOnnxDestroyOfflineRecognizerResult)

struct jmk_sherpa {
#define JMK_DECLARE(name) __typeof__(&name) name;
  JMK_FUNCTIONS(JMK_DECLARE)
#undef JMK_DECLARE
};

struct jmk_recognizer {
  const jmk_sherpa *sherpa;
  const SherpaOnnxOfflineRecognizer *handle;
};

jmk_sherpa *jmk_sherpa_open(void *library, const char *version, char *error, size_t error_size) {
  jmk_sherpa *sherpa = calloc(1, sizeof *sherpa);
  if (sherpa == NULL) {
    snprintf(error, error_size, "out of memory");
    return NULL;
  }
#define JMK_FIND(name)                                                  \
  sherpa->name = (__typeof__(&name))jmk_native_symbol(library, #name);  \
  if (sherpa->name == NULL) {                                           \
    snprintf(error, error_size, "no function " #name);                  \
    free(sherpa);                                                       \
    return NULL;                                                        \
  }
  JMK_FUNCTIONS(JMK_FIND)
#undef JMK_FIND
  // Layouts of the engine's structures change between releases without a sign, so only one is accepted.
  const char *found = sherpa->SherpaOnnxGetVersionStr();
  if (strcmp(found, version) != 0) {
    snprintf(error, error_size, "sherpa-onnx %s, wanted %s", found, version);
    free(sherpa);
    return NULL;
  }
  return sherpa;
}

jmk_recognizer *jmk_recognizer_create(const jmk_sherpa *sherpa, jmk_moonshine_files files, int32_t threads) {
  SherpaOnnxOfflineRecognizerConfig config;
  memset(&config, 0, sizeof config);
  config.feat_config.sample_rate = 16000;
  config.feat_config.feature_dim = 80;
  config.model_config.moonshine.encoder = files.encoder;
  config.model_config.moonshine.merged_decoder = files.merged_decoder;
  config.model_config.tokens = files.tokens;
  config.model_config.num_threads = threads;
  config.model_config.provider = "cpu";
  config.decoding_method = "greedy_search";

  jmk_recognizer *recognizer = malloc(sizeof *recognizer);
  if (recognizer == NULL) return NULL;
  recognizer->sherpa = sherpa;
  recognizer->handle = sherpa->SherpaOnnxCreateOfflineRecognizer(&config);
  if (recognizer->handle == NULL) {
    free(recognizer);
    return NULL;
  }
  return recognizer;
}

void jmk_recognizer_destroy(jmk_recognizer *recognizer) {
  recognizer->sherpa->SherpaOnnxDestroyOfflineRecognizer(recognizer->handle);
  free(recognizer);
}

char *jmk_recognizer_decode(jmk_recognizer *recognizer, const float *samples, int32_t count) {
  const jmk_sherpa *sherpa = recognizer->sherpa;
  const SherpaOnnxOfflineStream *stream = sherpa->SherpaOnnxCreateOfflineStream(recognizer->handle);
  if (stream == NULL) return NULL;
  sherpa->SherpaOnnxAcceptWaveformOffline(stream, 16000, samples, count);
  sherpa->SherpaOnnxDecodeOfflineStream(recognizer->handle, stream);
  char *text = NULL;
  const SherpaOnnxOfflineRecognizerResult *result = sherpa->SherpaOnnxGetOfflineStreamResult(stream);
  if (result != NULL) {
    text = strdup(result->text != NULL ? result->text : "");
    sherpa->SherpaOnnxDestroyOfflineRecognizerResult(result);
  }
  sherpa->SherpaOnnxDestroyOfflineStream(stream);
  return text;
}

void jmk_text_free(char *text) { free(text); }
