/// What can go wrong with the library: facts, no sentences.
package struct LibraryError: Error, Hashable, Sendable {
  /// The kind of failure.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    // What was asked for.

    /// There is no such video, cue or saved item; `detail` says which.
    case notFound
    /// A stretch of time with nothing inside.
    case emptySpan
    /// A cue that begins outside of the ranges that are to be settled with it; `detail` has its times.
    case cueOutsideRanges

    // The file.

    /// The library was made by a newer program; `detail` has both versions. Nothing was changed.
    case newerSchema
    /// The file is another program's database. Nothing was changed.
    case notALibrary
    /// The file does not hold what a library holds. The next opening sets it aside.
    case damaged
    /// A damaged file could not be set aside.
    case cannotSetAside
    /// The file system cannot share memory between processes, which a write-ahead log needs.
    case unsuitableFileSystem

    // The system.

    /// There is no room left. What is stored can still be read.
    case diskFull
    /// The file or its folder may not be written to.
    case readOnly
    /// The file or its folder cannot be opened or made.
    case cannotOpen
    /// Another process kept the library busy for longer than one waits.
    case busy
    /// Reading or writing failed below us.
    case inputOutput
    /// Anything else; `detail` has SQLite's words.
    case other
  }

  /// The kind of failure.
  package var code: Code
  /// The library's file.
  package var path: String
  /// Further facts, for a log rather than for a person.
  package var detail: String

  /// A failure with its facts.
  package init(_ code: Code, path: String, detail: String = "") {
    self.code = code
    self.path = path
    self.detail = detail
  }
}
