import Foundation
import Library
import Subtitles
import TestSupport
import Testing

@testable import Chase

/// Real engines on the reading that set-up keeps.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"), .serialized)
struct ChaserTests {
  private let room: ChaseRoom

  init() throws {
    room = try ChaseRoom()
  }

  @Test func aVideoIsHeardAndTranslatedFromItsBeginning() async throws {
    let video = try await room.add("talk")
    let session = try await room.chaser.open(video, at: .zero)
    let events = await room.untilDone(session)
    let stored = try await room.library.subtitles(of: video)
    #expect(stored.ranges == TimelineRanges([TimeSpan(0, 44_096)]))
    #expect(stored.cues.map(\.cue.text).joined(separator: " ").contains("superlative"))
    #expect(stored.cues.allSatisfy { $0.translation.text?.isEmpty == false })
    // The first translation does not wait for the end of hearing.
    let kinds = events.map(kind)
    let firstTranslation = try #require(kinds.firstIndex(of: "translation"))
    let lastCue = try #require(kinds.lastIndex(of: "cue"))
    #expect(firstTranslation < lastCue)
    await room.chaser.close()
  }

  @Test func aViewerInTheMiddleIsServedFirst() async throws {
    let video = try await room.add("talk")
    let session = try await room.chaser.open(video, at: Timestamp(milliseconds: 30_000))
    let events = await room.untilDone(session)
    let starts = events.compactMap { event -> Int? in
      if case .cue(let cue, _) = event { cue.cue.span.start.milliseconds } else { nil }
    }
    #expect(try #require(starts.first) >= 25_000)
    #expect(starts.contains { $0 < 25_000 })
    let stored = try await room.library.subtitles(of: video).cues
    #expect(Set(stored.map(\.cue.span.start)).count == stored.count)
    #expect(zip(stored, stored.dropFirst()).allSatisfy { $0.cue.span.end <= $1.cue.span.start })
    await room.chaser.close()
  }

  /// In the middle of a sentence, of a word, and in a pause.
  @Test(arguments: [4_000, 7_400, 8_500, 22_900])
  func noWordIsLostWhereTwoStretchesMeet(edge: Int) async throws {
    var words: [String] = []
    for settled in [TimeSpan(edge, 44_096), TimeSpan(0, edge)] {
      let video = try await room.add("settled from \(settled.start.milliseconds) at \(edge)")
      try await room.library.record(SettledStep(ranges: TimelineRanges([settled])), of: video)
      _ = await room.untilDone(try await room.chaser.open(video, at: .zero))
      let cues = try await room.library.subtitles(of: video).cues
      #expect(cues.allSatisfy { !settled.overlaps($0.cue.span) })
      words += TwoCities.words(cues.map(\.cue.text).joined(separator: " "))
    }
    // Heard in one go, three words are wrong; one more on either side of the edge is the price of beginning there.
    let wrong = TwoCities.wrongWords(words, TwoCities.words(TwoCities.text))
    #expect(wrong <= 6, "\(words)")
    await room.chaser.close()
  }

  /// Its length is that of its sound, once that was heard; what lies before a viewer is heard all the same.
  @Test(.timeLimit(.minutes(10)), arguments: [0, 30_000])
  func aVideoOfUnknownLengthIsHeardToItsEnd(position: Int) async throws {
    let video = try await room.add("endless", duration: nil)
    _ = await room.untilDone(
      try await room.chaser.open(video, at: Timestamp(milliseconds: position)))
    let stored = try await room.library.subtitles(of: video)
    let duration = try #require(try await room.library.video(video).duration)
    // As ffprobe says.
    #expect(duration == 44_374)
    #expect(stored.ranges == TimelineRanges([TimeSpan(0, duration)]))
    let words = TwoCities.words(stored.cues.map(\.cue.text).joined(separator: " "))
    #expect(TwoCities.wrongWords(words, TwoCities.words(TwoCities.text)) <= 9, "\(words)")
    await room.chaser.close()
  }

  /// The picture may go on when there is no sound any more, and from far behind its end nothing is heard at all.
  @Test(.timeLimit(.minutes(10)), arguments: [46_000, 50_000, 60_000])
  func aViewerBehindTheSoundLeavesItsLengthAsItIs(position: Int) async throws {
    let video = try await room.add("shorter sound", duration: nil)
    _ = await room.untilDone(
      try await room.chaser.open(video, at: Timestamp(milliseconds: position)))
    let stored = try await room.library.subtitles(of: video)
    #expect(try await room.library.video(video).duration == 44_374)
    #expect(stored.ranges.contains(.zero) && stored.cues.count >= 5)
    await room.chaser.close()
  }

  @Test func aSecondOpeningHasNothingToDo() async throws {
    let video = try await room.add("talk")
    _ = await room.untilDone(try await room.chaser.open(video, at: .zero))
    let before = try await room.library.subtitles(of: video)
    let events = await room.untilDone(try await room.chaser.open(video, at: .zero))
    #expect(events.allSatisfy { kind($0) == "work" })
    #expect(try await room.library.subtitles(of: video).cues == before.cues)
    await room.chaser.close()
  }

  @Test func switchingAtRandomMomentsMixesNothing() async throws {
    var videos: [Video.ID] = []
    for number in 1...5 { videos.append(try await room.add("talk \(number)")) }
    var random = SystemRandomNumberGenerator()
    var owners: [Int: Video.ID] = [:]
    var events = room.news.makeAsyncIterator()
    for _ in 1...50 {
      let video = try #require(videos.randomElement(using: &random))
      let session = try await room.chaser.open(video, at: .zero)
      owners[session] = video
      // Switch after a random number of events of this session.
      var left = Int.random(in: 0...12, using: &random)
      while left > 0, let item = await events.next() {
        #expect(owners[item.session] == item.video)
        if item.session == session { left -= 1 }
        if case .work(let work) = item.event, work.phase == .done, item.session == session { left = 0 }
      }
    }
    await room.chaser.close()
    for video in videos {
      let cues = try await room.library.subtitles(of: video).cues
      #expect(zip(cues, cues.dropFirst()).allSatisfy { $0.cue.span.end <= $1.cue.span.start })
    }
  }

  @Test func anEarlierSessionIsOver() async throws {
    let video = try await room.add("talk")
    let first = try await room.chaser.open(video, at: .zero)
    _ = try await room.chaser.open(video, at: .zero)
    await #expect(throws: ChaseError.sessionOver) { try await room.chaser.move(first, to: .zero) }
    await room.chaser.close()
  }

  @Test func aVideoThatIsGoneFailsAlone() async throws {
    let file = FoundFile(
      fingerprint: "gone", path: "/nowhere/gone.mp4", stamp: FileStamp(size: 1, modified: 1), title: "gone",
      folder: "", kind: .video, duration: 1000)
    let video = try #require(
      try await room.library.take([file], under: ["/nowhere"], now: Date()).added.first)
    let events = await room.untilDone(try await room.chaser.open(video, at: .zero))
    guard case .work(let work)? = events.last else { return #expect(Bool(false)) }
    #expect(work.phase == .failed && work.failure != nil)
    await room.chaser.close()
  }

  private func kind(_ event: ChaseEvent) -> String {
    switch event {
    case .cue: "cue"
    case .translation: "translation"
    case .work: "work"
    case .removed: "removed"
    case .translationFailed: "failure"
    }
  }
}
