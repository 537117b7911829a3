internal import Foundation

/// Loads ONNX Runtime and sherpa-onnx in a worker: a library that is cut off ends the process that loads it.
package enum RuntimeTrial {
  /// The runtime's version, such as "1.28.2".
  ///
  /// Blocks until both are loaded. Throws `workerUnavailable`, or `libraryUnavailable` with what the loader said or how the
  /// worker ended.
  package static func version(of native: NativeLibraries, launcher: EngineLauncher) throws(InferenceError)
    -> String
  {
    let worker = try launcher.launch()
    let request = WorkerRequest.loadRuntime(native)
    let answer = (try? WorkerFrame.encoded(request)).flatMap { frame in
      worker.socket.write(frame) ? worker.socket.readFrame() : nil
    }
    worker.socket.hangUp()
    let exit = worker.reap()
    switch answer.flatMap({ try? JSONDecoder().decode(WorkerReply.self, from: Data($0.1)) }) {
    case .runtime(let version): return version
    case .unusable(let error): throw error
    default:
      throw InferenceError(.libraryUnavailable, "\(native.directory): \(exit)")
    }
  }
}
