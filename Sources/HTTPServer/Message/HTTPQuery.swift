/// The parameters behind the `?`, decoded as those of a form (URL Standard, application/x-www-form-urlencoded).
package struct HTTPQuery: Hashable, Sendable {
  /// One parameter.
  package struct Item: Hashable, Sendable {
    /// What stands before the `=`.
    package var name: String
    /// What stands behind it; empty without one.
    package var value: String
  }

  /// All parameters in their order.
  package private(set) var items: [Item] = []

  /// No parameters.
  package init() {}

  /// Decodes what stands behind the `?`; `nil` when an encoding is invalid.
  init?(decoding text: some StringProtocol) {
    for part in text.split(separator: "&") {
      let cut = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentEncoding.decode(cut[0], plusIsSpace: true),
        let value = PercentEncoding.decode(cut.count > 1 ? cut[1] : "", plusIsSpace: true)
      else { return nil }
      items.append(Item(name: name, value: value))
    }
  }

  /// The value of the first parameter of this name.
  package subscript(name: String) -> String? {
    items.first { $0.name == name }?.value
  }

  /// The values of all parameters of this name.
  package func values(_ name: String) -> [String] {
    items.filter { $0.name == name }.map(\.value)
  }
}
