import Testing

@testable import Media

struct DownmixTests {
  /// Channel roles by letter: C centre, F front, S surround, L bass, ? not said; and the weights, worked
  /// out by hand.
  static let cases: [(String, [Float])] = [
    ("C", [1]),
    ("F", [1]),
    ("FF", [0.5, 0.5]),
    ("FFC", [0.25, 0.25, 0.5]),
    ("FFL", [0.5, 0.5, 0]),
    ("FFSS", [0.2941, 0.2941, 0.2059, 0.2059]),
    ("FFCLSS", [0.1852, 0.1852, 0.3704, 0, 0.1296, 0.1296]),
    ("????", [0.25, 0.25, 0.25, 0.25]),
    ("FF?", [0.3333, 0.3333, 0.3333]),
    ("LLL", [0.3333, 0.3333, 0.3333]),
  ]

  @Test(arguments: cases)
  func dialogueWeighsMost(_ roles: String, _ weights: [Float]) {
    let letters: [Character: ChannelRole] = [
      "C": .centre, "F": .front, "S": .surround, "L": .lowFrequency, "?": .unknown,
    ]
    let mix = Downmix(roles.map { letters[$0] ?? .unknown })
    #expect(zip(mix.weights, weights).allSatisfy { abs($0 - $1) < 0.0001 })
    #expect(mix.weights.count == weights.count)
    #expect(mix.weights.reduce(0, +) <= 1.00001)
  }

  /// Plays 40 blocks of two channels, made from one wave by the factors, and gives the last block of the mix.
  private func mixed(_ left: Float, _ right: Float) -> [Float] {
    var mix = Downmix([.front, .front])
    let wave = (0..<1024).map { Float($0 % 64) / 64 - 0.5 }
    var mono: [Float] = []
    for _ in 0..<40 {
      wave.map { $0 * left }.withUnsafeBufferPointer { left in
        wave.map { $0 * right }.withUnsafeBufferPointer { mix.mix([left, $0], into: &mono) }
      }
    }
    return mono.indices.map { wave[$0] == 0 ? 1 : mono[$0] / wave[$0] }
  }

  @Test(
    arguments: [
      (1, 1, 1), (1, 0, 0.5), (0, 1, 0.5), (1, 0.5, 0.75), (1, -1, 1), (0.5, -0.5, 0.5), (0.8, -1, -1),
      (0, 0, 0),
    ] as [(Float, Float, Float)])
  func oppositeChannelsDoNotCancel(_ left: Float, _ right: Float, _ expected: Float) {
    let result = mixed(left, right)
    #expect(result.filter { $0 != 1 }.allSatisfy { abs($0 - expected) < 0.01 }, "\(result.prefix(4))")
  }

  @Test func theCentreOfAFilmIsHeardMost() throws {
    let scratch = try Scratch()
    var power: [String: Float] = [:]
    for channel in ["FL", "FC", "LFE", "SL"] {
      let path = try scratch.make(
        "\(channel).mp4", "-f lavfi -i sine=f=100:d=1:r=48000",
        "-af pan=5.1(side)|\(channel)=c0 -c:a ac3")
      power[channel] = try Hearing(path).power(200, 800)
    }
    let centre = try #require(power["FC"])
    // Amplitudes 0.5 : 1, 0.35 : 1 and nothing, squared.
    #expect(abs(try #require(power["FL"]) / centre - 0.25) < 0.02)
    #expect(abs(try #require(power["SL"]) / centre - 0.1225) < 0.02)
    #expect(try #require(power["LFE"]) / centre < 0.001)
  }
}
