internal import Foundation

/// The releases of the shared libraries that this program runs with, as their file names tell.
///
/// `Media` and `Subtitles` show nothing of C, so the system is asked what it has mapped.
struct LinkedLibraries: Hashable, Sendable {
  private let mappings: String

  /// Those of this process; Linux lists them in `/proc/self/maps` (proc(5)).
  static var current: LinkedLibraries {
    // The list comes a page at a time and has no length: what reads by the length gets its beginning only.
    let handle = FileHandle(forReadingAtPath: "/proc/self/maps")
    let bytes = (try? handle?.readToEnd()) ?? Data()
    return LinkedLibraries(mappings: String(decoding: bytes, as: UTF8.self))
  }

  /// `mappings` as `/proc/self/maps` has them.
  init(mappings: String) {
    self.mappings = mappings
  }

  /// The release of a library: `59.27.100` for `libavformat` mapped from `/usr/lib/libavformat.so.59.27.100`; `nil`
  /// when it is not there.
  func release(of library: String) -> String? {
    let start = "/\(library).so."
    for line in mappings.split(separator: "\n") {
      guard let found = line.firstRange(of: start) else { continue }
      return String(line[found.upperBound...].prefix { $0.isNumber || $0 == "." })
    }
    return nil
  }
}
