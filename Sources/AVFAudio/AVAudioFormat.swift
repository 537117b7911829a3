public import Foundation

/// A count of frames: one sample of every channel.
public typealias AVAudioFrameCount = UInt32

/// A count of channels.
public typealias AVAudioChannelCount = UInt32

/// How one sample is stored.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// None of the formats below.
  case otherFormat = 0
  /// Native-endian 32-bit float, nominally −1…1.
  case pcmFormatFloat32 = 1
  /// Native-endian 64-bit float, nominally −1…1.
  case pcmFormatFloat64 = 2
  /// Signed 16-bit integer.
  case pcmFormatInt16 = 3
  /// Signed 32-bit integer.
  case pcmFormatInt32 = 4
}

/// Sample rate, channels and storage of PCM audio: the part of Apple's class that `Speech` needs.
///
/// Source: Apple, "AVAudioFormat" (AVFAudio).
public final class AVAudioFormat: NSObject, Sendable {
  /// How a sample is stored.
  public let commonFormat: AVAudioCommonFormat
  /// Frames per second, in Hz.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: AVAudioChannelCount
  /// Whether the channels alternate in one run of memory.
  public let isInterleaved: Bool

  /// Whether this is 32-bit float, one run of memory a channel.
  public var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  /// The standard format (32-bit float, not interleaved); `nil` for no channels or a rate that is not positive.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }

  /// A format with everything said; `nil` for no channels, a rate that is not positive, or `.otherFormat`.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard format != .otherFormat, channels > 0, sampleRate.isFinite, sampleRate > 0 else { return nil }
    commonFormat = format
    self.sampleRate = sampleRate
    channelCount = channels
    isInterleaved = interleaved
  }

  /// Whether two formats describe the same audio.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return commonFormat == other.commonFormat && sampleRate == other.sampleRate
      && channelCount == other.channelCount && isInterleaved == other.isInterleaved
  }

  /// Equal formats hash alike.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(commonFormat)
    hasher.combine(sampleRate)
    hasher.combine(channelCount)
    hasher.combine(isInterleaved)
    return hasher.finalize()
  }
}

extension AVAudioCommonFormat {
  /// The size of one sample in bytes; 0 for `.otherFormat`.
  var bytesPerSample: Int {
    switch self {
    case .otherFormat: 0
    case .pcmFormatInt16: 2
    case .pcmFormatFloat32, .pcmFormatInt32: 4
    case .pcmFormatFloat64: 8
    }
  }
}
