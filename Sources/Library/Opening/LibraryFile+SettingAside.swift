internal import Foundation

extension LibraryFile {
  /// Renames the file, with the log that belongs to it, to a name that says when; returns its new place.
  func setAside(at now: Date) throws -> URL {
    let moment = now.formatted(.iso8601.timeSeparator(.omitted).dateSeparator(.omitted))
    let place = unusedPlace(url.deletingPathExtension().lastPathComponent + "-damaged-\(moment)")
    do {
      // The log goes first: beside a new file it would be taken for that file's log.
      for suffix in ["-wal", "-shm", ""] {
        try Self.move(url.withSuffix(suffix), to: place.withSuffix(suffix))
      }
    } catch {
      throw RequestFault(code: .cannotSetAside, detail: String(describing: error))
    }
    // Where it stays, the next opening looks at everything once more.
    try? FileManager.default.removeItem(at: mark)
    return place
  }

  private func unusedPlace(_ name: String) -> URL {
    var place: URL
    var number = 1
    repeat {
      let numbered = number == 1 ? name : "\(name)-\(number)"
      place = url.deletingLastPathComponent().appending(path: numbered).appendingPathExtension(
        url.pathExtension)
      number += 1
    } while Self.exists(place)
    return place
  }

  private static func move(_ old: URL, to new: URL) throws {
    do {
      try FileManager.default.moveItem(at: old, to: new)
    } catch {
      // Not every file has a log, and another process may be doing the same.
      if exists(old) { throw error }
    }
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
  }
}

extension URL {
  /// The place beside this one whose name ends in `suffix` besides.
  func withSuffix(_ suffix: String) -> URL {
    deletingLastPathComponent().appending(path: lastPathComponent + suffix)
  }
}
