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

  /// The first place that has them: `JIMAKU_NATIVE`, `../lib/jimaku` beside the running program's folder,
  /// then the folder this was built with.
  package static func located(
    environment: [String: String], executableDirectory: String
  ) -> NativeLibraries {
    if let told = environment["JIMAKU_NATIVE"], !told.isEmpty {
      return NativeLibraries(directory: told)
    }
    let installed = executableDirectory + "/../lib/jimaku"
    if FileManager.default.fileExists(atPath: installed + "/sherpa-onnx/lib") {
      return NativeLibraries(directory: installed)
    }
    return NativeLibraries(directory: String(cString: jmk_native_built_in_directory()))
  }
}
