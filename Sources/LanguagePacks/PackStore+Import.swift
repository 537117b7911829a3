package import Foundation
internal import Glibc

extension PackStore {
  /// Makes a pack of a folder with a model, or takes one with a pack: copied beside the packs, tried, and then put in place in one step.
  ///
  /// `name` is the pack's id; without one the pack's own, or the languages and the folder's name, give it. `check` gets the folder of the finished
  /// pack and throws when it does not translate. Nothing is left of a pack that could not be finished. Throws `ImportError`.
  package func importPack(
    _ folder: URL, from source: String, to target: String, name: String? = nil,
    check: (URL) async throws(ImportError) -> Void
  ) async throws(ImportError) -> InstalledPack {
    let path = folder.path
    let draft = try PackDraft(folder, from: source, to: target, name: name)
    let id = draft.pack.id
    let place = self.folder.appending(path: id, directoryHint: .isDirectory)
    if FileManager.default.fileExists(atPath: place.path(percentEncoded: false)) {
      throw ImportError(.idTaken, folder: path, detail: id)
    }
    // A name with a dot in front is no pack yet.
    let part = self.folder.appending(path: ".\(id).\(getpid()).part", directoryHint: .isDirectory)
    let partPath = part.path(percentEncoded: false)
    do {
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      defer { unfinished(partPath) }
      var files: [Pack.File] = []
      for file in draft.files { files.append(try Self.copied(file, to: part)) }
      let pack = try draft.pack(of: files)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(pack).write(to: part.appending(path: "pack.json"))
      try await check(part)
      guard rename(partPath, place.path(percentEncoded: false)) == 0 else {
        throw ImportError(
          errno == ENOTEMPTY || errno == EEXIST ? .idTaken : .cannotWrite, folder: path,
          detail: errno == ENOTEMPTY || errno == EEXIST ? id : String(cString: strerror(errno)))
      }
      return InstalledPack(pack: pack, folder: place)
    } catch let error as ImportError {
      throw error
    } catch {
      throw ImportError(.cannotWrite, folder: path, detail: (error as NSError).localizedDescription)
    }
  }

  /// Removes a pack: out of the packs' sight in one step, then its files.
  ///
  /// Throws `notInstalled`, or `notRemovable` with the system's words when it cannot be removed.
  package func removePack(_ id: String) throws(PackError) {
    let place = folder.appending(path: id, directoryHint: .isDirectory).path(percentEncoded: false)
    guard Pack.isID(id), FileManager.default.fileExists(atPath: place) else {
      throw PackError(.notInstalled, pack: id)
    }
    let hidden = folder.appending(path: ".\(id).\(getpid()).removed").path(percentEncoded: false)
    guard rename(place.hasSuffix("/") ? String(place.dropLast()) : place, hidden) == 0 else {
      throw PackError(.notRemovable, pack: id, detail: String(cString: strerror(errno)))
    }
    do {
      try FileManager.default.removeItem(atPath: hidden)
    } catch {
      throw PackError(.notRemovable, pack: id, detail: (error as NSError).localizedDescription)
    }
  }

  private static func copied(_ file: (name: String, place: URL), to folder: URL) throws -> Pack.File {
    let copy = folder.appending(path: file.name)
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A link would leave the pack's bytes to whoever changes the original.
    try FileManager.default.copyItem(at: file.place.resolvingSymlinksInPath(), to: copy)
    let path = copy.path(percentEncoded: false)
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return Pack.File(path: file.name, size: size ?? 0, sha256: try FileDigest.sha256(of: path))
  }
}

/// Takes away what an import did not finish; after the renaming there is nothing of that name.
private func unfinished(_ path: String) {
  guard FileManager.default.fileExists(atPath: path) else { return }
  do {
    try FileManager.default.removeItem(atPath: path)
  } catch {
    // The reason of the failure is on its way already; a name with a dot is never taken for a pack.
  }
}
