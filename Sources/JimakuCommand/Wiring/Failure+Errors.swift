internal import Chase
internal import Dictionary
internal import Foundation
internal import HTTPServer
internal import Inference
internal import LanguagePacks
internal import Library
internal import Media
internal import Server
internal import Translation

extension Failure {
  /// The facts at the bottom of an error of Apple's interfaces or ours.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as OutputError: self = .output(error)
    case let error as MediaError: self = .media(error)
    case let error as PackError: self = .pack(error)
    case let error as DictionaryError: self = .dictionary(error)
    case let error as LibraryError: self = .library(error)
    case let error as HTTPServerError: self = .server(error)
    case let error as PlayerError: self = .player(error)
    case ChaseError.sessionOver: self = .player(.sessionOver)
    case let error as InferenceError: self = .engine(error)
    case let error as TranslationError:
      self = error.underlying.map { Failure($0) } ?? .unexpected(error.errorDescription ?? "\(error)")
    default:
      let facts = error as NSError
      if let underlying = facts.userInfo[NSUnderlyingErrorKey] as? any Error {
        self.init(underlying)
      } else {
        self = .unexpected("\(facts.domain) \(facts.code)")
      }
    }
  }
}
