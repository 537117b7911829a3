/// A JSON value that is written on one line, its members in the order given (RFC 8259).
package enum JSONLine: Hashable, Sendable {
  /// A string.
  case text(String)
  /// A whole number.
  case number(Int)
  /// A number with a fraction; JSON has none that is not finite, so such a one is `null`.
  case decimal(Double)
  /// `true` or `false`.
  case truth(Bool)
  /// `null`.
  case none
  /// An array.
  case list([JSONLine])
  /// An object.
  case object([Member])

  /// A value of an object, with its name.
  package struct Member: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: JSONLine

    /// A value under a name.
    package init(name: String, value: JSONLine) {
      self.name = name
      self.value = value
    }
  }

  /// An object of pairs; pairs without a value are left out.
  package static func object(_ pairs: KeyValuePairs<String, JSONLine?>) -> JSONLine {
    .object(pairs.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The value as text without a line end.
  package var written: String {
    switch self {
    case .text(let text): Self.string(text)
    case .number(let number): "\(number)"
    case .decimal(let number): Self.decimal(number)
    case .truth(let truth): "\(truth)"
    case .none: "null"
    case .list(let values): "[" + values.map(\.written).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.string($0.name) + ":" + $0.value.written }.joined(separator: ",") + "}"
    }
  }

  /// The shortest digits that name the number; none after the point where it is whole.
  private static func decimal(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// What must be escaped is (§7), and so are the line separators that JavaScript once did not take.
  private static func string(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { json, scalar in
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\t": json += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
