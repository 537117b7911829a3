internal import CFFmpeg

extension Container {
  /// The format's short name.
  var formatName: String {
    context.pointee.iformat?.pointee.name.map { String(cString: $0) } ?? "unknown"
  }

  /// Whether time stamps may start anew in the middle, as in transport streams.
  var mayRestartTime: Bool {
    (context.pointee.iformat?.pointee.flags ?? 0) & AVFMT_TS_DISCONT != 0
  }

  /// Everything the file says of itself.
  var info: MediaInfo {
    let format = context.pointee
    var info = MediaInfo(
      container: formatName,
      duration: format.duration == jmk_no_timestamp || format.duration < 0
        ? nil : Self.milliseconds(format.duration),
      isDurationEstimated: format.duration_estimation_method == AVFMT_DURATION_FROM_BITRATE,
      containerStart: format.start_time == jmk_no_timestamp ? nil : Self.milliseconds(format.start_time),
      timelineStart: Self.milliseconds(timelineStart), audioTracks: [], hasVideo: false, subtitleTracks: [])
    for index in 0..<Int(format.nb_streams) {
      guard let stream = format.streams?[index], let parameters = stream.pointee.codecpar else { continue }
      switch parameters.pointee.codec_type {
      case AVMEDIA_TYPE_AUDIO:
        info.audioTracks.append(
          audioTrack(stream.pointee, parameters.pointee, number: info.audioTracks.count + 1))
      case AVMEDIA_TYPE_SUBTITLE:
        info.subtitleTracks.append(
          subtitleTrack(stream.pointee, parameters.pointee, number: info.subtitleTracks.count + 1))
      case AVMEDIA_TYPE_VIDEO:
        info.hasVideo = info.hasVideo || stream.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC == 0
      default: break
      }
    }
    return info
  }

  private func audioTrack(_ stream: AVStream, _ parameters: AVCodecParameters, number: Int) -> AudioTrack {
    AudioTrack(
      number: number, streamIndex: Int(stream.index), codec: codecName(parameters),
      language: language(stream), title: tag("title", of: stream),
      isDefault: stream.disposition & AV_DISPOSITION_DEFAULT != 0,
      channelCount: Int(parameters.ch_layout.nb_channels), channelLayout: layoutName(parameters),
      sampleRate: Int(parameters.sample_rate), isDecodable: avcodec_find_decoder(parameters.codec_id) != nil)
  }

  private func subtitleTrack(
    _ stream: AVStream, _ parameters: AVCodecParameters, number: Int
  ) -> SubtitleTrack {
    SubtitleTrack(
      number: number, streamIndex: Int(stream.index), codec: codecName(parameters),
      language: language(stream), title: tag("title", of: stream),
      isDefault: stream.disposition & AV_DISPOSITION_DEFAULT != 0)
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

  private static func milliseconds(_ microseconds: Int64) -> Int {
    Int(av_rescale(microseconds, 1000, Int64(AV_TIME_BASE)))
  }
}
