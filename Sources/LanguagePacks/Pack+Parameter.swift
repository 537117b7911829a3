extension Pack.Parameter: Codable {
  /// Reads any JSON value but `null`, which no setting is.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // Each attempt that fails says "not of this type", which is the question asked.
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([Pack.Parameter].self) {
      self = .list(list)
    } else {
      self = .table(try value.decode([String: Pack.Parameter].self))
    }
  }

  /// Writes the JSON value.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .table(let table): try container.encode(table)
    }
  }
}
