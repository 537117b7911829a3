internal import CInference

/// A loaded ONNX model.
///
/// Not `Sendable`: one owner at a time, who runs it through ``InferenceCall``.
package final class InferenceSession {
  /// How a session computes.
  package struct Options: Hashable, Sendable {
    /// Threads inside one operation, the calling one included.
    package var threads: Int
    /// Keeps freed memory for the next run, so that it stays at what the longest input needed.
    package var keepsMemory: Bool

    /// Memory goes back after each run, unless asked otherwise.
    package init(threads: Int, keepsMemory: Bool = false) {
      self.threads = threads
      self.keepsMemory = keepsMemory
    }
  }

  /// The model's inputs by name, in its own order.
  package let inputNames: [String]
  /// The model's outputs by name, in its own order.
  package let outputNames: [String]

  let handle: OpaquePointer
  let library: OrtLibrary
  /// The file, for errors.
  let path: String

  /// Loads a `.onnx` or `.ort` file.
  ///
  /// Throws `modelUnusable` with the runtime's words when the file is missing, damaged or of an unknown kind.
  package init(path: String, library: OrtLibrary, options: Options) throws(InferenceError) {
    var words = EngineWords()
    let settings = jmk_ort_options(threads: Int32(clamping: options.threads), arena: options.keepsMemory)
    let created = words.collect { buffer, size in
      jmk_ort_session_create(library.handle, path, settings, buffer, size)
    }
    guard let created else { throw InferenceError(.modelUnusable, "\(path): \(words.text)") }
    handle = created
    self.library = library
    self.path = path
    inputNames = Self.names(of: created, outputs: false)
    outputNames = Self.names(of: created, outputs: true)
  }

  deinit {
    jmk_ort_session_destroy(handle)
  }

  private static func names(of handle: OpaquePointer, outputs: Bool) -> [String] {
    (0..<jmk_ort_session_name_count(handle, outputs)).map { index in
      String(cString: jmk_ort_session_name(handle, outputs, index))
    }
  }
}
