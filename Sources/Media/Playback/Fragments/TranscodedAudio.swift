internal import CFFmpeg
internal import Subtitles

/// The sound of a track, encoded anew: holes are silence, damage too, and every sample is at its moment.
final class TranscodedAudio: PacketSource {
  let begin: Int64
  let timeBase = AVRational(num: 1, den: Int32(StereoConverter.outputRate))
  let shape: UnsafeMutablePointer<AVStream>? = nil
  private let frames: TrackReader<StereoConverter>
  private let encoder: StereoEncoder
  private let codec: UnsafeMutablePointer<AVCodecParameters>
  private let firstPosition: Int64
  private var isDraining = false

  /// How long before the beginning encoding starts, in milliseconds: two frames, for the first that is kept
  /// to have what it overlaps with.
  private static let runIn = 43

  /// The sound of the track `number` from `start` on, in microseconds of the timeline.
  ///
  /// Throws as `AudioReader.init` does, and `encodeFailed`.
  init(path: String, number: Int, start: Int64, cancellation: MediaCancellation) throws(MediaError) {
    let from = Timestamp(milliseconds: max(0, Int(start / 1000) - Self.runIn))
    frames = try TrackReader(path: path, choice: .number(number), start: from, cancellation: cancellation)
    encoder = try StereoEncoder(AudioEncoding.makeEncoder(path: path), path: path)
    guard let codec = avcodec_parameters_alloc() else { throw MediaError(.encodeFailed, path: path) }
    avcodec_parameters_from_context(codec, encoder.encoder.context)
    self.codec = codec
    let rate = Int64(StereoConverter.outputRate)
    let (begun, length) = (from.boundedMilliseconds * rate / 1000, Int64(encoder.frameLength))
    let wanted = max(0, start) * rate / 1_000_000
    firstPosition = begun + (wanted - begun + length - 1) / length * length
    begin = firstPosition * 1_000_000 / rate
  }

  deinit {
    var freeing: UnsafeMutablePointer<AVCodecParameters>? = codec
    avcodec_parameters_free(&freeing)
  }

  var parameters: UnsafePointer<AVCodecParameters> { UnsafePointer(codec) }

  func read(into packet: Packet) throws(MediaError) -> Bool {
    while true {
      while encoder.encoder.receive(into: packet) {
        // What comes before is the encoder's run-in.
        if packet.pointer.pointee.pts >= firstPosition { return true }
      }
      if isDraining { return false }
      if let (position, samples) = try frames.next(encoder.frameLength) {
        try encoder.encode(samples, at: position)
      } else {
        isDraining = true
        _ = encoder.encoder.send(nil)
      }
    }
  }
}
