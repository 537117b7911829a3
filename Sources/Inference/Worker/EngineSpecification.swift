internal import Foundation

/// Which engine a worker loads, and from which files: the first message it gets.
package struct EngineSpecification: Hashable, Sendable, Codable {
  /// What the engine does.
  package enum Role: Hashable, Sendable, Codable {
    /// Hears speech.
    case speech(SpeechModels)
    /// Translates sentences with the pack in this folder.
    case translation(packFolder: String)
  }

  /// Two threads, where there are two processors: small models cannot use more.
  package static var usualThreads: Int { min(2, ProcessInfo.processInfo.activeProcessorCount) }

  /// What the engine does, with its files.
  package var role: Role
  /// Where the engines' libraries are.
  package var native: NativeLibraries
  /// How many threads the engine may compute with.
  package var threads: Int

  /// A specification with everything said.
  package init(role: Role, native: NativeLibraries, threads: Int) {
    self.role = role
    self.native = native
    self.threads = threads
  }
}
