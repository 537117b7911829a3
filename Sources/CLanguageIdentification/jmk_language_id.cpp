#include "include/CLanguageIdentification.h"

#include <fasttext/fasttext.h>

#include <cstdio>
#include <exception>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

struct jmk_language_model {
  fasttext::FastText model;
  size_t size = 0;
};

namespace {

// What fastText puts in front of a label.
const std::string prefix = "__label__";

}  // namespace

jmk_language_model *jmk_language_model_create(const char *path, char *error, size_t error_size) {
  jmk_language_model *model = nullptr;
  try {
    model = new jmk_language_model;
    model->model.loadModel(path);
    model->size = static_cast<size_t>(model->model.getDictionary()->nlabels());
    return model;
  } catch (const std::exception &failure) {
    std::snprintf(error, error_size, "%s", failure.what());
  }
  delete model;
  return nullptr;
}

void jmk_language_model_destroy(jmk_language_model *model) { delete model; }

size_t jmk_language_model_size(const jmk_language_model *model) { return model->size; }

size_t jmk_language_model_guess(const jmk_language_model *model, const char *text, size_t length,
                                jmk_language_guess *guesses, size_t capacity) {
  try {
    // The model learnt from whole lines: their end is a word to it.
    std::istringstream line(std::string(text, length) + "\n");
    std::vector<std::pair<fasttext::real, std::string>> predictions;
    model->model.predictLine(line, predictions, static_cast<int32_t>(capacity), 0);
    size_t count = 0;
    for (const auto &prediction : predictions) {
      if (count == capacity) break;
      const size_t start = prediction.second.compare(0, prefix.size(), prefix) == 0 ? prefix.size() : 0;
      std::snprintf(guesses[count].name, sizeof guesses[count].name, "%s", prediction.second.c_str() + start);
      guesses[count].probability = prediction.first;
      count += 1;
    }
    return count;
  } catch (const std::exception &) {
    return 0;
  }
}
