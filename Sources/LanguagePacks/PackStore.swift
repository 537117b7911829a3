package import Foundation
internal import Glibc

/// The packs of one user: the folder `packs` under Jimaku's home, one folder a pack.
///
/// Reads the folder anew with each question, so that a pack installed by another program is found. Nothing here writes.
/// May be asked from anywhere.
package struct PackStore: Hashable, Sendable {
  /// Jimaku's home.
  package var home: URL

  /// The packs under this home.
  package init(home: URL) {
    self.home = home
  }

  /// The user's packs: `$JIMAKU_HOME`, else `jimaku` in the data folder of the XDG Base Directory Specification.
  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> PackStore {
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

  /// Why the folder cannot be listed, in the system's words; `nil` when it can be.
  package var folderFault: String? {
    guard let entries = opendir(folder.path) else { return String(cString: strerror(errno)) }
    closedir(entries)
    return nil
  }

  /// Whether something that is no folder stands where the home should be: nothing can be installed there.
  package var isHomeAFile: Bool {
    var facts = stat()
    return stat(home.path, &facts) == 0 && facts.st_mode & S_IFMT != S_IFDIR
  }

  /// Whether there is no folder of packs yet: nothing is installed, which is no fault.
  package var isFolderMissing: Bool { access(folder.path, F_OK) != 0 && errno == ENOENT }

  /// Every pack that can be offered, by id, and the fault of every other folder.
  ///
  /// A pack can be offered when its manifest is sound and its files are there and of the right size; contents are not
  /// read, which is what makes this cheap.
  package func contents() -> (packs: [InstalledPack], faults: [PackError]) {
    var packs: [InstalledPack] = []
    var faults: [PackError] = []
    for name in folderNames {
      do throws(PackError) {
        let installed = try pack(named: name)
        if let fault = installed.fault { throw fault }
        packs.append(installed)
      } catch {
        faults.append(error)
      }
    }
    return (packs, faults)
  }

  /// The packs of a kind that can be had or are here.
  package func known(_ kind: Pack.Kind) -> [Catalogue.Entry] {
    let installed = contents().packs.map(\.pack).map { pack in
      Catalogue.Entry(
        id: pack.id, kind: pack.kind, source: pack.languages.source ?? [],
        target: pack.languages.target ?? [])
    }
    return (Catalogue.entries + installed).filter { $0.kind == kind }
  }

  /// The pack with this id, whether its files are whole or not.
  ///
  /// Throws `notInstalled`, `missingFile` when it has no manifest, or `badManifest`.
  package func pack(named id: String) throws(PackError) -> InstalledPack {
    // What cannot be an id could be a path to somewhere else.
    guard Pack.isID(id), isFolder(id) else { throw PackError(.notInstalled, pack: id) }
    let folder = folder.appending(path: id, directoryHint: .isDirectory)
    let manifest: Data
    do {
      let file = try PlainFile(
        folder.appending(path: "pack.json").path(percentEncoded: false),
        within: folder.path(percentEncoded: false))
      guard file.size <= Pack.manifestLimit else {
        throw PackError(.badManifest, pack: id, file: "pack.json", detail: "\(file.size) bytes")
      }
      manifest = try Data(contentsOf: URL(filePath: file.path))
    } catch let error as PackError {
      throw error
    } catch {
      throw PackError(.missingFile, pack: id, file: "pack.json", detail: String(describing: error))
    }
    return InstalledPack(pack: try Pack(manifest: manifest, id: id), folder: folder)
  }

  /// The first pack of a kind, by id, that serves this language; `nil` asks for nothing.
  ///
  /// One that has lost a file is found only when there is no whole one: `verify` then tells what is wrong with it,
  /// which is more than "not installed" does.
  package func pack(_ kind: Pack.Kind, from source: Locale.Language? = nil) -> InstalledPack? {
    let candidates = described.filter { $0.pack.kind == kind && $0.pack.serves(source) }
    return candidates.first { $0.fault == nil } ?? candidates.first
  }

  /// Every pack with a sound manifest, by id, whether its files are whole or not.
  var described: [InstalledPack] {
    // Faults of manifests are not what is asked for; `contents` tells them.
    folderNames.compactMap { try? pack(named: $0) }
  }

  /// Compares every file of the pack with its manifest.
  ///
  /// Reads all of it: 60 MB take about a tenth of a second. Throws `missingFile` or `alteredFile` of the first file
  /// that is not as it should be. Files that the manifest does not name do not matter.
  package func verify(_ installed: InstalledPack) throws(PackError) {
    try installed.verify()
  }

  /// The folders that should be packs, sorted.
  ///
  /// A name with a dot in front is an installation under way, or what is left of one. Without the folder `packs`
  /// nothing is installed, which is no fault.
  private var folderNames: [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.filter { !$0.hasPrefix(".") && isFolder($0) }.sorted()
  }

  private func isFolder(_ name: String) -> Bool {
    var isDirectory: ObjCBool = false
    let path = folder.appending(path: name).path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
