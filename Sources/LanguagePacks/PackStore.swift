package import Foundation

/// An installed pack: its manifest and where it is.
package struct InstalledPack: Hashable, Sendable {
  /// What the manifest says.
  package var pack: Pack
  /// The pack's folder.
  package var folder: URL

  /// The path of one of its files.
  package func path(of file: String) -> String {
    folder.appending(path: file).path(percentEncoded: false)
  }
}

/// The packs of one user: the folder `packs` under Jimaku's home, one folder a pack.
///
/// Reads the folder anew with each question, so that a pack installed by another program is found. Nothing here writes.
package struct PackStore: Hashable, Sendable {
  /// Jimaku's home.
  package var home: URL

  /// The packs under this home.
  package init(home: URL) {
    self.home = home
  }

  /// The user's packs: `$JIMAKU_HOME`, else `jimaku` in the data folder of the XDG Base Directory Specification.
  package static func standard(environment: [String: String]) -> PackStore {
    if let home = environment["JIMAKU_HOME"], !home.isEmpty {
      return PackStore(home: URL(filePath: home, directoryHint: .isDirectory))
    }
    // The specification: a path that is not absolute is to be ignored.
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return PackStore(home: URL(filePath: data, directoryHint: .isDirectory).appending(path: "jimaku"))
    }
    let user = environment["HOME"].map { URL(filePath: $0, directoryHint: .isDirectory) }
    let base = user ?? FileManager.default.homeDirectoryForCurrentUser
    return PackStore(home: base.appending(path: ".local/share/jimaku"))
  }

  /// The folder that holds the packs.
  package var folder: URL { home.appending(path: "packs", directoryHint: .isDirectory) }

  /// Every pack whose manifest is sound, by id, and the fault of every other folder; file contents are not checked.
  package func contents() -> (packs: [InstalledPack], faults: [PackError]) {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    var packs: [InstalledPack] = []
    var faults: [PackError] = []
    // A name with a dot in front is an installation under way, or what is left of one.
    for name in names.sorted() where !name.hasPrefix(".") {
      do throws(PackError) {
        packs.append(try pack(named: name))
      } catch {
        faults.append(error)
      }
    }
    return (packs, faults)
  }

  /// The pack with this id.
  ///
  /// Throws `notInstalled` or `badManifest`.
  package func pack(named id: String) throws(PackError) -> InstalledPack {
    let folder = folder.appending(path: id, directoryHint: .isDirectory)
    guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else {
      throw PackError(.notInstalled, pack: id)
    }
    guard let manifest = try? Data(contentsOf: folder.appending(path: "pack.json")) else {
      throw PackError(.missingFile, pack: id, file: "pack.json")
    }
    return InstalledPack(pack: try Pack(manifest: manifest, id: id), folder: folder)
  }

  /// The first pack of a kind that serves these languages.
  package func pack(
    _ kind: Pack.Kind, from source: Locale.Language? = nil, to target: Locale.Language? = nil
  ) -> InstalledPack? {
    contents().packs.first { $0.pack.kind == kind && $0.pack.serves(source, target) }
  }

  /// Compares every file of the pack with its manifest.
  ///
  /// Reads all of it: 60 MB take about a tenth of a second. Throws `missingFile` or `alteredFile`.
  package func verify(_ installed: InstalledPack) throws(PackError) {
    for file in installed.pack.files {
      let path = installed.folder.appending(path: file.path)
      guard let (size, digest) = FileDigest.sha256(of: path) else {
        throw PackError(.missingFile, pack: installed.pack.id, file: file.path)
      }
      guard size == file.size, digest == file.sha256 else {
        throw PackError(.alteredFile, pack: installed.pack.id, file: file.path)
      }
    }
  }
}
