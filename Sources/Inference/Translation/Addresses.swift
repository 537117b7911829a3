/// Web and mail addresses of a text, which no model may spell anew.
///
/// Each is replaced by a word that translators know and copy, and put back afterwards. An address whose place is not
/// certain stands in brackets behind the translation: nothing is lost, and none takes another's place.
struct Addresses: Hashable {
  private static let standIn = "URL"
  private static let domains: Set<Substring> = [
    "app", "com", "dev", "edu", "gov", "info", "io", "jp", "net", "org", "tv", "uk",
  ]

  /// The addresses in their order, without the punctuation around them.
  private(set) var found: [String] = []
  /// The text with a known word in their places.
  private(set) var replaced: String

  init(in text: String) {
    var words: [String] = []
    var found: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let address = Self.bare(word)
      guard Self.isAddress(address) else {
        words.append(String(word))
        continue
      }
      found.append(String(address))
      words.append(
        word[..<address.startIndex] + Self.standIn + word[address.endIndex...])
    }
    self.found = found
    replaced = words.joined(separator: " ")
  }

  /// The translation of `replaced` with the addresses put back.
  func restored(in translation: String) -> String {
    let parts = translation.split(separator: Self.standIn, omittingEmptySubsequences: false)
    if let address = found.first, found.count == 1, parts.count > 1 {
      return parts.joined(separator: address)
    }
    return found.isEmpty ? translation : translation + "（" + found.joined(separator: "、") + "）"
  }

  /// Whether a word is nothing but an address, with punctuation or without.
  static func isAddress(_ word: Substring) -> Bool {
    let word = bare(word)
    guard word.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else { return false }
    if word.contains("://") { return word.last != "/" || word.count > 8 }
    let mail = word.split(separator: "@", omittingEmptySubsequences: false)
    if mail.count == 2 { return !mail[0].isEmpty && isDomain(mail[1]) }
    let host = word.prefix { $0 != "/" && $0 != ":" }.lowercased()[...]
    return isDomain(host)
      && (host.hasPrefix("www.") || domains.contains(host.split(separator: ".").last ?? ""))
  }

  /// At least two labels of letters, digits and hyphens (RFC 1123, 2.1), the last of two letters or more.
  private static func isDomain(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, last.count > 1, last.allSatisfy(\.isLetter) else {
      return false
    }
    return labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0 == "-" || $0.isLetter || $0.isNumber }
    }
  }

  private static func bare(_ word: Substring) -> Substring {
    var word = word
    while let first = word.first, "([<{\"'“‘".contains(first) { word = word.dropFirst() }
    while let last = word.last, ")]>}\"'”’.,;:!?".contains(last) { word = word.dropLast() }
    return word
  }
}
