internal import Foundation
internal import Inference
internal import LanguagePacks

/// Keeps the packs in their folder, and tries models in a worker process: a bad one may end it.
struct LocalPackKeeper: PackKeeper {
  let store: PackStore
  let engines: EngineInstallation

  func list() -> (packs: [InstalledPack], faults: [PackError]) { store.contents() }

  func importPack(_ order: PackImport) async throws(Failure) -> InstalledPack {
    do throws(ImportError) {
      let folder = URL(filePath: order.folder, directoryHint: .isDirectory)
      return try await store.importPack(folder, from: order.source, to: order.target, name: order.name) {
        (pack) async throws(ImportError) in try await tried(pack, of: order)
      }
    } catch {
      // What was no text in the name stands there as U+FFFD.
      if error.code == .noFolder, order.folder.contains("\u{FFFD}") { throw .nameNotUTF8(order.folder) }
      throw .importing(error)
    }
  }

  func remove(_ id: String) throws(Failure) {
    do throws(PackError) {
      try store.removePack(id)
    } catch {
      throw error.code == .notInstalled ? .noSuchPack(id) : .pack(error)
    }
  }

  private func tried(_ pack: URL, of order: PackImport) async throws(ImportError) {
    do throws(InferenceError) {
      try await PackTrial(engines: engines).run(pack)
    } catch {
      if error.code == .cancelled { throw ImportError(.cancelled, folder: order.folder) }
      // The copy is gone when this is read: the names of its files are those of the folder's.
      throw ImportError(
        .modelFails, folder: order.folder, detail: error.detail.replacing(pack.path + "/", with: ""))
    }
  }
}
