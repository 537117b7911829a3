internal import CInference

/// A tensor owned by ONNX Runtime: an input filled here, or an output that can be given back as an input
/// without being copied.
///
/// Not `Sendable`: one owner at a time.
package final class Tensor {
  /// The lengths of its dimensions; empty for a scalar.
  package let shape: [Int]
  /// How many elements it has.
  package let count: Int

  let handle: OpaquePointer
  private let library: OrtLibrary
  private let type: Int32
  private let data: UnsafeMutableRawPointer?

  /// Takes the ownership of a value of the runtime, also when it throws.
  init(adopting handle: OpaquePointer, library: OrtLibrary) throws(InferenceError) {
    var type: Int32 = 0
    var rank = 0
    var data: UnsafeMutableRawPointer?
    var dimensions = [Int64](repeating: 0, count: 8)
    var words = EngineWords()
    let described = words.collect { buffer, size in
      jmk_ort_value_describe(
        library.handle, handle, &type, &dimensions, dimensions.count, &rank, &data, buffer, size)
    }
    guard described else {
      jmk_ort_value_destroy(library.handle, handle)
      throw InferenceError(.engineFailed, words.text)
    }
    self.handle = handle
    self.library = library
    self.type = type
    self.data = data
    shape = dimensions.prefix(rank).map(Int.init)
    count = shape.reduce(1, *)
  }

  deinit {
    jmk_ort_value_destroy(library.handle, handle)
  }

  /// A tensor of this shape with every element set to `value`.
  ///
  /// Throws `engineFailed` when there is no memory or the shape has a negative length.
  package convenience init<Element: TensorElement>(
    repeating value: Element, shape: [Int], library: OrtLibrary
  ) throws(InferenceError) {
    try self.init(type: Element.onnxType, shape: shape, library: library)
    try withMutableElements(of: Element.self) { $0.update(repeating: value) }
  }

  /// A tensor with these elements, row by row; their number must be that of the shape.
  ///
  /// Throws `engineFailed` when it is not, or there is no memory.
  package convenience init<Element: TensorElement>(
    _ elements: [Element], shape: [Int], library: OrtLibrary
  ) throws(InferenceError) {
    try self.init(type: Element.onnxType, shape: shape, library: library)
    guard elements.count == count else {
      throw InferenceError(.engineFailed, "\(elements.count) elements for shape \(shape)")
    }
    try withMutableElements(of: Element.self) { data in
      for index in elements.indices { data[index] = elements[index] }
    }
  }

  private convenience init(type: Int32, shape: [Int], library: OrtLibrary) throws(InferenceError) {
    // The runtime takes -1 for a length that is still to be found out.
    guard shape.allSatisfy({ $0 >= 0 }) else { throw InferenceError(.engineFailed, "shape \(shape)") }
    var words = EngineWords()
    let dimensions = shape.map(Int64.init)
    let made = words.collect { buffer, size in
      jmk_ort_value_create(library.handle, type, dimensions, dimensions.count, buffer, size)
    }
    guard let made else { throw InferenceError(.engineFailed, words.text) }
    try self.init(adopting: made, library: library)
  }

  /// Reads the elements in place; the buffer is valid inside the closure only.
  ///
  /// Throws `engineFailed` when the tensor holds another type.
  package func withElements<Element: TensorElement, Result>(
    of element: Element.Type, _ body: (UnsafeBufferPointer<Element>) -> Result
  ) throws(InferenceError) -> Result {
    try withMutableElements(of: element) { body(UnsafeBufferPointer($0)) }
  }

  /// Reads and writes the elements in place; the buffer is valid inside the closure only.
  ///
  /// Must not run at the same time as a session that uses the tensor. Throws `engineFailed` when the tensor
  /// holds another type.
  package func withMutableElements<Element: TensorElement, Result>(
    of element: Element.Type, _ body: (UnsafeMutableBufferPointer<Element>) -> Result
  ) throws(InferenceError) -> Result {
    guard type == Element.onnxType else {
      throw InferenceError(.engineFailed, "tensor of type \(type), asked for \(Element.self)")
    }
    return withExtendedLifetime(self) {
      body(UnsafeMutableBufferPointer(start: data?.assumingMemoryBound(to: Element.self), count: count))
    }
  }
}
