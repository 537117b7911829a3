/// A path taken apart, as text: what it names need not exist.
///
/// By scalars, as the system sees it: a combining mark behind a slash or a dot makes one `Character` of the two.
struct PathText {
  /// `.` when the path is a name alone.
  var folder: String
  /// What stands behind the last slash.
  var name: String
  /// The name without its last extension; a dot in front is no extension.
  var stem: String

  init(_ path: String) {
    let scalars = path.unicodeScalars
    let slash = scalars.lastIndex(of: "/")
    folder = slash.map { $0 == scalars.startIndex ? "/" : String(scalars[..<$0]) } ?? "."
    name = slash.map { String(scalars[scalars.index(after: $0)...]) } ?? path
    let letters = name.unicodeScalars
    if let dot = letters.lastIndex(of: "."), dot != letters.startIndex {
      stem = String(letters[..<dot])
    } else {
      stem = name
    }
  }
}
