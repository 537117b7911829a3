/// How a file gets into a browser's media element: as it is, or as fragments of MPEG-4 made of it.
///
///     let plan = try PlaybackPlan(for: info, path: path, audio: .language("en"))
///     if plan.delivery != .direct { stream = try await FragmentedStream(path: path, plan: plan, start: start) }
package struct PlaybackPlan: Hashable, Sendable, Codable {
  /// What is sent.
  package enum Delivery: Hashable, Sendable, Codable {
    /// The file itself, in ranges of bytes.
    case direct
    /// Its streams, copied into fragments of MPEG-4.
    case remux
    /// Fragments of MPEG-4 for which the streams named here are encoded anew, and any other is copied.
    case transcode(video: Bool, audio: Bool)
  }

  /// What is sent.
  package var delivery: Delivery
  /// The content type of what is sent, with the codecs' names (RFC 6381) where they are known.
  package var contentType: String
  /// The picture that is played; `nil` for none.
  package var video: VideoTrack?
  /// The sound that is played; `nil` for none.
  package var audio: AudioTrack?

  /// How far the file's clock may begin after zero, in milliseconds, for a browser to be left to it.
  private static let latestStart = 50

  /// The plan for a file of which `info` is known, with the picture marked as default (else the first) and
  /// the sound chosen.
  ///
  /// `.automatic` goes without sound that cannot be played where there is a picture. Throws `noAudioTrack`
  /// for a file with neither, and what `AudioTrackChoice.choose` throws. `path` is for errors.
  package init(
    for info: MediaInfo, path: String, audio choice: AudioTrackChoice = .automatic
  ) throws(MediaError) {
    let playable = info.videoTracks.filter { $0.isDecodable || BrowserFormats.copies($0, from: info.family) }
    video = playable.first(where: \.isDefault) ?? playable.first
    audio = try Self.audio(choice, in: info, path: path, isNeeded: video == nil)
    if Self.isPlayed(info, video, audio) {
      delivery = .direct
      contentType = BrowserFormats.contentType(info.family, video, audio)
    } else {
      let recipe = FragmentRecipe(video, audio, from: info.family)
      let isCopied = !recipe.convertsVideo && !recipe.convertsAudio
      delivery = isCopied ? .remux : .transcode(video: recipe.convertsVideo, audio: recipe.convertsAudio)
      contentType = recipe.contentType
    }
  }

  private static func audio(
    _ choice: AudioTrackChoice, in info: MediaInfo, path: String, isNeeded: Bool
  ) throws(MediaError) -> AudioTrack? {
    do {
      return try choice.choose(among: info.audioTracks, path: path)
    } catch {
      guard choice == .automatic, !isNeeded else { throw error }
      return nil
    }
  }

  /// Whether a browser that is given the file plays these tracks, and counts time as we do.
  private static func isPlayed(_ info: MediaInfo, _ video: VideoTrack?, _ audio: AudioTrack?) -> Bool {
    // Encoders' run-in at the head of an MP3 file is its start time and is left out by browsers too.
    let isOnTime = info.family == .mp3 || (0...latestStart).contains(info.timelineStart)
    return isOnTime && BrowserFormats.plays(video, audio, in: info.family)
      && isFirst(audio?.number, among: info.audioTracks.map(\.isDefault), of: info.family)
      && isFirst(video?.number, among: info.videoTracks.map(\.isDefault), of: info.family)
  }

  /// Browsers play the first track of each kind; in MPEG-4 the first that is not marked as off.
  private static func isFirst(_ number: Int?, among marks: [Bool], of family: ContainerFamily) -> Bool {
    guard let number else { return marks.isEmpty }
    let isOn = family != .mp4 || marks[0] || !marks.contains(true)
    return number == 1 && isOn
  }
}
