internal import Foundation

/// A language named by a tag of any of the customs found in media files: `en`, `eng`, `en-US`, `ger` and
/// `deu`.
struct LanguageTag {
  /// The two-letter code where the language has one, else the code as written, in lower case.
  let code: String

  /// The bibliographic codes of ISO 639-2 that differ from the terminological ones; Matroska and DVDs use
  /// them.
  private static let bibliographic = [
    "alb": "sq", "arm": "hy", "baq": "eu", "bur": "my", "chi": "zh", "cze": "cs", "dut": "nl", "fre": "fr",
    "geo": "ka", "ger": "de", "gre": "el", "ice": "is", "mac": "mk", "mao": "mi", "may": "ms", "per": "fa",
    "rum": "ro", "slo": "sk", "tib": "bo", "wel": "cy",
  ]

  /// The language of a tag; `nil` for one that names none.
  init?(_ tag: String) {
    let primary = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
    guard (2...8).contains(primary.count), primary.allSatisfy({ $0.isASCII && $0.isLetter }), primary != "und"
    else { return nil }
    let language = String(primary)
    code = Self.bibliographic[language] ?? Locale.LanguageCode(language).identifier(.alpha2) ?? language
  }

  /// Whether both tags name the same language, whatever the region or script.
  static func same(_ left: String?, _ right: String) -> Bool {
    guard let left = left.flatMap(LanguageTag.init), let right = LanguageTag(right) else { return false }
    return left.code == right.code
  }
}
