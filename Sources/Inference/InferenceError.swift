/// What can go wrong between us and the engines: facts, no sentences.
package struct InferenceError: Error, Hashable, Sendable, Codable {
  /// The kind of failure.
  package enum Code: String, Sendable, Codable {
    /// An engine's shared library is absent or of another version than the one built against.
    case libraryUnavailable
    /// A model could not be loaded.
    case modelUnusable
    /// The engine reported a failure while working.
    case engineFailed
    /// The worker process cannot be started.
    case workerUnavailable
    /// The worker process ended while the request was being worked on, more often than is retried.
    case workerLost
    /// The request was cancelled.
    case cancelled
    /// A message on the worker's socket made no sense.
    case protocolViolation
  }

  /// The kind of failure.
  package var code: Code
  /// The file, library or message concerned, with what the library itself said.
  package var detail: String

  /// A failure with its facts.
  package init(_ code: Code, _ detail: String) {
    self.code = code
    self.detail = detail
  }

  /// Whether the next request would fail in the same way, or nobody waits for it.
  package var isFinal: Bool {
    switch code {
    case .libraryUnavailable, .modelUnusable, .workerUnavailable, .cancelled: true
    case .engineFailed, .workerLost, .protocolViolation: false
    }
  }
}

extension InferenceError: CustomStringConvertible {
  /// The facts, for a log: `workerLost: signal 9`.
  package var description: String { "\(code.rawValue): \(detail)" }
}
