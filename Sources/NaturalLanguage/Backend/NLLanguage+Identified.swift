extension NLLanguage {
  /// The languages that can be identified: those that Apple has names for.
  static let identified: Set<NLLanguage> = [
    .amharic, .arabic, .armenian, .bengali, .bulgarian, .burmese, .catalan, .cherokee, .croatian, .czech,
    .danish, .dutch, .english, .finnish, .french, .georgian, .german, .greek, .gujarati, .hebrew, .hindi,
    .hungarian, .icelandic, .indonesian, .italian, .japanese, .kannada, .kazakh, .khmer, .korean, .lao,
    .malay, .malayalam, .marathi, .mongolian, .norwegian, .oriya, .persian, .polish, .portuguese, .punjabi,
    .romanian, .russian, .simplifiedChinese, .sinhalese, .slovak, .spanish, .swedish, .tamil, .telugu, .thai,
    .tibetan, .traditionalChinese, .turkish, .ukrainian, .urdu, .vietnamese,
  ]

  /// Those of them that are not written in Latin letters.
  static let notLatin: Set<NLLanguage> = [
    .amharic, .arabic, .armenian, .bengali, .bulgarian, .burmese, .cherokee, .georgian, .greek, .gujarati,
    .hebrew, .hindi, .japanese, .kannada, .kazakh, .khmer, .korean, .lao, .malayalam, .marathi, .mongolian,
    .oriya, .persian, .punjabi, .russian, .simplifiedChinese, .sinhalese, .tamil, .telugu, .thai, .tibetan,
    .traditionalChinese, .ukrainian, .urdu,
  ]
}
