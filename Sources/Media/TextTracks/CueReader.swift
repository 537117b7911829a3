internal import CFFmpeg
internal import Subtitles

/// Reads the cues of a subtitle track one after the other.
///
/// Calls block; one thread or task at a time.
final class CueReader: BlockingReader {
  private let packets: PacketReader
  private let codec: UnsafeMutablePointer<AVCodecContext>
  private let hasTags: Bool
  private var waiting: [Cue] = []
  private var last: Cue?

  /// Codecs whose texts keep tags that the library does not know, and character references.
  private static let codecsWithTags = [
    AV_CODEC_ID_SUBRIP, AV_CODEC_ID_TEXT, AV_CODEC_ID_MOV_TEXT, AV_CODEC_ID_SAMI,
  ]

  /// How long a cue without an end is shown, in milliseconds.
  private static let usualDuration = 5000
  /// Longer than a day is no duration, in milliseconds.
  private static let longestDuration = 86_400_000

  /// The track `number` among the subtitle tracks of a file, from 1.
  ///
  /// Throws what opening the file throws, `noSuchSubtitleTrack`, `pictureSubtitles` and `undecodableTrack`.
  init(container: Container, number: Int) throws(MediaError) {
    let tracks = container.info.subtitleTracks
    guard let track = tracks.first(where: { $0.number == number }) else {
      let summary = tracks.map { "\($0.number):\($0.language ?? "und")" }.joined(separator: " ")
      throw MediaError(.noSuchSubtitleTrack, path: container.path, detail: summary)
    }
    guard track.isText else {
      throw MediaError(.pictureSubtitles, path: container.path, detail: track.codec)
    }
    packets = try PacketReader(container: container, streamIndex: track.streamIndex)
    codec = try packets.openDecoder(threadCount: 1)
    hasTags = Self.codecsWithTags.contains(codec.pointee.codec_id)
  }

  deinit {
    var freeing: UnsafeMutablePointer<AVCodecContext>? = codec
    avcodec_free_context(&freeing)
  }

  /// The next cue, in the file's order; `nil` after the last.
  ///
  /// What cannot be decoded is passed over.
  ///
  /// Throws `readFailed` and `cancelled`.
  func next() throws(MediaError) -> Cue? {
    while waiting.isEmpty {
      guard try packets.next() else { return nil }
      decode()
    }
    return waiting.removeFirst()
  }

  private func decode() {
    var (subtitle, isWhole) = (AVSubtitle(), Int32(0))
    guard avcodec_decode_subtitle2(codec, &subtitle, &isWhole, packets.packet) >= 0, isWhole != 0 else {
      return
    }
    defer { avsubtitle_free(&subtitle) }
    let texts = (0..<Int(subtitle.num_rects)).compactMap { index in
      subtitle.rects[index]?.pointee.ass.flatMap { plainText(of: String(cString: $0)) }
    }
    let text = texts.filter { !$0.isEmpty }.joined(separator: "\n")
    guard let span = span(of: subtitle), !text.isEmpty else { return }
    // Effects are drawn in layers of the same words.
    guard last?.span != span || last?.text != text else { return }
    let cue = Cue(id: Cue.ID((last?.id.number ?? 0) + 1), span: span, text: text)
    last = cue
    waiting.append(cue)
  }

  private func plainText(of event: String) -> String? {
    let text = PlainText.event(event).map(PlainText.withoutOverrides)
    return hasTags ? text.map(PlainText.withoutTags) : text
  }

  private func span(of subtitle: AVSubtitle) -> TimeSpan? {
    let packet = packets.packet.pointee
    let stamp = packet.pts + (subtitle.start_display_time > 0 ? ticks(subtitle.start_display_time) : 0)
    guard packet.pts != jmk_no_timestamp, let start = milliseconds(stamp) else { return nil }
    let told = packet.duration > 0 ? packet.duration : ticks(subtitle.end_display_time)
    let end = milliseconds(packet.pts &+ told) ?? start
    let isKnown = (1...Self.longestDuration).contains(end - start)
    return TimeSpan(start, isKnown ? end : start + Self.usualDuration)
  }

  private func ticks(_ milliseconds: UInt32) -> Int64 {
    av_rescale_q(Int64(milliseconds), AVRational(num: 1, den: 1000), packets.timeBase)
  }

  /// A stamp of the stream as milliseconds of the timeline; `nil` for one that cannot be true.
  private func milliseconds(_ stamp: Int64) -> Int? {
    packets.container.moment(of: stamp, in: packets.timeBase).map { Int((Double($0) / 1000).rounded()) }
  }
}
