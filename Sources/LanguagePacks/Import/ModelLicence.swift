internal import Foundation

/// The licence of a model, as its folder tells it.
enum ModelLicence {
  /// SPDX's names of those that model cards name otherwise.
  private static let names = [
    "apache-2.0": "Apache-2.0", "mit": "MIT", "cc-by-4.0": "CC-BY-4.0", "cc-by-sa-4.0": "CC-BY-SA-4.0",
    "cc-by-nc-4.0": "CC-BY-NC-4.0", "cc0-1.0": "CC0-1.0", "cc-by-3.0": "CC-BY-3.0",
    "cc-by-sa-3.0": "CC-BY-SA-3.0", "mpl-2.0": "MPL-2.0", "bsd-3-clause": "BSD-3-Clause",
    "gpl-3.0": "GPL-3.0-only",
  ]

  /// From the head of the folder's README.md, else from `config.json`.
  static func of(_ folder: ModelFolder) -> String {
    // A card that cannot be read tells nothing.
    let card = try? PlainFile(folder.url.appending(path: "README.md").path(percentEncoded: false))
    let readme = card.flatMap { $0.size > Pack.manifestLimit ? nil : $0 }
      .flatMap { try? String(contentsOfFile: $0.path, encoding: .utf8) }
    let stated = readme.flatMap(headLine) ?? folder.configuration.license
    guard let stated, !stated.isEmpty else { return Pack.unknownLicence }
    return names[stated.lowercased()] ?? stated
  }

  /// The line `license:` between the two lines of dashes that a model card begins with.
  private static func headLine(_ readme: String) -> String? {
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first?.hasPrefix("---") == true else { return nil }
    let head = lines.dropFirst().prefix { !$0.hasPrefix("---") }
    guard let line = head.first(where: { $0.hasPrefix("license:") }) else { return nil }
    let value = line.dropFirst("license:".count).trimmingCharacters(in: .whitespaces)
    return value.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
  }
}
