import Testing

@testable import Library

struct TransactionTests {
  private struct Stop: Error {}

  @Test func allOrNothing() throws {
    let test = try TestConnection()
    #expect(throws: Stop.self) {
      try test.connection.transaction(.writing) {
        try test.add(1)
        throw Stop()
      }
    }
    #expect(try test.numbers() == [])
    #expect(!test.connection.isInTransaction)
    try test.connection.transaction(.writing) {
      try test.add(1)
      try test.add(2)
    }
    #expect(try test.numbers() == [1, 2])
  }

  @Test func aTransactionInsideOfAnotherIsASavepoint() throws {
    let test = try TestConnection()
    try test.connection.transaction(.writing) {
      try test.add(1)
      #expect(throws: Stop.self) {
        try test.connection.transaction(.writing) {
          try test.add(2)
          try test.connection.transaction(.writing) { try test.add(3) }
          throw Stop()
        }
      }
      try test.connection.transaction(.writing) { try test.add(4) }
    }
    #expect(try test.numbers() == [1, 4])
  }

  @Test func whatStandsInsideGoesWithTheWhole() throws {
    let test = try TestConnection()
    #expect(throws: Stop.self) {
      try test.connection.transaction(.writing) {
        try test.connection.transaction(.writing) { try test.add(1) }
        throw Stop()
      }
    }
    #expect(try test.numbers() == [])
  }

  @Test func aCommitThatFailsChangesNothing() throws {
    let test = try TestConnection()
    try test.connection.run(
      script: """
        CREATE TABLE parent (id INTEGER PRIMARY KEY);
        CREATE TABLE child (parent INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED)
        """)
    let error = #expect(throws: DatabaseError.self) {
      try test.connection.transaction(.writing) {
        try test.add(1)
        try test.connection.run("INSERT INTO child VALUES (7)")
      }
    }
    #expect(error?.code == .constraint)
    #expect(!test.connection.isInTransaction)
    #expect(try test.numbers() == [])
  }

  @Test func aFullDatabaseIsAnErrorAndCanBeRead() throws {
    let test = try TestConnection()
    try test.connection.run("INSERT INTO t (b) VALUES ('kept')")
    try test.connection.run("PRAGMA max_page_count = 3")
    let error = #expect(throws: DatabaseError.self) {
      try test.connection.transaction(.writing) {
        try test.connection.run("INSERT INTO t (b) VALUES (?1)", String(repeating: "x", count: 100_000))
      }
    }
    #expect(error?.isFullDisk == true)
    #expect(!test.connection.isInTransaction)
    let texts: [String] = try test.connection.all("SELECT b FROM t") { (row) throws(DatabaseError) in
      try row[0]
    }
    #expect(texts == ["kept"])
  }
}
