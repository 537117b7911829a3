internal import CFFmpeg

extension Container {
  /// What is said of an audio stream.
  func audioTrack(_ stream: AVStream, _ parameters: AVCodecParameters, number: Int) -> AudioTrack {
    AudioTrack(
      number: number, streamIndex: Int(stream.index), codec: codecName(parameters),
      codecString: CodecString.audio(parameters), language: language(stream),
      title: tag("title", of: stream), isDefault: stream.disposition & AV_DISPOSITION_DEFAULT != 0,
      channelCount: Int(parameters.ch_layout.nb_channels), channelLayout: layoutName(parameters),
      sampleRate: Int(parameters.sample_rate), isDecodable: avcodec_find_decoder(parameters.codec_id) != nil)
  }

  /// What is said of a video stream.
  func videoTrack(
    _ stream: UnsafeMutablePointer<AVStream>, _ parameters: AVCodecParameters, number: Int
  ) -> VideoTrack {
    let format = av_get_pix_fmt_name(AVPixelFormat(rawValue: parameters.format))
    return VideoTrack(
      number: number, streamIndex: Int(stream.pointee.index), codec: codecName(parameters),
      codecString: CodecString.video(parameters), width: Int(parameters.width),
      height: Int(parameters.height),
      pixelFormat: format.map { String(cString: $0) } ?? "", rotation: Self.rotation(stream),
      isReordered: parameters.video_delay > 0,
      isDefault: stream.pointee.disposition & AV_DISPOSITION_DEFAULT != 0,
      isDecodable: avcodec_find_decoder(parameters.codec_id) != nil)
  }

  /// What is said of a subtitle stream.
  func subtitleTrack(_ stream: AVStream, _ parameters: AVCodecParameters, number: Int) -> SubtitleTrack {
    let properties = avcodec_descriptor_get(parameters.codec_id)?.pointee.props ?? 0
    return SubtitleTrack(
      number: number, streamIndex: Int(stream.index), codec: codecName(parameters),
      language: language(stream), title: tag("title", of: stream),
      isDefault: stream.disposition & AV_DISPOSITION_DEFAULT != 0,
      isForced: stream.disposition & AV_DISPOSITION_FORCED != 0,
      isText: properties & AV_CODEC_PROP_TEXT_SUB != 0
        && avcodec_find_decoder(parameters.codec_id) != nil)
  }

  /// By how many degrees the picture has to be turned clockwise, in quarter turns.
  private static func rotation(_ stream: UnsafeMutablePointer<AVStream>) -> Int {
    guard let matrix = av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, nil) else { return 0 }
    let angle = matrix.withMemoryRebound(to: Int32.self, capacity: 9) { av_display_rotation_get($0) }
    guard angle.isFinite else { return 0 }
    return ((Int((-angle / 90).rounded()) % 4 + 4) % 4) * 90
  }

  private func codecName(_ parameters: AVCodecParameters) -> String {
    avcodec_descriptor_get(parameters.codec_id)?.pointee.name.map { String(cString: $0) } ?? "unknown"
  }

  private func layoutName(_ parameters: AVCodecParameters) -> String {
    var layout = parameters.ch_layout
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      buffer.initialize(repeating: 0)
      let count = av_channel_layout_describe(&layout, buffer.baseAddress, buffer.count)
      return count > 0 ? buffer.baseAddress.map { String(cString: $0) } ?? "" : ""
    }
  }

  private func language(_ stream: AVStream) -> String? {
    let tag = tag("language", of: stream)
    return tag == "und" ? nil : tag
  }

  private func tag(_ key: String, of stream: AVStream) -> String? {
    guard let value = av_dict_get(stream.metadata, key, nil, 0)?.pointee.value else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
