internal import Captioning
internal import Chase
internal import ChildProcesses
internal import Dictionary
internal import Foundation
internal import Glibc
internal import HTTPServer
internal import LanguagePacks
internal import Library
internal import Media
internal import Server
internal import Speech

/// Opens the player with the engines, packs and library of this machine.
struct LocalPlayerOpener: PlayerOpening {
  let store: PackStore

  func open(_ arguments: ServeArguments) async throws -> any OpenPlayer {
    let readiness = PackReadiness(store: store)
    try readiness.checkSpeech(arguments.source)
    try readiness.checkTranslation(from: arguments.source, to: arguments.target)
    var roots: [String] = []
    for place in arguments.places { roots.append(try await root(place)) }
    let library = try library()
    let (events, wording) = (EventStream(), PageWording())
    let chaser = Chaser(library: library, engines: engines(arguments)) { news in
      PlayerContext.publish(news, to: events, wording: wording)
    }
    let context = PlayerContext(
      library: library, chaser: chaser, events: events, translator: InstalledTranslator(store: store),
      dictionary: try dictionary(), wording: wording, version: Messages.number)
    let secret = arguments.isLocal ? nil : AccessToken.random()
    return try await start(context, roots, arguments, secret: secret)
  }

  private func start(
    _ context: PlayerContext, _ roots: [String], _ arguments: ServeArguments, secret: String?
  ) async throws -> LocalPlayer {
    var address = SocketAddress(host: arguments.host, port: arguments.port ?? ServeArguments.usualPort)
    let token = secret.flatMap { AccessToken($0) }
    func started(at address: SocketAddress) async throws -> LocalPlayer {
      let server = try await PlayerServer(context: context, roots: roots, address: address, token: token)
      return LocalPlayer(
        server: server, setAside: context.library.setAside, host: arguments.host, port: try server.start(),
        secret: secret)
    }
    do {
      return try await started(at: address)
    } catch let error as HTTPServerError where error.code == .addressInUse && arguments.port == nil {
      // Nobody asked for this very port.
      address.port = 0
      return try await started(at: address)
    }
  }

  /// The folder or file without links, as the library keeps paths.
  ///
  /// What was named has to be of use; what is only found in a folder may be anything.
  private func root(_ place: String) async throws -> String {
    guard let real = realpath(place, nil) else { throw Failure.noSuchPlace(place) }
    defer { free(real) }
    let path = String(cString: real)
    if let entries = opendir(path) {
      closedir(entries)
    } else if errno == ENOTDIR {
      _ = try await MediaFile(path: path).probed()
    } else {
      throw Failure.closedFolder(place)
    }
    return path
  }

  private func library() throws -> LibraryStore {
    try FileManager.default.createDirectory(at: store.home, withIntermediateDirectories: true)
    return try LibraryStore(at: store.home.appending(path: "library.sqlite"), now: Date())
  }

  /// Without a dictionary the player does without.
  private func dictionary() throws -> EnglishDictionary? {
    do {
      return try EnglishDictionary(packs: store)
    } catch let error as PackError where error.code == .notInstalled {
      return nil
    }
  }

  private func engines(_ arguments: ServeArguments) -> ChaseEngines {
    ChaseEngines(
      generator: {
        guard let recognizer = SFSpeechRecognizer(locale: Locale(identifier: arguments.source)) else {
          throw Failure.speechUnsupported(arguments.source, known: [])
        }
        return SubtitleGenerator(recognizer: recognizer, session: nil)
      },
      session: { HostedSessions.renewing(from: arguments.source, to: arguments.target) },
      source: { try await ChaseSource.chosen(for: $0) })
  }
}

/// The player's server with what a person is told about it.
struct LocalPlayer: OpenPlayer {
  let server: PlayerServer
  let address: String
  let setAside: String?

  init(server: PlayerServer, setAside: URL?, host: String, port: UInt16, secret: String?) {
    self.server = server
    self.setAside = setAside?.path(percentEncoded: false)
    // On every address of this machine it is reached by this one, here.
    let reached = host == "0.0.0.0" || host == "::" ? ProcessInfo.processInfo.hostName : host
    let name = reached.contains(":") ? "[\(reached)]" : reached
    address = "http://\(name):\(port)/" + (secret.map { "?token=\($0)" } ?? "")
  }

  func showInBrowser() {
    // Without a desktop the address that was printed has to do.
    guard let process = try? ChildProcess(Command("/usr/bin/xdg-open", [address])) else { return }
    Thread.detachNewThread { process.wait() }
  }

  func close() async {
    await server.stop()
  }
}
