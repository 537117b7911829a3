/// One event of a stream (HTML Standard §9.2, "Server-sent events").
package struct ServerSentEvent: Hashable, Sendable {
  /// What kind it is; `nil` is `message`.
  package var name: String?
  /// What it says; may have any number of lines.
  package var data: String

  /// An event; what ends a line is no part of a name and is left out.
  package init(name: String? = nil, data: String) {
    self.name = name
    self.data = data
  }

  /// As it is sent, with an id that has no line breaks.
  ///
  /// Each line of the data is a field of its own; the client joins them with line feeds, whatever separated them.
  func encoded(id: String) -> [UInt8] {
    var text = "id: \(id)\n"
    if let name { text += "event: \(name.filter { !$0.isNewline })\n" }
    for line in Self.lines(data) { text += "data: \(line)\n" }
    return Array((text + "\n").utf8)
  }

  /// The standard knows three ends of a line; Swift, for which CR LF is one character, more.
  private static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\n" || $0 == "\r" }.map(String.init)
  }
}
