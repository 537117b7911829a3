internal import Foundation
internal import Inference
internal import Translation

/// Reads the file that `--glossary` names.
enum GlossaryFile {
  /// The glossary; throws `Failure`.
  static func read(_ file: String) throws(Failure) -> TranslationGlossary {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: file, directoryHint: .notDirectory))
    } catch {
      throw .noGlossary(file, (error as NSError).localizedFailureReason ?? error.localizedDescription)
    }
    do {
      return TranslationGlossary(try Glossary(tabSeparated: bytes))
    } catch {
      throw .glossary(file: file, error)
    }
  }
}
