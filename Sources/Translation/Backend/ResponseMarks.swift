package import Inference

/// What is to be looked at in a response's translation; empty for nearly all.
package struct ResponseMarks: Hashable, Sendable {
  private let marks: Set<TranslationMark>

  /// The engine's marks.
  package init(_ marks: Set<TranslationMark> = []) {
    self.marks = marks
  }

  /// The marks' names, in alphabetical order.
  package var names: [String] { marks.map(\.rawValue).sorted() }

  /// Whether the translation is the source, since the engine failed at it again and again.
  package var isSource: Bool { marks.contains(.failed) }
}
