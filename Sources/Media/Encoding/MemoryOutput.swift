internal import CFFmpeg

/// Receives what the library writes, in memory.
final class MemoryOutput {
  private var bytes: [UInt8] = []
  private var position = 0

  /// How many bytes are there.
  var count: Int { bytes.count }

  /// Takes the first `limit` bytes, fewer when fewer are there.
  ///
  /// What was taken cannot be written to any more: only for output that is written straight on.
  func take(_ limit: Int) -> [UInt8] {
    let piece = Array(bytes.prefix(limit))
    bytes.removeFirst(piece.count)
    position -= piece.count
    return piece
  }

  fileprivate func write(_ piece: UnsafeBufferPointer<UInt8>) {
    let overwritten = min(piece.count, bytes.count - position)
    bytes.replaceSubrange(position..<(position + overwritten), with: piece)
    position += piece.count
  }

  fileprivate func seek(to offset: Int64, whence: Int32) -> Int64 {
    let base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? position : bytes.count
    let (target, overflow) = Int64(base).addingReportingOverflow(offset)
    guard !overflow, (0...Int64(bytes.count)).contains(target) else { return -1 }
    position = Int(target)
    return target
  }
}

extension MemoryOutput {
  /// Makes the library's writing context over this output, which must outlive it; `nil` without memory.
  ///
  /// `destroy` releases it.
  func makeContext(isSeekable: Bool) -> UnsafeMutablePointer<AVIOContext>? {
    let size: Int32 = 1 << 16
    guard let buffer = av_malloc(Int(size)) else { return nil }
    let context = avio_alloc_context(
      buffer.assumingMemoryBound(to: UInt8.self), size, 1, Unmanaged.passUnretained(self).toOpaque(), nil,
      { opaque, bytes, count in
        guard let opaque, let bytes, count >= 0 else { return jmk_error_io }
        Unmanaged<MemoryOutput>.fromOpaque(opaque).takeUnretainedValue().write(
          UnsafeBufferPointer(start: bytes, count: Int(count)))
        return count
      },
      { opaque, offset, whence in
        guard let opaque, whence & AVSEEK_SIZE == 0 else { return -1 }
        return Unmanaged<MemoryOutput>.fromOpaque(opaque).takeUnretainedValue().seek(
          to: offset, whence: whence & ~AVSEEK_FORCE)
      })
    if context == nil { av_free(buffer) }
    context?.pointee.seekable = isSeekable ? AVIO_SEEKABLE_NORMAL : 0
    return context
  }

  /// Releases a context made by `makeContext`.
  static func destroy(_ context: UnsafeMutablePointer<AVIOContext>) {
    av_freep(&context.pointee.buffer)
    var freeing: UnsafeMutablePointer<AVIOContext>? = context
    avio_context_free(&freeing)
  }
}
