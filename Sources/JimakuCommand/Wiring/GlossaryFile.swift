internal import Foundation
internal import Glibc
internal import Inference
internal import Translation

/// Reads the file that `--glossary` names.
enum GlossaryFile {
  /// The glossary; throws `Failure`.
  static func read(_ file: String) throws(Failure) -> TranslationGlossary {
    var facts = stat()
    guard stat(file, &facts) == 0 else { throw .noGlossary(file, Console.words(errno)) }
    guard facts.st_mode & S_IFMT != S_IFDIR else { throw .noGlossary(file, Console.words(EISDIR)) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .notAFile(file) }
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
