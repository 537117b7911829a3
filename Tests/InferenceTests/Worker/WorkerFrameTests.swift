import Testing

@testable import Inference

@Suite struct WorkerFrameTests {
  @Test func audioIsLaidOutAsDocumented() {
    let frame = WorkerFrame.encoded(audio: [1, -0.5][...], for: RequestID(0x0102_0304))
    #expect(
      frame == [
        12, 0, 0, 0, 1, 0x04, 0x03, 0x02, 0x01, 0, 0, 0x80, 0x3f, 0, 0, 0, 0xbf,
      ])
  }

  @Test(arguments: [[], [1, 2, 3], [1, 2, 3, 4, 5]] as [[UInt8]])
  func audioOfAnImpossibleLengthIsRefused(payload: [UInt8]) {
    #expect(WorkerFrame.decodedAudio(payload) == nil)
  }

  @Test func framesCrossTheSocketWhole() throws {
    let (here, there) = try WorkerSocket.pair()
    let samples = (0..<1000).map { Float($0) / 7 }
    #expect(here.write(try WorkerFrame.encoded(WorkerRequest.endAudio(RequestID(7)))))
    #expect(here.write(WorkerFrame.encoded(audio: samples[...], for: RequestID(9))))
    here.hangUp()

    let message = try #require(there.readFrame())
    #expect(message.0 == .message)
    let audio = try #require(there.readFrame())
    let (id, received) = try #require(WorkerFrame.decodedAudio(audio.1))
    #expect(audio.0 == .audio && id == RequestID(9) && received == samples)
    #expect(there.readFrame() == nil)
  }

  @Test(
    arguments: [
      ("a length beyond all reason", [0xff, 0xff, 0xff, 0xff, 0]),
      ("an unknown kind", [0, 0, 0, 0, 9]),
      ("half a header", [1, 0]),
      ("half a payload", [4, 0, 0, 0, 0, 1, 2]),
    ] as [(String, [UInt8])])
  func nonsenseEndsTheConversation(case: String, bytes: [UInt8]) throws {
    let (here, there) = try WorkerSocket.pair()
    #expect(here.write(bytes))
    here.hangUp()
    #expect(there.readFrame() == nil)
  }

  @Test func writingToAnEndThatIsGoneIsNoticed() throws {
    let (here, there) = try WorkerSocket.pair()
    there.hangUp()
    #expect(!here.write([0, 0, 0, 0, 0]))
  }
}
