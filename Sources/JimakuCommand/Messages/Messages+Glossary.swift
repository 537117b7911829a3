internal import Inference

extension Messages {
  /// What is wrong with a glossary's line, and what to do.
  func glossary(_ file: String, _ error: GlossaryError) -> String {
    let place = say(
      "Line \(error.line) of the glossary \(quoted(file))", "用語集\(quoted(file))の \(error.line) 行目")
    switch error.code {
    case .notUTF8:
      return say(
        "The glossary \(quoted(file)) is not UTF-8. Convert it first, for example with 'iconv -f SHIFT_JIS -t UTF-8'.",
        "用語集\(quoted(file))が UTF-8 ではありません。先に変換してください（例: iconv -f SHIFT_JIS -t UTF-8）。")
    case .columns(let found):
      return say(
        "\(place) has \(count(found, "column", "columns")). Write source, target and, if you like, a case rule, with tabs between.",
        "\(place)は \(found) 列です。原語、訳語と、必要なら大文字小文字の規則を、タブで区切って書いてください。")
    case .blank:
      return say(
        "\(place) has no source or no target. Write both, with a tab between, or delete the line.",
        "\(place)に原語か訳語がありません。両方をタブで区切って書くか、その行を消してください。")
    case .unknownRule(let rule):
      return say(
        "\(place) has the case rule \(quoted(rule)). It can be: \(list(Glossary.CaseRule.allCases.map(\.rawValue))).",
        "\(place)の規則\(quoted(rule))は使えません。使える規則: \(list(Glossary.CaseRule.allCases.map(\.rawValue)))。")
    case .contradiction(let earlier):
      return say(
        "\(place) has a term that line \(earlier) has with another translation. Delete one of them.",
        "\(place)の原語は \(earlier) 行目にもあり、訳語か規則が違います。どちらかを消してください。")
    }
  }
}
