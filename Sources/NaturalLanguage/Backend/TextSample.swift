/// The words of a text, in small letters, and the script they are in; everything that says nothing about its language left
/// out: digits, symbols, addresses.
struct TextSample {
  /// More letters would say no more.
  static let letterLimit = 2000
  /// A text may be all digits: nothing is looked for beyond so many characters.
  static let characterLimit = 100_000

  private(set) var words: [(text: String, script: Script)] = []
  /// Letters by script.
  private(set) var letters: [Script: Int] = [:]
  private var seen = 0
  private var letterCount = 0

  var isFull: Bool { letterCount >= Self.letterLimit || seen >= Self.characterLimit }

  /// Adds a text, up to the limits.
  mutating func add(_ text: String) {
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    while start < scalars.endIndex, !isFull {
      // What stands between two white spaces, never more than one could read.
      var end = start
      var length = 0
      while end < scalars.endIndex, length < Self.letterLimit, !scalars[end].properties.isWhitespace {
        scalars.formIndex(after: &end)
        length += 1
      }
      let chunk = scalars[start..<end]
      if !Self.isAddress(chunk) { addWords(of: chunk) }
      seen += max(length, 1)
      start = length == 0 ? scalars.index(after: start) : end
    }
  }

  /// A web or mail address; judged by code points, since one character may have thousands of them.
  private static func isAddress(_ chunk: Substring.UnicodeScalarView) -> Bool {
    if chunk.starts(with: "www.".unicodeScalars) || chunk.dropFirst().contains("@") { return true }
    guard let colon = chunk.firstIndex(of: ":") else { return false }
    return chunk[colon...].starts(with: "://".unicodeScalars)
  }

  private mutating func addWords(of chunk: Substring.UnicodeScalarView) {
    var word = String.UnicodeScalarView()
    var script: Script?
    func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "’" }
    for scalar in chunk {
      if scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark {
        let own = Script(scalar)
        if let own, let script, own != script, !(own.isJapanese && script.isJapanese) {
          finish(&word, script)
        }
        script = own ?? script
        if let own {
          letters[own, default: 0] += 1
          letterCount += 1
        }
        word.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      } else if isApostrophe(scalar), !word.isEmpty {
        word.append("'")
      } else if scalar.properties.generalCategory != .format {
        finish(&word, script)
        script = nil
      }
      if letterCount >= Self.letterLimit { break }
    }
    finish(&word, script)
  }

  private mutating func finish(_ word: inout String.UnicodeScalarView, _ script: Script?) {
    while word.last == "'" { word.removeLast() }
    if let script, !word.isEmpty { words.append((String(word), script)) }
    word = String.UnicodeScalarView()
  }
}

extension Script {
  /// Whether Japanese has it.
  var isJapanese: Bool { self == .han || self == .kana }
}
