internal import Glibc

/// Threads that are known to run: Foundation's cannot say that there was none to be had, and whoever waits for one that
/// never began waits for ever.
enum EngineThread {
  /// As the main thread has it: decoding recurses little, but the engines' own code was written for that.
  static let usualStack = 8 << 20

  /// Runs `body` on a thread of its own.
  ///
  /// Throws `engineFailed` when the system has no thread or no memory for one.
  static func start(
    stackSize: Int = usualStack, _ body: @escaping @Sendable () -> Void
  ) throws(InferenceError) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(attributes, stackSize)
    let work = Unmanaged.passRetained(Work(body: body))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, attributes,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard status == 0 else {
      work.release()
      throw InferenceError(.engineFailed, "pthread_create: " + String(cString: strerror(status)))
    }
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
