internal import CInference
internal import Synchronization

/// The library of sherpa-onnx, loaded once for the whole process.
///
/// It stays loaded until the process ends: its own threads make unloading unsafe. May be used from any thread.
package final class SherpaLibrary: Sendable {
  /// Where the library is in the folder of the engines' libraries.
  private static let relativePath = "sherpa-onnx/lib/libsherpa-onnx-c-api.so"
  /// The release whose header this was built with: the only one that is loaded.
  package static let version = "2.0.1"

  private static let loaded = Mutex<[NativeLibraries: SherpaLibrary]>([:])

  // Reason: a table of functions that is filled once, never freed and only read after that.
  nonisolated(unsafe) let handle: OpaquePointer

  private init(handle: OpaquePointer) {
    self.handle = handle
  }

  /// The engine from these libraries; the second call gives the first one's.
  ///
  /// Throws `libraryUnavailable` with the loader's words, or with the version found when it is another one.
  package static func load(from native: NativeLibraries) throws(InferenceError) -> SherpaLibrary {
    let result = loaded.withLock { known -> Result<SherpaLibrary, InferenceError> in
      if let library = known[native] { return .success(library) }
      let opened = open(native)
      if case .success(let library) = opened { known[native] = library }
      return opened
    }
    return try result.get()
  }

  private static func open(_ native: NativeLibraries) -> Result<SherpaLibrary, InferenceError> {
    var words = EngineWords()
    let handle = words.collect { buffer, size -> OpaquePointer? in
      guard let library = jmk_native_open(native.directory, relativePath, buffer, size) else { return nil }
      return jmk_sherpa_open(library, version, buffer, size)
    }
    guard let handle else { return .failure(InferenceError(.libraryUnavailable, words.text)) }
    return .success(SherpaLibrary(handle: handle))
  }
}
