internal import Foundation

/// One length-prefixed message: a JSON document, or audio in its raw form.
///
/// Layout: payload length in bytes (`UInt32`, little-endian), kind (one byte), payload. Audio's payload is
/// the request's number (`UInt32`, little-endian) and 32-bit floats as they lie in memory: both ends
/// are the same machine.
enum WorkerFrame {
  static let headerSize = 5
  /// Longer frames are refused: no honest message comes near it.
  static let maximumPayload = 64 << 20

  enum Kind: UInt8 {
    case message = 0
    case audio = 1
  }

  static func encoded(_ message: some Encodable) throws -> [UInt8] {
    framed(.message, [UInt8](try JSONEncoder().encode(message)))
  }

  static func encoded(audio samples: ArraySlice<Float>, for request: RequestID) -> [UInt8] {
    var payload = [UInt8]()
    payload.reserveCapacity(4 + samples.count * 4)
    withUnsafeBytes(of: request.number.littleEndian) { payload.append(contentsOf: $0) }
    samples.withUnsafeBytes { payload.append(contentsOf: $0) }
    return framed(.audio, payload)
  }

  static func decodedAudio(_ payload: [UInt8]) -> (RequestID, [Float])? {
    guard payload.count >= 4, payload.count % 4 == 0 else { return nil }
    return payload.withUnsafeBytes { bytes in
      let number = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
      let count = (bytes.count - 4) / 4
      let samples = [Float](unsafeUninitializedCapacity: count) { buffer, initialized in
        UnsafeMutableRawBufferPointer(buffer).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[4...]))
        initialized = count
      }
      return (RequestID(number), samples)
    }
  }

  private static func framed(_ kind: Kind, _ payload: [UInt8]) -> [UInt8] {
    var frame = [UInt8]()
    frame.reserveCapacity(headerSize + payload.count)
    withUnsafeBytes(of: UInt32(payload.count).littleEndian) { frame.append(contentsOf: $0) }
    frame.append(kind.rawValue)
    frame.append(contentsOf: payload)
    return frame
  }
}
