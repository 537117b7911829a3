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
    do {
      let part = try HiddenFolder(forPack: id, in: self.folder)
      // The reason of a failure is on its way already, and the next import tries again to take away what is left.
      defer { try? part.remove() }
      try Self.checkRoom(for: draft.files.map(\.place), in: part.url)
      let pack = try draft.pack(of: try Self.copied(draft.files, to: part.url))
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(pack).write(to: part.url.appending(path: "pack.json"))
      try await check(part.url)
      try Task.checkCancellation()
      try part.move(to: place)
      return InstalledPack(pack: pack, folder: place)
    } catch let error as ImportError {
      throw error
    } catch is CancellationError {
      throw ImportError(.cancelled, folder: path)
    } catch let fault as SystemFault {
      let isTaken = fault.number == ENOTEMPTY || fault.number == EEXIST
      throw ImportError(
        isTaken ? .idTaken : .cannotWrite, folder: path,
        detail: isTaken ? id : "\(self.folder.path): \(fault.words)")
    } catch {
      let words = SystemFault(error)?.words ?? (error as NSError).localizedDescription
      throw ImportError(.cannotWrite, folder: path, detail: "\(self.folder.path): \(words)")
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
    do {
      try HiddenFolder(hidingPack: id, in: folder).remove()
    } catch let fault as SystemFault {
      throw PackError(.notRemovable, pack: id, detail: fault.words)
    } catch {
      let words = SystemFault(error)?.words ?? (error as NSError).localizedDescription
      throw PackError(.notRemovable, pack: id, detail: words)
    }
  }

  /// Throws the error of a full disk when the files do not fit beside `folder`: a disk is not filled to find that out.
  private static func checkRoom(for files: [URL], in folder: URL) throws {
    var system = statvfs()
    // Without an answer the copying tells.
    guard statvfs(folder.path(percentEncoded: false), &system) == 0 else { return }
    var room = UInt64(system.f_bavail).multipliedReportingOverflow(by: UInt64(system.f_frsize)).partialValue
    for file in files {
      let size = UInt64(try PlainFile(file.path(percentEncoded: false)).size)
      guard size <= room else { throw SystemFault(ENOSPC) }
      room -= size
    }
  }

  private static func copied(
    _ files: [(name: String, place: URL)], to folder: URL
  ) throws -> [Pack.File] {
    try files.map { file in
      try Task.checkCancellation()
      let copy = folder.appending(path: file.name)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: file.place, to: copy)
      let path = copy.path(percentEncoded: false)
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      return Pack.File(path: file.name, size: size ?? 0, sha256: try FileDigest.sha256(of: path))
    }
  }
}
