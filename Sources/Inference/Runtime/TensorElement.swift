/// A number type that a tensor can hold.
package protocol TensorElement: BitwiseCopyable {
  /// ONNX's number for the type (`TensorProto.DataType` in onnx.proto).
  static var onnxType: Int32 { get }
}

extension Float: TensorElement {
  /// `FLOAT`.
  package static var onnxType: Int32 { 1 }
}

extension UInt8: TensorElement {
  /// `UINT8`.
  package static var onnxType: Int32 { 2 }
}

extension Int8: TensorElement {
  /// `INT8`.
  package static var onnxType: Int32 { 3 }
}

extension Int32: TensorElement {
  /// `INT32`.
  package static var onnxType: Int32 { 6 }
}

extension Int64: TensorElement {
  /// `INT64`.
  package static var onnxType: Int32 { 7 }
}

extension Bool: TensorElement {
  /// `BOOL`.
  package static var onnxType: Int32 { 9 }
}
