internal import CFFmpeg

/// Puts packets into a container in memory: the one owner of the library's writing context.
///
/// Not thread-safe.
final class Muxer {
  /// What has been written.
  let output = MemoryOutput()
  private let context: UnsafeMutablePointer<AVFormatContext>
  private let io: UnsafeMutablePointer<AVIOContext>
  private let path: String

  /// A container of the library's `format`; `isSeekable` lets it come back to what it wrote before.
  ///
  /// Throws `encodeFailed`, with `path` as the file concerned; so do the calls below.
  init(format: String, isSeekable: Bool, path: String) throws(MediaError) {
    var made: UnsafeMutablePointer<AVFormatContext>?
    let status = avformat_alloc_output_context2(&made, nil, format, nil)
    guard let context = made, let io = output.makeContext(isSeekable: isSeekable) else {
      avformat_free_context(made)
      throw MediaError(.encodeFailed, path: path, detail: "\(format): \(libraryMessage(status))")
    }
    self.context = context
    self.io = io
    self.path = path
    context.pointee.pb = io
    context.pointee.strict_std_compliance = FF_COMPLIANCE_EXPERIMENTAL
    // Encoders' names and versions are nobody's business, and the same sound gives the same bytes.
    context.pointee.flags |= AVFMT_FLAG_BITEXACT
    context.pointee.flush_packets = 1
  }

  deinit {
    avformat_free_context(context)
    MemoryOutput.destroy(io)
  }

  /// Adds a stream with these parameters, stamped in `timeBase` or finer.
  func addStream(
    _ parameters: UnsafePointer<AVCodecParameters>, timeBase: AVRational
  ) throws(MediaError) -> UnsafeMutablePointer<AVStream> {
    guard let stream = avformat_new_stream(context, nil) else { throw error(jmk_error_no_memory) }
    try check(avcodec_parameters_copy(stream.pointee.codecpar, parameters))
    // The mark is of the container it was read from.
    stream.pointee.codecpar.pointee.codec_tag = 0
    stream.pointee.time_base = timeBase
    return stream
  }

  /// Begins the container, after the last stream was added.
  func begin(options: [String: String]) throws(MediaError) {
    var dictionary: OpaquePointer?
    for (key, value) in options { av_dict_set(&dictionary, key, value, 0) }
    let status = avformat_write_header(context, &dictionary)
    av_dict_free(&dictionary)
    try check(status)
  }

  /// Writes a packet stamped in `timeBase` to a stream, and empties it.
  func write(
    _ packet: Packet, to stream: UnsafeMutablePointer<AVStream>, timeBase: AVRational
  ) throws(MediaError) {
    let packet = packet.pointer
    av_packet_rescale_ts(packet, timeBase, stream.pointee.time_base)
    packet.pointee.stream_index = stream.pointee.index
    packet.pointee.pos = -1
    let status = av_write_frame(context, packet)
    av_packet_unref(packet)
    try check(status)
  }

  /// Ends the container.
  func finish() throws(MediaError) {
    try check(av_write_trailer(context))
    avio_flush(io)
  }

  private func check(_ status: Int32) throws(MediaError) {
    if status < 0 { throw error(status) }
  }

  private func error(_ status: Int32) -> MediaError {
    MediaError(.encodeFailed, path: path, detail: libraryMessage(status))
  }
}
