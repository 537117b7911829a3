/// The form of web and mail addresses.
enum AddressForm {
  private static let domains: Set<Substring> = [
    "app", "com", "dev", "edu", "gov", "info", "io", "jp", "net", "org", "tv", "uk",
  ]

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

  /// A word without the brackets, quotes and marks around it.
  static func bare(_ word: Substring) -> Substring {
    var word = word
    while let first = word.first, "([<\"'“‘".contains(first) { word = word.dropFirst() }
    while let last = word.last, ")]>\"'”’.,;:!?".contains(last) { word = word.dropLast() }
    return word
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
}
