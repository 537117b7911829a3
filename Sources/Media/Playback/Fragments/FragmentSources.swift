internal import CFFmpeg
internal import Subtitles

/// The opened tracks of a plan, each with a reading place of its own in the file: one that keeps sound and
/// pictures far apart costs no memory.
struct FragmentSources {
  /// The content type of what is made of them.
  let contentType: String
  /// When the first picture is shown or the first sound heard, in microseconds of the timeline.
  let begin: Int64
  private let video: (any PacketSource)?
  private let audio: (any PacketSource)?

  /// What a track may turn out to be where the other one is enough.
  private static let bearable: Set<MediaError.Code> = [
    .emptyTrack, .decodeFailed, .undecodableTrack, .unsupportedFormat,
  ]

  /// Opens the tracks of `plan` from `start` on.
  ///
  /// Throws as `FragmentReader.init` does.
  init(
    path: String, plan: PlaybackPlan, start: Timestamp, cancellation: MediaCancellation
  ) throws(MediaError) {
    let container = try Container(path: path, cancellation: cancellation)
    let family = container.info.family
    let recipe = FragmentRecipe(plan.video, plan.audio, from: family)
    let wanted = start.boundedMilliseconds * 1000
    var failure = MediaError(.emptyTrack, path: path)
    var (video, audio): ((any PacketSource)?, (any PacketSource)?)
    if let track = plan.video {
      do {
        let reader = try PacketReader.keyPicture(
          before: wanted, in: container, streamIndex: track.streamIndex)
        video = try Self.video(reader, isConverted: recipe.convertsVideo, start: wanted)
      } catch {
        guard Self.bearable.contains(error.code) else { throw error }
        failure = error
      }
    }
    if let track = plan.audio {
      // Where the picture begins before the start, sound begins with it.
      let from = max(0, min(video?.begin ?? wanted, wanted))
      do {
        audio = try Self.audio(
          track, path: path, isConverted: recipe.convertsAudio, from: from,
          isWhole: video.map { $0.begin > wanted } ?? true, cancellation: cancellation)
      } catch {
        guard Self.bearable.contains(error.code) else { throw error }
        failure = error
      }
    }
    guard let begin = [video?.begin, audio?.begin].compactMap(\.self).min() else { throw failure }
    self.begin = begin
    self.video = video
    self.audio = audio
    contentType =
      FragmentRecipe(video == nil ? nil : plan.video, audio == nil ? nil : plan.audio, from: family)
      .contentType
  }

  /// The streams of `muxer` made from them, with zero at `offset` microseconds of the timeline.
  func tracks(in muxer: Muxer, offset: Int64) throws(MediaError) -> [FragmentTrack] {
    var tracks: [FragmentTrack] = []
    for source in [video, audio].compactMap(\.self) {
      let mayFail = source === audio && video != nil
      tracks.append(try FragmentTrack(source: source, muxer: muxer, offset: offset, mayFail: mayFail))
    }
    return tracks
  }

  private static func video(
    _ reader: PacketReader, isConverted: Bool, start: Int64
  ) throws(MediaError) -> any PacketSource {
    guard isConverted else { return try CopiedStream(reader: reader, notBefore: .min, start: start) }
    return try TranscodedVideo(
      decoder: PictureDecoder(packets: reader), start: start, path: reader.container.path)
  }

  /// The sound from `from` on; a copy begins with the packet in which that lies if it `isWhole`, else with the
  /// next.
  private static func audio(
    _ track: AudioTrack, path: String, isConverted: Bool, from: Int64, isWhole: Bool,
    cancellation: MediaCancellation
  ) throws(MediaError) -> any PacketSource {
    if isConverted {
      return try TranscodedAudio(path: path, number: track.number, start: from, cancellation: cancellation)
    }
    let reader = try PacketReader.starting(
      at: from, in: Container(path: path, cancellation: cancellation), streamIndex: track.streamIndex)
    return try CopiedStream(reader: reader, notBefore: isWhole ? 0 : from, start: from)
  }
}
