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
    let missing = pairs.flatMap(\.legs).filter { !$0.isInstalled }
    let broken = Set(missing.filter(\.isDamaged).map(\.id)).sorted()
    let setUp = say(
      "What is not installed: run 'make setup', which installs the packs.\n",
      "インストールされていないパックは、make setup を実行するとインストールされます。\n")
    let all = (missing.allSatisfy(\.isDamaged) ? [] : [setUp]) + broken.map { damaged($0) + "\n" }
    return HelpTable.rows(rows) + (all.isEmpty ? "" : "\n" + all.joined())
  }

  private func state(_ pair: TranslationRoute) -> String {
    let state =
      pair.isInstalled
      ? say("installed", "インストール済み")
      : pair.isDamaged ? say("damaged", "破損") : say("available", "インストール可能")
    let way = pair.middle.map { say(", through \(name($0))", "、\(name($0))経由") } ?? ""
    let packs = list(pair.legs.map { shown($0.id) })
    return state + way + say(" (\(packs))", "（\(packs)）")
  }

  /// That no pack that is known translates a language at all; what can be translated.
  func noTranslation(from source: String, _ known: [String]) -> String {
    say(
      "No pack translates from \(named(source)). \(morePacks) --from can be: \(list(known)).",
      "\(named(source))から翻訳できるパックがありません。\(morePacks)--from に指定できる言語: \(list(known))。")
  }

  /// That none translates a pair; what the language can be translated to.
  func noTranslation(from source: String, to target: String, _ known: [String]) -> String {
    say(
      "No pack translates from \(named(source)) to \(named(target)). \(morePacks) --to can be: \(list(known)).",
      "\(named(source))から\(named(target))に翻訳できるパックがありません。\(morePacks)--to に指定できる言語: \(list(known))。")
  }

  /// That there is nothing to do.
  func inTargetLanguage(_ tag: String) -> String {
    say(
      "The text is in \(named(tag)) already. Choose another language with --to, or say with --from what it is in.",
      "テキストはすでに\(named(tag))です。--to で別の言語を指定するか、--from で元の言語を指定してください。")
  }

  private var morePacks: String {
    say(
      "'jimaku packs import' adds one, and 'jimaku languages' shows what there is.",
      "jimaku packs import で追加でき、jimaku languages で一覧を確認できます。")
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
