internal import Foundation

/// What engines need besides their packs: the shared libraries and the program that workers run.
package struct EngineInstallation: Hashable, Sendable {
  /// Where the engines' libraries are.
  package var native: NativeLibraries
  /// How workers are started.
  package var launcher: EngineLauncher

  /// An installation with everything said.
  package init(native: NativeLibraries, launcher: EngineLauncher) {
    self.native = native
    self.launcher = launcher
  }

  /// The one that the running program uses, by its environment and its place.
  package static func located(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> EngineInstallation {
    let folder = ExecutableFolder.path
    return EngineInstallation(
      native: .located(environment: environment, executableDirectory: folder),
      launcher: .located(environment: environment, executableDirectory: folder))
  }

  /// The client of an engine with the usual number of threads, shared by all who ask a pool for the same one.
  package func client(
    for role: EngineSpecification.Role, of pool: EnginePool = .shared
  ) -> EngineClient {
    let specification = EngineSpecification(
      role: role, native: native, threads: role.usualThreads)
    return pool.client(for: specification, launcher: launcher)
  }
}
