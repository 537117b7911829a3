extension NLLanguage {
  /// The languages that can be identified: those that Apple has names for.
  package static let identified: Set<NLLanguage> = [
    .amharic, .arabic, .armenian, .bengali, .bulgarian, .burmese, .catalan, .cherokee, .croatian, .czech,
    .danish, .dutch, .english, .finnish, .french, .georgian, .german, .greek, .gujarati, .hebrew, .hindi,
    .hungarian, .icelandic, .indonesian, .italian, .japanese, .kannada, .kazakh, .khmer, .korean, .lao,
    .malay, .malayalam, .marathi, .mongolian, .norwegian, .oriya, .persian, .polish, .portuguese, .punjabi,
    .romanian, .russian, .simplifiedChinese, .sinhalese, .slovak, .spanish, .swedish, .tamil, .telugu, .thai,
    .tibetan, .traditionalChinese, .turkish, .ukrainian, .urdu, .vietnamese,
  ]

  /// Languages that another is so close to that a text of some length is needed to tell them apart.
  static let closeRelatives: Set<NLLanguage> = [
    .bulgarian, .catalan, .czech, .danish, .indonesian, .malay, .norwegian, .portuguese, .russian, .slovak,
    .spanish,
    .ukrainian,
  ]

  /// Whether it can be identified, and from a text in this script.
  func isWritten(in script: Script) -> Bool {
    switch script {
    case .latin: Self.identified.contains(self) && !Self.notLatin.contains(self)
    case .han, .kana: [.japanese, .simplifiedChinese, .traditionalChinese].contains(self)
    case .other: Self.notLatin.contains(self)
    }
  }

  private static let notLatin: Set<NLLanguage> = [
    .amharic, .arabic, .armenian, .bengali, .bulgarian, .burmese, .cherokee, .georgian, .greek, .gujarati,
    .hebrew, .hindi, .japanese, .kannada, .kazakh, .khmer, .korean, .lao, .malayalam, .marathi, .mongolian,
    .oriya, .persian, .punjabi, .russian, .simplifiedChinese, .sinhalese, .tamil, .telugu, .thai, .tibetan,
    .traditionalChinese, .ukrainian, .urdu,
  ]
}
