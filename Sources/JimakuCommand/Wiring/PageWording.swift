internal import Inference
internal import Library
internal import Media
internal import Server

/// The words for pages: those of the program, without the folders of this machine.
struct PageWording: FailureWording {
  func words(for error: any Error) -> FailureWords {
    let failure = Self.withoutFolders(Failure(error))
    return FailureWords(
      code: failure.code, english: Messages(language: .english).failure(failure),
      japanese: Messages(language: .japanese).failure(failure))
  }

  private static func withoutFolders(_ failure: Failure) -> Failure {
    switch failure {
    case .media(var error):
      error.path = name(error.path)
      return .media(error)
    case .library(var error):
      error.path = name(error.path)
      error.detail = error.code.rawValue
      return .library(error)
    case .packFolder(_, let words): return .packFolder("packs", words)
    case .engine(var error):
      error.detail = error.code.rawValue
      return .engine(error)
    case .unexpected: return .unexpected("error")
    default: return failure
    }
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }
}
