/// Where a video is, as the library has it.
struct VideoPlace: Hashable, Sendable {
  var video: Video.ID
  var fingerprint: String
  var path: String
  var stamp: FileStamp
  var isMissing: Bool
  var title: String
  var folder: String
  var kind: Video.Kind
  var duration: Int?
}

/// What follows for the videos from the files that were found.
struct FilePlan {
  /// Videos without a file from now on.
  private(set) var lost: [VideoPlace] = []
  /// Videos with a file that is not exactly as it is stored.
  private(set) var changed: [(place: VideoPlace, file: FoundFile)] = []
  /// Files that become videos.
  private(set) var added: [FoundFile] = []

  init(known: [VideoPlace], found: [FoundFile], roots: [String]) {
    var chosen = Self.oneOfEach(found, known: known)
    let taken = Set(chosen.values.map { ExactPath($0.path) })
    for place in known {
      if let file = chosen.removeValue(forKey: place.fingerprint) {
        if !place.isAsStored(file) { changed.append((place, file)) }
      } else if !place.isMissing,
        taken.contains(ExactPath(place.path)) || roots.contains(where: place.isUnder)
      {
        lost.append(place)
      }
    }
    added = chosen.values.sorted { $0.path < $1.path }
  }

  /// One file for each content, and one content for each path.
  private static func oneOfEach(_ found: [FoundFile], known: [VideoPlace]) -> [String: FoundFile] {
    let paths = Dictionary(known.map { ($0.fingerprint, ExactPath($0.path)) }) { first, _ in first }
    // A path can be told of twice when it changed meanwhile: the later word counts.
    let byPath = Dictionary(found.map { (ExactPath($0.path), $0) }) { _, later in later }
    return byPath.values.sorted { $0.path < $1.path }.reduce(into: [:]) { chosen, file in
      if chosen[file.fingerprint] == nil || paths[file.fingerprint] == ExactPath(file.path) {
        chosen[file.fingerprint] = file
      }
    }
  }
}

extension VideoPlace {
  fileprivate func isUnder(_ root: String) -> Bool {
    ExactPath(path) == ExactPath(root)
      || path.utf8.starts(with: (root.hasSuffix("/") ? root : root + "/").utf8)
  }

  fileprivate func isAsStored(_ file: FoundFile) -> Bool {
    !isMissing && ExactPath(path) == ExactPath(file.path) && stamp == file.stamp && title == file.title
      && folder == file.folder && kind == file.kind && (file.duration == nil || file.duration == duration)
  }
}
