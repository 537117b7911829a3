internal import Foundation

/// The numbers of pieces, and the pieces of numbers: a `vocab.json`.
struct Vocabulary {
  private let numbers: [String: Int]
  private let pieces: [Int: String]

  /// Reads a file; throws `modelUnusable`.
  init(path: String) throws(InferenceError) {
    do {
      numbers = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: URL(filePath: path)))
    } catch {
      throw InferenceError(.modelUnusable, "\(path): \(error)")
    }
    pieces = Dictionary(numbers.map { ($1, $0) }) { min($0, $1) }
  }

  /// The number of a piece.
  subscript(piece: String) -> Int? { numbers[piece] }

  /// The piece of a number.
  func piece(_ number: Int) -> String? { pieces[number] }
}
