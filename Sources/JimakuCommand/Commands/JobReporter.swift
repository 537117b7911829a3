/// Shows the work to somebody.
protocol JobReporter: AnyObject {
  /// Called for everything that happens, in its order.
  ///
  /// `elapsed` is how long the work on the file has taken, in milliseconds.
  func take(_ event: JobEvent, elapsed: Int)
}
