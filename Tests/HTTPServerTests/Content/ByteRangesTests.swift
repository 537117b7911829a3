import HTTPServer
import Testing

/// The examples are those of RFC 9110 §14.1.2, for its content of 10000 bytes; the rest follows from its rules.
struct ByteRangesTests {
  typealias Selection = ByteRanges.Selection

  static let cases: [(String, length: Int, Selection)] = [
    // The first 500 bytes; the second 500 bytes; the final 500 bytes, in two ways.
    ("bytes=0-499", 10_000, .parts([0..<500])),
    ("bytes=500-999", 10_000, .parts([500..<1000])),
    ("bytes=-500", 10_000, .parts([9500..<10_000])),
    ("bytes=9500-", 10_000, .parts([9500..<10_000])),
    // The first and last bytes only; the first, middle and last 1000 bytes.
    ("bytes=0-0,-1", 10_000, .parts([0..<1, 9999..<10_000])),
    ("bytes= 0-999, 4500-5499, -1000", 10_000, .parts([0..<1000, 4500..<5500, 9000..<10_000])),
    // Two legal specifications of the second 500 bytes.
    ("bytes=500-600,601-999", 10_000, .parts([500..<1000])),
    ("bytes=500-700,601-999", 10_000, .parts([500..<1000])),
    // Ends beyond the end.
    ("bytes=9500-20000", 10_000, .parts([9500..<10_000])),
    ("bytes=0-", 10_000, .parts([0..<10_000])),
    ("bytes=-20000", 10_000, .parts([0..<10_000])),
    ("bytes=9999-9999", 10_000, .parts([9999..<10_000])),
    ("bytes=0-99999999999999999999999", 10_000, .parts([0..<10_000])),
    ("bytes=-99999999999999999999999", 10_000, .parts([0..<10_000])),
    // Nothing within.
    ("bytes=10000-", 10_000, .unsatisfiable),
    ("bytes=10000-10001", 10_000, .unsatisfiable),
    ("bytes=99999999999999999999999-", 10_000, .unsatisfiable),
    ("bytes=-0", 10_000, .unsatisfiable),
    ("bytes=-0,10000-", 10_000, .unsatisfiable),
    // What lies within is sent, the rest passed over.
    ("bytes=10000-,0-0", 10_000, .parts([0..<1])),
    ("bytes=-0,-1", 10_000, .parts([9999..<10_000])),
    // Ranges keep their order, and those that touch become one at the place of the first.
    ("bytes=900-999,0-99", 10_000, .parts([900..<1000, 0..<100])),
    ("bytes=900-999,0-99,950-1099", 10_000, .parts([900..<1100, 0..<100])),
    ("bytes=0-9,20-29,10-19", 10_000, .parts([0..<30])),
    ("bytes=0-,0-,0-", 10_000, .parts([0..<10_000])),
    // Nothing at all.
    ("bytes=0-", 0, .unsatisfiable),
    ("bytes=0-0", 0, .unsatisfiable),
    ("bytes=-1", 0, .whole),
    ("bytes=-0", 0, .unsatisfiable),
    ("bytes=0-0", 1, .parts([0..<1])),
    // Forms of the list.
    ("BYTES=0-0", 10, .parts([0..<1])),
    ("bytes=,0-0,,\t2-2 ,", 10, .parts([0..<1, 2..<3])),
    // More than anybody needs.
    (
      "bytes=" + (0..<16).map { "\($0 * 2)-\($0 * 2)" }.joined(separator: ","), 100,
      .parts((0..<16).map { $0 * 2..<$0 * 2 + 1 })
    ),
    ("bytes=" + (0..<17).map { "\($0 * 2)-\($0 * 2)" }.joined(separator: ","), 100, .whole),
  ]

  @Test(arguments: cases)
  func rangesAreSelected(field: String, length: Int, selection: Selection) throws {
    #expect(try #require(ByteRanges(field)).selection(length: length) == selection)
  }

  @Test(arguments: [
    "", "bytes", "bytes=", "bytes=,", "bytes 0-1", "=0-1", "items=0-1", "bytes=1", "bytes=-", "bytes=a-b",
    "bytes=1-0",
    "bytes=0-1,5-4", "bytes=--1", "bytes=0-1-2", "bytes=0 - 1", "bytes=+0-1", "bytes=0-0x10", "bytes=0.5-1",
    "bytes=0-1;2-3", " bytes=0-1", "bytes =0-1", "bytes=１-２",
  ])
  func whatIsNoRangeIsIgnored(field: String) {
    #expect(ByteRanges(field) == nil)
  }
}
