/// What Chromium and Firefox both play, without what depends on hardware or licences of the system
/// (Decisions/0071).
enum BrowserFormats {
  /// Codecs of each format of file that a browser is given as it is.
  private static let codecs: [ContainerFamily: (video: Set<String>, audio: Set<String>)] = [
    .mp4: fragments,
    .webM: (["vp8", "vp9", "av1"], ["opus", "vorbis"]),
    .ogg: ([], ["opus", "vorbis", "flac"]),
    .mp3: ([], ["mp3"]),
    .flac: ([], ["flac"]),
    .wav: ([], ["pcm_u8", "pcm_s16le", "pcm_s24le", "pcm_alaw", "pcm_mulaw"]),
  ]

  /// Codecs that may go into fragments of MPEG-4 as they are.
  private static let fragments: (video: Set<String>, audio: Set<String>) = (
    ["h264", "vp9", "av1"], ["aac", "mp3", "opus", "flac"]
  )

  /// The beginnings of the names of profiles that both browsers decode, and how those may store pixels.
  private static let profiles: [(name: String, pixelFormats: Set<String>)] = [
    ("avc1.42", ["yuv420p", "yuvj420p"]), ("avc1.4D", ["yuv420p", "yuvj420p"]),
    ("avc1.64", ["yuv420p", "yuvj420p", "gray"]), ("vp8", ["yuv420p"]), ("vp09.00", ["yuv420p"]),
    ("vp09.02", ["yuv420p10le"]), ("av01.0", ["yuv420p", "yuv420p10le", "gray", "gray10le"]),
  ]

  /// Rates and numbers of channels that both browsers take.
  private static let rates = 3_000...384_000
  private static let channelCounts = 1...8

  /// Whether a file of `family` may hold these tracks and be played as it is.
  static func plays(_ video: VideoTrack?, _ audio: AudioTrack?, in family: ContainerFamily) -> Bool {
    guard let codecs = codecs[family] else { return false }
    return (video.map { codecs.video.contains($0.codec) && plays($0) } ?? true)
      && (audio.map { codecs.audio.contains($0.codec) && plays($0) } ?? true)
  }

  /// Whether the track may be copied into fragments of MPEG-4; `family` is that of the file it is in.
  static func copies(_ video: VideoTrack, from family: ContainerFamily) -> Bool {
    // Without presentation times nobody could tell the order of reordered pictures but a decoder.
    let isTimed = family != .withoutPresentationTimes || !video.isReordered
    return isTimed && fragments.video.contains(video.codec) && plays(video)
  }

  /// Whether the track may be copied into fragments of MPEG-4.
  static func copies(_ audio: AudioTrack) -> Bool {
    fragments.audio.contains(audio.codec) && plays(audio)
  }

  /// The content type of a file of `family` with these tracks.
  static func contentType(_ family: ContainerFamily, _ video: VideoTrack?, _ audio: AudioTrack?) -> String {
    let subtype =
      switch family {
      case .webM: "webm"
      case .mp3: "mpeg"
      case .ogg, .wav, .flac: family.rawValue
      case .mp4, .withoutPresentationTimes, .other: "mp4"
      }
    let names = [video.map(\.codecString), audio.map { name($0, in: family) }].compactMap(\.self)
    return contentType((video == nil ? "audio/" : "video/") + subtype, codecs: names)
  }

  /// A content type with the names of its codecs, which are left out where one is not known.
  static func contentType(_ type: String, codecs: [String?]) -> String {
    let known = codecs.compactMap(\.self)
    return known.isEmpty || known.count < codecs.count
      ? type : "\(type); codecs=\"\(known.joined(separator: ", "))\""
  }

  /// The names that browsers know in some formats are others than in MPEG-4; 1 is PCM in WAVE files
  /// (RFC 2361 appendix A.1).
  private static func name(_ audio: AudioTrack, in family: ContainerFamily) -> String? {
    switch family {
    case .mp3: "mp3"
    case .wav: audio.codec.hasPrefix("pcm_s") || audio.codec == "pcm_u8" ? "1" : nil
    default: audio.codecString
    }
  }

  /// Of a single picture the library may not learn how pixels are stored; the profile says enough.
  private static func plays(_ video: VideoTrack) -> Bool {
    guard let name = video.codecString, let profile = profiles.first(where: { name.hasPrefix($0.name) })
    else { return false }
    return video.pixelFormat.isEmpty || profile.pixelFormats.contains(video.pixelFormat)
  }

  private static func plays(_ audio: AudioTrack) -> Bool {
    let isKnown = audio.codecString != nil || audio.codec.hasPrefix("pcm_")
    return isKnown && rates.contains(audio.sampleRate) && channelCounts.contains(audio.channelCount)
  }
}
