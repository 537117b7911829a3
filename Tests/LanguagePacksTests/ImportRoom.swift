import Foundation
import TestSupport

/// A model's folder, and packs that it can be imported to.
struct ImportRoom {
  let home: TemporaryFolder
  let packs: PackFolder
  let folder: URL

  init() throws {
    home = try TemporaryFolder()
    packs = try PackFolder()
    folder = try modelFolder(in: home)
  }
}

/// A model's folder with everything that an import reads; its graphs are no graphs, since nothing here loads them.
private func modelFolder(in home: TemporaryFolder) throws -> URL {
  let folder = home.url.appending(path: "opus-mt")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let files = [
    "config.json": """
    {"model_type": "marian", "d_model": 16, "decoder_layers": 2, "decoder_attention_heads": 4, "vocab_size": 4,
     "max_position_embeddings": 64, "decoder_start_token_id": 3, "eos_token_id": 0, "pad_token_id": 3}
    """,
    "generation_config.json": """
    {"num_beams": 4, "max_length": 32, "bad_words_ids": [[3]], "forced_eos_token_id": 0, "early_stopping": true,
     "length_penalty": 0.8, "no_repeat_ngram_size": 3}
    """,
    "vocab.json": #"{"</s>": 0, "<unk>": 1, "▁a": 2, "<pad>": 3}"#,
    "source.spm": "s", "target.spm": "t", "encoder_model.onnx": "e", "decoder_model_merged.onnx": "d",
    "README.md": "---\nlanguage: [en, es]\nlicense: apache-2.0\n---\n# A model\n",
  ]
  for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
  return folder
}
