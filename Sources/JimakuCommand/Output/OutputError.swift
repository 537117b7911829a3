/// What can go wrong with files to be written: facts, no sentences.
struct OutputError: Error, Hashable, Sendable {
  enum Code: String, Hashable, Sendable, CaseIterable {
    /// The file is there already.
    case exists
    /// A folder is where the file should be.
    case targetIsFolder
    case folderMissing
    case notAFolder
    /// This user may not write there.
    case notPermitted
    /// The file system is mounted for reading only.
    case readOnly
    case diskFull
    case nameTooLong
    /// Another run is writing the same file.
    case busy
    /// Two inputs lead to the same file; `detail` names the earlier one.
    case sameTarget
    /// An input is named twice.
    case namedTwice
    /// Something else; `detail` has the system's words.
    case failed
  }

  var code: Code
  /// The file or folder concerned.
  var path: String
  var detail = ""
}
