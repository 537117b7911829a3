internal import Foundation
internal import Glibc

/// A model's folder as `optimum-cli export onnx` or Tools/packs leaves it, read and found to be complete.
struct ModelFolder {
  /// More tokens than any translation model has.
  static let vocabularyLimit = 1 << 19

  /// More beams than any model is published with: each costs as much memory and time as the first.
  static let beamLimit = 64
  /// The largest text that is read, in bytes: vocabularies have some megabytes.
  private static let textLimit = 1 << 26

  let url: URL
  let family: ModelFamily
  let layout: ModelLayout
  let configuration: ModelConfiguration
  let settings: GenerationSettings
  /// What of them `generation_config.json` says; the rest is said by `config.json`.
  private let newer: GenerationSettings?
  /// The tokenizer's vocabulary.
  let vocabulary: [String: Int]
  /// The files a pack is made of: their names in the pack, and where they are.
  let files: [(name: String, place: URL)]

  /// Reads a folder; throws what is missing in it or makes no sense.
  init(_ url: URL) throws(ImportError) {
    self.url = url
    let path = url.path
    func fault(_ code: ImportError.Code, _ detail: String) -> ImportError {
      ImportError(code, folder: path, detail: detail)
    }
    var facts = stat()
    // Its files are found by their names, which asks for no more than going through it.
    if access(path, X_OK) != 0, errno == EACCES { throw fault(.closed, "") }
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR else { throw fault(.noFolder, "") }
    configuration = try Self.read(ModelConfiguration.self, "config.json", in: url)
    guard let type = configuration.modelType else { throw fault(.badFile, "config.json: model_type") }
    guard let family = ModelFamily(rawValue: type) else { throw fault(.unsupportedModel, type) }
    self.family = family
    let older = try Self.read(GenerationSettings.self, "config.json", in: url)
    let name = "generation_config.json"
    newer = try Self.file(name, in: url) == nil ? nil : Self.read(GenerationSettings.self, name, in: url)
    settings = newer?.over(older) ?? older
    if let name = newer?.unsupported ?? older.unsupported { throw fault(.unsupportedSetting, name) }
    vocabulary = try Self.read([String: Int].self, "vocab.json", in: url)
    layout = ModelLayout(of: url)
    files = try Self.files(of: family, layout, in: url)
  }

  /// A file of the folder, or of its folder `onnx`, where some keep the graphs.
  static func place(of name: String, in folder: URL) -> URL? {
    [folder.appending(path: name), folder.appending(path: "onnx/\(name)")].first {
      FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
    }
  }

  /// The file that has a setting.
  func file<Value>(of setting: KeyPath<GenerationSettings, Value?>) -> String {
    newer?[keyPath: setting] == nil ? "config.json" : "generation_config.json"
  }

  /// The same, wherever links lead, as caches of models have them; throws `badFile` for what is no plain file, or leads nowhere.
  static func file(_ name: String, in folder: URL) throws(ImportError) -> PlainFile? {
    let places = [folder.appending(path: name), folder.appending(path: "onnx/\(name)")]
      .map { $0.path(percentEncoded: false) }
    guard
      let place = place(of: name, in: folder)?.path(percentEncoded: false)
        ?? places.first(where: PlainFile.isNamed)
    else { return nil }
    do throws(PlainFile.Fault) {
      return try PlainFile(place)
    } catch {
      throw ImportError(error, folder: folder.path, file: name)
    }
  }

  private static func files(
    of family: ModelFamily, _ layout: ModelLayout, in folder: URL
  ) throws(ImportError) -> [(name: String, place: URL)] {
    var files: [(name: String, place: URL)] = []
    func take(_ name: String) throws(ImportError) -> Bool {
      guard let file = try file(name, in: folder) else { return false }
      guard file.size > 0 else { throw ImportError(.badFile, folder: folder.path, detail: name) }
      files.append((name, URL(filePath: file.path)))
      return true
    }
    for name in layout.graphs + family.tokenizerFiles {
      guard try take(name) else { throw ImportError(.missingFile, folder: folder.path, detail: name) }
      // Weights that are too large for the graph's file stand beside it.
      for ending in ["_data", ".data"] { _ = try take(name + ending) }
    }
    if family == .marian { _ = try take("target_vocab.json") }
    return files
  }

  static func read<Value: Decodable>(
    _ type: Value.Type, _ name: String, in folder: URL
  ) throws(ImportError) -> Value {
    let path = folder.path
    guard let file = try file(name, in: folder) else {
      throw ImportError(.missingFile, folder: path, detail: name)
    }
    guard file.size <= textLimit else { throw ImportError(.badFile, folder: path, detail: name) }
    do {
      let decoder = JSONDecoder()
      // A vocabulary's keys are words, which must stay as they are.
      if type != [String: Int].self { decoder.keyDecodingStrategy = .convertFromSnakeCase }
      return try decoder.decode(type, from: Data(contentsOf: URL(filePath: file.path)))
    } catch DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context) {
      let key = context.codingPath.first.map { ": " + snakeCase($0.stringValue) } ?? ""
      throw ImportError(.badFile, folder: path, detail: name + key)
    } catch {
      throw ImportError(.badFile, folder: path, detail: name)
    }
  }

  /// The key as it stands in the file: `d_model` for `dModel`.
  private static func snakeCase(_ key: String) -> String {
    key.map { $0.isUppercase ? "_\($0.lowercased())" : String($0) }.joined()
  }
}
