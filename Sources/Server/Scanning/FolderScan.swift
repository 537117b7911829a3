internal import Foundation
internal import Library
internal import Media

/// Looks for media files in folders.
struct FolderScan {
  /// The folders and files that the library is to show: absolute, without links.
  let roots: [String]

  /// Everything that is there now.
  ///
  /// What cannot be read, or is no media, is left out; the next look may find it complete.
  func files(known: KnownFiles) async -> [FoundFile] {
    var found: [FoundFile] = []
    for (path, root) in paths() {
      if Task.isCancelled { break }
      if let file = await file(path, under: root, known) { found.append(file) }
    }
    return found
  }

  private func paths() -> [(path: String, root: String)] {
    roots.flatMap { root -> [(String, String)] in
      // Of a file the enumerator is empty.
      guard Self.isFolder(root), let walk = FileManager.default.enumerator(atPath: root) else {
        return [(root, root)]
      }
      return walk.compactMap { $0 as? String }.filter(Self.isCandidate).sorted().map {
        (root + "/" + $0, root)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  private static func isCandidate(_ path: String) -> Bool {
    let hasHiddenPart = path.split(separator: "/").contains { $0.hasPrefix(".") }
    return !hasHiddenPart && MediaName.isMedia(path)
  }

  private func file(_ path: String, under root: String, _ known: KnownFiles) async -> FoundFile? {
    guard let stamp = FileStamp(path: path), stamp.size > 0 else { return nil }
    let folder = (path as NSString).deletingLastPathComponent
    let listed = folder.hasPrefix(root) ? String(folder.dropFirst(root.count).drop { $0 == "/" }) : ""
    let title = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let media = MediaFile(path: path)
    // Only what is new or changed is opened.
    if let facts = known.facts(of: path, stamp) {
      return FoundFile(
        fingerprint: facts.fingerprint, path: path, stamp: stamp, title: title, folder: listed,
        kind: facts.kind)
    }
    guard let info = try? await media.probed(), !info.audioTracks.isEmpty || info.hasVideo,
      let fingerprint = try? await media.fingerprint()
    else { return nil }
    return FoundFile(
      fingerprint: fingerprint.hexadecimal, path: path, stamp: stamp, title: title, folder: listed,
      kind: info.hasVideo ? .video : .audio, duration: info.isDurationEstimated ? nil : info.duration)
  }
}
