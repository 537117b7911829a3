internal import Foundation

/// Looks at a model's files before the engine does, because sherpa-onnx ends the process on some bad ones.
enum ModelFileCheck {
  /// What ONNX Runtime's own format has at byte 4 (a FlatBuffers file identifier).
  private static let ortIdentifier = Data("ORTM".utf8)

  /// Throws `modelUnusable` unless the file starts as an ONNX Runtime format model does.
  static func ortModel(at path: String) throws(InferenceError) {
    let head: Data?
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      head = try file.read(upToCount: 8)
    } catch {
      throw InferenceError(.modelUnusable, "\(path): \(error.localizedDescription)")
    }
    guard let head, head.count == 8, head.suffix(4) == ortIdentifier else {
      throw InferenceError(.modelUnusable, "\(path): not an ORT format model")
    }
  }

  /// Throws `modelUnusable` unless every line is `base64 id` with the ids 0, 1, 2 … in order.
  ///
  /// A piece may be empty: the published vocabulary has such a one.
  static func tokens(at path: String) throws(InferenceError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw InferenceError(.modelUnusable, "\(path): \(error.localizedDescription)")
    }
    let lines = [UInt8](data).split(separator: UInt8(ascii: "\n"))
    guard !lines.isEmpty else { throw InferenceError(.modelUnusable, "\(path): empty") }
    for (number, line) in lines.enumerated() {
      let fields = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      guard fields.count == 2, isBase64(fields[0]), isNumber(fields[1], number) else {
        throw InferenceError(.modelUnusable, "\(path):\(number + 1): not a base64 piece with its number")
      }
    }
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>, _ number: Int) -> Bool {
    bytes.elementsEqual(String(number).utf8)
  }

  private static func isBase64(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count.isMultiple(of: 4) else { return false }
    let padding = bytes.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    return bytes.dropLast(padding).allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"): true
      default: false
      }
    }
  }
}
