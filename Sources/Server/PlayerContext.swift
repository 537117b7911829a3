package import Chase
package import Dictionary
package import HTTPServer
package import Library

/// What the player's routes work with.
package struct PlayerContext: Sendable {
  /// The videos and everything known about them.
  package var library: LibraryStore
  /// Works on the video that is watched.
  package var chaser: Chaser
  /// Tells all open pages what happens.
  package var events: EventStream
  /// Translates what a person selects.
  package var translator: any TextTranslating
  /// Looks words up; `nil` when no dictionary is installed.
  package var dictionary: EnglishDictionary?
  /// Words for errors.
  package var wording: any FailureWording
  /// The program's version.
  package var version: String
  /// What is known of the files of videos.
  let shelf = MediaShelf()

  /// A context of these parts.
  package init(
    library: LibraryStore, chaser: Chaser, events: EventStream, translator: any TextTranslating,
    dictionary: EnglishDictionary?, wording: any FailureWording, version: String
  ) {
    self.library = library
    self.chaser = chaser
    self.events = events
    self.translator = translator
    self.dictionary = dictionary
    self.wording = wording
    self.version = version
  }
}

/// Translates texts that a person selects.
package protocol TextTranslating: Sendable {
  /// The pairs of languages, with whether they are installed here.
  func pairs() async -> [LanguagePair]
  /// Translates; throws when the pair is not installed or the engine fails.
  func translate(_ text: String, from source: String, to target: String) async throws -> String
}

/// Two languages that are translated between.
package struct LanguagePair: Hashable, Sendable {
  /// The tag of the language translated from.
  package var source: String
  /// The tag of the language translated into.
  package var target: String
  /// Whether its pack is here.
  package var isInstalled: Bool

  /// A pair with everything said.
  package init(source: String, target: String, isInstalled: Bool) {
    self.source = source
    self.target = target
    self.isInstalled = isInstalled
  }
}

/// Has the sentences for what goes wrong, in the languages of the pages.
package protocol FailureWording: Sendable {
  /// A short name of the failure for programs, and a sentence in each language; neither shows a folder of this machine.
  func words(for error: any Error) -> FailureWords
}

/// A failure in words.
package struct FailureWords: Hashable, Sendable {
  /// A short name for programs.
  package var code: String
  /// The sentence in English.
  package var english: String
  /// The sentence in Japanese.
  package var japanese: String

  /// Words for a failure.
  package init(code: String, english: String, japanese: String) {
    self.code = code
    self.english = english
    self.japanese = japanese
  }
}
