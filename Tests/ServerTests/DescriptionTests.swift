import Foundation
import TestSupport
import Testing

/// docs/openapi.yaml has every route of the server and no other.
///
/// That it is sound, and that answers are what it says, a walk over the running program proves (Tests/APITests).
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct DescriptionTests {
  /// The operations of the document, which has a path on a line by two spaces and its methods by four.
  private static func operations() throws -> Set<String> {
    let file = URL(filePath: #filePath).appending(path: "../../../docs/openapi.yaml").standardizedFileURL
    var operations: Set<String> = []
    var path = ""
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("  /"), line.hasSuffix(":") { path = String(line.dropFirst(2).dropLast()) }
      let method = line.dropFirst(4).dropLast()
      if line.hasPrefix("    "), ["get", "put", "post", "patch", "delete"].contains(method) {
        operations.insert("\(method.uppercased()) \(path)")
      }
    }
    return operations
  }

  @Test func documentAndServerHaveTheSameRoutes() async throws {
    let player = try await RunningPlayer()
    let routes = Set(player.routes.map { $0.replacing("...}", with: "}") })
    let operations = try Self.operations()
    #expect(routes.subtracting(operations).sorted() == [])
    #expect(operations.subtracting(routes).sorted() == [])
    await player.stop()
  }
}
