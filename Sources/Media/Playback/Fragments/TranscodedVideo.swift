internal import CFFmpeg

/// The pictures of a track, encoded anew, from exactly the wanted moment on.
final class TranscodedVideo: PacketSource {
  let begin: Int64
  let timeBase = VideoEncoding.timeBase
  let shape: UnsafeMutablePointer<AVStream>?
  private let pictures: PictureRun
  private let scaler: PictureScaler
  private let encoder: Encoder
  private let codec: UnsafeMutablePointer<AVCodecParameters>
  private let duration: Int64
  private var first: Frame?
  private var clock = RunningClock(ticksPerSecond: Int64(VideoEncoding.timeBase.den))
  private var last: Int64?
  private var lastKey: Int64?
  private var isDraining = false

  /// The pictures that `decoder` gives from `start` on, in microseconds of the timeline.
  ///
  /// Throws `emptyTrack` when there is none, `encodeFailed`, `readFailed`, `cancelled`.
  init(
    decoder: PictureDecoder, start: Int64, encoding: VideoEncoding? = .current, path: String
  ) throws(MediaError) {
    shape = decoder.stream
    pictures = try PictureRun(decoder: decoder, start: start, path: path)
    guard let encoding else { throw MediaError(.encodeFailed, path: path, detail: "H.264, VP9") }
    guard let (moment, picture) = try pictures.next() else { throw MediaError(.emptyTrack, path: path) }
    scaler = PictureScaler(size: VideoEncoding.size(for: picture.size), format: AV_PIX_FMT_YUV420P)
    guard let scaled = scaler.scale(picture) else { throw MediaError(.decodeFailed, path: path) }
    first = scaled
    begin = moment ?? max(0, start)
    var rate = decoder.stream?.pointee.avg_frame_rate ?? AVRational()
    if rate.num <= 0 || rate.den <= 0 || rate.num / rate.den > 60 { rate = AVRational(num: 30, den: 1) }
    duration = av_rescale_q(1, AVRational(num: rate.den, den: rate.num), VideoEncoding.timeBase)
    encoder = try encoding.makeEncoder(for: scaled.pointer, rate: rate, path: path)
    guard let codec = avcodec_parameters_alloc() else { throw MediaError(.encodeFailed, path: path) }
    avcodec_parameters_from_context(codec, encoder.context)
    self.codec = codec
  }

  deinit {
    var freeing: UnsafeMutablePointer<AVCodecParameters>? = codec
    avcodec_parameters_free(&freeing)
  }

  var parameters: UnsafePointer<AVCodecParameters> { UnsafePointer(codec) }

  func read(into packet: Packet) throws(MediaError) -> Bool {
    while !encoder.receive(into: packet) {
      if isDraining { return false }
      if let first {
        encode(first, at: begin)
        self.first = nil
      } else if let (moment, picture) = try pictures.next() {
        // One that cannot be scaled is passed over, as one that cannot be decoded.
        if let scaled = scaler.scale(picture) { encode(scaled, at: moment) }
      } else {
        isDraining = true
        _ = encoder.send(nil)
      }
    }
    packet.pointer.pointee.duration = duration
    return true
  }

  private func encode(_ picture: Frame, at moment: Int64?) {
    let stamp = moment.map { av_rescale($0, Int64(timeBase.den), Int64(AV_TIME_BASE)) }
    let place = clock.place(stamp, duration: duration)
    if let last, place - last < VideoEncoding.shortestInterval { return }
    last = place
    picture.pointer.pointee.pts = place
    if lastKey.map({ place - $0 >= VideoEncoding.keyInterval }) ?? true {
      picture.pointer.pointee.pict_type = AV_PICTURE_TYPE_I
      lastKey = place
    }
    _ = encoder.send(picture.pointer)
  }
}
