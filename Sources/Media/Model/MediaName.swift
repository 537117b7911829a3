internal import Foundation

/// What the name of a file says of its content.
package enum MediaName {
  private static let extensions: Set<String> = [
    "3gp", "aac", "ac3", "aiff", "avi", "flac", "flv", "m2ts", "m4a", "m4v", "mka", "mkv", "mov", "mp3",
    "mp4", "mpeg",
    "mpg", "mts", "oga", "ogg", "ogv", "opus", "ts", "vob", "wav", "webm", "wma", "wmv",
  ]

  /// Whether it is a name of video or audio; what the file really is its content tells.
  package static func isMedia(_ path: String) -> Bool {
    extensions.contains((path as NSString).pathExtension.lowercased())
  }
}
