internal import Foundation
internal import LanguagePacks

extension Failure {
  /// Why the packs cannot be listed; `nil` when they can be.
  init?(folderOf store: PackStore) {
    if store.isHomeAFile {
      self = .homeIsFile(store.home.path)
    } else if let words = store.folderFault {
      self = .packFolder(store.folder.path, words)
    } else {
      return nil
    }
  }
}
