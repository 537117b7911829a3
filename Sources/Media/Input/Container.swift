internal import CFFmpeg

/// An opened container: the one owner of the library's reading context and of the file below it.
///
/// Not thread-safe. Nothing but the given file is ever opened: playlists, references and network addresses
/// inside it are refused.
final class Container {
  /// The path as given, for errors.
  let path: String
  /// The file below.
  let input: FileInput
  let cancellation: MediaCancellation
  let context: UnsafeMutablePointer<AVFormatContext>
  private let io: UnsafeMutablePointer<AVIOContext>

  /// The library is silenced once for the process: it would write to standard error.
  private static let silence: Void = av_log_set_level(AV_LOG_QUIET)

  /// Opens and examines a file.
  ///
  /// Throws the codes of `FileInput.init`, `notMedia`, `truncatedIndex` or `cancelled`.
  convenience init(path: String, cancellation: MediaCancellation) throws(MediaError) {
    try self.init(
      input: FileInput(path: path, cancellation: cancellation), path: path, cancellation: cancellation)
  }

  /// Opens and examines an input, as a file of one of `formats` (separated by commas) if any are named.
  ///
  /// Throws `notMedia`, `truncatedIndex`, `readFailed` or `cancelled`.
  init(
    input: FileInput, path: String, formats: String? = nil, cancellation: MediaCancellation
  ) throws(MediaError) {
    Self.silence
    self.path = path
    self.cancellation = cancellation
    self.input = input
    io = try Self.makeIO(over: input, path: path)
    var opened = avformat_alloc_context()
    var options: OpaquePointer?
    // No protocol has this name, so that parts of the library which open addresses by themselves find none
    // allowed.
    av_dict_set(&options, "protocol_whitelist", "none", 0)
    if let formats { av_dict_set(&options, "format_whitelist", formats, 0) }
    defer { av_dict_free(&options) }
    opened?.pointee.pb = io
    opened?.pointee.io_open = { _, _, _, _, _ in jmk_error_access }
    opened?.pointee.interrupt_callback = AVIOInterruptCB(
      callback: { opaque in
        opaque.map { Unmanaged<MediaCancellation>.fromOpaque($0).takeUnretainedValue().isCancelled } == true
          ? 1 : 0
      }, opaque: Unmanaged.passUnretained(cancellation).toOpaque())
    // The name is kept from the library: it would guess the format from its ending.
    let status = avformat_open_input(&opened, "", nil, &options)
    guard status >= 0, let context = opened else {
      Self.free(io)
      throw Self.error(status, path: path, input: input, cancellation: cancellation)
    }
    self.context = context
    let examined = avformat_find_stream_info(context, nil)
    if examined < 0 || cancellation.isCancelled {
      throw Self.error(examined, path: path, input: input, cancellation: cancellation)
    }
  }

  deinit {
    var closing: UnsafeMutablePointer<AVFormatContext>? = context
    avformat_close_input(&closing)
    Self.free(io)
  }

  /// The error of a library code met while reading.
  func error(_ status: Int32) -> MediaError {
    Self.error(status, path: path, input: input, cancellation: cancellation)
  }

  private static func error(
    _ status: Int32, path: String, input: FileInput, cancellation: MediaCancellation
  ) -> MediaError {
    if cancellation.isCancelled || status == jmk_error_interrupted {
      return MediaError(.cancelled, path: path)
    }
    if input.failure != 0 {
      return MediaError(.readFailed, path: path, detail: String(cString: strerror(input.failure)))
    }
    let missing = input.isSeekable && MovieIndex.isMissing(in: input)
    return MediaError(missing ? .truncatedIndex : .notMedia, path: path, detail: libraryMessage(status))
  }

  private static func makeIO(
    over input: FileInput, path: String
  ) throws(MediaError) -> UnsafeMutablePointer<AVIOContext> {
    let size: Int32 = 1 << 16
    guard let buffer = av_malloc(Int(size)) else { throw MediaError(.readFailed, path: path) }
    let io = avio_alloc_context(
      buffer.assumingMemoryBound(to: UInt8.self), size, 0, Unmanaged.passUnretained(input).toOpaque(),
      { opaque, bytes, count in
        guard let opaque, let bytes, count > 0 else { return jmk_error_io }
        let input = Unmanaged<FileInput>.fromOpaque(opaque).takeUnretainedValue()
        let read = input.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: Int(count)))
        return read == 0 ? jmk_error_end : read
      }, nil,
      { opaque, offset, whence in
        guard let opaque else { return -1 }
        let input = Unmanaged<FileInput>.fromOpaque(opaque).takeUnretainedValue()
        if whence & AVSEEK_SIZE != 0 { return input.size }
        return input.isSeekable ? input.seek(to: offset, whence: whence & ~AVSEEK_FORCE) : -1
      })
    guard let io else {
      av_free(buffer)
      throw MediaError(.readFailed, path: path)
    }
    io.pointee.seekable = input.isSeekable ? AVIO_SEEKABLE_NORMAL : 0
    return io
  }

  private static func free(_ io: UnsafeMutablePointer<AVIOContext>) {
    // The library may have replaced the buffer it was given.
    av_freep(&io.pointee.buffer)
    var freeing: UnsafeMutablePointer<AVIOContext>? = io
    avio_context_free(&freeing)
  }
}

/// The library's own words for a status code.
func libraryMessage(_ status: Int32) -> String {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(AV_ERROR_MAX_STRING_SIZE)) { buffer in
    buffer.initialize(repeating: 0)
    av_strerror(status, buffer.baseAddress, buffer.count)
    return buffer.baseAddress.map { String(cString: $0) } ?? ""
  }
}
