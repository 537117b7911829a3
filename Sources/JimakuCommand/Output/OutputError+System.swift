internal import Glibc

extension OutputError {
  /// The failure that a system call on `path` left in `errno`; what a folder is to blame for names the folder.
  init(errno code: Int32, writing path: String) {
    let folder = OutputFile.folder(of: path)
    switch code {
    case ENOENT: self.init(code: .folderMissing, path: folder)
    case ENOTDIR: self.init(code: .notAFolder, path: folder)
    case EACCES, EPERM: self.init(code: .notPermitted, path: folder)
    case EROFS: self.init(code: .readOnly, path: folder)
    case ENOSPC, EDQUOT: self.init(code: .diskFull, path: path)
    case ENAMETOOLONG: self.init(code: .nameTooLong, path: path)
    case EEXIST: self.init(code: .exists, path: path)
    default: self.init(code: .failed, path: path, detail: String(cString: strerror(code)))
    }
  }
}
