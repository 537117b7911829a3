import NaturalLanguage
import Testing

/// Texts as they really come, with the answer a careful person would give; `nil` where they would ask back.
@Suite(.enabled(if: Model.isInstalled, "\(Model.reason)"))
struct HandPickedTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var language: NLLanguage?

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ language: NLLanguage?) {
      (self.name, self.text, self.language) = (name, text, language)
    }
  }

  static let undecided = [
    Case("empty", "", nil),
    Case("white space", " \n\t\u{3000}", nil),
    Case("digits", "2026-11-30 12:45", nil),
    Case("emoji", "🎉🎉 👩‍👩‍👧‍👦 ❤️", nil),
    Case("a note", "♪", nil),
    Case("punctuation", "…?! — «»", nil),
    Case("control characters", "\u{0}\u{1}\u{7F}\u{85}\u{200B}\u{FEFF}", nil),
    Case("a web address", "https://www.example.com/the/house/is/on/fire", nil),
    Case("an e-mail address", "thomas.the.tank.engine@example.com", nil),
    Case("one letter", "a", nil),
    Case("one word of many languages", "no", nil),
    Case("another", "Hotel", nil),
    Case("a name", "Tom", nil),
    Case("a full name", "Anna Maria", nil),
    Case("a city", "Amsterdam", nil),
    Case("a number with its unit", "3.5 km", nil),
    Case("Chinese characters that Japanese has too", "東京", nil),
    Case("Chinese the same in both forms", "你好", nil),
    Case("laughter", "ha ha ha ha ha ha ha ha ha ha ha ha", nil),
    Case("one long word", "Donaudampfschifffahrtsgesellschaft", nil),
    Case("half of each", "It rained all day. Всю неделю шёл дождь", nil),
  ]

  static let scripts = [
    Case("one kana", "はい", .japanese),
    Case("katakana with a long vowel mark", "コーヒー", .japanese),
    Case("half-width katakana", "ｺﾝﾆﾁﾊ", .japanese),
    Case("Japanese with a foreign name", "Tom は iPhone を買った", .japanese),
    Case("Japanese with few kana", "東京都知事選挙の結果発表", .japanese),
    Case("Korean", "안녕하세요", .korean),
    Case("Korean with a foreign word", "오늘 Netflix 봤어요", .korean),
    Case("Greek", "Καλημέρα", .greek),
    Case("Thai", "สวัสดีครับ", .thai),
    Case("Armenian", "Բարև ձեզ", .armenian),
    Case("Georgian", "გამარჯობა", .georgian),
    Case("Tamil", "வணக்கம்", .tamil),
    Case("Burmese", "မင်္ဂလာပါ", .burmese),
  ]

  static let sentences = [
    Case("English", "We reached the hut before the storm.", .english),
    Case("English in capitals", "PLEASE DO NOT LEAVE THE PATH", .english),
    Case(
      "English with an address", "The map is at https://example.com/karte/der/alpen, look there", .english),
    Case("English about a Japanese word", "The word ありがとう means thank you in English", .english),
    Case("English with a typographic apostrophe", "I don’t think we’re lost yet", .english),
    Case("German", "Der Weg war steil, aber schön.", .german),
    Case("German in capitals", "BITTE BLEIBEN SIE AUF DEM WEG", .german),
    Case("French", "Le sentier est très bien balisé.", .french),
    Case("Spanish", "El sendero está muy bien señalizado.", .spanish),
    Case("Italian", "Il sentiero è segnato molto bene.", .italian),
    Case("Portuguese", "A trilha não é difícil, mas é muito longa.", .portuguese),
    Case("Dutch", "Het pad was steil maar erg mooi.", .dutch),
    Case("Swedish", "Stigen var brant men väldigt vacker.", .swedish),
    Case("Russian", "Тропа была крутой, но очень красивой.", .russian),
    Case("Ukrainian", "Стежка була крута, але дуже гарна.", .ukrainian),
    Case("Arabic", "كان الطريق شديد الانحدار لكنه جميل جدا", .arabic),
    Case("Hebrew", "השביל היה תלול אבל יפה מאוד", .hebrew),
    Case("Hindi", "रास्ता बहुत खड़ी चढ़ाई वाला था लेकिन सुंदर था", .hindi),
    Case("Vietnamese", "Con đường rất dốc nhưng rất đẹp.", .vietnamese),
    Case("Turkish", "Patika çok dikti ama çok güzeldi.", .turkish),
    Case("Polish", "Szlak był stromy, ale bardzo piękny.", .polish),
    Case("simplified Chinese", "这条路很陡，但是风景非常漂亮。", .simplifiedChinese),
    Case("traditional Chinese", "這條路很陡，但是風景非常漂亮。", .traditionalChinese),
    Case("simplified Chinese, short", "你会说英语吗？", .simplifiedChinese),
    Case("traditional Chinese, short", "你會說英語嗎？", .traditionalChinese),
    Case("traditional Chinese with a borrowed kana", "我們週末去鮮の味餐廳吃飯喝茶看風景聊天", .traditionalChinese),
  ]

  @Test(arguments: undecided + scripts + sentences)
  func aTextIsIdentifiedAsAPersonWould(_ text: Case) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text.text) == text.language)
  }

  /// Romanised Japanese is no language of the model: it may stay open, but must not become Japanese or English.
  @Test(arguments: ["watashi wa tanaka desu", "ohayou gozaimasu", "kyou wa ii tenki desu ne"])
  func romanisedJapaneseIsNotTakenForAnother(_ text: String) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == nil)
  }
}
