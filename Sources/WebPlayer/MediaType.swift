/// The media types of the kinds of files there are among the assets.
enum MediaType {
  private static let byExtension = [
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
  ]

  /// The type of a file by its name; `nil` for a kind that is not served.
  static func of(_ name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return byExtension[String(name[name.index(after: dot)...])]
  }
}
