/// A path that equals only what has the same bytes, as the file system sees it.
///
/// To Swift two texts are equal when they look the same: `é` as one character and as two. Those can be two files.
struct ExactPath: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ path: String) {
    bytes = Array(path.utf8)
  }
}
