import Foundation
import Subtitles
import TestSupport
import Testing

@testable import Library

/// A connection to a database of its own, with the table `t (a, b)`.
struct TestConnection {
  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(folder.file("a.sqlite").path(percentEncoded: false), for: .writing)
    try connection.run("CREATE TABLE t (a INTEGER, b TEXT) STRICT")
  }

  func numbers() throws -> [Int] {
    try connection.all("SELECT a FROM t ORDER BY a") { (row) throws(DatabaseError) in try row[0] }
  }

  func add(_ number: Int) throws {
    try connection.run("INSERT INTO t (a) VALUES (?1)", number)
  }
}

struct ConnectionTests {
  @Test func numbersAndDatesComeBackAsTheyWere() throws {
    let test = try TestConnection()
    for number in [0, -1, .max, .min] {
      try test.connection.run("DELETE FROM t")
      try test.add(number)
      #expect(try test.numbers() == [number])
    }
    let date = Date(timeIntervalSince1970: 1_800_000_000.123)
    let read: Date? = try test.connection.first("SELECT ?1", date) { (row) throws(DatabaseError) in try row[0]
    }
    #expect(read == date)
    let far: Int? = try test.connection.first("SELECT ?1", Date.distantFuture) {
      (row) throws(DatabaseError) in
      try row[0]
    }
    #expect(far == 64_092_211_200_000)
  }

  @Test(arguments: [
    "", "plain", "it's \"quoted\"; DROP TABLE t", "a\u{0}b", "🎬 字幕 é", String(repeating: "長", count: 10_000),
  ])
  func textsComeBackAsTheyWere(text: String) throws {
    let test = try TestConnection()
    try test.connection.run("INSERT INTO t (b) VALUES (?1)", text)
    let read: [String] = try test.connection.all("SELECT b FROM t") { (row) throws(DatabaseError) in
      try row[0]
    }
    #expect(read.map { Array($0.utf8) } == [Array(text.utf8)])
  }

  @Test func nothingIsNull() throws {
    let test = try TestConnection()
    try test.connection.run("INSERT INTO t VALUES (?1, ?2)", Int?.none, "")
    let read = try test.connection.first("SELECT a, b FROM t") { (row) throws(DatabaseError) in
      (try row[0] as Int?, try row[1] as String?)
    }
    #expect(read?.0 == nil)
    #expect(read?.1 == "")
  }

  @Test func aValueOfAnotherTypeIsDamage() throws {
    let test = try TestConnection()
    #expect(throws: DatabaseError.self) {
      let _: [Int] = try test.connection.all("SELECT NULL") { (row) throws(DatabaseError) in try row[0] }
    }
    let error = #expect(throws: DatabaseError.self) {
      let _: [Video.Kind] = try test.connection.all("SELECT 'smell'") { (row) throws(DatabaseError) in
        try row[0]
      }
    }
    #expect(error?.isDamage == true)
  }

  @Test func sqlThatMakesNoSenseIsAnErrorWithItsText() throws {
    let test = try TestConnection()
    let error = #expect(throws: DatabaseError.self) { try test.connection.run("SELEKT 1") }
    #expect(error?.sql == "SELEKT 1")
    #expect(error?.message.contains("SELEKT") == true)
    let count = #expect(throws: DatabaseError.self) {
      try test.connection.run("INSERT INTO t VALUES (?1, ?2)", 1)
    }
    #expect(count?.code == .misuse)
    #expect(throws: DatabaseError.self) { try test.connection.run("-- nothing") }
  }

  @Test func aStatementInsideOfItselfHasItsOwnPlace() throws {
    let test = try TestConnection()
    for number in 1...3 { try test.add(number) }
    var pairs: [[Int]] = []
    _ = try test.connection.all("SELECT a FROM t ORDER BY a") { (row) throws(DatabaseError) in
      let outer: Int = try row[0]
      _ = try test.connection.all("SELECT a FROM t ORDER BY a") { (row) throws(DatabaseError) in
        pairs.append([outer, try row[0]])
      }
    }
    #expect(pairs == [[1, 1], [1, 2], [1, 3], [2, 1], [2, 2], [2, 3], [3, 1], [3, 2], [3, 3]])
  }

  @Test func aStatementIsCompiledOnce() throws {
    let test = try TestConnection()
    for number in 1...5 { try test.add(number) }
    #expect(test.connection.statementTexts.filter { $0.hasPrefix("INSERT") }.count == 1)
  }

  @Test func aFailedStatementCanBeUsedAgain() throws {
    let test = try TestConnection()
    try test.connection.run("CREATE UNIQUE INDEX once ON t (a)")
    try test.add(1)
    let error = #expect(throws: DatabaseError.self) { try test.add(1) }
    #expect(error?.code == .constraint)
    try test.add(2)
    #expect(try test.numbers() == [1, 2])
  }

  @Test func aReaderDoesNotWrite() throws {
    let test = try TestConnection()
    let path = test.folder.file("a.sqlite").path(percentEncoded: false)
    let reader = try Connection(path, for: .reading)
    let error = #expect(throws: DatabaseError.self) { try reader.run("DELETE FROM t") }
    #expect(error?.code == .readOnly)
  }

  @Test func aReaderMakesNoFile() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: DatabaseError.self) {
      _ = try Connection(folder.file("none.sqlite").path(percentEncoded: false), for: .reading)
    }
    #expect(error?.code == .cannotOpen)
  }

  @Test func whoMayNotWaitIsToldThatAnotherIsWriting() throws {
    let test = try TestConnection()
    let path = test.folder.file("a.sqlite").path(percentEncoded: false)
    let other = try Connection(path, for: .writing, patience: 0)
    try test.connection.transaction(.writing) {
      let error = #expect(throws: DatabaseError.self) { try other.transaction(.writing) {} }
      #expect(error?.code == .busy)
    }
    try other.transaction(.writing) {}
  }

  @Test func faultsOfTheContentAreFound() throws {
    let test = try TestConnection()
    #expect(try test.connection.faults(.thorough) == [])
    try test.connection.run(
      script: """
        CREATE TABLE parent (id INTEGER PRIMARY KEY); CREATE TABLE child (parent INTEGER REFERENCES parent (id));
        PRAGMA foreign_keys = OFF; INSERT INTO child VALUES (1)
        """)
    #expect(try test.connection.faults(.quick) == [])
    #expect(try test.connection.faults(.thorough) == ["a row of child without its row of parent"])
  }
}
