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
      container: formatName, family: family,
      duration: format.duration == jmk_no_timestamp || format.duration < 0
        ? nil : Self.milliseconds(format.duration),
      isDurationEstimated: format.duration_estimation_method == AVFMT_DURATION_FROM_BITRATE,
      containerStart: format.start_time == jmk_no_timestamp ? nil : Self.milliseconds(format.start_time),
      timelineStart: Self.milliseconds(timelineStart), audioTracks: [], videoTracks: [], subtitleTracks: [])
    for index in 0..<Int(format.nb_streams) {
      guard let stream = format.streams?[index], let parameters = stream.pointee.codecpar else { continue }
      switch parameters.pointee.codec_type {
      case AVMEDIA_TYPE_AUDIO:
        info.audioTracks.append(
          audioTrack(stream.pointee, parameters.pointee, number: info.audioTracks.count + 1))
      case AVMEDIA_TYPE_SUBTITLE:
        info.subtitleTracks.append(
          subtitleTrack(stream.pointee, parameters.pointee, number: info.subtitleTracks.count + 1))
      case AVMEDIA_TYPE_VIDEO where stream.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC == 0:
        info.videoTracks.append(videoTrack(stream, parameters.pointee, number: info.videoTracks.count + 1))
      default: break
      }
    }
    return info
  }

  private var family: ContainerFamily {
    switch formatName {
    case "matroska,webm": isWebM ? .webM : .other
    case "mov,mp4,m4a,3gp,3g2,mj2": isMPEG4 ? .mp4 : .other
    case "mp3": .mp3
    case "ogg": .ogg
    case "wav": .wav
    case "flac": .flac
    case "avi", "h264": .withoutPresentationTimes
    default: .other
    }
  }

  /// The library does not tell the two kinds of Matroska apart.
  ///
  /// A file that cannot be read twice is taken for the general kind.
  private var isWebM: Bool {
    guard input.isSeekable, let head = try? input.bytes(at: 0, count: 4096, path: path) else { return false }
    return MatroskaHeader.documentType(of: head) == "webm"
  }

  /// QuickTime and mobile telephones have brands of their own, and old QuickTime has none.
  private var isMPEG4: Bool {
    guard let brand = av_dict_get(context.pointee.metadata, "major_brand", nil, 0)?.pointee.value else {
      return false
    }
    return !["qt", "3g"].contains { String(cString: brand).hasPrefix($0) }
  }

  private static func milliseconds(_ microseconds: Int64) -> Int {
    Int(av_rescale(microseconds, 1000, Int64(AV_TIME_BASE)))
  }
}
