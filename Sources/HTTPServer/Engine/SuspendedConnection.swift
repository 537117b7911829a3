internal import CMicroHTTPD

/// A connection that the HTTP library leaves alone until it is resumed, which can be done only once.
// Unchecked: the library may resume a suspended connection from any thread, and frees none that is suspended.
struct SuspendedConnection: ~Copyable, @unchecked Sendable {
  private let pointer: OpaquePointer

  /// Suspends; to be called by the library's own thread, in a callback for this connection.
  init(suspending pointer: OpaquePointer) {
    self.pointer = pointer
    MHD_suspend_connection(pointer)
  }

  /// Lets the library go on.
  consuming func resume() {
    MHD_resume_connection(pointer)
  }
}
