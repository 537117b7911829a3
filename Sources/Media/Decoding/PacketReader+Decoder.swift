internal import CFFmpeg

extension PacketReader {
  /// Makes a decoder for the stream, which the caller owns.
  ///
  /// `threadCount` 0 takes as many threads as there are processors. Throws `undecodableTrack`.
  func openDecoder(threadCount: Int32) throws(MediaError) -> UnsafeMutablePointer<AVCodecContext> {
    guard let stream, let parameters = stream.pointee.codecpar else {
      throw MediaError(.undecodableTrack, path: container.path)
    }
    let name = String(cString: avcodec_get_name(parameters.pointee.codec_id))
    guard let decoder = avcodec_find_decoder(parameters.pointee.codec_id) else {
      throw MediaError(.undecodableTrack, path: container.path, detail: name)
    }
    var codec = avcodec_alloc_context3(decoder)
    var status = codec.map { avcodec_parameters_to_context($0, parameters) } ?? jmk_error_no_memory
    if status >= 0 {
      codec?.pointee.pkt_timebase = timeBase
      codec?.pointee.thread_count = threadCount
      status = avcodec_open2(codec, decoder, nil)
    }
    guard status >= 0, let codec else {
      avcodec_free_context(&codec)
      throw MediaError(
        .undecodableTrack, path: container.path, detail: "\(name): \(libraryMessage(status))")
    }
    return codec
  }
}
