import Captioning
import Chase
import Dictionary
import Foundation
import FoundationNetworking
import HTTPServer
import LanguagePacks
import Library
import Server
import Speech
import Subtitles
import TestSupport
import Testing
import Translation

/// The player's server as it is, on a free port, with real engines, over a folder with the reading that set-up keeps.
final class RunningPlayer: Sendable {
  /// An answer.
  struct Answer {
    var status: Int
    var headers: [String: String]
    var body: Data

    /// The body's JSON object.
    var json: [String: Any] {
      get throws { try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any]) }
    }
  }

  let folder: TemporaryFolder
  let library: LibraryStore
  let events: EventStream
  let port: UInt16
  private let server: PlayerServer
  private let base: URL
  private let news: AsyncStream<ChaseNews>

  /// Starts it; `token` is asked for when it is given, it has a dictionary if that is wanted, and `prepare` puts further files
  /// beside the reading.
  init(
    token: String? = nil, hasDictionary: Bool = false, prepare: (URL) throws -> Void = { _ in }
  ) async throws {
    DescriptorLimit.raise()
    folder = try TemporaryFolder()
    let videos = folder.file("videos")
    try FileManager.default.createDirectory(at: videos, withIntermediateDirectories: false)
    try FileManager.default.copyItem(at: SetUp.recording, to: videos.appending(path: "Two Cities.wav"))
    try prepare(videos)
    library = try LibraryStore(at: folder.file("library.sqlite"), now: Date())
    let events = EventStream()
    self.events = events
    let wording = PlainWording()
    let engines = ChaseEngines(
      generator: {
        let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
        return SubtitleGenerator(recognizer: recognizer, session: nil)
      },
      session: {
        RenewingSession(
          TranslationSession(
            installedSource: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "ja")))
      },
      source: { try await ChaseSource.chosen(for: $0) })
    let (news, sink) = AsyncStream.makeStream(of: ChaseNews.self)
    self.news = news
    let chaser = Chaser(library: library, engines: engines) {
      PlayerContext.publish($0, to: events, wording: wording)
      sink.yield($0)
    }
    let context = PlayerContext(
      library: library, chaser: chaser, events: events, translator: MarkingTranslator(),
      dictionary: hasDictionary ? try EnglishDictionary(packs: .standard()) : nil,
      wording: wording, version: "test")
    server = try await PlayerServer(
      context: context, roots: [videos.path], address: SocketAddress(host: "127.0.0.1", port: 0),
      token: token.flatMap { AccessToken($0) })
    port = try server.start()
    base = try #require(URL(string: "http://127.0.0.1:\(port)"))
  }

  /// Every route, as `GET /videos/{id}`.
  var routes: Set<String> { Set(server.routes.map { "\($0.method.rawValue) \($0.pattern)" }) }

  func stop() async {
    await server.stop()
  }

  /// Asks for something; `json` is the body, `headers` come beside those that a page of this server sends.
  func ask(
    _ method: String, _ path: String, json: String? = nil, headers: [String: String] = [:]
  ) async throws -> Answer {
    try await ask(method, path, body: json.map { Data($0.utf8) }, headers: headers)
  }

  /// The same with a body of any bytes that is said to be JSON.
  func ask(
    _ method: String, _ path: String, body: Data?, headers: [String: String] = [:]
  ) async throws -> Answer {
    var request = URLRequest(url: try #require(URL(string: path, relativeTo: base)))
    request.httpMethod = method
    if let body {
      request.httpBody = body
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    request.setValue(base.absoluteString, forHTTPHeaderField: "Origin")
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (body, response) = try await URLSession.shared.data(for: request)
    let answer = try #require(response as? HTTPURLResponse)
    let fields = answer.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    return Answer(
      status: answer.statusCode, headers: Dictionary(fields) { first, _ in first }, body: body)
  }

  /// The texts of the first video's lines, and a member of each.
  func lines(_ member: String = "translation") async throws -> [String] {
    let cues = try #require(try await ask("GET", "/api/v1/videos/1/cues").json["cues"] as? [[String: Any]])
    return cues.map { "\($0["text"] ?? "") | \($0[member] as? String ?? "–")" }
  }

  /// Stores lines as if they had been heard, each a second long from its start; without a translation they wait for one.
  @discardableResult
  func hear(_ lines: [(start: Int, text: String, translation: String?)], to end: Int = 44_096) async throws
    -> [Cue.ID]
  {
    let cues = lines.map { line in
      SettledStep.NewCue(
        span: TimeSpan(line.start, line.start + 1000), text: line.text,
        translation: line.translation.map { .done($0) } ?? .pending)
    }
    let step = SettledStep(ranges: TimelineRanges([TimeSpan(0, end)]), cues: cues)
    return try await library.record(step, of: Video.ID(1)).ids.compactMap(\.self)
  }

  /// Opens the first video and waits until everything is heard and translated.
  func chaseToTheEnd() async throws {
    _ = try await ask("POST", "/api/v1/session", json: #"{"video": 1, "position": 0}"#)
    for await item in news {
      if case .work(let work) = item.event, work.phase == .done { return }
    }
  }
}

/// Words that only tell the code.
private struct PlainWording: FailureWording {
  func words(for error: any Error) -> FailureWords {
    let code = (error as? PlayerError)?.code ?? "\(type(of: error))"
    return FailureWords(code: code, english: "English \(code)", japanese: "日本語 \(code)")
  }
}

/// Shows that a text went through it.
private struct MarkingTranslator: TextTranslating {
  func pairs() async -> [LanguagePair] { [LanguagePair(source: "en", target: "ja", isInstalled: true)] }
  func translate(_ text: String, from source: String, to target: String) async throws -> String {
    "訳: " + text
  }
}
