internal import LanguagePacks

/// Keeps the packs of a user.
protocol PackKeeper: Sendable {
  /// Every pack that is installed, by id, and what is wrong with the other folders.
  func list() -> (packs: [InstalledPack], faults: [PackError])

  /// Makes a pack of a model's folder, after trying that it translates.
  func importPack(_ order: PackImport) async throws(Failure) -> InstalledPack

  /// Removes a pack.
  func remove(_ id: String) throws(Failure)
}
