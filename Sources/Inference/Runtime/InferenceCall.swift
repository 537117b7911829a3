internal import CInference

/// One way of running a session: which inputs are given and which outputs are wanted, in which order.
///
/// Names are looked up once, so that a run costs little more than the model. Every input of the model must be
/// among them, also one that the wanted outputs do not need. Not `Sendable`, like the session.
package final class InferenceCall {
  private let session: InferenceSession
  private let inputNames: [UnsafePointer<CChar>?]
  private let outputNames: [UnsafePointer<CChar>?]

  /// A call with inputs and outputs in this order.
  ///
  /// Throws `modelUnusable` with the file and the name that the model does not have.
  package init(session: InferenceSession, inputs: [String], outputs: [String]) throws(InferenceError) {
    self.session = session
    inputNames = try Self.pointers(to: inputs, of: session, outputs: false)
    outputNames = try Self.pointers(to: outputs, of: session, outputs: true)
  }

  /// Runs the model; the answer has the outputs in the order of the call.
  ///
  /// `into` may hold a tensor for an output, which is then written in place and must have the right shape
  /// (the runtime makes those that are `nil`). Throws `engineFailed` with the runtime's words, for example
  /// for a wrong type or shape.
  package func run(_ inputs: [Tensor], into: [Tensor?] = []) throws(InferenceError) -> [Tensor] {
    guard inputs.count == inputNames.count, into.count <= outputNames.count else {
      throw InferenceError(.engineFailed, "\(inputs.count) inputs, wanted \(inputNames.count)")
    }
    let given: [OpaquePointer?] = inputs.map(\.handle)
    var made = into.map { $0?.handle }
    made += [OpaquePointer?](repeating: nil, count: outputNames.count - into.count)

    var words = EngineWords()
    let done = words.collect { buffer, size in
      run(given, &made, buffer, size)
    }
    guard done else { throw InferenceError(.engineFailed, words.text) }
    withExtendedLifetime(inputs) {}
    return try adopt(made, into: into)
  }

  private func run(
    _ inputs: [OpaquePointer?], _ outputs: inout [OpaquePointer?],
    _ buffer: UnsafeMutablePointer<CChar>, _ size: Int
  ) -> Bool {
    inputs.withUnsafeBufferPointer { inputs in
      inputNames.withUnsafeBufferPointer { inputNames in
        outputNames.withUnsafeBufferPointer { outputNames in
          outputs.withUnsafeMutableBufferPointer { outputs in
            jmk_ort_session_run(
              session.handle, inputNames.baseAddress, inputs.baseAddress, inputs.count,
              outputNames.baseAddress, outputs.baseAddress, outputs.count, buffer, size)
          }
        }
      }
    }
  }

  private func adopt(_ made: [OpaquePointer?], into: [Tensor?]) throws(InferenceError) -> [Tensor] {
    var tensors: [Tensor] = []
    var failure: InferenceError?
    for (index, handle) in made.enumerated() {
      if index < into.count, let given = into[index] {
        tensors.append(given)
      } else if let handle {
        // Every output is adopted even after a failure, so that none is lost.
        do {
          tensors.append(try Tensor(adopting: handle, library: session.library))
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
    return tensors
  }

  private static func pointers(
    to names: [String], of session: InferenceSession, outputs: Bool
  ) throws(InferenceError) -> [UnsafePointer<CChar>?] {
    let known = outputs ? session.outputNames : session.inputNames
    var pointers: [UnsafePointer<CChar>?] = []
    for name in names {
      guard let index = known.firstIndex(of: name) else {
        throw InferenceError(
          .modelUnusable, "\(session.path): no \(outputs ? "output" : "input") named \(name)")
      }
      pointers.append(jmk_ort_session_name(session.handle, outputs, index))
    }
    return pointers
  }
}
