internal import Foundation
internal import Inference

/// Has a pack translate something in a worker process of its own: a bad one may end it.
struct PackTrial: Sendable {
  /// Something to say for any model: it need not be good.
  private static let texts = ["Hello.", "Good morning, everyone.", "This is a book."]

  let engines: EngineInstallation

  /// Throws `InferenceError` when the pack in this folder cannot be loaded, or says nothing.
  func run(_ pack: URL) async throws(InferenceError) {
    let role = EngineSpecification.Role.translation(packFolder: pack.path)
    let client = EngineClient(
      specification: EngineSpecification(role: role, native: engines.native, threads: role.usualThreads),
      launcher: engines.launcher)
    defer { client.shutDown() }
    let translations = try await client.translate(Self.texts, options: DecodingOptions(beamSize: 1))
    if translations.allSatisfy(\.text.isEmpty) { throw InferenceError(.modelUnusable, "no output") }
  }
}
