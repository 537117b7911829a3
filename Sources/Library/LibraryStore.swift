package import Foundation

/// The library of one user: videos, their subtitles, and what a learner keeps, in one SQLite file.
///
/// Several processes may have it open. Everything may be called from anywhere: one writer and one reader do what is
/// asked one after the other, and a reader never waits for the writer. What an `async` call has returned is on the
/// disk. A call throws `LibraryError`, and then has changed nothing.
///
///     let library = try LibraryStore(at: home.appending(path: "library.sqlite"), now: Date())
///     let videos = try await library.videos()
package final class LibraryStore: Sendable {
  /// Where a damaged file was put when the library was opened; `nil` when it was sound or new.
  package let setAside: URL?

  private let file: LibraryFile
  private let writer: ConnectionOwner
  private let reader: ConnectionOwner

  /// Opens the library in `url`, which is made if need be; waits for the disk.
  ///
  /// `now` goes into the name that a damaged file gets. Throws `newerSchema`, `notALibrary`, `readOnly`, `cannotOpen`,
  /// `unsuitableFileSystem`, `diskFull`, `busy`, `cannotSetAside` or `inputOutput`.
  package convenience init(at url: URL, now: Date) throws(LibraryError) {
    try self.init(LibraryFile(url: url), now: now)
  }

  init(_ file: LibraryFile, now: Date) throws(LibraryError) {
    self.file = file
    do {
      let (connection, setAside) = try file.open(at: now)
      self.setAside = setAside
      writer = ConnectionOwner(connection)
      reader = ConnectionOwner(try file.reader())
    } catch {
      throw LibraryError(error, path: file.path)
    }
  }

  /// What is wrong with the file, in SQLite's words; empty when nothing is.
  ///
  /// Reads all of it.
  package func integrityFaults() async throws(LibraryError) -> [String] {
    // Without a transaction: with damage found, one could not be ended.
    try await perform(on: reader) { try $0.faults(.thorough) }
  }

  /// Answers a question about one moment of the library.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> Value
  ) async throws(LibraryError) -> Value {
    try await perform(on: reader) { connection in
      try connection.transaction(.reading) { try body(connection) }
    }
  }

  /// Changes the library: all that `body` does, or nothing.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Connection) throws -> Value
  ) async throws(LibraryError) -> Value {
    try await perform(on: writer) { connection in
      try connection.transaction(.writing) { try body(connection) }
    }
  }

  private func perform<Value: Sendable>(
    on owner: ConnectionOwner, _ body: @escaping @Sendable (Connection) throws -> Value
  ) async throws(LibraryError) -> Value {
    do {
      return try await owner.perform(body)
    } catch {
      let error = LibraryError(error, path: file.path)
      if error.code == .damaged { file.suspect() }
      throw error
    }
  }
}
