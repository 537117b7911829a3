internal import Foundation

/// What can befall an installed pack so that it may not be offered any more, and a listing shows it.
package enum PackDamage: String, CaseIterable, Sendable {
  case fileMissing, fileTooShort, fileTooLong, fileIsAFolder, fileIsALinkOutside, manifestMissing,
    manifestCutOff

  /// Does it to a pack that `PackFolder.install` made; throws when the disk refuses.
  package func befall(_ id: String, in folder: PackFolder) throws {
    let (model, manifest) = (folder.url("\(id)/model.bin"), folder.url("\(id)/pack.json"))
    switch self {
    case .fileMissing:
      try FileManager.default.removeItem(at: model)
    case .fileTooShort:
      try folder.write("ab", to: "\(id)/model.bin")
    case .fileTooLong:
      try folder.write("abcd", to: "\(id)/model.bin")
    case .fileIsAFolder:
      try FileManager.default.removeItem(at: model)
      try FileManager.default.createDirectory(at: model, withIntermediateDirectories: false)
    case .fileIsALinkOutside:
      try folder.write("abc", to: "outside/model.bin")
      try FileManager.default.removeItem(at: model)
      try FileManager.default.createSymbolicLink(
        at: model, withDestinationURL: folder.url("outside/model.bin"))
    case .manifestMissing:
      try FileManager.default.removeItem(at: manifest)
    case .manifestCutOff:
      try Data(contentsOf: manifest).dropLast(20).write(to: manifest)
    }
  }
}
