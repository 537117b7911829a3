internal import Glibc
internal import Media

/// Files among texts, which their names do not tell from a text.
enum FileOperand {
  /// The first of the texts that is the name of a file with sound; `nil` when none is.
  static func media(among texts: [String]) async -> String? {
    for text in texts where isFile(text) {
      // What is no media may be a text that happens to be the name of something.
      if let info = try? await MediaFile(path: text).probed(), !info.audioTracks.isEmpty { return text }
    }
    return nil
  }

  /// Those of the texts that are the names of files.
  static func files(among texts: [String]) -> [String] { texts.filter(isFile) }

  private static func isFile(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }
}
