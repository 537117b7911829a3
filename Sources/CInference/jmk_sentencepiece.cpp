#include "include/jmk_sentencepiece.h"

#include <sentencepiece_processor.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <string>
#include <vector>

struct jmk_sentencepiece {
  sentencepiece::SentencePieceProcessor processor;
};

namespace {

char *copied(const std::string &text, size_t *size) {
  char *memory = static_cast<char *>(std::malloc(text.size() + 1));
  if (memory == nullptr) return nullptr;
  std::memcpy(memory, text.data(), text.size());
  memory[text.size()] = 0;
  *size = text.size();
  return memory;
}

}  // namespace

jmk_sentencepiece *jmk_sentencepiece_create(const char *path, char *error, size_t error_size) {
  jmk_sentencepiece *model = nullptr;
  try {
    model = new jmk_sentencepiece;
    const auto status = model->processor.Load(path);
    if (status.ok()) return model;
    std::snprintf(error, error_size, "%s", status.ToString().c_str());
  } catch (const std::exception &failure) {
    std::snprintf(error, error_size, "%s", failure.what());
  }
  delete model;
  return nullptr;
}

void jmk_sentencepiece_destroy(jmk_sentencepiece *model) { delete model; }

char *jmk_sentencepiece_encode(const jmk_sentencepiece *model, const char *text, size_t length, size_t *size) {
  try {
    std::vector<std::string> pieces;
    if (!model->processor.Encode({text, length}, &pieces).ok()) return nullptr;
    std::string joined;
    for (const auto &piece : pieces) {
      // A NUL in the text would end its piece early.
      if (piece.find('\0') != std::string::npos) continue;
      joined.append(piece);
      joined.push_back('\0');
    }
    return copied(joined, size);
  } catch (const std::exception &) {
    return nullptr;
  }
}

char *jmk_sentencepiece_decode(const jmk_sentencepiece *model, const char *pieces, size_t length, size_t *size) {
  try {
    std::vector<std::string> list;
    for (const char *piece = pieces; piece < pieces + length; piece += list.back().size() + 1) {
      list.emplace_back(piece);
    }
    std::string text;
    if (!model->processor.Decode(list, &text).ok()) return nullptr;
    return copied(text, size);
  } catch (const std::exception &) {
    return nullptr;
  }
}

void jmk_sentencepiece_release(char *memory) { std::free(memory); }
