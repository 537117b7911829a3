/// What is wrong with a line of a glossary file.
package struct GlossaryError: Error, Hashable, Sendable {
  /// The kinds of faults.
  package enum Code: Hashable, Sendable {
    /// The file's bytes are not UTF-8.
    case notUTF8
    /// There are not two or three columns.
    case columns(found: Int)
    /// The source or the target is blank.
    case blank
    /// The third column is no case rule.
    case unknownRule(String)
    /// The term stands in an earlier line with another rendering.
    case contradiction(earlier: Int)
  }

  /// What is wrong.
  package var code: Code
  /// The line, from 1; 0 for the file as a whole.
  package var line: Int

  /// A fault of a line.
  package init(_ code: Code, line: Int) {
    self.code = code
    self.line = line
  }

  /// The kind of fault, for programs.
  package var name: String {
    switch code {
    case .notUTF8: "notUTF8"
    case .columns: "columns"
    case .blank: "blank"
    case .unknownRule: "unknownRule"
    case .contradiction: "contradiction"
    }
  }
}
