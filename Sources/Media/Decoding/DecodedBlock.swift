/// A stretch of decoded audio, in the decoder's own memory: valid until the decoder is asked for more.
struct DecodedBlock {
  /// Frames from the timeline's zero at the block's rate; `nil` without a time stamp.
  var start: Int64?
  /// The number of frames.
  var length: Int
  /// How the samples are stored.
  var format: PCMFormat
  /// The address of each channel, or the one address of interleaved frames.
  var planes: [UnsafeRawPointer]
}

/// What a decoder gives when asked for more.
enum DecoderEvent {
  /// Audio.
  case block(DecodedBlock)
  /// A packet that could not be decoded, of so many frames by its own account.
  case damaged(length: Int64)
  /// The end of the track.
  case end
}
