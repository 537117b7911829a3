internal import Subtitles

/// What is told about the translation of one subtitle file.
enum FileTranslationEvent: Hashable, Sendable {
  /// Work on this file begins; its number among all, from 1, and the language it is in.
  case began(file: String, number: Int, total: Int, source: String, cues: Int)
  /// What was odd in it, in the order of the lines.
  case remarks(file: String, [SubtitleRemark])
  /// So many of the sentences are done in this language.
  case progress(language: String, done: Int, total: Int)
  /// Cues that keep their words, since no translation of them was to be had; the engine's words for the last.
  case untranslated(file: String, language: String, [FoundCue], reason: Failure)
  /// Cues whose translations are to be looked at, by the name of a `TranslationMark`.
  case marked(file: String, language: String, mark: String, [FoundCue])
  /// The file is in this language already, and none is written for it.
  case inTargetLanguage(file: String, language: String)
  /// Nothing more of this file follows.
  case ended(file: String, FileTranslationOutcome)
}

/// What became of one subtitle file.
enum FileTranslationOutcome: Hashable, Sendable {
  /// The files written, in the order of the languages, with as many cues as the input.
  case written([String], cues: Int, untranslated: Int)
  /// Cancelled; nothing is written.
  case interrupted
  case failed(Failure)
}
