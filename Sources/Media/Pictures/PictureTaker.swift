internal import CFFmpeg
internal import Subtitles

/// Takes still pictures out of the video of a file.
struct PictureTaker {
  private let path: String
  private let info: MediaInfo
  private let track: VideoTrack
  private let cancellation: MediaCancellation

  /// Where thumbnails are looked for, in parts of the length; and in seconds where it is not known.
  private static let places = [0.1, 0.2, 0.35, 0.5, 0.7, 0.05]
  private static let seconds: [Int64] = [10, 20, 40, 60, 120, 1]

  /// `nil` for a file without video; throws what opening it throws.
  init?(path: String, cancellation: MediaCancellation) throws(MediaError) {
    let info = try Container(path: path, cancellation: cancellation).info
    guard let track = info.videoTracks.first(where: \.isDefault) ?? info.videoTracks.first else { return nil }
    (self.path, self.info, self.track, self.cancellation) = (path, info, track, cancellation)
  }

  /// The picture shown at `moment`, in microseconds of the timeline.
  func picture(at moment: Int64, longestSide: Int) throws(MediaError) -> StillPicture {
    try taken(at: moment, longestSide: longestSide, isExact: true).still
  }

  /// A picture that is not black, if one is found.
  func thumbnail(longestSide: Int) throws(MediaError) -> StillPicture {
    let known = info.duration.map { length in Self.places.map { Int64(Double(length) * 1000 * $0) } }
    var best: (still: StillPicture, variety: Double)?
    for moment in known ?? Self.seconds.map({ $0 * 1_000_000 }) {
      let next = try taken(at: moment, longestSide: longestSide, isExact: false)
      if next.variety > best?.variety ?? -1 { best = next }
      if next.variety >= JPEGPicture.enoughVariety { break }
    }
    guard let best else { throw MediaError(.decodeFailed, path: path) }
    return best.still
  }

  /// The picture at a moment, or the key picture before it, which takes less time to find.
  private func taken(
    at moment: Int64, longestSide: Int, isExact: Bool
  ) throws(MediaError) -> (still: StillPicture, variety: Double) {
    let container = try Container(path: path, cancellation: cancellation)
    let decoder = try PictureDecoder(
      packets: .keyPicture(before: moment, in: container, streamIndex: track.streamIndex))
    let run = try PictureRun(decoder: decoder, start: isExact ? moment : .min, path: path)
    guard let (shown, frame) = try run.next() else { throw MediaError(.decodeFailed, path: path) }
    let jpeg = try JPEGPicture(
      frame, ratio: decoder.stream.map(\.pixelRatio) ?? 1, rotation: track.rotation, longestSide: longestSide,
      path: path)
    let time = Timestamp(milliseconds: Int(max(0, shown ?? moment)) / 1000)
    return (
      StillPicture(jpeg: jpeg.bytes, width: jpeg.size.width, height: jpeg.size.height, time: time),
      jpeg.variety
    )
  }
}

extension UnsafeMutablePointer<AVStream> {
  /// How many times as wide as high a pixel is.
  fileprivate var pixelRatio: Double {
    var ratio = pointee.sample_aspect_ratio
    if ratio.num <= 0 || ratio.den <= 0 { ratio = pointee.codecpar.pointee.sample_aspect_ratio }
    return ratio.num > 0 && ratio.den > 0 ? Double(ratio.num) / Double(ratio.den) : 1
  }
}
