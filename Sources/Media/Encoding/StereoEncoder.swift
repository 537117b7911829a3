internal import CFFmpeg

/// Encodes stereo sound, given as alternating floats, frame after frame of the encoder's own length.
final class StereoEncoder {
  /// The encoder that is fed.
  let encoder: Encoder
  /// The number of samples of each channel that it takes at once.
  let frameLength: Int
  private let frame: Frame
  private let path: String

  /// A feeder of `encoder`, which takes floats with the channels apart; throws `encodeFailed`.
  init(_ encoder: Encoder, path: String) throws(MediaError) {
    guard let frame = Frame() else { throw MediaError(.encodeFailed, path: path) }
    self.encoder = encoder
    self.frame = frame
    self.path = path
    frameLength = max(1, Int(encoder.context.pointee.frame_size))
  }

  /// Encodes samples of the position `position`, at most `frameLength` of each channel; throws
  /// `encodeFailed`.
  func encode(_ samples: [Float], at position: Int64) throws(MediaError) {
    let count = samples.count / StereoConverter.channelCount
    let frame = frame.pointer
    av_frame_unref(frame)
    frame.pointee.nb_samples = Int32(count)
    frame.pointee.format = encoder.context.pointee.sample_fmt.rawValue
    frame.pointee.sample_rate = encoder.context.pointee.sample_rate
    frame.pointee.pts = position
    guard av_channel_layout_copy(&frame.pointee.ch_layout, &encoder.context.pointee.ch_layout) >= 0,
      av_frame_get_buffer(frame, 0) >= 0, let planes = frame.pointee.extended_data
    else { throw MediaError(.encodeFailed, path: path) }
    for channel in 0..<StereoConverter.channelCount {
      guard let plane = planes[channel] else { continue }
      plane.withMemoryRebound(to: Float.self, capacity: count) { plane in
        for index in 0..<count { plane[index] = samples[index * StereoConverter.channelCount + channel] }
      }
    }
    guard encoder.send(frame) else { throw MediaError(.encodeFailed, path: path) }
  }
}
