internal import Foundation
internal import LanguagePacks

extension Messages {
  /// The pairs, a line each, and how to get what is not here.
  func languages(_ pairs: [TranslationRoute]) -> String {
    if pairs.isEmpty {
      return say(
        "No pack translates anything. Run 'make setup', which installs the packs.\n",
        "翻訳用のパックがありません。make setup を実行するとインストールされます。\n")
    }
    let rows = pairs.map { pair in
      (
        term: "  \(pair.source) → \(pair.target)  \(name(pair.source)) → \(name(pair.target))",
        text: state(pair)
      )
    }
    let isAllHere = pairs.allSatisfy(\.isInstalled)
    let remedy = say(
      "\nWhat is not installed: run 'make setup', which installs the packs.\n",
      "\nインストールされていないパックは、make setup を実行するとインストールされます。\n")
    return HelpTable.rows(rows) + (isAllHere ? "" : remedy)
  }

  private func state(_ pair: TranslationRoute) -> String {
    let state = pair.isInstalled ? say("installed", "インストール済み") : say("available", "インストール可能")
    let way = pair.middle.map { say(", through \(name($0))", "、\(name($0))経由") } ?? ""
    let packs = list(pair.legs.map { shown($0.id) })
    return state + way + say(" (\(packs))", "（\(packs)）")
  }

  /// `French (fr)`; a tag alone that has no name.
  func named(_ tag: String) -> String {
    let (name, tag) = (name(tag), VisibleText.escaped(tag))
    return name == tag ? quoted(tag) : say("\(name) (\(tag))", "\(name)（\(tag)）")
  }

  /// What a language is called in the language of the messages.
  private func name(_ tag: String) -> String {
    let locale = Locale(identifier: say("en", "ja"))
    return locale.localizedString(forIdentifier: tag) ?? tag
  }
}
