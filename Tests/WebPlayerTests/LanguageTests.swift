import Testing
import WebPlayer

@Suite("Japanese and English say the same things")
struct LanguageTests {
  private static func messages(_ language: String) -> [(key: String, text: String)] {
    (AssetSources.texts("i18n/\(language).js").values.first ?? "")
      .matches(of: /\n  "([^"]+)": "((?:[^"\\]|\\.)*)",/).map { (String($0.output.1), String($0.output.2)) }
  }

  private let english = messages("en")
  private let japanese = messages("ja")
  private let modules = AssetSources.texts(".js").filter { !["i18n/en.js", "i18n/ja.js"].contains($0.key) }

  @Test("Both have the same keys, in the same order, each once")
  func sameKeys() {
    #expect(english.count > 200)
    #expect(english.map(\.key) == japanese.map(\.key))
    #expect(Set(english.map(\.key)).count == english.count)
  }

  @Test("Every line of a language is a message, so that none is passed over here")
  func everyLineIsRead() {
    for (name, messages) in [("en", english), ("ja", japanese)] {
      let lines = (AssetSources.texts("i18n/\(name).js").values.first ?? "").split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix("  ") }.count == messages.count)
    }
  }

  @Test("A message has the same values in both, and says something")
  func sameValues() {
    for (one, other) in zip(english, japanese) {
      #expect(values(one.text) == values(other.text), "\(one.key)")
      #expect(!one.text.isEmpty && !other.text.isEmpty, "\(one.key)")
    }
  }

  @Test("Japanese messages are Japanese")
  func japaneseIsJapanese() {
    let same: Set = ["saved.csv", "track.channels"]
    for message in japanese where !same.contains(message.key) {
      let letters = message.text.unicodeScalars.contains {
        (0x3040...0x30ff).contains($0.value) || (0x4e00...0x9fff).contains($0.value)
      }
      let words = message.text.replacing(/\{\w+\}/, with: "")
      #expect(letters || !words.contains(/[a-z]{3}/), "\(message.key): \(message.text)")
    }
  }

  @Test("Every message that is asked for by its key exists")
  func askedForExists() {
    let known = Set(english.map(\.key))
    let patterns = [
      /\bt\("([a-z]\w*\.[\w.-]+)"/, /\bt: "([a-z]\w*\.[\w.-]+)"/, /\bt(?:Label|Title|Placeholder): "([^"]+)"/,
      /(?:iconButton|textButton)\((?:"\w+", )?"([a-z]\w*\.[\w.-]+)"/, /Field\("([^"]+)"/,
      /openDialog\("([^"]+)"/,
      /data-t="([^"]+)"/, /data-t-attributes="[\w-]+=([^"]+)"/,
    ]
    var asked: Set<String> = []
    for text in [AssetSources.page] + modules.values {
      for pattern in patterns { asked.formUnion(text.captures(pattern)) }
    }
    #expect(asked.count > 140)
    #expect(asked.subtracting(known).isEmpty)
  }

  @Test("Every message is used, by its key or by the first part of it")
  func usedSomewhere() {
    let text = AssetSources.page + modules.values.joined()
    let composed = Set(text.captures(/`([a-z]+(?:\.[a-z]+)*)\.\$\{/))
    for key in english.map(\.key) {
      let stem = key.split(separator: ".").dropLast().joined(separator: ".")
      let isCounted =
        ["one", "other"].contains(key.split(separator: ".").last) && text.contains("tCount(\"\(stem)\"")
      let isUsed =
        text.contains("\"\(key)\"") || text.contains("=\(key)") || isCounted
        || composed.contains { key.hasPrefix($0 + ".") }
      #expect(isUsed, "\(key) is used nowhere")
    }
  }

  @Test("Every key action has a name, and every group of keys")
  func actionsAreNamed() {
    let known = Set(english.map(\.key))
    let source = AssetSources.texts("keys/actions.js").values.first ?? ""
    let actions = source.captures(/name: "(\w+)"/)
    #expect(actions.count > 20)
    for action in actions { #expect(known.contains("action.\(action)"), "\(action)") }
    for group in Set(source.captures(/group: "(\w+)"/)) {
      #expect(known.contains("keys.\(group)"), "\(group)")
    }
  }

  private func values(_ text: String) -> Set<String> {
    Set(text.captures(/\{(\w+)\}/))
  }
}
