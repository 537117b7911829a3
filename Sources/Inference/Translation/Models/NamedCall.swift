/// A session that is run by names: given more than it wants, it takes what it knows.
struct NamedCall {
  /// The session's inputs.
  let inputs: [String]
  private let outputs: [String]
  private let path: String
  private let call: InferenceCall

  /// A call for these outputs; throws `modelUnusable` with the name that the model does not have.
  init(session: InferenceSession, outputs: [String]) throws(InferenceError) {
    inputs = session.inputNames
    self.outputs = outputs
    path = session.path
    call = try InferenceCall(session: session, inputs: inputs, outputs: outputs)
  }

  /// Runs the session; throws `modelUnusable` with the input that nobody knows, or as `InferenceCall` does.
  func run(_ given: [String: Tensor]) throws(InferenceError) -> [String: Tensor] {
    var tensors: [Tensor] = []
    for name in inputs {
      guard let tensor = given[name] else {
        throw InferenceError(.modelUnusable, "\(path): an input named \(name)")
      }
      tensors.append(tensor)
    }
    return Dictionary(uniqueKeysWithValues: zip(outputs, try call.run(tensors)))
  }
}
