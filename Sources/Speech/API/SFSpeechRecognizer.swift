public import Foundation

/// Whether the user lets this app recognise speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The user said no.
  case denied
  /// The device does not allow it.
  case restricted
  /// The user said yes.
  case authorized
}

/// Is told when a recogniser becomes available or ceases to be.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// The recogniser's `isAvailable` changed.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing; Apple's method is optional.
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// Recognises the speech of one locale, on this machine.
///
/// The recogniser runs in a worker process that is started with the first task and shared by all recognisers of
/// the same locale. Source: Apple, "SFSpeechRecognizer" (Speech).
public class SFSpeechRecognizer: NSObject {
  /// The locale whose speech is recognised.
  public let locale: Locale
  /// Is told about changes of availability; not retained.
  public weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Takes the place of a request's `.unspecified` hint.
  public var defaultTaskHint: SFSpeechRecognitionTaskHint = .unspecified
  /// Where result handlers and task delegates run; the main queue unless changed.
  public var queue: OperationQueue = .main
  /// Whether recognition needs no network: always so here.
  public var supportsOnDeviceRecognition = true
  let assets: SpeechAssets

  /// A recogniser for a locale, the user's unless given; `nil` when no pack can serve it, be it installed or not.
  public init?(locale: Locale = .current) {
    // Apple's has a separate `init?()`, which here would clash with `NSObject.init()`; calls read the same.
    assets = SpeechAssets.standard
    guard assets.isSupported(locale) else { return nil }
    self.locale = locale
  }

  /// The locales that some pack can serve.
  public class func supportedLocales() -> Set<Locale> {
    SpeechAssets.standard.supportedLocales
  }

  /// Always `.authorized`: nothing leaves the machine, and Linux has no such permission.
  public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    .authorized
  }

  /// Answers `.authorized` on a queue of its own.
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    DispatchQueue.global().async { handler(authorizationStatus()) }
  }

  /// Whether a pack for the locale is installed.
  public var isAvailable: Bool { assets.isInstalled(locale) }

  /// Recognises the speech of `request`; the handler gets each result and the end on `queue`.
  ///
  /// The handler is called with partial results, then once with a final one; or with an error, which ends the
  /// task. Audio may be given before or after this call.
  public func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    start(request, HandlerObserver(handler: resultHandler))
  }

  /// Recognises the speech of `request`; the delegate, which is not retained, is called on `queue`.
  public func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    start(request, DelegateObserver(delegate: delegate))
  }

  private func start(
    _ request: SFSpeechRecognitionRequest, _ observer: any TaskObserver
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask(observer: observer, queue: queue)
    task.start(request, locale: locale, assets: assets)
    return task
  }
}
