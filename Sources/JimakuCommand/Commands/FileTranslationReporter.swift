/// Shows the translation of files to somebody.
protocol FileTranslationReporter: AnyObject {
  /// Called for everything that happens, in its order.
  func take(_ event: FileTranslationEvent)
}
