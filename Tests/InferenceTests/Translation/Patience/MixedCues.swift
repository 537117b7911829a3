/// Cues as subtitle files have them, the good and the bad mixed: as many as asked for, none of them the same.
enum MixedCues {
  static func cues(_ count: Int) -> [String] {
    (0..<count).map { index in
      switch index % 10 {
      case 0: ""
      case 1: "I have been waiting for you\nsince \(index) o'clock."
      case 2:
        String(repeating: "This is a long sentence about cue number \(index), ", count: 11) + "and it ends."
      case 3: "🎉 Happy birthday number \(index)! 🎂"
      case 4: "<i>She said \(index) words</i>, {\\an8}and left."
      case 5: "It costs \(index),234.50 dollars. It is 10:30."
      case 6: "- Hello, number \(index).\n- Hi."
      case 7: "♪ \(index) ♪"
      case 8: "Write to cue\(index)@example.com or https://example.com/\(index)."
      default: "  I- I d-don't know, {name\(index)}. STOP!  "
      }
    }
  }
}
