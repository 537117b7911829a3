import Foundation
import TestSupport
import Testing

/// Texts in other encodings, by the `iconv` program.
enum Encoded {
  static func bytes(_ text: String, in encoding: String) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let source = try folder.write(text, to: "text")
    let iconv = try #require(ExternalTool("iconv"))
    let result = try iconv.run([
      "-f", "UTF-8", "-t", encoding, "-o", folder.file("encoded").path, source.path,
    ])
    try #require(result.status == 0)
    return try [UInt8](Data(contentsOf: folder.file("encoded")))
  }
}
