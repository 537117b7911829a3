import Foundation
import TestSupport

@testable import Dictionary

/// The dictionary of five words that `Fixtures/make.py` packs.
enum SmallDictionary {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
  static let indexPath = folder.appending(path: "small.index").path(percentEncoded: false)
  static let textPath = folder.appending(path: "small.dict.dz").path(percentEncoded: false)

  /// What `make.py` packed.
  static let text =
    "apple\n    n 1: a fruit\nbee\n    n 1: \(String(repeating: "z", count: 150))\ncafé\n    n 1: コーヒー店\n"
    + "dog\n    n 1: an animal\ndog\n    v 1: go after\n"

  static var packed: [UInt8] { get throws { Array(try Data(contentsOf: URL(filePath: textPath))) } }

  /// A dictionary of another index beside the same text.
  static func database(index: Data, in folder: TemporaryFolder) throws -> DictdDatabase {
    let place = try folder.write(index, to: "altered.index")
    return try DictdDatabase(index: place.path(percentEncoded: false), text: textPath)
  }
}
