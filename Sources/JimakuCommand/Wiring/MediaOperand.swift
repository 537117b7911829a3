internal import Glibc
internal import Media

/// Media among texts: files that their names do not tell from a text.
enum MediaOperand {
  /// The first of the texts that is the name of a file with sound; `nil` when none is.
  static func first(among texts: [String]) async -> String? {
    for text in texts where isFile(text) {
      // What is no media may be a text that happens to be the name of something.
      if let info = try? await MediaFile(path: text).probed(), !info.audioTracks.isEmpty { return text }
    }
    return nil
  }

  private static func isFile(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }
}
