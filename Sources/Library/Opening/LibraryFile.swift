internal import Foundation

/// The file of a library on disk: opened, checked, brought to the newest schema; set aside when it is damaged.
struct LibraryFile {
  /// Tells a library from another program's database: "JMKU", set by the first migration.
  static let applicationID = 1_246_579_541

  let url: URL
  var migrator = Migrator(migrations: Migration.all)
  /// Up to this size the whole structure is checked at each opening: 64 MB take a fifth of a second.
  ///
  /// A larger file is checked when damage has shown before.
  var checkedSize = 64 << 20

  /// How long its connections wait for others, in milliseconds.
  var patience = Connection.patience

  var path: String { url.path(percentEncoded: false) }

  /// A connection to write with, the schema being the newest, and where a damaged file was put.
  ///
  /// Makes the folder and the file where there are none.
  func open(at now: Date) throws -> (writer: Connection, setAside: URL?) {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let number = fileNumber
    do {
      return (try connect(), nil)
    } catch let error as DatabaseError where error.isDamage {
      // Another process may have met the same damage and have begun a new file already.
      let place = fileNumber == number ? try setAside(at: now) : nil
      return (try connect(), place)
    }
  }

  /// A second connection, to read with.
  func reader() throws(DatabaseError) -> Connection {
    let connection = try Connection(path, for: .reading, patience: patience)
    // Opens the log now: later another process might have put the file aside, and the log would be another file's.
    _ = try connection.number("SELECT count(*) FROM sqlite_schema")
    return connection
  }

  /// Remembers that damage has shown, so that the next opening looks at everything.
  func suspect() {
    // Where this cannot be written, the next damage is found as this one was.
    _ = FileManager.default.createFile(atPath: mark.path(percentEncoded: false), contents: nil)
  }

  /// The file whose presence says that damage has shown.
  var mark: URL { url.withSuffix("-suspect") }

  private var fileNumber: Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.systemFileNumber] as? Int
  }

  /// Opens the file; throws damage as a `DatabaseError`, with the connection closed.
  private func connect() throws -> Connection {
    let connection = try Connection(path, for: .writing, patience: patience)
    try identify(connection)
    try migrator.check(connection)
    try connection.useWriteAheadLog()
    if isToBeChecked {
      let faults = try connection.faults(.quick)
      if let fault = faults.first { throw DatabaseError(.corrupt, fault) }
      try? FileManager.default.removeItem(at: mark)
    }
    try migrator.migrate(connection)
    return connection
  }

  /// Refuses what is a database and no library.
  private func identify(_ connection: Connection) throws {
    // Of one moment: another process may be making the library.
    let (id, tables) = try connection.transaction(.reading) {
      (
        try connection.number("PRAGMA application_id"),
        try connection.number("SELECT count(*) FROM sqlite_schema")
      )
    }
    guard id == Self.applicationID || (id == 0 && tables == 0) else {
      throw RequestFault(code: .notALibrary, detail: "application id \(id), \(tables) tables")
    }
  }

  private var isToBeChecked: Bool {
    if FileManager.default.fileExists(atPath: mark.path(percentEncoded: false)) { return true }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? Int ?? 0) <= checkedSize
  }
}
