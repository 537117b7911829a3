import Testing

@testable import HTTPServer

/// HTML Standard §9.2.5 and §9.2.6, as a browser would read it again.
struct ServerSentEventTests {
  static let cases: [(ServerSentEvent, String)] = [
    (ServerSentEvent(data: "one"), "id: 7\ndata: one\n\n"),
    (ServerSentEvent(name: "cue", data: "{}"), "id: 7\nevent: cue\ndata: {}\n\n"),
    (ServerSentEvent(data: ""), "id: 7\ndata: \n\n"),
    // Each line is a field, whatever ends it; a space at its start stays behind the one that is taken off.
    (ServerSentEvent(data: "a\nb\r\nc\rd"), "id: 7\ndata: a\ndata: b\ndata: c\ndata: d\n\n"),
    (ServerSentEvent(data: "a\n\nb\n"), "id: 7\ndata: a\ndata: \ndata: b\ndata: \n\n"),
    (ServerSentEvent(data: " a\n:b\nid: 9"), "id: 7\ndata:  a\ndata: :b\ndata: id: 9\n\n"),
    // These end no line for the standard.
    (ServerSentEvent(data: "a\u{2028}b\u{85}c\u{b}d"), "id: 7\ndata: a\u{2028}b\u{85}c\u{b}d\n\n"),
    (ServerSentEvent(name: "x\ndata: forged\n\n", data: "1"), "id: 7\nevent: xdata: forged\ndata: 1\n\n"),
    (ServerSentEvent(name: "x\r\ny", data: "字幕"), "id: 7\nevent: xy\ndata: 字幕\n\n"),
  ]

  @Test(arguments: cases)
  func eventsAreWritten(event: ServerSentEvent, text: String) {
    #expect(String(decoding: event.encoded(id: "7"), as: UTF8.self) == text)
  }
}
