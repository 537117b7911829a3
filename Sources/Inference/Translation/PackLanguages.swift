internal import Foundation

/// The languages that a pack's manifest names.
struct PackLanguages: Hashable, Sendable, Codable {
  /// Those translated from, as tags.
  var source: [String]
  /// Those translated to.
  var target: [String]

  private struct Manifest: Codable {
    var languages: PackLanguages
  }

  /// Reads them from a pack's folder; throws `modelUnusable`.
  static func read(from folder: String) throws(InferenceError) -> PackLanguages {
    do {
      let manifest = try Data(contentsOf: URL(filePath: folder + "/pack.json"))
      return try JSONDecoder().decode(Manifest.self, from: manifest).languages
    } catch {
      throw InferenceError(.modelUnusable, "\(folder)/pack.json: \(error)")
    }
  }
}
