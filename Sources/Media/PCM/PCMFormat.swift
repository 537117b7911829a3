/// How PCM audio is stored.
package struct PCMFormat: Hashable, Sendable {
  /// How one sample is stored, in the machine's byte order.
  package enum Sample: Hashable, Sendable, CaseIterable {
    /// Unsigned 8-bit integer, silence at 128.
    case uint8
    /// Signed 16-bit integer.
    case int16
    /// Signed 32-bit integer.
    case int32
    /// Signed 64-bit integer.
    case int64
    /// 32-bit float, nominally −1…1.
    case float32
    /// 64-bit float, nominally −1…1.
    case float64

    /// The size in bytes.
    package var byteCount: Int {
      switch self {
      case .uint8: 1
      case .int16: 2
      case .int32, .float32: 4
      case .int64, .float64: 8
      }
    }
  }

  /// How one sample is stored.
  package var sample: Sample
  /// Whether the channels alternate in one run of memory; otherwise each has its own.
  package var isInterleaved: Bool
  /// Frames per second, in Hz.
  package var sampleRate: Int
  /// What each channel carries, in order of storage.
  package var channels: [ChannelRole]

  /// The library's bits for where the channels stand; 0 where it is not told.
  var layoutMask: UInt64 = 0

  /// A format with everything said.
  package init(sample: Sample, isInterleaved: Bool, sampleRate: Int, channels: [ChannelRole]) {
    self.sample = sample
    self.isInterleaved = isInterleaved
    self.sampleRate = sampleRate
    self.channels = channels
  }

  /// A format whose channels are known by their number alone: see `ChannelRole.usual(count:)`.
  package init(sample: Sample, isInterleaved: Bool, sampleRate: Int, channelCount: Int) {
    self.init(
      sample: sample, isInterleaved: isInterleaved, sampleRate: sampleRate,
      channels: ChannelRole.usual(count: channelCount))
  }

  /// The number of runs of memory.
  var planeCount: Int { isInterleaved ? 1 : channels.count }

  /// The bytes from one frame to the next inside a run of memory.
  var frameStride: Int { sample.byteCount * (isInterleaved ? channels.count : 1) }
}
