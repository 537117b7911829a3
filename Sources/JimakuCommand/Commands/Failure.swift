internal import Dictionary
internal import HTTPServer
internal import Inference
internal import LanguagePacks
internal import Library
internal import Media
internal import Server
internal import Subtitles

/// Why a command could not do its work: facts, no sentences.
enum Failure: Error, Hashable, Sendable {
  case media(MediaError)
  /// An address instead of a file.
  case notLocal(String)
  /// A pipe, a socket or a device instead of a file.
  case notAFile(String)
  /// There is no such file, and the name was not UTF-8: what is no text has U+FFFD in its place.
  case nameNotUTF8(String)
  /// The start lies behind the end; the length in milliseconds.
  case startAfterEnd(file: String, start: Timestamp, duration: Int)
  case output(OutputError)
  case pack(PackError)
  /// A translation pack is whole and does not translate; the engine's words.
  case packFails(String, String)
  /// No pack has this id.
  case noSuchPack(String)
  /// A model's folder cannot be made a pack.
  case importing(ImportError)
  /// The folder of the packs cannot be listed; the system's words.
  case packFolder(String, String)
  /// A file stands where Jimaku's home should be.
  case homeIsFile(String)
  case dictionary(DictionaryError)
  /// No dictionary has the word; some that are spelled nearly like it.
  case unknownWord(String, suggestions: [String])
  case library(LibraryError)
  /// The server cannot start.
  case server(HTTPServerError)
  /// A request of a page cannot be answered.
  case player(PlayerError)
  /// A folder or file for the player is not there.
  case noSuchPlace(String)
  /// A folder for the player may not be listed by this user.
  case closedFolder(String)
  case engine(InferenceError)
  /// No pack that is known serves speech in this language; those that are served.
  case speechUnsupported(String, known: [String])
  /// No pack that is known translates from this language; those that some does.
  case translationSourceUnsupported(String, known: [String])
  /// No pack that is known translates so; what the source can be translated to.
  case translationUnsupported(from: String, to: String, known: [String])
  /// The text is in the language that it is to be translated to.
  case inTargetLanguage(String)
  /// Not one sentence could be translated; the engine's words.
  case nothingTranslated(file: String, reason: String)
  /// The engine failed at one text again and again.
  case textFailed
  /// Video or audio where a text or subtitles should be.
  case noText(String)
  /// Subtitles of a format that is only recognised.
  case foreignSubtitles(String, ForeignSubtitles)
  /// No cue of a subtitle file can be read; the first thing that is odd.
  case noCues(String, SubtitleRemark?)
  /// The name of an output says another format than it would have.
  case otherExtension(String, format: SubtitleFile.Format)
  /// A line of a glossary, or all of it, makes no sense.
  case glossary(file: String, GlossaryError)
  /// A glossary cannot be read; the system's words.
  case noGlossary(String, String)
  /// A line of the input is not UTF-8.
  case notUTF8
  /// The input is in an encoding of two or four bytes a character, as `iconv` names it.
  case wideEncoding(String)
  /// Standard input or output failed; the system's words.
  case standardInput(String)
  case standardOutput(String)
  /// What nobody foresaw, in the words of the error.
  case unexpected(String)

  /// Whether what is done next would fail in the same way.
  var isFinal: Bool {
    if case .engine(let error) = self { error.isFinal } else { false }
  }

  /// Names the failure for programs; never changes once published.
  var code: String {
    switch self {
    case .media(let error): "media.\(error.code.rawValue)"
    case .notLocal: "media.notLocal"
    case .notAFile: "media.notAFile"
    case .nameNotUTF8: "media.nameNotUTF8"
    case .startAfterEnd: "media.startAfterEnd"
    case .output(let error): "output.\(error.code.rawValue)"
    case .pack(let error): "pack.\(error.code.rawValue)"
    case .packFails: "pack.fails"
    case .noSuchPack: "pack.unknown"
    case .importing(let error): "import.\(error.code.rawValue)"
    case .packFolder: "pack.folder"
    case .homeIsFile: "pack.homeIsFile"
    case .dictionary(let error): "dictionary.\(error.code.rawValue)"
    case .unknownWord: "dictionary.unknownWord"
    case .library(let error): "library.\(error.code.rawValue)"
    case .server(let error): "server.\(error.code)"
    case .player(let error): error.code
    case .noSuchPlace: "server.noSuchPlace"
    case .closedFolder: "server.closedFolder"
    case .engine(let error): "engine.\(error.code.rawValue)"
    case .speechUnsupported: "language.speechUnsupported"
    case .translationSourceUnsupported: "language.translationSourceUnsupported"
    case .translationUnsupported: "language.translationUnsupported"
    case .inTargetLanguage: "language.inTargetLanguage"
    case .nothingTranslated: "translation.failed"
    case .textFailed: "translation.textFailed"
    case .noText: "media.noText"
    case .foreignSubtitles(_, let format): "subtitles.\(format.rawValue)"
    case .noCues: "subtitles.noCues"
    case .otherExtension: "output.otherExtension"
    case .glossary(_, let error): "glossary.\(error.name)"
    case .noGlossary: "glossary.unreadable"
    case .notUTF8: "input.notUTF8"
    case .wideEncoding: "input.wideEncoding"
    case .standardInput: "input.failed"
    case .standardOutput: "output.standardOutput"
    case .unexpected: "unexpected"
    }
  }
}
