/// What is wrong with the files of a dictionary: facts, no sentences.
package struct DictionaryError: Error, Hashable, Sendable {
  /// The kind of fault.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// The system cannot open or read the file.
    case unreadable
    /// A line of the index makes no sense, or points outside the text.
    case badIndex
    /// The file has no sound dictzip header.
    case badArchive
    /// A piece of the compressed text does not unpack to what it should.
    case damagedText
    /// An entry does not have the form of its dictionary.
    case badEntry
  }

  /// The kind of fault.
  package var code: Code
  /// The path of the file.
  package var file: String
  /// Further facts, for a log rather than for a person.
  package var detail: String

  /// A fault with its facts.
  package init(_ code: Code, file: String, detail: String) {
    self.code = code
    self.file = file
    self.detail = detail
  }
}
