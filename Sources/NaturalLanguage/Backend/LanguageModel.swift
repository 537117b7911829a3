internal import CLanguageIdentification
internal import LanguagePacks
internal import Synchronization

/// fastText's model of languages, which knows 176 of them.
final class LanguageModel: Sendable {
  /// A language by the model's own name.
  struct Guess {
    var name: String
    var probability: Double
  }

  // A pointer is not Sendable; what it points to does not change until it is destroyed, and may be asked from any thread.
  private nonisolated(unsafe) let model: OpaquePointer
  private let size: Int

  /// Loads a model; `nil` when fastText cannot.
  init?(path: String) {
    var words = [CChar](repeating: 0, count: 256)
    guard let model = jmk_language_model_create(path, &words, words.count) else { return nil }
    self.model = model
    size = jmk_language_model_size(model)
  }

  deinit {
    jmk_language_model_destroy(model)
  }

  /// Every language of a line of text, likeliest first; empty when there is nothing in it.
  func guesses(for line: String) -> [Guess] {
    var line = line
    return line.withUTF8 { text in
      withUnsafeTemporaryAllocation(of: jmk_language_guess.self, capacity: size) { guesses in
        guard let start = guesses.baseAddress, let bytes = text.baseAddress else { return [] }
        let count = bytes.withMemoryRebound(to: CChar.self, capacity: text.count) {
          jmk_language_model_guess(model, $0, text.count, start, guesses.count)
        }
        return guesses.prefix(count).map(Guess.init)
      }
    }
  }
}

extension LanguageModel.Guess {
  init(_ guess: jmk_language_guess) {
    probability = Double(guess.probability)
    name = withUnsafeBytes(of: guess.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension LanguageModel {
  private static let loaded = Mutex<LanguageModel?>(nil)

  /// The model of this user's packs, loaded once; `nil` as long as no whole pack has one.
  static var installed: LanguageModel? {
    loaded.withLock { model in
      if model == nil { model = load(from: .standard()) }
      return model
    }
  }

  /// A damaged pack is as good as none: fastText is never given a file whose digest is not the manifest's.
  static func load(from store: PackStore) -> LanguageModel? {
    guard let pack = store.pack(.languageIdentification), pack.pack.engine == "fasttext",
      case .text(let file)? = pack.pack.parameters?["model"],
      pack.pack.files.contains(where: { $0.path == file }),
      (try? store.verify(pack)) != nil
    else { return nil }
    return LanguageModel(path: pack.path(of: file))
  }
}
