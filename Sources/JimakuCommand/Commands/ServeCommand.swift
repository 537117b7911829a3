/// `jimaku serve`: opens the player and keeps it open until it is asked to end.
struct ServeCommand {
  let arguments: ServeArguments
  let console: Console
  let opener: any PlayerOpening

  /// Opens the player, tells where it is, and waits for the task to be cancelled; returns how the program ends.
  func run() async -> ExitCode {
    let player: any OpenPlayer
    do {
      player = try await opener.open(arguments)
    } catch {
      console.complain(Failure(error))
      return Task.isCancelled ? .interrupted : .failed
    }
    if let place = player.setAside {
      console.errors.write(console.messages.warningLine(console.messages.setAside(place)))
    }
    if let code = console.publish(console.messages.serving(at: player.address, isLocal: arguments.isLocal)) {
      await player.close()
      return code
    }
    if arguments.opensBrowser { player.showInBrowser() }
    await Self.untilCancelled()
    await player.close()
    return .done
  }

  private static func untilCancelled() async {
    let (stream, sink) = AsyncStream.makeStream(of: Never.self)
    await withTaskCancellationHandler {
      for await _ in stream {}
    } onCancel: {
      sink.finish()
    }
  }
}

/// Opens the player: what the command needs of the world.
protocol PlayerOpening: Sendable {
  /// Opens the player for what was asked; throws when it cannot be.
  func open(_ arguments: ServeArguments) async throws -> any OpenPlayer
}

/// A player that is open.
protocol OpenPlayer: Sendable {
  /// What a browser opens, with the secret if there is one.
  var address: String { get }
  /// Where a library that was damaged is now; `nil` when it was whole.
  var setAside: String? { get }
  /// Asks the desktop to open the page; nothing happens where there is none.
  func showInBrowser()
  /// Ends the streams and the work, and returns when all is over.
  func close() async
}
