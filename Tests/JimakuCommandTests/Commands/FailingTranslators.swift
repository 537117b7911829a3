@testable import JimakuCommand

/// Serves no pair.
struct MissingTranslator: TextTranslator {
  func prepare(from source: String, to target: String) async throws {
    throw Failure.translationUnsupported(from: "en", to: "es", known: ["ja"])
  }

  func translate(_ texts: [String]) async throws -> [MarkedText] { [] }

  func failure(_ error: any Error) -> Failure { .unexpected("\(error)") }
}

/// Is interrupted at once.
struct CancellingTranslator: TextTranslator {
  func prepare(from source: String, to target: String) async throws {}

  func translate(_ texts: [String]) async throws -> [MarkedText] {
    withUnsafeCurrentTask { $0?.cancel() }
    throw CancellationError()
  }

  func failure(_ error: any Error) -> Failure { .unexpected("\(error)") }
}
