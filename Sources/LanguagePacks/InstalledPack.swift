package import Foundation
internal import Glibc

/// An installed pack: its manifest and where it is.
package struct InstalledPack: Hashable, Sendable {
  /// What the manifest says.
  package var pack: Pack
  /// The pack's folder.
  package var folder: URL

  /// The path of one of its files.
  package func path(of file: String) -> String {
    folder.appending(path: file).path(percentEncoded: false)
  }

  /// The first thing that is wrong with its files as far as a listing shows it: each is there, readable, of the right size,
  /// and in the folder; `nil` when nothing is.
  var fault: PackError? {
    do throws(PackError) {
      for file in pack.files { _ = try checkedFile(file) }
      return nil
    } catch {
      return error
    }
  }

  /// Compares the content of every file with the manifest; what this process has read and nobody has touched since is
  /// not read again.
  func verify() throws(PackError) {
    for file in pack.files {
      let plain = try checkedFile(file)
      let digest: String
      do {
        digest = try KnownDigests.shared.sha256(of: plain)
      } catch {
        throw PackError(.missingFile, pack: pack.id, file: file.path, detail: String(describing: error))
      }
      guard digest == file.sha256 else {
        throw PackError(.alteredFile, pack: pack.id, file: file.path, detail: "sha256 \(digest)")
      }
    }
  }

  private func checkedFile(_ file: Pack.File) throws(PackError) -> PlainFile {
    func altered(_ detail: String) -> PackError {
      PackError(.alteredFile, pack: pack.id, file: file.path, detail: detail)
    }
    let status: PlainFile
    do {
      status = try PlainFile(path(of: file.path), within: folder.path(percentEncoded: false))
    } catch {
      switch error {
      case .unreachable(let number):
        throw PackError(
          .missingFile, pack: pack.id, file: file.path, detail: String(cString: strerror(number)))
      case .outside: throw altered("a link out of the folder")
      case .notPlain: throw altered("not a plain file")
      }
    }
    guard status.size == file.size else { throw altered("size \(status.size)") }
    return status
  }
}
