package import Chase
package import HTTPServer
internal import Library
internal import Subtitles

extension PlayerContext {
  /// Tells the open pages what the chaser tells.
  package static func publish(_ news: ChaseNews, to events: EventStream, wording: any FailureWording) {
    let origin: [JSONLine.Member] = [
      .init(name: "session", value: .number(news.session)),
      .init(name: "video", value: .number(news.video.number)),
    ]
    let (name, members) = content(of: news.event, wording)
    events.publish(ServerSentEvent(name: name, data: JSONLine.object(origin + members).written))
  }

  private static func content(
    of event: ChaseEvent, _ wording: any FailureWording
  ) -> (name: String, members: [JSONLine.Member]) {
    switch event {
    case .cue(let cue, let replaced):
      return ("cue", members(["cue": cue.line, "replaced": .list(replaced.map { .number($0.number) })]))
    case .removed(let cues):
      return ("removed", members(["ids": .list(cues.map { .number($0.number) })]))
    case .translation(let id, let translation):
      return (
        "translation",
        members([
          "id": .number(id.number), "translation": .optional(translation.text),
          "state": .text(translation.state.rawValue),
        ])
      )
    case .work(let work):
      return ("work", members(work, wording))
    case .translationFailed(let error):
      return ("warning", members(["scope": .text("batch")]) + members(wording.words(for: error)))
    }
  }

  private static func members(_ work: ChaseWork, _ wording: any FailureWording) -> [JSONLine.Member] {
    members([
      "phase": .text(work.phase.rawValue), "heard": .number(work.heard.milliseconds),
      "from": .number(work.from.milliseconds), "duration": .optional(work.duration),
      "cues": .number(work.cues),
      "translated": .number(work.translated), "ranges": .ranges(work.ranges),
      "error": work.failure.map { .object(members(wording.words(for: $0))) } ?? .none,
    ])
  }

  private static func members(_ words: FailureWords) -> [JSONLine.Member] {
    let message = JSONLine.object(["en": .text(words.english), "ja": .text(words.japanese)])
    return members(["code": .text(words.code), "message": message])
  }

  private static func members(_ pairs: KeyValuePairs<String, JSONLine>) -> [JSONLine.Member] {
    pairs.map { JSONLine.Member(name: $0, value: $1) }
  }
}
