internal import Glibc

/// Why a folder cannot be made a pack: facts, no sentences.
package struct ImportError: Error, Hashable, Sendable {
  /// The kind of fault.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// There is no such folder.
    case noFolder
    /// A file that every such model has is not there; `detail` names it.
    case missingFile
    /// A file cannot be read, or is not what its name says.
    case badFile
    /// This user may not read a file, or the folder; `detail` names the file, and is empty for the folder.
    case closed
    /// A model of a kind that is not known; `detail` is its `model_type`.
    case unsupportedModel
    /// A setting that outputs cannot be searched for with; `detail` is its name.
    case unsupportedSetting
    /// More tokens than any model is known to have; `detail` is their number.
    case vocabularyTooLarge
    /// The tokenizer and the model have not the same number of tokens; `detail` has both.
    case sizesDiffer
    /// The model has no token for a language; `detail` is its tag.
    case unsupportedLanguage
    /// The model cannot be loaded or does not translate; `detail` has the engine's words.
    case modelFails
    /// There is such a pack; `detail` is its id.
    case idTaken
    /// The name cannot be that of a pack.
    case badName
    /// The pack cannot be written; `detail` has the system's words.
    case cannotWrite
    /// The task was cancelled.
    case cancelled
  }

  /// The kind of fault.
  package var code: Code
  /// The folder.
  package var folder: String
  /// The file, setting, number, language or words concerned.
  package var detail: String

  /// A fault with its facts.
  package init(_ code: Code, folder: String, detail: String = "") {
    self.code = code
    self.folder = folder
    self.detail = detail
  }

  /// Why a file of the folder cannot be had.
  init(_ fault: PlainFile.Fault, folder: String, file: String) {
    let isClosed = if case .unreachable(EACCES) = fault { true } else { false }
    self.init(isClosed ? .closed : .badFile, folder: folder, detail: file)
  }
}
