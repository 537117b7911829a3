internal import CFFmpeg

/// Gives the packets of one stream of the output, in the order in which they are decoded.
protocol PacketSource: AnyObject {
  /// What the packets hold; valid as long as the source.
  var parameters: UnsafePointer<AVCodecParameters> { get }
  /// The stream of the file whose picture this is, for how it is turned and stretched; `nil` for sound.
  var shape: UnsafeMutablePointer<AVStream>? { get }
  /// The unit of the packets' stamps, which count from the timeline's zero.
  var timeBase: AVRational { get }
  /// When the first picture is shown or the first sound heard, in microseconds of the timeline.
  var begin: Int64 { get }

  /// Reads the next packet into `packet`; `false` after the last.
  ///
  /// Its decoding stamps rise, and it is never presented before it is decoded. Throws `cancelled`,
  /// `readFailed` and what the track's own kind has.
  func read(into packet: Packet) throws(MediaError) -> Bool
}
