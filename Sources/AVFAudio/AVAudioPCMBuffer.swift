public import Foundation

/// Audio in memory, of some format.
public class AVAudioBuffer: NSObject {
  /// How the samples are stored.
  public let format: AVAudioFormat

  init(format: AVAudioFormat) {
    self.format = format
  }
}

/// A piece of PCM audio: the part of Apple's class that `Speech` needs.
///
/// The buffer owns its memory; the channel pointers are valid as long as the buffer lives.
/// Not thread-safe, as Apple's is not. Source: Apple, "AVAudioPCMBuffer" (AVFAudio).
public final class AVAudioPCMBuffer: AVAudioBuffer {
  /// How many frames fit.
  public let frameCapacity: AVAudioFrameCount
  private var storedLength: AVAudioFrameCount = 0
  private let storage: UnsafeMutableRawPointer
  private let planes: UnsafeMutablePointer<UnsafeMutableRawPointer>
  private let planeCount: Int

  /// How many frames are valid; set it after writing.
  ///
  /// Setting more than `frameCapacity` stops the program, as Apple's does.
  public var frameLength: AVAudioFrameCount {
    get { storedLength }
    set {
      precondition(newValue <= frameCapacity, "frameLength exceeds frameCapacity")
      storedLength = newValue
    }
  }

  /// The distance between a channel's neighbouring samples, in samples.
  public var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  /// An empty, zeroed buffer; `nil` when its size does not fit in memory's address range.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let channels = Int(format.channelCount)
    let (samples, overflow) = Int(frameCapacity).multipliedReportingOverflow(by: channels)
    let (bytes, overflow2) = samples.multipliedReportingOverflow(by: format.commonFormat.bytesPerSample)
    guard !overflow, !overflow2 else { return nil }
    self.frameCapacity = frameCapacity
    storage = UnsafeMutableRawPointer.allocate(byteCount: max(bytes, 1), alignment: 16)
    storage.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    planeCount = format.isInterleaved ? 1 : channels
    planes = .allocate(capacity: planeCount)
    for plane in 0..<planeCount {
      let offset = plane * Int(frameCapacity) * format.commonFormat.bytesPerSample
      (planes + plane).initialize(to: storage + offset)
    }
    super.init(format: format)
  }

  deinit {
    planes.deallocate()
    storage.deallocate()
  }

  /// One pointer a channel (interleaved: one in all); `nil` unless the format is 32-bit float.
  public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    channelData(of: .pcmFormatFloat32)
  }

  /// One pointer a channel (interleaved: one in all); `nil` unless the format is 16-bit integer.
  public var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    channelData(of: .pcmFormatInt16)
  }

  /// One pointer a channel (interleaved: one in all); `nil` unless the format is 32-bit integer.
  public var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    channelData(of: .pcmFormatInt32)
  }

  /// The valid frames, copied, for converters: the planes one after the other, each `planeSize` bytes.
  package func copiedFrames() -> (bytes: [UInt8], planeSize: Int) {
    let samplesPerPlane = Int(frameLength) * stride
    let planeSize = samplesPerPlane * format.commonFormat.bytesPerSample
    var bytes: [UInt8] = []
    bytes.reserveCapacity(planeSize * planeCount)
    for plane in 0..<planeCount {
      bytes += UnsafeRawBufferPointer(start: planes[plane], count: planeSize)
    }
    return (bytes, planeSize)
  }

  private func channelData<Sample>(
    of format: AVAudioCommonFormat
  ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard self.format.commonFormat == format else { return nil }
    // The array of untyped plane pointers is handed out as the array of typed ones Apple's API shows.
    return UnsafeRawPointer(planes).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }
}
