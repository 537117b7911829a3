internal import Foundation

/// A pack in the making: what its manifest will say, and the files it is made of.
struct PackDraft {
  /// The manifest; for a model's folder without files, which are known when they are copied.
  private(set) var pack: Pack
  /// The names of the files in the pack, and where they are.
  let files: [(name: String, place: URL)]
  private let folder: String

  /// Reads a folder that holds a model or a pack of somebody else's; `name` is the id instead of the usual one.
  init(
    _ folder: URL, from source: String, to target: String, name: String?
  ) throws(ImportError) {
    self.folder = folder.path
    if PlainFile.isNamed(folder.appending(path: "pack.json").path(percentEncoded: false)) {
      pack = try Self.finished(folder, serving: (source, target))
      var files: [(name: String, place: URL)] = []
      for file in pack.files {
        let plain = try Self.file(file.path, in: folder)
        // What has another size need not be copied to be refused.
        guard plain.size == file.size else {
          throw ImportError(.badFile, folder: folder.path, detail: file.path)
        }
        files.append((file.path, URL(filePath: plain.path)))
      }
      self.files = files
    } else {
      let model = try ModelFolder(folder)
      pack = Pack(
        format: Pack.currentFormat, id: Self.id(of: folder, source, target), kind: .translation, version: "1",
        engine: model.layout.engine, languages: Pack.Languages(source: [source], target: [target]),
        name: ["en": folder.lastPathComponent], files: [], licence: ModelLicence.of(model), attribution: [],
        origin: folder.lastPathComponent, parameters: try model.parameters(from: source, to: target))
      files = model.files
    }
    if let name { pack.id = name }
    guard Pack.isID(pack.id) else { throw ImportError(.badName, folder: folder.path, detail: pack.id) }
  }

  /// The pack with the copies of its files, which must be what the manifest of a finished pack says.
  func pack(of copies: [Pack.File]) throws(ImportError) -> Pack {
    var pack = pack
    if let altered = zip(pack.files, copies).first(where: { $0 != $1 }) {
      throw ImportError(.badFile, folder: folder, detail: altered.0.path)
    }
    pack.files = copies
    return pack
  }

  private static func finished(
    _ folder: URL, serving pair: (source: String, target: String)
  ) throws(ImportError) -> Pack {
    let pack: Pack
    let manifest = try file("pack.json", in: folder)
    guard manifest.size <= Pack.manifestLimit else {
      throw ImportError(.badFile, folder: folder.path, detail: "pack.json: \(manifest.size) bytes")
    }
    do {
      pack = try Pack(manifest: Data(contentsOf: URL(filePath: manifest.path)), id: nil)
    } catch let error as PackError {
      throw ImportError(.badFile, folder: folder.path, detail: "pack.json: \(error.detail)")
    } catch {
      throw ImportError(.badFile, folder: folder.path, detail: "pack.json")
    }
    guard pack.kind == .translation else {
      throw ImportError(.unsupportedModel, folder: folder.path, detail: pack.kind.rawValue)
    }
    for (tag, tags) in [(pair.source, pack.languages.source), (pair.target, pack.languages.target)]
    where !Pack.matches(Locale.Language(identifier: tag), tags) {
      throw ImportError(.unsupportedLanguage, folder: folder.path, detail: tag)
    }
    return pack
  }

  /// A file of somebody else's pack: a plain one inside its folder, so that nothing hangs and nothing else is taken.
  private static func file(_ name: String, in folder: URL) throws(ImportError) -> PlainFile {
    do throws(PlainFile.Fault) {
      let path = folder.appending(path: name).path(percentEncoded: false)
      return try PlainFile(path, within: folder.path(percentEncoded: false))
    } catch {
      throw ImportError(error, folder: folder.path, file: name)
    }
  }

  private static func id(of folder: URL, _ source: String, _ target: String) -> String {
    let name = folder.lastPathComponent.lowercased().map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    let id = "translation-\(source)-\(target)-".lowercased() + String(name)
    return String(id.prefix(64)).trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }
}
