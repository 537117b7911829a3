internal import Foundation

/// What the operations on a connection throw where the request itself is wrong.
struct RequestFault: Error {
  var code: LibraryError.Code
  var detail: String

  static func noVideo(_ id: Video.ID) -> RequestFault {
    RequestFault(code: .notFound, detail: "video \(id.number)")
  }
}

extension LibraryError {
  /// The failure of the library that another error means.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as LibraryError: self = error
    case let fault as RequestFault: self.init(fault.code, path: path, detail: fault.detail)
    case let fault as Migrator.NewerSchema:
      self.init(
        .newerSchema, path: path, detail: "version \(fault.found), \(fault.known) is the newest known")
    case let error as DatabaseError:
      let words = "\(error.message) (\(error.extendedCode), \(error.systemError)): \(error.sql)"
      self.init(Self.code(of: error, path: path), path: path, detail: words)
    case let error as CocoaError:
      self.init(Self.code(of: error), path: path, detail: String(describing: error))
    default: self.init(.other, path: path, detail: String(describing: error))
    }
  }

  private static func code(of error: DatabaseError, path: String) -> Code {
    if error.isFullDisk { return .diskFull }
    switch error.code {
    case .corrupt, .notADatabase: return .damaged
    case .busy: return .busy
    case .readOnly: return .readOnly
    // SQLite cannot make its files in a folder that must not be written to, and says only that it cannot open them.
    case .cannotOpen: return isWriteProtected(path) ? .readOnly : .cannotOpen
    case .io: return .inputOutput
    default: return .other
    }
  }

  /// Foundation makes the folder.
  private static func code(of error: CocoaError) -> Code {
    switch error.code {
    case .fileWriteOutOfSpace: .diskFull
    case .fileWriteNoPermission, .fileWriteVolumeReadOnly: .readOnly
    default: .cannotOpen
    }
  }

  private static func isWriteProtected(_ path: String) -> Bool {
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    let files = FileManager.default
    return files.fileExists(atPath: folder) && !files.isWritableFile(atPath: folder)
  }
}
