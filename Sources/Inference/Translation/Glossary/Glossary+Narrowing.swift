extension Glossary {
  /// So many bytes at the beginning of a term are looked for in a text.
  private static let prefix = 3

  /// The terms that may be in some texts, in their order: of thousands a few.
  ///
  /// What is left off is in none of the texts; a term that is hard to tell is left in.
  func narrowed(to texts: some Sequence<Substring>) -> Glossary {
    var known = Set<UInt32>()
    for text in texts {
      var key: UInt32 = 0
      for byte in CleanSource.text(String(text)).utf8 {
        key = (key << 8 | UInt32(Self.small(byte))) & 0xFF_FFFF
        known.insert(key)
      }
    }
    return Glossary(
      entries: entries.filter { entry in Self.key(of: entry.source).map(known.contains) ?? true })
  }

  /// The first bytes in small form; `nil` where those of a text may differ: spaces, and letters outside of ASCII.
  private static func key(of source: String) -> UInt32? {
    var key: UInt32 = 0
    var count = 0
    for byte in source.utf8.prefix(prefix) {
      guard byte > 0x20, byte < 0x7F else { return nil }
      key = key << 8 | UInt32(small(byte))
      count += 1
    }
    return count == prefix ? key : nil
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
