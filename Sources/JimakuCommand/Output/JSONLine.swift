/// A JSON value that is written on one line, its members in the order given (RFC 8259).
enum JSONLine: Hashable, Sendable {
  case text(String)
  case number(Int)
  case truth(Bool)
  case none
  case list([JSONLine])
  case object([Member])

  struct Member: Hashable, Sendable {
    var name: String
    var value: JSONLine
  }

  /// An object of pairs; pairs without a value are left out.
  static func object(_ pairs: KeyValuePairs<String, JSONLine?>) -> JSONLine {
    .object(pairs.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The value as text without a line end.
  var written: String {
    switch self {
    case .text(let text): Self.string(text)
    case .number(let number): "\(number)"
    case .truth(let truth): "\(truth)"
    case .none: "null"
    case .list(let values): "[" + values.map(\.written).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.string($0.name) + ":" + $0.value.written }.joined(separator: ",") + "}"
    }
  }

  /// What must be escaped is (§7).
  private static func string(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { json, scalar in
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
