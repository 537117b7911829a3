import Testing

@testable import Inference

/// The samples are their own positions, so a slice shows where it comes from.
private func ramp(_ range: Range<Int>) -> [Float] { range.map(Float.init) }

/// A backlog that is emptied as a connection would.
private final class Wire {
  var backlog = AudioBacklog()

  func next() -> AudioBacklog.Step? { backlog.next() }

  var isIdle: Bool { next() == nil }

  func drained() -> (samples: [Float], isEnded: Bool) {
    var samples: [Float] = []
    while let step = next() {
      switch step {
      case .send(let slice): samples += slice
      case .sendEnd: return (samples, true)
      }
    }
    return (samples, false)
  }
}

@Suite struct AudioBacklogTests {
  @Test func sendingStopsOneWindowAheadOfHearing() {
    let wire = Wire()
    wire.backlog.append(ramp(0..<20_000))
    #expect(wire.drained().samples == ramp(0..<8000))
    #expect(wire.isIdle)
    wire.backlog.acknowledge(3000)
    #expect(wire.drained().samples == ramp(8000..<11_000))
  }

  @Test func aFrameIsNeverLongerThanItsLimit() {
    let wire = Wire()
    wire.backlog.append(ramp(0..<8000))
    #expect(wire.next() == .send(ramp(0..<4000)[...]))
  }

  @Test func theEndIsSentOnceAfterAllAudio() {
    let wire = Wire()
    wire.backlog.append(ramp(0..<9000))
    wire.backlog.finish()
    #expect(wire.drained().isEnded == false)
    wire.backlog.acknowledge(8000)
    #expect(wire.drained() == (ramp(8000..<9000), true))
    #expect(wire.isIdle)
  }

  @Test func audioAfterTheEndIsNotTaken() {
    let wire = Wire()
    wire.backlog.append(ramp(0..<10))
    wire.backlog.finish()
    wire.backlog.append(ramp(10..<20))
    #expect(wire.backlog.end == 10)
  }

  @Test(arguments: [0, 1, 5000, 8000, 8001, 70_000, 100_000])
  func aNewWorkerGetsEverythingFromTheLastCheckpointOn(resume: Int) {
    let wire = Wire()
    wire.backlog.append(ramp(0..<100_000))
    wire.backlog.finish()
    var position: Int64 = 0
    while position < resume {
      position += Int64(wire.drained().samples.count)
      wire.backlog.acknowledge(position)
    }
    wire.backlog.release(before: Int64(resume))
    _ = wire.drained()

    wire.backlog.rewind()
    var again: [Float] = []
    var heard = Int64(resume)
    while true {
      let (samples, isEnded) = wire.drained()
      again += samples
      if isEnded { break }
      heard += Int64(samples.count)
      wire.backlog.acknowledge(heard)
    }
    #expect(again == ramp(resume..<100_000))
  }

  @Test func whatWillNotBeAskedForAgainIsLetGo() {
    let wire = Wire()
    for second in 0..<600 {
      wire.backlog.append([Float](repeating: 0, count: 16_000))
      while !wire.drained().samples.isEmpty { wire.backlog.acknowledge(Int64(second + 1) * 16_000) }
      wire.backlog.release(before: Int64(second) * 16_000)
      #expect(wire.backlog.keptSamples <= 6 * 16_000)
    }
  }

  @Test func anAcknowledgementBeyondTheAudioIsCutToIt() {
    let wire = Wire()
    wire.backlog.append(ramp(0..<10))
    wire.backlog.acknowledge(1_000_000)
    wire.backlog.release(before: 1_000_000)
    wire.backlog.append(ramp(10..<20))
    #expect(wire.drained().samples == ramp(0..<20))
  }
}
