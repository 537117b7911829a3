internal import CFFmpeg
internal import Subtitles

/// Cuts a stretch out of a file's sound and makes an MP3 file of it.
struct ClipMaker {
  let path: String
  let choice: AudioTrackChoice
  let cancellation: MediaCancellation

  /// A card holds a sentence; this keeps a slip from filling the memory, in milliseconds.
  private static let longest = 120_000
  /// The length of a fade in frames: 5 ms.
  private static let fade = 240
  private static let bitRate: Int64 = 128_000

  /// The sound of `span`; throws as `MediaFile.audioClip` does.
  func clip(of span: TimeSpan) throws(MediaError) -> AudioClip {
    let start = max(span.start, .zero)
    let length = min(max(0, span.end - start), Self.longest)
    let frames = try TrackReader<StereoConverter>(
      path: path, choice: choice, start: start, cancellation: cancellation)
    let perMillisecond = StereoConverter.outputRate / 1000
    guard length > 0, var (_, samples) = try frames.next(length * perMillisecond) else {
      throw MediaError(.emptyTrack, path: path, detail: frames.track.codec)
    }
    Self.fadeEnds(&samples)
    let milliseconds = samples.count / StereoConverter.channelCount / perMillisecond
    return AudioClip(
      mp3: try encode(samples), span: TimeSpan(start: start, end: start + milliseconds))
  }

  /// Lets the sound begin and end without a click.
  static func fadeEnds(_ samples: inout [Float]) {
    let width = StereoConverter.channelCount
    let count = samples.count / width
    for frame in 0..<min(fade, count) {
      let weight = Float(frame) / Float(fade)
      for channel in 0..<width {
        samples[frame * width + channel] *= weight
        samples[(count - 1 - frame) * width + channel] *= weight
      }
    }
  }

  private func encode(_ samples: [Float]) throws(MediaError) -> [UInt8] {
    let stereo = try StereoEncoder(
      Encoder("libmp3lame", path: path) { context in
        context.stereo(AV_SAMPLE_FMT_FLTP)
        context.pointee.bit_rate = Self.bitRate
      }, path: path)
    // The head says how long the encoder's run-in is, so that players leave it out.
    let file = try PacketFile(format: "mp3", encoder: stereo.encoder, path: path)
    let step = stereo.frameLength * StereoConverter.channelCount
    for offset in stride(from: 0, to: samples.count, by: step) {
      if cancellation.isCancelled { throw MediaError(.cancelled, path: path) }
      try stereo.encode(
        Array(samples[offset..<min(offset + step, samples.count)]),
        at: Int64(offset / StereoConverter.channelCount))
      try file.drain()
    }
    return try file.finish()
  }
}
