internal import CInference
internal import Synchronization

/// ONNX Runtime, loaded once for the whole process.
///
/// The library stays loaded until the process ends: its own threads make unloading unsafe.
/// May be used from any thread.
package final class OrtLibrary: Sendable {
  /// Where the library is in the folder of the engines' libraries; the speech engine loads the same file.
  private static let relativePath = "sherpa-onnx/lib/libonnxruntime.so"

  private static let loaded = Mutex<[NativeLibraries: OrtLibrary]>([:])

  // Reason: set once, never freed, and ONNX Runtime's environment and allocator may be used from any thread.
  nonisolated(unsafe) let handle: OpaquePointer

  private init(handle: OpaquePointer) {
    self.handle = handle
  }

  /// The runtime from these libraries; the second call gives the first one's.
  ///
  /// Throws `libraryUnavailable` with the loader's words, or with the version found when it is another one.
  package static func load(from native: NativeLibraries) throws(InferenceError) -> OrtLibrary {
    let result = loaded.withLock { known -> Result<OrtLibrary, InferenceError> in
      if let library = known[native] { return .success(library) }
      let opened = open(native)
      if case .success(let library) = opened { known[native] = library }
      return opened
    }
    return try result.get()
  }

  /// The release of the library, such as "1.28.2".
  package var version: String {
    String(cString: jmk_ort_version(handle))
  }

  private static func open(_ native: NativeLibraries) -> Result<OrtLibrary, InferenceError> {
    var words = EngineWords()
    let handle = words.collect { buffer, size -> OpaquePointer? in
      guard let library = jmk_native_open(native.directory, relativePath, buffer, size) else { return nil }
      return jmk_ort_open(library, buffer, size)
    }
    guard let handle else { return .failure(InferenceError(.libraryUnavailable, words.text)) }
    return .success(OrtLibrary(handle: handle))
  }
}
