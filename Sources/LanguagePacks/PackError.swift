/// What is wrong with a pack: facts, no sentences.
package struct PackError: Error, Hashable, Sendable, Codable {
  /// The kind of fault.
  package enum Code: String, Hashable, Sendable, Codable {
    /// No such pack is installed.
    case notInstalled
    /// The manifest cannot be read or makes no sense.
    case badManifest
    /// A file of the pack is not there or cannot be read.
    case missingFile
    /// A file of the pack is not the one the manifest names.
    case alteredFile
    /// The pack cannot be removed; the system's words are in `detail`.
    case notRemovable
  }

  /// The kind of fault.
  package var code: Code
  /// The pack's id, or what was looked for.
  package var pack: String
  /// The file concerned, relative to the pack's folder.
  package var file: String?
  /// Further facts, for a log rather than for a person.
  package var detail: String

  /// A fault with its facts.
  package init(_ code: Code, pack: String, file: String? = nil, detail: String = "") {
    self.code = code
    self.pack = pack
    self.file = file
    self.detail = detail
  }
}
