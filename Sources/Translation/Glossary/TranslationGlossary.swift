package import Inference

/// Names and terms with the one rendering each is to have in a session's translations.
///
/// Ours, not Apple's: Apple's framework has nothing of the kind.
///
///     let glossary = TranslationGlossary(terms: [.init(source: "Sydney Carton", target: "シドニー・カートン")])
///     glossary.apply(to: session)
public struct TranslationGlossary: Hashable, Sendable {
  /// When a word of a text is a term.
  public enum CaseRule: Hashable, Sendable {
    /// Written exactly so.
    case sensitive
    /// In small letters and capitals alike.
    case insensitive
    /// The first letter in either case, the rest exactly so.
    case firstLetter
  }

  /// One name or term.
  public struct Term: Hashable, Sendable {
    /// The term in the language translated from; matched as a whole word, with the endings of plural and genitive.
    public var source: String
    /// What translations have in its place, exactly so.
    public var target: String
    /// When a word of a text is this term.
    public var caseRule: CaseRule

    /// A term; by default it matches only as it is written.
    public init(source: String, target: String, caseRule: CaseRule = .sensitive) {
      self.source = source
      self.target = target
      self.caseRule = caseRule
    }
  }

  /// The terms; where two begin at one place the longer counts, of equals the first.
  public var terms: [Term]

  /// A glossary of terms.
  public init(terms: [Term]) {
    self.terms = terms
  }

  /// Makes what the session translates from now on have the terms' renderings; an empty glossary takes an earlier one away.
  public func apply(to session: TranslationSession) {
    session.backend.use(engineGlossary)
  }

  /// The same for the engine; `nil` without terms.
  private var engineGlossary: Glossary? {
    let entries = terms.filter { !$0.source.isEmpty && !$0.target.isEmpty }.map { term in
      Glossary.Entry(source: term.source, target: term.target, caseRule: term.caseRule.engineRule)
    }
    return entries.isEmpty ? nil : Glossary(entries: entries)
  }
}

extension TranslationGlossary {
  /// The terms of a glossary file.
  package init(_ glossary: Glossary) {
    self.init(
      terms: glossary.entries.map {
        Term(source: $0.source, target: $0.target, caseRule: CaseRule($0.caseRule))
      })
  }
}

extension TranslationGlossary.CaseRule {
  fileprivate init(_ rule: Glossary.CaseRule) {
    switch rule {
    case .sensitive: self = .sensitive
    case .insensitive: self = .insensitive
    case .firstLetter: self = .firstLetter
    }
  }

  fileprivate var engineRule: Glossary.CaseRule {
    switch self {
    case .sensitive: .sensitive
    case .insensitive: .insensitive
    case .firstLetter: .firstLetter
    }
  }
}
