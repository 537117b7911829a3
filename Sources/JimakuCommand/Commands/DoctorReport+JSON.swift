internal import Subtitles

extension DoctorReport {
  /// One object: `version`, `ready`, and `checks` with what was looked at, `ok`, and its facts.
  func json(_ messages: Messages) -> JSONLine {
    .object([
      "version": .text(Messages.number), "ready": .truth(isReady),
      "checks": .list(checks.map { .object(members($0.subject) + members($0.finding, messages)) }),
    ])
  }

  private func members(_ subject: Subject) -> [JSONLine.Member] {
    let (kind, facts): (String, [(String, String)]) =
      switch subject {
      case .library(let name): ("library", [("name", name)])
      case .engineFolder: ("engineFolder", [])
      case .packFolder: ("packFolder", [])
      case .worker: ("worker", [])
      case .pack(let id, let licence, _): ("pack", [("id", id), ("licence", licence)])
      case .dictionary: ("dictionary", [])
      case .speech(let language): ("speech", [("from", language)])
      case .translation(let source, let target, let pack):
        ("translation", [("from", source), ("to", target)] + (pack.map { [("pack", $0)] } ?? []))
      }
    let optional = subject.isOptional ? [JSONLine.Member(name: "optional", value: .truth(true))] : []
    return ([("subject", kind)] + facts).map { JSONLine.Member(name: $0.0, value: .text($0.1)) } + optional
  }

  private func members(_ finding: Finding, _ messages: Messages) -> [JSONLine.Member] {
    switch finding {
    case .good(let detail):
      [
        JSONLine.Member(name: "ok", value: .truth(true)),
        JSONLine.Member(name: "detail", value: .text(detail)),
      ]
    case .bad(let failure):
      [
        JSONLine.Member(name: "ok", value: .truth(false)),
        JSONLine.Member(name: "code", value: .text(failure.code)),
        JSONLine.Member(name: "message", value: .text(messages.failure(failure))),
      ]
    }
  }
}
