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
      ("1,234,567.89 dollars", "1,23467.89ドル", "1,23467.89ドル", ["$1,234,567.89"]),
      ("It is 10:30.", "10時30分です。", "10:30です。", []),
      ("It is 10:30.", "10時半です。", "10:30です。", []),
      ("It is 7:00.", "七時です。", "7:00です。", []),
      ("It is 10:30.", "30分です。", "30分です。", ["10:30"]),
      ("5,000 people", "5千人", "5,000人", []),
      ("3 million people", "300万人", "300万人", []),
      ("25 people", "二十五人", "25人", []),
      ("3 people in 300 rooms", "300室に3人", "300室に3人", []),
      ("It was -18 degrees.", "18度だった。", "-18度だった。", []),
      ("It was -18 degrees.", "マイナス18度だった。", "マイナス18度だった。", []),
      ("a 5-year plan", "5年計画", "5年計画", []),
      ("Take 2½ cups.", "2カップ", "2カップ", ["2½"]),
      ("We won 3-2.", "3対2で勝った。", "3対2で勝った。", []),
      ("It takes 5–10 minutes.", "10分は5分です。", "10分は5分です。", ["5–10"]),
      ("Eat 3/8 of it.", "8分の3を食べて。", "8分の3を食べて。", []),
      ("Children aged 6 to 12", "6歳から12歳の子", "6歳から12歳の子", []),
      ("World War II ended.", "第二次世界大戦が終わった。", "第二次世界大戦が終わった。", []),
      ("World War II ended in 1945.", "世界大戦は1945年に終わった。", "世界大戦は1945年に終わった。", ["II"]),
      ("no number", "1", "1", []),
      ("", "", "", []),
    ] as [(String, String, String, [String])])
  func numbersAreWrittenAsTheSourceDoes(source: String, translation: String, text: String, missing: [String])
  {
    let respelled = NumberCheck.respelled(translation, like: source)
    #expect(respelled.text == text)
    #expect(respelled.missing == missing)
  }

  /// A number keeps its unit: a sign, or the word that Japanese has for it.
  @Test(
    arguments: [
      ("It costs $5.99 a month.", "月5.99ドルかかる。", []), ("It costs $5.99 a month.", "月に$5.99かかる。", []),
      ("It costs $5.99 a month.", "月に5.99かかる。", ["$5.99"]), ("$5.99.", "5.99です。", ["$5.99"]),
      ("It costs €12.", "12日です。", ["€12"]), ("It costs €12.", "12ユーロです。", []),
      ("It costs €12.", "12ドルです。", ["€12"]), ("£3.50 each", "各3.50歳", ["£3.50"]),
      ("¥500 please", "500円です", []), ("¥500 please", "￥500です", []), ("¥500 please", "500日です", ["¥500"]),
      ("He paid 20€.", "20歳を払った。", ["20€"]), ("US$20 is left.", "20米ドル残っている。", []),
      ("US$20 is left.", "US20日残っている。", ["US$20"]), ("It costs 5 USD.", "5 USDです。", []),
      ("It costs 5 USD.", "5ドルです。", []), ("It costs EUR 5.", "5です。", ["EUR 5"]),
      ("It cost $5 million.", "500万ドルかかった。", []), ("It cost $5 million.", "5億ドルかかった。", ["$5 million"]),
      ("It cost $2.5bn.", "25億ドルかかった。", []), ("It cost $300k.", "30万ドルかかった。", []),
      ("It cost 5 million dollars.", "500万かかった。", ["$5 million"]), ("12 euros", "12口", ["€12"]),
      ("20% came.", "20パーセントが来た。", []), ("20% came.", "20人が来た。", ["20%"]), ("20 percent", "20％", []),
      ("from 0.25% to 5.5%", "0.25から5.5%まで", []), ("from $5 to $10", "5ドルから10ドル", []),
      ("from $5 to $10", "5ドルから10年", ["$10"]), ("$5 for 5 dogs", "5匹で5ドル", []),
      ("$5 or $5", "5ドルか5匹", ["$5"]), ("Buy 2 $5 tickets.", "5ドルの券を2枚", []),
      ("It is 30°C.", "30度です。", []), ("It is 30°C.", "30分です。", ["30°C"]), ("It is 30 °C.", "30℃です。", []),
      ("It is 90°F.", "90度です。", ["90°F"]), ("It is 90°F.", "華氏90度です。", []),
      ("It is -5 °C.", "氷点下5度です。", []), ("at 3 km/h", "3k/hで", ["3 km/h"]), ("at 3 km/h", "時速3キロで", []),
      ("10 GB of memory", "10グの", ["10 GB"]), ("10 GB of memory", "10ギガバイトの", []),
      ("It weighs 5kg.", "5キロです。", []),
      ("5 kgs", "5", []), ("3 km²", "3", []),
    ] as [(String, String, [String])])
  func numbersKeepTheirUnits(source: String, translation: String, missing: [String]) {
    #expect(NumberCheck.respelled(translation, like: source).missing == missing)
  }

  @Test(arguments: [
    ("6:05,6:25,6:45です。", "at 6:05, 6:25 and 6:45", "6:05、6:25、6:45です。"),
    ("1,234,567人", "1,234,567 people", "1,234,567人"), ("5,000と3", "5000 and 3", "5,000と3"),
    ("12,345.67,10:30", "12,345.67 USD, 10:30", "12,345.67, 10:30"), ("はい,", "yes", "はい,"), ("", "1, 2", ""),
  ])
  func numbersAreParted(translation: String, source: String, parted: String) {
    #expect(NumberList.parted(translation, like: source) == parted)
  }

  @Test(
    arguments: [
      ("Louis XIV and Henry VIII", [14, 8]), ("Part XXXIX", [39]), ("World War II.", [2]),
      ("Chapter IX", [9]), ("I am", []),
      ("LOUIS XIV", []), ("the XX", []), ("Part IIX", []), ("Part V", []), ("Section XIXI", []),
      ("Visit XIVA", []),
    ] as [(String, [Int])])
  func romanNumeralsHaveTheirValues(text: String, values: [Int]) {
    #expect(RomanNumeral.numerals(in: text).map(\.value) == values)
  }

  @Test(arguments: ["一", "二十五", "三百", "一兆二千億", "九九九九九九九九九九九九九九九九", "千千千千", "万", "〇"])
  func noNumeralIsTooMuch(text: String) {
    _ = NumberCheck.respelled(text + "人", like: "9223372036854775807 1e400 99999999999999999999999999")
  }
}
