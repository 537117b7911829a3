internal import CInference
internal import Foundation

/// Where the engines' shared libraries are: the folder that holds `sherpa-onnx/lib`.
package struct NativeLibraries: Hashable, Sendable, Codable {
  /// The folder's path.
  package var directory: String

  /// The libraries in this folder.
  package init(directory: String) {
    self.directory = directory
  }

  /// Whether the folder has the libraries; whether they can be loaded shows only when they are.
  package var isPresent: Bool { FileManager.default.fileExists(atPath: directory + "/sherpa-onnx/lib") }

  /// The first place that has them: `JIMAKU_NATIVE`, `lib/jimaku` beside the running program's folder,
  /// then the folder this was built with.
  package static func located(
    environment: [String: String], executableDirectory: String
  ) -> NativeLibraries {
    if let told = environment["JIMAKU_NATIVE"], !told.isEmpty {
      return NativeLibraries(directory: told)
    }
    let prefix = URL(filePath: executableDirectory).deletingLastPathComponent()
    let installed = NativeLibraries(
      directory: prefix.appending(path: "lib/jimaku").path(percentEncoded: false))
    if installed.isPresent { return installed }
    return NativeLibraries(directory: String(cString: jmk_native_built_in_directory()))
  }
}
