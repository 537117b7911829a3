internal import CFFmpeg

/// Encodes frames into packets: the one owner of the library's encoding context.
///
/// Not thread-safe.
final class Encoder {
  let context: UnsafeMutablePointer<AVCodecContext>

  /// Opens the encoder `name` after `configure` has set its parameters; `options` are its own.
  ///
  /// Throws `encodeFailed`, with `path` as the file concerned.
  init(
    _ name: String, options: [String: String] = [:], path: String,
    configure: (UnsafeMutablePointer<AVCodecContext>) -> Void
  ) throws(MediaError) {
    guard let encoder = avcodec_find_encoder_by_name(name), let context = avcodec_alloc_context3(encoder)
    else { throw MediaError(.encodeFailed, path: path, detail: name) }
    configure(context)
    var dictionary: OpaquePointer?
    for (key, value) in options { av_dict_set(&dictionary, key, value, 0) }
    let status = avcodec_open2(context, encoder, &dictionary)
    av_dict_free(&dictionary)
    guard status >= 0 else {
      var freeing: UnsafeMutablePointer<AVCodecContext>? = context
      avcodec_free_context(&freeing)
      throw MediaError(.encodeFailed, path: path, detail: "\(name): \(libraryMessage(status))")
    }
    self.context = context
  }

  deinit {
    var freeing: UnsafeMutablePointer<AVCodecContext>? = context
    avcodec_free_context(&freeing)
  }

  /// Gives the encoder a frame; `nil` after the last.
  ///
  /// `false` when it could not be encoded.
  func send(_ frame: UnsafeMutablePointer<AVFrame>?) -> Bool {
    avcodec_send_frame(context, frame) >= 0
  }

  /// Takes the next packet that is ready; `false` when there is none.
  func receive(into packet: Packet) -> Bool {
    av_packet_unref(packet.pointer)
    return avcodec_receive_packet(context, packet.pointer) >= 0
  }
}
