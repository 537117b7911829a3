extension Tensor {
  /// A tensor of these rows of this one, which holds `Element`.
  func selectingRows<Element: TensorElement>(
    _ rows: [Int], of element: Element.Type, zero: Element, library: OrtLibrary
  ) throws(InferenceError) -> Tensor {
    let rowSize = shape.dropFirst().reduce(1, *)
    let selected = try Tensor(
      repeating: zero, shape: [rows.count] + Array(shape.dropFirst()), library: library)
    try withElements(of: element) { source in
      Result { () throws(InferenceError) in
        try selected.withMutableElements(of: element) { target in
          for (index, row) in rows.enumerated() {
            let part = UnsafeBufferPointer(rebasing: source[row * rowSize..<(row + 1) * rowSize])
            _ = UnsafeMutableBufferPointer(rebasing: target[(index * rowSize)...]).update(
              fromContentsOf: part)
          }
        }
      }
    }.get()
    return selected
  }
}
