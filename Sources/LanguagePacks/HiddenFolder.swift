internal import Foundation
internal import Glibc

/// A folder among the packs that is none yet, or no more: its name begins with a dot.
///
/// Who works on it holds its lock. One that nobody holds was left by a run that was killed, and the next run takes it away.
final class HiddenFolder {
  /// Where it is.
  let url: URL
  private let lock: FolderLock?

  /// A new one for a pack that is to have this id; throws the system's error.
  init(forPack id: String, in packs: URL) throws {
    try FileManager.default.createDirectory(at: packs, withIntermediateDirectories: true)
    let place = Self.place(id, "part", in: packs)
    url = place
    lock = try Self.swept(packs) {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      return FolderLock(path: place.path(percentEncoded: false))
    }
  }

  /// Hides the folder of a pack in one step; throws the system's error.
  init(hidingPack id: String, in packs: URL) throws(SystemFault) {
    let place = Self.place(id, "removed", in: packs)
    url = place
    lock = try Self.swept(packs) { () throws(SystemFault) in
      let pack = packs.appending(path: id, directoryHint: .notDirectory).path(percentEncoded: false)
      let lock = FolderLock(path: pack)
      guard rename(pack, Self.name(of: place)) == 0 else { throw SystemFault(errno) }
      return lock
    }
  }

  /// Gives the folder its place, in one step; throws the system's error.
  func move(to place: URL) throws(SystemFault) {
    guard rename(Self.name(of: url), Self.name(of: place)) == 0 else { throw SystemFault(errno) }
  }

  /// Takes it away with all that is in it; throws the system's error.
  func remove() throws {
    try FileManager.default.removeItem(at: url)
  }

  private static func place(_ id: String, _ ending: String, in packs: URL) -> URL {
    // Two of one id may be at work at once.
    packs.appending(path: ".\(id).\(UUID().uuidString.prefix(8)).\(ending)", directoryHint: .isDirectory)
  }

  /// Its path without the slash at the end, which would ask for a folder that is there.
  private static func name(of url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Does something while no other run looks for leftovers, and takes those away that are there.
  private static func swept<Result, Fault: Error>(
    _ packs: URL, _ work: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    // A new folder would be taken for a leftover before it has its lock.
    let turn = FolderLock(path: packs.path(percentEncoded: false), waits: true)
    defer { withExtendedLifetime(turn) {} }
    // What cannot be listed or taken away stays: a name with a dot is never taken for a pack.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: packs.path(percentEncoded: false)))
      ?? []
    where name.hasPrefix(".") && (name.hasSuffix(".part") || name.hasSuffix(".removed")) {
      let leftover = packs.appending(path: name).path(percentEncoded: false)
      if let lock = FolderLock(path: leftover) {
        try? FileManager.default.removeItem(atPath: leftover)
        withExtendedLifetime(lock) {}
      }
    }
    return try work()
  }
}
