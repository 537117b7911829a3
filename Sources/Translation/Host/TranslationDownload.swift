public import Foundation

/// A download that a session asks for: the pack of one pair of languages.
public struct TranslationDownload: Hashable, Sendable {
  /// The language to translate from.
  public let source: Locale.Language
  /// The language to translate to.
  public let target: Locale.Language

  /// A download for these languages.
  public init(source: Locale.Language, target: Locale.Language) {
    self.source = source
    self.target = target
  }
}

/// What a program does when a session needs a pack that is not installed.
public struct TranslationDownloads: Sendable {
  let approve: @Sendable (TranslationDownload) async -> Bool
  let install: @Sendable (TranslationDownload) async throws -> Void

  /// `approve` asks the person; `install` fetches and installs a pack and returns when it can be used.
  public init(
    approve: @escaping @Sendable (TranslationDownload) async -> Bool,
    install: @escaping @Sendable (TranslationDownload) async throws -> Void
  ) {
    self.approve = approve
    self.install = install
  }
}
