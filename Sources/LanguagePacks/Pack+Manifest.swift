package import Foundation

extension Pack {
  /// The largest manifest that is read, in bytes: a thousand files fit well.
  package static let manifestLimit = 1 << 20

  /// Reads a manifest and refuses one that makes no sense or points outside its folder.
  ///
  /// A manifest may come from anywhere; that of an installed pack must have its folder's name as `id`. Throws
  /// `PackError` of the code `badManifest`, whose detail says what is wrong.
  package init(manifest: Data, id folderName: String?) throws(PackError) {
    func bad(_ detail: String) -> PackError {
      PackError(.badManifest, pack: folderName ?? "", detail: detail)
    }
    guard manifest.count <= Self.manifestLimit else { throw bad("\(manifest.count) bytes") }
    do {
      // The format first: in another one the rest may look different.
      let header = try JSONDecoder().decode(Header.self, from: manifest)
      guard header.format == Self.currentFormat else { throw bad("format \(header.format)") }
      self = try JSONDecoder().decode(Pack.self, from: manifest)
    } catch let error as PackError {
      throw error
    } catch DecodingError.keyNotFound(let key, let context) {
      throw bad("\((context.codingPath + [key]).map(\.stringValue).joined(separator: ".")) is missing")
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw bad("no JSON")
    } catch {
      throw bad(String(describing: error))
    }
    if let folderName, id != folderName { throw bad("id \(id)") }
    if let fault { throw bad(fault) }
  }

  /// Whether a name can be that of a pack, and so of a folder: small letters, digits, `-`, `.` and `_`, at most 64 of
  /// them, the first a letter or digit.
  package static func isID(_ name: String) -> Bool {
    name.wholeMatch(of: /[a-z0-9][a-z0-9._-]{0,63}/) != nil
  }

  private struct Header: Decodable {
    var format: Int
  }

  private var fault: String? {
    if !Self.isID(id) { return "id \(id)" }
    if let tag = ((languages.source ?? []) + (languages.target ?? [])).first(where: { !Self.isTag($0) }) {
      return "language \(tag)"
    }
    let needsSource = kind == .speech || kind == .translation || kind == .dictionary
    if needsSource && (languages.source ?? []).isEmpty { return "no source language" }
    if kind == .translation && (languages.target ?? []).isEmpty { return "no target language" }
    if files.isEmpty { return "no files" }
    var paths: Set<String> = []
    for file in files {
      if !Self.staysInside(file.path) { return "path \(file.path)" }
      if !paths.insert(file.path).inserted { return "\(file.path) twice" }
      if file.size < 0 { return "size \(file.size) of \(file.path)" }
      if file.sha256.wholeMatch(of: /[0-9a-f]{64}/) == nil { return "sha256 of \(file.path)" }
    }
    return nil
  }

  /// The shape of a BCP 47 tag (RFC 5646, section 2.1); whether the subtags are registered does not matter here.
  private static func isTag(_ tag: String) -> Bool {
    tag.wholeMatch(of: /[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*/) != nil
  }

  /// Whether a path is relative, has no `.` or `..` in it, and is not the manifest itself.
  private static func staysInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return path != "pack.json" && !path.contains("\0") && path.utf8.count < 1024
      && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}
