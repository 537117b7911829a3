/// Header fields in their order; names are compared without regard to case (RFC 9110 §5.1).
package struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One field.
  package struct Field: Hashable, Sendable {
    /// As it was written.
    package var name: String
    /// Without surrounding white space.
    package var value: String
  }

  /// All of them.
  package private(set) var fields: [Field] = []

  /// No fields.
  package init() {}

  /// The fields of the literal.
  package init(dictionaryLiteral fields: (String, String)...) {
    for (name, value) in fields { append(name, value) }
  }

  /// The first value of the name; setting replaces all of that name, `nil` removes them.
  package subscript(name: String) -> String? {
    get { fields.first { ASCII.isEqual($0.name, name) }?.value }
    set {
      fields.removeAll { ASCII.isEqual($0.name, name) }
      if let newValue { append(name, newValue) }
    }
  }

  /// Every value of the name, one a field line.
  package func values(_ name: String) -> [String] {
    fields.filter { ASCII.isEqual($0.name, name) }.map(\.value)
  }

  /// Adds a field behind the others.
  package mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Whether every name is a token and no value can end its line (RFC 9110 §5.5).
  package var isValid: Bool {
    fields.allSatisfy { ASCII.isToken($0.name) && ASCII.isFieldValue($0.value) }
  }
}
