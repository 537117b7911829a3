import Testing

@testable import Media

/// Where stamps are put on the timeline; all in milliseconds.
struct ClockTests {
  /// Stamps of things that last 40 ms each, `nil` for none, and where they are put.
  @Test(
    arguments: [
      ([0, 40, 80], [0, 40, 80]),
      ([nil, nil, 80], [0, 40, 80]),
      ([500, nil, 580], [500, 540, 580]),
      // A hole stays a hole, a small step back is put right after.
      ([0, 40, 3000, 3040], [0, 40, 3000, 3040]),
      ([0, 40, 30, 80], [0, 40, 41, 80]),
      // A clock that starts anew runs on, and a wild stamp is passed over.
      ([20_000, 20_040, 0, 40], [20_000, 20_040, 20_080, 20_120]),
      ([0, 40, 90_000_000, 120, 160], [0, 40, 80, 120, 160]),
      ([20_000, 20_040, 0, 20_120], [20_000, 20_040, 20_080, 20_120]),
    ] as [([Int64?], [Int64])])
  func stampsRunForward(_ stamps: [Int64?], _ places: [Int64]) {
    var clock = RunningClock(ticksPerSecond: 1000)
    #expect(stamps.map { clock.place($0, duration: 40) } == places)
  }

  /// A stamp, those after it, and whether it is damaged; the one before was 10,000, and they are 24 apart.
  @Test(
    arguments: [
      (10_024, [10_048], false), (10_900, [10_924], false), (33_000, [10_048], true), (0, [10_048], true),
      (33_000, [33_024, 33_048, 10_096], true), (33_000, [33_024, 33_048, 33_072], false),
      // A hole, and a clock that starts anew.
      (11_500, [11_524, 11_548], false), (14_000, [14_024, 14_048], false), (0, [24, 48], false),
      (Int64.max, [10_048], true), (Int64.min, [10_048], true), (33_000, [], false),
    ] as [(Int64, [Int64], Bool)])
  func aStampIsDamagedWhenLaterOnesAreBack(_ stamp: Int64, _ later: [Int64], _ isDamaged: Bool) {
    var check = LeapCheck(ticksPerSecond: 1000)
    check.accept(10_000)
    #expect((check.isLeap(stamp) && later.contains { check.isBack($0, after: stamp) }) == isDamaged)
  }

  /// A packet as `shown decoded`, `-` for no stamp; and where it is put, `x` for nowhere.
  @Test(arguments: [
    (["0 0", "40 40", "80 80"], ["0 0", "40 40", "80 80"]),
    (["100 20", "220 60", "180 100", "140 140"], ["100 20", "220 60", "180 100", "140 140"]),
    // The library does not know when the first two of reordered pictures are decoded.
    (["100 -", "220 -", "180 100", "140 140"], ["100 20", "220 60", "180 100", "140 140"]),
    (["100 -", "- -", "- -"], ["100 20", "60 60", "100 100"]),
    // Pictures shown before the first key picture, which lead to it, cannot be decoded.
    (["100 20", "40 60", "60 100", "140 140", "120 180"], ["100 20", "x", "x", "140 140", "180 180"]),
    (["100 20", "90 10"], ["100 20", "x"]),
    (["100 90000000", "140 90000040"], ["90000000 90000000", "90000040 90000040"]),
  ])
  func packetsAreDecodedBeforeTheyAreShown(_ packets: [String], _ places: [String]) {
    var timeline = PacketTimeline(ticksPerSecond: 1000, begin: 100, usualDuration: 40, reorderedPictures: 2)
    if packets[0].hasPrefix("0 ") {
      timeline = PacketTimeline(ticksPerSecond: 1000, begin: 0, usualDuration: 40, reorderedPictures: 0)
    }
    let placed = packets.map { packet in
      let stamps = packet.split(separator: " ").map { Int64($0) }
      let place = timeline.place(.init(pts: stamps[0], dts: stamps[1], duration: 0))
      return place.map { "\($0.pts ?? -1) \($0.dts ?? -1)" } ?? "x"
    }
    #expect(placed == places)
  }
}
