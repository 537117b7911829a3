internal import CFFmpeg

/// Takes the heads off AAC frames that each carry their own (ADTS, in transport streams and raw files): in
/// MPEG-4 the head of the file says it once.
///
/// The one owner of the library's filter.
final class BareAAC {
  /// What the frames without heads hold, with what the heads said.
  let parameters: UnsafeMutablePointer<AVCodecParameters>
  private let context: UnsafeMutablePointer<AVBSFContext>

  /// Whether a stream's frames carry heads.
  static func isNeeded(for parameters: UnsafePointer<AVCodecParameters>) -> Bool {
    parameters.pointee.codec_id == AV_CODEC_ID_AAC && parameters.pointee.extradata_size == 0
  }

  /// A filter for the stream, which learns from its `first` packet and takes its head off.
  ///
  /// Throws `decodeFailed` when that is no such packet.
  init(
    _ stream: UnsafePointer<AVCodecParameters>, first: UnsafeMutablePointer<AVPacket>, path: String
  ) throws(MediaError) {
    var made: UnsafeMutablePointer<AVBSFContext>?
    var parameters = avcodec_parameters_alloc()
    var status = av_bsf_alloc(av_bsf_get_by_name("aac_adtstoasc"), &made)
    if status >= 0 { status = avcodec_parameters_copy(made?.pointee.par_in, stream) }
    if status >= 0 { status = av_bsf_init(made) }
    if status >= 0 { status = Self.filter(first, by: made) }
    if status >= 0 { status = avcodec_parameters_copy(parameters, made?.pointee.par_out) }
    guard status >= 0, let context = made, let copy = parameters, Self.take(&copy.pointee, from: first) else {
      av_bsf_free(&made)
      avcodec_parameters_free(&parameters)
      throw MediaError(.decodeFailed, path: path, detail: "aac: \(libraryMessage(status))")
    }
    self.context = context
    self.parameters = copy
  }

  deinit {
    var (filter, copy): (_?, _?) = (context, parameters)
    av_bsf_free(&filter)
    avcodec_parameters_free(&copy)
  }

  /// Takes the head off a packet; `false`, and an empty packet, when it has none that makes sense.
  func strip(_ packet: UnsafeMutablePointer<AVPacket>) -> Bool {
    Self.filter(packet, by: context) >= 0
  }

  private static func filter(
    _ packet: UnsafeMutablePointer<AVPacket>, by context: UnsafeMutablePointer<AVBSFContext>?
  ) -> Int32 {
    let sent = av_bsf_send_packet(context, packet)
    let status = sent < 0 ? sent : av_bsf_receive_packet(context, packet)
    if status < 0 { av_packet_unref(packet) }
    return status
  }

  /// Moves what the filter learnt from the packet into the parameters.
  private static func take(
    _ parameters: inout AVCodecParameters, from packet: UnsafeMutablePointer<AVPacket>
  ) -> Bool {
    var length = 0
    guard let data = av_packet_get_side_data(packet, AV_PKT_DATA_NEW_EXTRADATA, &length), length > 0,
      let copy = av_mallocz(length + Int(AV_INPUT_BUFFER_PADDING_SIZE))
    else { return false }
    copy.copyMemory(from: data, byteCount: length)
    parameters.extradata = copy.assumingMemoryBound(to: UInt8.self)
    parameters.extradata_size = Int32(length)
    return true
  }
}
