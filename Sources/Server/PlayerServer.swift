internal import Chase
package import HTTPServer
internal import Library

/// The player for browsers: its pages, its interface and its events, on one address.
///
/// Start and stop it once each; it may be used from any task.
package final class PlayerServer: Sendable {
  /// Every route: its method and its pattern.
  package let routes: [(method: HTTPMethod, pattern: String)]

  private let context: PlayerContext
  private let server: HTTPServer
  private let watch: FolderWatch
  private let watching: Task<Void, Never>

  /// A server for the videos in `roots`, which are absolute folders and files without links.
  ///
  /// `token` is asked for on any other address than this machine's own. Looks the folders through before it returns; throws
  /// `LibraryError`.
  package init(
    context: PlayerContext, roots: [String], address: SocketAddress, token: AccessToken?
  ) async throws {
    self.context = context
    watch = FolderWatch(library: context.library, events: context.events, roots: roots)
    try await watch.look()
    var configuration = HTTPServerConfiguration()
    configuration.address = address
    let router = Self.router(context)
    routes = router.patterns
    var guards: [any Middleware] = [Self.headers]
    if let token { guards.append(token) } else { guards.append(HostGuard()) }
    guards.append(OriginGuard())
    server = HTTPServer(configuration: configuration, handler: guards.before { await router.respond(to: $0) })
    watching = Task { [watch] in await watch.run() }
  }

  /// Begins to answer and returns the port.
  ///
  /// Throws `HTTPServerError`.
  package func start() throws(HTTPServerError) -> UInt16 {
    try server.start()
  }

  /// Ends the streams and the work, and returns when all is over.
  package func stop() async {
    watching.cancel()
    context.events.finish()
    await context.chaser.close()
    await server.stop()
  }

  /// Only what comes from here is allowed, and nothing inline.
  private static let headers = SecurityHeaders(
    policy: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
      + "media-src 'self' blob:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'")

  private static func router(_ context: PlayerContext) -> Router {
    var router = Router()
    PageRoutes().add(to: &router)
    VideoRoutes(context: context).add(to: &router)
    MediaRoutes(context: context).add(to: &router)
    CueRoutes(context: context).add(to: &router)
    SubtitleRoutes(context: context).add(to: &router)
    SessionRoutes(context: context).add(to: &router)
    DictionaryRoutes(context: context).add(to: &router)
    TranslationRoutes(context: context).add(to: &router)
    SavedRoutes(context: context).add(to: &router)
    ExportRoutes(context: context).add(to: &router)
    SettingsRoutes(context: context).add(to: &router)
    return router
  }
}
