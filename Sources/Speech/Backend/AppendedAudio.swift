internal import AVFAudio
internal import Foundation
internal import Media
internal import Synchronization

/// The audio that a client appends, converted to what the engine hears.
///
/// Kept until a task takes it; then handed on as it comes.
final class AppendedAudio: AudioSource {
  /// What needs no conversion.
  static let nativeFormat: AVAudioFormat = {
    guard let format = AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1) else {
      preconditionFailure("16 kHz, one channel is a format")
    }
    return format
  }()

  private struct State: ~Copyable {
    var converter: PCMConverter?
    var format: AVAudioFormat?
    var early: [Float] = []
    var isEnded = false
    /// Why audio could not be taken, for a consumer that has yet to come.
    var failure: (any Error)?
    var consumer: (any AudioConsumer)?
  }

  private let state = Mutex(State())

  func append(_ buffer: AVAudioPCMBuffer) {
    let (format, frameCount) = (buffer.format, Int(buffer.frameLength))
    // The client may use its buffer again as soon as this returns.
    let (bytes, planeSize) = buffer.copiedFrames()
    do {
      try state.withLock { state throws(MediaError) in
        guard !state.isEnded, planeSize > 0 else { return }
        if state.format != format {
          // A change of format is a seam: what the old converter still holds comes first.
          Self.give(state.converter?.finish() ?? [], &state)
          state.converter = try PCMConverter(format: PCMFormat(format))
          state.format = format
        }
        let samples = bytes.withUnsafeBytes { memory -> [Float]? in
          guard let base = memory.baseAddress else { return nil }
          let planes = stride(from: 0, to: memory.count, by: planeSize).map { base + $0 }
          return state.converter?.convert(planes: planes, frameCount: frameCount)
        }
        Self.give(samples ?? [], &state)
      }
    } catch {
      let failure = SpeechFailure.unreadable(error)
      let consumer = state.withLock { state in
        state.failure = failure
        return state.consumer
      }
      consumer?.fail(failure)
    }
  }

  func finish() {
    let consumer = state.withLock { state -> (any AudioConsumer)? in
      guard !state.isEnded else { return nil }
      Self.give(state.converter?.finish() ?? [], &state)
      state.isEnded = true
      return state.consumer
    }
    consumer?.end()
  }

  func start(_ consumer: any AudioConsumer) {
    let (failure, isEnded) = state.withLock { state in
      state.consumer = consumer
      if !state.early.isEmpty { consumer.take(state.early) }
      state.early = []
      return (state.failure, state.isEnded)
    }
    if let failure {
      consumer.fail(failure)
    } else if isEnded {
      consumer.end()
    }
  }

  func heard(_ position: Int64) {}

  func stop() {
    state.withLock { state in
      state.isEnded = true
      state.consumer = nil
      state.early = []
    }
  }

  /// Called with the lock held, so that pieces are taken in their order.
  private static func give(_ samples: [Float], _ state: inout State) {
    if samples.isEmpty { return }
    if let consumer = state.consumer {
      consumer.take(samples)
    } else {
      state.early += samples
    }
  }
}

extension PCMFormat {
  fileprivate init(_ format: AVAudioFormat) {
    let sample: Sample =
      switch format.commonFormat {
      case .pcmFormatInt16: .int16
      case .pcmFormatInt32: .int32
      case .pcmFormatFloat64: .float64
      case .pcmFormatFloat32, .otherFormat: .float32
      }
    // A rate beyond any converter's reach is refused by the converter.
    self.init(
      sample: sample, isInterleaved: format.isInterleaved,
      sampleRate: Int(exactly: format.sampleRate.rounded()) ?? 0, channelCount: Int(format.channelCount))
  }
}
