import Foundation
import NaturalLanguage
import Testing

/// An app's use of the recogniser.
@MainActor
@Suite(.enabled(if: Clip.isAvailable, "\(Clip.reason)"))
struct LanguageClientTests {
  @Test func aNoteTellsItsLanguage() {
    let note = NoteLanguage()
    note.add("Der Weg war steil,")
    note.add("aber die Aussicht war wunderschön.")
    #expect(note.language == .german)
    #expect(note.suggestions.first?.id == "de")
    #expect(note.suggestions.count <= 3)
    note.startOver()
    #expect(note.language == nil)
    note.add("駅はどこですか。")
    #expect(note.language == .japanese)
  }

  @Test func keyboardsAndHabitsCount() {
    let note = NoteLanguage()
    note.keyboards = [.english, .german]
    note.habits = [.english: 0.9, .german: 0.8]
    note.add("駅はどこですか。")
    #expect(note.language == nil)
    #expect(note.suggestions.isEmpty)
    note.startOver()
    #expect(note.keyboards.isEmpty)
    #expect(note.habits.isEmpty)
  }

  @Test(arguments: [
    ("The path was steep, but the view was worth it.", "en"), ("请问车站在哪里？", "Chinese"),
    ("請問車站在哪裡？", "Chinese"),
    ("1984", "und"),
  ])
  func aMenuNamesTheLanguage(text: String, title: String) {
    #expect(NoteLanguage.menuTitle(for: text) == title)
  }

  /// Apps that have their own names for what may be found.
  final class Patient: NLLanguageRecognizer {
    private var seen = 0

    override init() { super.init() }

    override func processString(_ string: String) {
      seen += string.count
      super.processString(string)
    }

    override var dominantLanguage: NLLanguage? { seen < 20 ? nil : super.dominantLanguage }
  }

  @Test func aSubclassMayWaitForMore() {
    let patient = Patient()
    patient.processString("Der Weg war steil,")
    #expect(patient.dominantLanguage == nil)
    patient.processString("aber die Aussicht war wunderschön.")
    #expect(patient.dominantLanguage == .german)
  }
}

/// Apple's names of languages and their tags.
@Suite struct LanguageNameTests {
  nonisolated static let names: [(language: NLLanguage, tag: String)] = [
    (.amharic, "am"), (.arabic, "ar"), (.armenian, "hy"), (.bengali, "bn"), (.bulgarian, "bg"),
    (.burmese, "my"),
    (.catalan, "ca"), (.cherokee, "chr"), (.croatian, "hr"), (.czech, "cs"), (.danish, "da"), (.dutch, "nl"),
    (.english, "en"), (.finnish, "fi"), (.french, "fr"), (.georgian, "ka"), (.german, "de"), (.greek, "el"),
    (.gujarati, "gu"), (.hebrew, "he"), (.hindi, "hi"), (.hungarian, "hu"), (.icelandic, "is"),
    (.indonesian, "id"), (.italian, "it"), (.japanese, "ja"), (.kannada, "kn"), (.kazakh, "kk"),
    (.khmer, "km"),
    (.korean, "ko"), (.lao, "lo"), (.malay, "ms"), (.malayalam, "ml"), (.marathi, "mr"), (.mongolian, "mn"),
    (.norwegian, "nb"), (.oriya, "or"), (.persian, "fa"), (.polish, "pl"), (.portuguese, "pt"),
    (.punjabi, "pa"),
    (.romanian, "ro"), (.russian, "ru"), (.simplifiedChinese, "zh-Hans"), (.sinhalese, "si"), (.slovak, "sk"),
    (.spanish, "es"), (.swedish, "sv"), (.tamil, "ta"), (.telugu, "te"), (.thai, "th"), (.tibetan, "bo"),
    (.traditionalChinese, "zh-Hant"), (.turkish, "tr"), (.ukrainian, "uk"), (.undetermined, "und"),
    (.urdu, "ur"),
    (.vietnamese, "vi"),
  ]

  @Test(arguments: names)
  func aNameHasItsTag(language: NLLanguage, tag: String) {
    #expect(language.rawValue == tag)
    #expect(language == NLLanguage(tag))
    #expect(language == NLLanguage(rawValue: tag))
  }

  @Test func eachNameIsAnotherLanguage() {
    #expect(Set(Self.names.map(\.language)).count == Self.names.count)
  }
}
