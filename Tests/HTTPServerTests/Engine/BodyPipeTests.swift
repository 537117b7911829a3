import TestSupport
import Testing

@testable import HTTPServer

struct BodyPipeTests {
  private static func read(_ pipe: inout BodyPipe, _ count: Int) -> (BodyPipe.Reading, String) {
    var buffer = [UInt8](repeating: 0, count: count)
    let reading = buffer.withUnsafeMutableBytes { pipe.read(into: $0) }
    guard case .bytes(let filled) = reading else { return (reading, "") }
    return (reading, String(decoding: buffer[..<filled], as: UTF8.self))
  }

  @Test func piecesAreCutToTheBuffer() {
    var pipe = BodyPipe(capacity: 100)
    for piece in ["abc", "", "de", "f"] { pipe.append(Array(piece.utf8)) }
    #expect(pipe.count == 6)
    #expect(Self.read(&pipe, 2) == (.bytes(2), "ab"))
    #expect(Self.read(&pipe, 3) == (.bytes(3), "cde"))
    #expect(Self.read(&pipe, 9) == (.bytes(1), "f"))
    #expect(Self.read(&pipe, 9) == (.nothingYet, ""))
    #expect(pipe.count == 0)
  }

  @Test func roomIsWhatIsMissingToTheCapacity() {
    var pipe = BodyPipe(capacity: 4)
    #expect(pipe.hasRoom)
    pipe.append([1, 2, 3])
    #expect(pipe.hasRoom)
    pipe.append([4, 5, 6])
    #expect(!pipe.hasRoom)
    _ = Self.read(&pipe, 2)
    #expect(!pipe.hasRoom)
    _ = Self.read(&pipe, 1)
    #expect(pipe.hasRoom)
  }

  @Test func aCompleteBodyEndsBehindItsBytes() {
    var pipe = BodyPipe(capacity: 4)
    pipe.append(Array("ab".utf8))
    pipe.close(.complete)
    pipe.append(Array("cd".utf8))
    #expect(!pipe.hasRoom)
    #expect(Self.read(&pipe, 9) == (.bytes(2), "ab"))
    #expect(Self.read(&pipe, 9) == (.end(.complete), ""))
    #expect(Self.read(&pipe, 9) == (.end(.complete), ""))
  }

  @Test(arguments: [[BodyPipe.End.broken], [.complete, .broken], [.broken, .complete]])
  func aBrokenBodyEndsAtOnce(ends: [BodyPipe.End]) {
    var pipe = BodyPipe(capacity: 4)
    pipe.append(Array("ab".utf8))
    for end in ends { pipe.close(end) }
    #expect(Self.read(&pipe, 9) == (.end(.broken), ""))
    #expect(pipe.count == 0)
  }

  /// Against the same bytes in an array, over many pieces and buffers of all sizes.
  @Test func nothingIsLostOrRepeated() {
    var random = SeededRandom(seed: 7)
    var pipe = BodyPipe(capacity: .max)
    var (sent, received): ([UInt8], [UInt8]) = ([], [])
    for _ in 0..<2000 {
      let piece = (0..<Int.random(in: 0..<50, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      pipe.append(piece)
      sent += piece
      var buffer = [UInt8](repeating: 0, count: Int.random(in: 1..<60, using: &random))
      if case .bytes(let count) = buffer.withUnsafeMutableBytes({ pipe.read(into: $0) }) {
        received += buffer[..<count]
      }
    }
    var buffer = [UInt8](repeating: 0, count: sent.count + 1)
    if case .bytes(let count) = buffer.withUnsafeMutableBytes({ pipe.read(into: $0) }) {
      received += buffer[..<count]
    }
    #expect(received == sent)
  }
}
