import Testing

@testable import Inference

@Suite struct NumberCheckTests {
  @Test(
    arguments: [
      ("She has 3 cats and 12 dogs.", "彼女は猫3匹と犬12匹を飼っている。", "彼女は猫3匹と犬12匹を飼っている。", []),
      ("She has 3 cats and 12 dogs.", "彼女は猫を三匹飼っている。", "彼女は猫を3匹飼っている。", ["12"]),
      ("We went together at 1.", "一緒に行った。", "一緒に行った。", ["1"]),
      ("3.5 litres", "3.5リットル", "3.5リットル", []),
      ("3.5 litres", "5リットル", "5リットル", ["3.5"]),
      ("on May 5, 2024", "２０２４年５月５日", "2024年5月5日", []),
      ("7 and 7", "7", "7", ["7"]),
      ("1,234,567.89 dollars", "1234567.89ドル", "1,234,567.89ドル", []),
      ("1,234,567.89 dollars", "1,23467.89ドル", "1,23467.89ドル", ["1,234,567.89"]),
      ("It is 10:30.", "10時30分です。", "10:30です。", []),
      ("It is 10:30.", "10時半です。", "10:30です。", []),
      ("It is 7:00.", "七時です。", "7:00です。", []),
      ("It is 10:30.", "30分です。", "30分です。", ["10:30"]),
      ("5,000 people", "5千人", "5,000人", []),
      ("3 million people", "300万人", "300万人", []),
      ("25 people", "二十五人", "25人", []),
      ("3 people in 300 rooms", "300室に3人", "300室に3人", []),
      ("no number", "1", "1", []),
      ("", "", "", []),
    ] as [(String, String, String, [String])])
  func numbersAreWrittenAsTheSourceDoes(source: String, translation: String, text: String, missing: [String])
  {
    let respelled = NumberCheck.respelled(translation, like: source)
    #expect(respelled.text == text)
    #expect(respelled.missing == missing)
  }

  @Test(arguments: ["一", "二十五", "三百", "一兆二千億", "九九九九九九九九九九九九九九九九", "千千千千", "万", "〇"])
  func noNumeralIsTooMuch(text: String) {
    _ = NumberCheck.respelled(text + "人", like: "9223372036854775807 1e400 99999999999999999999999999")
  }
}
