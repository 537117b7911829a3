import Subtitles
import TestSupport
import Testing

@Suite("Japanese lines")
struct JapaneseLineTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var lines: [String]
    var isOverLimit: Bool

    init(_ name: String, _ lines: [String], isOverLimit: Bool = false) {
      testDescription = name
      self.lines = lines
      self.isOverLimit = isOverLimit
    }
  }

  @Test(
    "break between phrases",
    arguments: [
      Case("13 full-width characters are one line", ["それは最良の時代でしたよ。"]),
      Case("two phrases", ["ニューヨークで新しい仕事を", "始めたばかりなんです。"]),
      Case("after punctuation", ["ちょっと待ってください！", "「本当ですか」と聞いた。"]),
      Case("され, られ and させ stay whole", ["悪意の伝承が受信", "されるという説もあるが、"]),
      Case("half-width letters count half", ["MacBookを買いました。"]),
      Case(
        "longer text is flagged, never shortened",
        ["国があなたのために", "何をしてくれるかではなく、", "あなたが国のために何が", "できるかを問うてください。"],
        isOverLimit: true),
      Case(
        "a word longer than a line is broken, since the rules allow it",
        ["インターナショナル", "コンピューターサイエンス"]),
      Case("nothing", []),
    ])
  func breaks(_ given: Case) {
    let broken = LineBreaker(language: "ja").lines(of: given.lines.joined())
    #expect(broken.lines == given.lines)
    #expect(broken.isOverLimit == given.isOverLimit)
  }

  @Test(
    "begin and end with no character that may not stand there (行頭禁則, 行末禁則)",
    .enabled(if: SharedData.isAvailable, "\(SharedData.reason)"))
  func keepsKinsoku() throws {
    let noStart = Set("、。，．・？！」』）〕】ゝゞ々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ％")
    let noEnd = Set("「『（〔【￥")
    let breaker = LineBreaker(language: "ja-JP")
    for line in try SharedData.lines("translation/ntrex.ja").prefix(500) {
      let broken = breaker.lines(of: line)
      #expect(broken.lines.joined().filter { !$0.isWhitespace } == line.filter { !$0.isWhitespace })
      for line in broken.lines.dropFirst() {
        #expect(!(line.first.map(noStart.contains) ?? false), "\(broken.lines)")
      }
      for line in broken.lines.dropLast() {
        #expect(!(line.last.map(noEnd.contains) ?? false), "\(broken.lines)")
      }
    }
  }
}
