package import Foundation
package import LanguagePacks

/// A home of packs in a folder of its own, removed with the value.
package final class PackFolder {
  /// The packs in it.
  package let store: PackStore
  private let home: TemporaryFolder

  /// An empty one; throws when its folder cannot be made.
  package init() throws {
    home = try TemporaryFolder()
    store = PackStore(home: home.url)
    try FileManager.default.createDirectory(at: store.folder, withIntermediateDirectories: true)
  }

  /// The place of a file or folder among the packs, which need not exist.
  package func url(_ path: String) -> URL { store.folder.appending(path: path) }

  /// Writes a file among the packs, and the folders it lies in.
  package func write(_ text: String, to path: String) throws {
    let place = url(path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  /// Puts a pack there: a manifest, and the two files that it names.
  @discardableResult
  package func install(
    _ id: String, kind: String = "speech", languages: String = #"{"source": ["en"]}"#
  ) throws -> InstalledPack {
    try write(Self.manifest(id: id, kind: kind, languages: languages), to: "\(id)/pack.json")
    try write("abc", to: "\(id)/model.bin")
    try write("", to: "\(id)/deep/empty.txt")
    return try store.pack(named: id)
  }

  /// A manifest whose digests are those of FIPS 180-4's examples: the message "abc", and the empty one.
  package static func manifest(
    id: String, kind: String = "speech", languages: String = #"{"source": ["en"]}"#, format: String = "1",
    files: String = PackFolder.files
  ) -> String {
    """
    {
      "format": \(format), "id": "\(id)", "kind": "\(kind)", "version": "1.0.0", "engine": "none",
      "languages": \(languages), "name": {"en": "A pack"}, "files": \(files),
      "licence": "MIT", "attribution": ["Nobody"], "origin": "made here",
      "quality": [{"set": "a set", "metric": "chrF", "value": 41.5}],
      "parameters": {"beams": 4, "quick": true, "ids": [1, "two"], "deep": {"pad": 0.5}}
    }
    """
  }

  /// The digest of the message "abc".
  package static let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
  private static let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
  /// The manifest's list of the two files.
  package static let files = """
    [{"path": "model.bin", "size": 3, "sha256": "\(abc)"}, {"path": "deep/empty.txt", "size": 0, "sha256": "\(empty)"}]
    """
}
