package import Foundation

/// What a pack is, as its `pack.json` says; Decisions/0010 describes the format.
package struct Pack: Hashable, Sendable, Codable {
  /// What a pack is for.
  package enum Kind: String, Hashable, Sendable, Codable {
    case speech, translation, dictionary, vad
    case languageIdentification = "language-id"
  }

  /// The languages a pack serves, as BCP 47 tags.
  package struct Languages: Hashable, Sendable, Codable {
    /// What is spoken, or translated from; empty when the language does not matter.
    package var source: [String]?
    /// What is translated to.
    package var target: [String]?
  }

  /// One file of the pack.
  package struct File: Hashable, Sendable, Codable {
    /// Its place, relative to the pack's folder.
    package var path: String
    /// Its size in bytes.
    package var size: Int
    /// Its SHA-256 in lower-case hexadecimal digits.
    package var sha256: String
  }

  /// The only format there is so far.
  package static let currentFormat = 1

  /// The version of the manifest's format.
  package var format: Int
  /// The pack's name for programs, and its folder's name.
  package var id: String
  /// What it is for.
  package var kind: Kind
  /// Its version.
  package var version: String
  /// Which engine can use it.
  package var engine: String
  /// Which languages it serves.
  package var languages: Languages
  /// Its name for people, by language.
  package var name: [String: String]
  /// Its files.
  package var files: [File]
  /// The licence of its content, as an SPDX expression.
  package var licence: String
  /// Who must be named.
  package var attribution: [String]
}

extension Pack {
  /// Reads a manifest and refuses one that makes no sense or points outside its folder.
  ///
  /// Throws `PackError` of the code `badManifest`, whose detail says what is wrong.
  package init(manifest: Data, id folderName: String) throws(PackError) {
    do {
      self = try JSONDecoder().decode(Pack.self, from: manifest)
    } catch {
      throw PackError(.badManifest, pack: folderName, detail: String(describing: error))
    }
    if let fault = fault(folderName) {
      throw PackError(.badManifest, pack: folderName, detail: fault)
    }
  }

  private func fault(_ folderName: String) -> String? {
    if format != Self.currentFormat { return "format \(format)" }
    if id != folderName { return "id \(id) in the folder \(folderName)" }
    if files.isEmpty { return "no files" }
    if Set(files.map(\.path)).count != files.count { return "a file is listed twice" }
    for file in files {
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      if file.path.contains("\0") || parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
        return "path \(file.path)"
      }
      if file.size < 0 { return "size of \(file.path)" }
      if file.sha256.count != 64 || !file.sha256.allSatisfy({ "0123456789abcdef".contains($0) }) {
        return "sha256 of \(file.path)"
      }
    }
    return nil
  }
}
