/// A validator that changes with the content (RFC 9110 §8.8.3).
package struct EntityTag: Hashable, Sendable {
  /// What stands between the quotes.
  package let opaque: String
  /// Whether content with this tag is the same in meaning only, not in each byte.
  package let isWeak: Bool

  /// Characters that no tag can have are left out.
  package init(_ opaque: String, isWeak: Bool = false) {
    self.opaque = String(decoding: opaque.utf8.filter(Self.isTagByte), as: UTF8.self)
    self.isWeak = isWeak
  }

  /// As it stands in a header.
  package var text: String { (isWeak ? "W/" : "") + "\"\(opaque)\"" }

  /// The same, weak or not (§8.8.3.2).
  package func matchesWeakly(_ other: EntityTag) -> Bool { opaque == other.opaque }

  /// The same, and neither is weak (§8.8.3.2).
  package func matchesStrongly(_ other: EntityTag) -> Bool { self == other && !isWeak }

  /// Reads one tag; `nil` for anything else.
  package init?(parsing text: String) {
    guard let tags = Self.list(text), tags.count == 1 else { return nil }
    self = tags[0]
  }

  /// Reads tags between commas, which tags may hold too; `nil` for anything else.
  static func list(_ text: String) -> [EntityTag]? {
    var rest = Array(text.utf8)[...]
    var tags: [EntityTag] = []
    while true {
      rest = rest.drop { $0 == 0x20 || $0 == 9 || $0 == UInt8(ascii: ",") }
      if rest.isEmpty { return tags.isEmpty ? nil : tags }
      let isWeak = rest.starts(with: "W/".utf8)
      if isWeak { rest = rest.dropFirst(2) }
      guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
      let opaque = rest.prefix(while: Self.isTagByte)
      rest = rest.dropFirst(opaque.count)
      guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
      tags.append(EntityTag(String(decoding: opaque, as: UTF8.self), isWeak: isWeak))
      let next = rest.drop { $0 == 0x20 || $0 == 9 }.first
      guard next == nil || next == UInt8(ascii: ",") else { return nil }
    }
  }

  private static func isTagByte(_ byte: UInt8) -> Bool {
    byte >= 0x21 && byte != 0x22 && byte != 0x7f
  }
}
