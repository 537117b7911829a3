/// What can be wrong with a request of the player's pages: facts, no sentences.
package enum PlayerError: Error, Hashable, Sendable {
  /// There is nothing at this address.
  case notFound
  /// The body is not the JSON that is expected there; with the decoder's words.
  case badBody(String)
  /// The body is not said to be JSON.
  case notJSON
  /// A parameter is missing or means nothing; with its name.
  case badParameter(String)
  /// The work on the video that this belongs to has ended: another was opened.
  case sessionOver
  /// The text cannot be translated between these languages.
  case noSuchPair(source: String?, target: String)
  /// No dictionary is installed.
  case noDictionary
  /// No dictionary has the word.
  case unknownWord(String)
  /// The video's file is not there any more.
  case missingFile

  /// Names the failure for programs; never changes once published.
  package var code: String {
    switch self {
    case .notFound: "notFound"
    case .badBody: "badBody"
    case .notJSON: "notJSON"
    case .badParameter: "badParameter"
    case .sessionOver: "sessionOver"
    case .noSuchPair: "noSuchPair"
    case .noDictionary: "noDictionary"
    case .unknownWord: "unknownWord"
    case .missingFile: "missingFile"
    }
  }
}
