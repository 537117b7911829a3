import Inference
import Testing

@Suite(.enabled(if: RuntimeFixture.isAvailable, "needs the engines' libraries in .native (make setup)"))
struct InferenceCallTests {
  let library: OrtLibrary
  let session: InferenceSession
  let sum: InferenceCall
  let others: [Tensor]

  init() throws {
    library = try OrtLibrary.load(from: RuntimeFixture.native)
    session = try RuntimeFixture.arithmetic()
    sum = try InferenceCall(session: session, inputs: ["b", "a", "k", "flag"], outputs: ["sum"])
    others = [
      try Tensor([Int64(41)], shape: [], library: library), try Tensor([true], shape: [1], library: library),
    ]
  }

  private func floats(_ elements: [Float], _ shape: [Int]) throws -> Tensor {
    try Tensor(elements, shape: shape, library: library)
  }

  @Test func everyElementTypeGoesInAndOut() throws {
    let call = try InferenceCall(
      session: session, inputs: session.inputNames, outputs: session.outputNames)
    let outputs = try call.run([
      floats([1, 2, 3, 4], [2, 2]), floats([10, 20, 30, 40], [2, 2]), others[0], others[1],
    ])
    #expect(outputs[0].shape == [2, 2])
    #expect(try outputs[0].withElements(of: Float.self, Array.init) == [11, 22, 33, 44])
    #expect(outputs[1].shape == [])
    #expect(try outputs[1].withElements(of: Int64.self, Array.init) == [42])
    #expect(try outputs[2].withElements(of: Bool.self, Array.init) == [false])
  }

  @Test func anOutputIsAnInputOfTheNextRun() throws {
    var value = try floats([0, 1], [1, 2])
    for _ in 0..<3 { value = try sum.run([value, value] + others)[0] }
    #expect(try value.withElements(of: Float.self, Array.init) == [0, 8])
  }

  @Test func anOutputCanBeWrittenIntoAGivenTensor() throws {
    let result = try Tensor(repeating: Float(-1), shape: [1, 2], library: library)
    let outputs = try sum.run([floats([1, 2], [1, 2]), floats([3, 4], [1, 2])] + others, into: [result])
    #expect(outputs[0] === result)
    #expect(try result.withElements(of: Float.self, Array.init) == [4, 6])
  }

  @Test func anEmptyTensorIsNoSpecialCase() throws {
    let output = try sum.run([floats([], [0, 2]), floats([], [0, 2])] + others)[0]
    #expect(output.shape == [0, 2])
    #expect(try output.withElements(of: Float.self, Array.init).isEmpty)
  }

  @Test func aNameTheModelDoesNotHaveIsAnError() {
    for (inputs, outputs) in [(["a", "c"], ["sum"]), (["a", "b"], ["difference"])] {
      let error = #expect(throws: InferenceError.self) {
        try InferenceCall(session: session, inputs: inputs, outputs: outputs)
      }
      #expect(error?.code == .modelUnusable)
    }
  }

  @Test func aWrongShapeTypeOrNumberOfInputsIsAnError() throws {
    let right = try floats([1, 2], [1, 2])
    let wrong: [[Tensor]] = [
      [right, right], [right, right, right] + others,
      [right, try floats([1, 2, 3], [1, 3])] + others,
      [right, try floats([1, 2], [2])] + others,
      [right, try Tensor([Int64(1), 2], shape: [1, 2], library: library)] + others,
    ]
    for inputs in wrong {
      let error = #expect(throws: InferenceError.self) { try sum.run(inputs) }
      #expect(error?.code == .engineFailed)
      #expect(error?.detail.isEmpty == false)
    }
  }

  @Test func aResultOfAnotherShapeIsAnError() throws {
    let tooSmall = try floats([0, 0], [1, 2])
    let rows = try floats([1, 2, 3, 4], [2, 2])
    #expect(throws: InferenceError.self) { try sum.run([rows, rows] + others, into: [tooSmall]) }
  }

  @Test func aTensorRefusesElementsThatAreNotItsOwn() throws {
    #expect(throws: InferenceError.self) { try floats([1, 2, 3], [2, 2]) }
    #expect(throws: InferenceError.self) { try floats([], [-1]) }
    let tensor = try floats([1], [1])
    #expect(throws: InferenceError.self) { try tensor.withElements(of: Int64.self, \.count) }
  }
}
