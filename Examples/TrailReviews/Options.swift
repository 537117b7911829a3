import Foundation

/// What the arguments ask for.
struct Options {
  /// What is wrong with the arguments.
  struct Mistake: Error {
    let words: String
  }

  static let usage = """
    TrailReviews                      all reviews, in Japanese
    TrailReviews --to en              all, in English
    TrailReviews --language en        those in English
    TrailReviews --languages          which languages can be translated
    """

  private(set) var target = Locale.Language(identifier: "ja")
  private(set) var language: Locale.Language?
  private(set) var listsLanguages = false
  private(set) var showsHelp = false

  init(_ arguments: some Sequence<String>) throws(Mistake) {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": showsHelp = true
      case "--languages": listsLanguages = true
      case "--to": target = try Self.language(rest.popFirst(), after: option)
      case "--language": language = try Self.reviewed(Self.language(rest.popFirst(), after: option))
      default: throw Mistake(words: "There is no option \(option).")
      }
    }
  }

  private static func language(_ tag: String?, after option: String) throws(Mistake) -> Locale.Language {
    guard let tag, !tag.hasPrefix("-") else { throw Mistake(words: "\(option) needs a language, such as ja.") }
    let language = Locale.Language(identifier: tag)
    guard language.languageCode != nil else { throw Mistake(words: "\(tag) is not a language.") }
    return language
  }

  /// The language of reviews that is meant: `en` for `en-GB`.
  private static func reviewed(_ language: Locale.Language) throws(Mistake) -> Locale.Language {
    if let known = languages.first(where: { $0.languageCode == language.languageCode }) { return known }
    let known = languages.map(\.minimalIdentifier).joined(separator: ", ")
    throw Mistake(words: "There are no reviews in \(language.minimalIdentifier); there are some in \(known).")
  }
}
