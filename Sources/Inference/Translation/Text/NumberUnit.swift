/// What a number counts in, as texts write it beside the number: $, €, %, °C, kg.
struct NumberUnit: Hashable {
  /// What stands before a number for it.
  var before: [String] = []
  /// What stands behind a number for it, the longest first.
  var behind: [String] = []
  /// What translations usually have behind a number for it.
  var words: [String] = []
  /// What it is called in the source's words, the longest first; "12 euros" loses its unit as €12 does.
  var names: [String] = []
  /// What translations have before a number for it.
  var wordsBefore: [String] = []
  /// How a number is written that stands in for one with this unit, the surest first, with # for it (0104).
  var standIns: [String] = []
  /// What translations have behind such a number.
  var renderings: [String] = []

  /// Those that are looked for, the first that fits is meant.
  static let all: [NumberUnit] = currencies + shares + measures

  private static let currencies = [
    money(
      ["US$", "AU$", "CA$", "HK$", "NZ$", "NT$", "A$", "C$", "S$", "＄", "$"], ["USD", "$"],
      ["dollars", "dollar"],
      ["ドル", "米ドル", "USドル", "豪ドル", "加ドル", "香港ドル", "台湾ドル", "カナダドル", "オーストラリアドル", "シンガポールドル"]),
    money(["€"], ["EUR", "€"], ["euros", "euro"], ["ユーロ"]),
    money(["£"], ["GBP", "£"], ["pounds", "pound"], ["ポンド", "英ポンド"]),
    money(["JP¥", "￥", "¥"], ["JPY", "¥", "￥"], ["yen"], ["円", "日本円", "元"]),
    money(["₩"], ["KRW", "₩"], [], ["ウォン"]),
    money(["₹"], ["INR", "₹"], ["rupees"], ["ルピー"]),
    money(["₽"], ["RUB", "₽"], ["rubles"], ["ルーブル"]),
  ]

  private static let shares = [
    NumberUnit(
      behind: ["%", "％"], words: ["パーセント"], names: ["percent", "per cent"], standIns: ["#%", "# percent"],
      renderings: ["%", "％", "パーセント", " percent"])
  ]

  private static let measures = [
    degrees(["°C", "° C", "℃"], words: ["度"]), degrees(["°F", "° F", "℉"], wordsBefore: ["華氏"]),
    degrees(["°"], words: ["度"]),
    NumberUnit(behind: ["km/h"], wordsBefore: ["時速"]), NumberUnit(behind: ["kg"], words: ["キロ", "㎏"]),
    NumberUnit(behind: ["km"], words: ["キロ", "㎞"]), NumberUnit(behind: ["cm"], words: ["センチ", "㎝"]),
    NumberUnit(behind: ["mm"], words: ["ミリ", "㎜"]), NumberUnit(behind: ["TB"], words: ["テラ"]),
    NumberUnit(behind: ["GB"], words: ["ギガ"]), NumberUnit(behind: ["MB"], words: ["メガ"]),
  ]

  /// Small models know dollars best.
  private static func money(_ before: [String], _ behind: [String], _ names: [String], _ words: [String])
    -> NumberUnit
  {
    NumberUnit(
      before: before + behind.filter { $0.count == 3 }, behind: behind, words: words, names: names,
      standIns: ["# dollars", "$#"], renderings: ["ドル", "米ドル", " dollars"])
  }

  private static func degrees(_ behind: [String], words: [String] = [], wordsBefore: [String] = [])
    -> NumberUnit
  {
    NumberUnit(
      behind: behind, words: words, wordsBefore: wordsBefore, standIns: ["# degrees"],
      renderings: ["度", "°", " degrees"])
  }
}

extension NumberUnit {
  /// A stand-in that counts in such a unit; one that comes out without it stands for the whole, too.
  func standIn(_ number: StandIns.Word, round: Int) -> StandIns.Word {
    let form = standIns.isEmpty ? "#" : standIns[min(round / 2, standIns.count - 1)]
    return StandIns.Word(
      source: form.replacing("#", with: number.source),
      renderings: ["$" + number.source] + renderings.map { number.source + $0 } + number.renderings)
  }

  /// Whether a text goes on with what counts something else than any of them: $5歳, 3 km/h時.
  static func isMiscounted(_ rest: Substring) -> Bool {
    rest.first.map { "年月日時秒歳才匹人".contains($0) } ?? false
  }

  /// The end of the unit that stands behind a place of a text, if one of `forms` does; a space may be between.
  static func end(of forms: [String], behind index: String.Index, in text: String) -> String.Index? {
    let rest = text[index...]
    let own = rest.first == " " ? rest.dropFirst() : rest
    for form in forms where hasPrefix(own, form) {
      let end = text.index(own.startIndex, offsetBy: form.count)
      if !goesOn(form.last, text[end...].first) { return end }
    }
    return nil
  }

  /// The beginning of the unit that stands before a place of a text, if one of `forms` does; a space may be between.
  static func start(of forms: [String], before index: String.Index, in text: String) -> String.Index? {
    let rest = text[..<index]
    let own = rest.last == " " ? rest.dropLast() : rest
    for form in forms where own.hasSuffix(form) {
      let start = text.index(own.endIndex, offsetBy: -form.count)
      if form.first?.isCurrencySymbol == true || !goesOn(form.first, text[..<start].last) { return start }
    }
    return nil
  }

  private static func hasPrefix(_ text: Substring, _ form: String) -> Bool {
    text.hasPrefix(form) || text.prefix(form.count).lowercased() == form.lowercased()
  }

  /// Whether what was found is a piece of a longer Latin word, or belongs to another number.
  private static func goesOn(_ edge: Character?, _ next: Character?) -> Bool {
    guard let edge, let next else { return false }
    // The sign of the number that comes next: "2 $5 tickets".
    if edge.isCurrencySymbol, next.isNumber { return true }
    guard edge.isASCII, edge.isLetter else { return false }
    return next.isASCII && next.isLetter || next == "/" || next == "²" || next == "³"
  }
}
