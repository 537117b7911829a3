internal import Foundation

/// The kinds of models that can be made a pack, by their `model_type`.
enum ModelFamily: String {
  case marian
  case m2m100 = "m2m_100"

  /// The tokenizer's files.
  var tokenizerFiles: [String] {
    switch self {
    case .marian: ["source.spm", "target.spm", "vocab.json"]
    case .m2m100: ["sentencepiece.bpe.model", "vocab.json"]
    }
  }

  /// The languages of M2M100, in the order of their tokens behind the vocabulary.
  ///
  /// Source: Fan et al., "Beyond English-Centric Multilingual Machine Translation", table of languages.
  static let m2m100Languages = """
    af am ar ast az ba be bg bn br bs ca ceb cs cy da de el en es et fa ff fi fr fy ga gd gl gu ha he hi hr ht hu hy id ig \
    ilo is it ja jv ka kk km kn ko lb lg ln lo lt lv mg mk ml mn mr ms my ne nl no ns oc or pa pl ps pt ro ru sd si sk sl \
    so sq sr ss su sv sw ta th tl tn tr uk ur uz vi wo xh yi yo zh zu
    """.split(separator: " ").map(String.init)

  /// M2M100's code for a language, where it has one: `no` for Bokmål, `tl` for Filipino.
  static func m2m100Code(_ tag: String) -> String? {
    let code = Locale.Language(identifier: tag).languageCode?.identifier ?? tag
    let name = ["nb": "no", "nn": "no", "fil": "tl", "nso": "ns", "iw": "he"][code] ?? code
    return m2m100Languages.contains(name) ? name : nil
  }
}
