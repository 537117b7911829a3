import Foundation
import Media
import TestSupport
import Testing

/// A file is known again by its contents.
struct MediaFingerprintTests {
  static let part = 256 << 10

  /// Bytes that differ everywhere.
  static func bytes(_ count: Int) -> [UInt8] {
    var state: UInt32 = 12_345
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
  }

  /// The digest by `sha256sum` of the size and the three parts.
  @Test(arguments: [1, 1000, 3 * part, 3 * part + 1, 5_000_001])
  func itIsTheDigestOfSizeAndParts(_ count: Int) throws {
    let scratch = try Scratch()
    let bytes = Self.bytes(count)
    let path = try scratch.write(bytes, to: "film.mkv")
    let size = (0..<8).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
    let middle = (count - Self.part) / 2
    let hashed =
      count <= 3 * Self.part
      ? size + bytes
      : size + bytes.prefix(Self.part) + bytes[middle..<(middle + Self.part)] + bytes.suffix(Self.part)
    let output = try Marks.run("sha256sum", [scratch.write(hashed, to: "hashed")])
    #expect(try MediaFingerprint(of: path).hexadecimal == String(output.prefix(64)))
  }

  @Test func namesDoNotMatterAndContentsDo() async throws {
    let scratch = try Scratch()
    let bytes = Self.bytes(2_000_000)
    let first = try await MediaFile(path: scratch.write(bytes, to: "a.mkv")).fingerprint()
    #expect(try await MediaFile(path: scratch.write(bytes, to: "別の名前.mp4")).fingerprint() == first)
    for place in [0, 1_000_000, 1_999_999] {
      var other = bytes
      other[place] ^= 1
      #expect(try await MediaFile(path: scratch.write(other, to: "b.mkv")).fingerprint() != first)
    }
    #expect(try await MediaFile(path: scratch.write(bytes.dropLast(), to: "c.mkv")).fingerprint() != first)
  }

  @Test(arguments: [
    ("none.mkv", MediaError.Code.notFound), (".", .isDirectory), ("empty", .emptyFile), ("pipe", .notMedia),
  ])
  func whatHasNoContentsIsAnError(_ name: String, _ code: MediaError.Code) throws {
    let scratch = try Scratch()
    _ = try scratch.write([], to: "empty")
    #expect(mkfifo(scratch.file("pipe"), 0o600) == 0)
    let error = #expect(throws: MediaError.self) { try MediaFingerprint(of: scratch.file(name)) }
    #expect(error?.code == code)
  }
}
