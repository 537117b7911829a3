import AVFAudio
import Foundation
import Synchronization
import Testing

@testable import Speech

/// Writes down what it is given.
private final class Listener: AudioConsumer {
  private let heard = Mutex<(samples: [Float], endings: [String])>(([], []))

  var samples: [Float] { heard.withLock { $0.samples } }
  var endings: [String] { heard.withLock { $0.endings } }

  func take(_ samples: [Float]) { heard.withLock { $0.samples += samples } }
  func end() { heard.withLock { $0.endings.append("end") } }
  func fail(_ error: any Error) {
    let code = (error as? SFSpeechError).map { "\($0.code)" } ?? "\(error)"
    heard.withLock { $0.endings.append(code) }
  }
}

private func buffer(_ samples: [Float], rate: Double = 16_000) throws -> AVAudioPCMBuffer {
  let format = try #require(AVAudioFormat(standardFormatWithSampleRate: rate, channels: 1))
  let buffer = try #require(
    AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(samples.count)))
  let channel = try #require(buffer.floatChannelData)[0]
  for (index, sample) in samples.enumerated() { channel[index] = sample }
  buffer.frameLength = AVAudioFrameCount(samples.count)
  return buffer
}

@Suite struct AppendedAudioTests {
  @Test func whatComesBeforeTheTaskIsHeardFirst() throws {
    let audio = AppendedAudio()
    audio.append(try buffer([0.1, 0.2]))
    let listener = Listener()
    audio.start(listener)
    audio.append(try buffer([0.3]))
    audio.finish()
    #expect(listener.samples == [0.1, 0.2, 0.3])
    #expect(listener.endings == ["end"])
  }

  @Test func anEndBeforeTheTaskIsTold() throws {
    let audio = AppendedAudio()
    audio.append(try buffer([0.1]))
    audio.finish()
    audio.append(try buffer([0.2]))
    let listener = Listener()
    audio.start(listener)
    #expect(listener.samples == [0.1])
    #expect(listener.endings == ["end"])
  }

  /// Ten frames a second are no sound that anything can be made of.
  @Test(arguments: [true, false])
  func audioThatCannotBeConvertedIsAFailureWheneverItComes(isEarly: Bool) throws {
    let audio = AppendedAudio()
    let listener = Listener()
    if !isEarly { audio.start(listener) }
    audio.append(try buffer([0.1], rate: 10))
    if isEarly { audio.start(listener) }
    #expect(listener.endings == ["audioReadFailed"])
  }

  @Test func nothingIsTakenAfterTheTask() throws {
    let audio = AppendedAudio()
    let listener = Listener()
    audio.start(listener)
    audio.stop()
    audio.append(try buffer([0.1]))
    audio.finish()
    #expect(listener.samples.isEmpty && listener.endings.isEmpty)
  }
}
