/// A type of which a part of a path can be.
package protocol PathParameter: Sendable {
  /// `nil` when the part, decoded, is none of this type; there is nothing at such a path then.
  init?(pathSegment: String)
}

extension String: PathParameter {
  /// The part as it is.
  package init?(pathSegment: String) {
    self = pathSegment
  }
}

extension Int: PathParameter {
  /// Decimal digits in the one way to write the number; nothing negative.
  package init?(pathSegment: String) {
    guard let number = Int(pathSegment), number >= 0, String(number) == pathSegment else { return nil }
    self = number
  }
}
