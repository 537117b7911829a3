/// Turns PCM of one form into 32-bit floats of a rate and a number of channels, streaming.
///
/// Frame `n` of all the output together is of the moment `n / outputRate` seconds after the first input frame.
protocol BlockConverter {
  /// The rate of the output, in Hz.
  static var outputRate: Int { get }
  /// The channels of the output, which alternate.
  static var channelCount: Int { get }
  /// The form of the input.
  var format: PCMFormat { get }

  /// A converter for input of `format`; throws `unsupportedFormat`.
  init(format: PCMFormat) throws(MediaError)

  /// Converts `frameCount` frames from frame `skipped` on, and appends to `output`.
  func convert(
    planes: [UnsafeRawPointer], skipping skipped: Int, frameCount: Int, into output: inout [Float])

  /// Puts in `frameCount` frames of silence, at most `SampleConverter.blockLength`.
  func silence(frameCount: Int, into output: inout [Float])

  /// Appends the rest of the output.
  func finish(into output: inout [Float])
}
