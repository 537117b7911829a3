internal import CFFmpeg

/// A file in memory of all that one encoder gives.
final class PacketFile {
  private let encoder: Encoder
  private let muxer: Muxer
  private let stream: UnsafeMutablePointer<AVStream>
  private let packet: Packet

  /// A file of the library's `format`; throws `encodeFailed`, as do the calls below.
  init(format: String, encoder: Encoder, path: String) throws(MediaError) {
    var parameters = avcodec_parameters_alloc()
    defer { avcodec_parameters_free(&parameters) }
    guard let parameters, let packet = Packet() else { throw MediaError(.encodeFailed, path: path) }
    self.encoder = encoder
    self.packet = packet
    avcodec_parameters_from_context(parameters, encoder.context)
    muxer = try Muxer(format: format, isSeekable: true, path: path)
    stream = try muxer.addStream(parameters, timeBase: encoder.context.pointee.time_base)
    try muxer.begin(options: [:])
  }

  /// Writes every packet that the encoder has ready.
  func drain() throws(MediaError) {
    while encoder.receive(into: packet) {
      try muxer.write(packet, to: stream, timeBase: encoder.context.pointee.time_base)
    }
  }

  /// Ends the encoder and the file, and gives its bytes.
  func finish() throws(MediaError) -> [UInt8] {
    _ = encoder.send(nil)
    try drain()
    try muxer.finish()
    return muxer.output.take(.max)
  }
}
