internal import Foundation

/// Which engine a worker loads, and from which files: the first message it gets.
package struct EngineSpecification: Hashable, Sendable, Codable {
  /// What the engine does.
  package enum Role: Hashable, Sendable, Codable {
    /// Hears speech.
    case speech(SpeechModels)
    /// Translates sentences with the pack in this folder.
    case translation(packFolder: String)

    /// How many threads its engine computes with.
    ///
    /// A recogniser has one: its library lets further ones turn round while they wait, which costs as much processor
    /// time as the work and leaves none to the translation beside it. A small translator cannot use more than two.
    package var usualThreads: Int {
      switch self {
      case .speech: 1
      case .translation: min(2, ProcessInfo.processInfo.activeProcessorCount)
      }
    }
  }

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
