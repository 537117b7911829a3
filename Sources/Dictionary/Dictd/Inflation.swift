internal import CZlib

/// Unpacks raw deflate data (RFC 1951) with zlib.
enum Inflation {
  /// The first `length` bytes that the data unpacks to; `nil` when it is damaged or holds fewer.
  ///
  /// The data need not end: a piece of a dictzip file ends with a flush.
  static func unpack(_ data: [UInt8], length: Int) -> [UInt8]? {
    var data = data
    var isWhole = false
    let text = [UInt8](unsafeUninitializedCapacity: length) { output, count in
      data.withUnsafeMutableBufferPointer { input in
        var stream = z_stream()
        guard jmk_inflate_begin(&stream) == Z_OK else { return }
        defer { inflateEnd(&stream) }
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(length)
        let result = inflate(&stream, Z_SYNC_FLUSH)
        count = length - Int(stream.avail_out)
        isWhole = (result == Z_OK || result == Z_STREAM_END) && stream.avail_out == 0
      }
    }
    return isWhole ? text : nil
  }
}
