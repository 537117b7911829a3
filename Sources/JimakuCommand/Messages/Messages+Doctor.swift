extension Messages {
  /// The whole report: a line a check, the remedy under what is wrong, and the verdict.
  func doctor(_ report: DoctorReport) -> String {
    let names = report.checks.map { name($0.subject) }
    let width = names.map { DisplayColumns.of($0) }.max() ?? 0
    var text = version + "\n"
    for (check, name) in zip(report.checks, names) {
      let margin = String(repeating: " ", count: width - DisplayColumns.of(name) + 2)
      switch check.finding {
      case .good(let detail):
        text += "  ✓ " + name + (detail.isEmpty ? "" : margin + shown(detail)) + "\n"
      case .bad(let failure):
        text += (check.isAbsence ? "  – " : "  ✗ ") + name + margin + self.failure(failure) + "\n"
      }
    }
    return text + "\n" + verdict(report) + "\n"
  }

  private func name(_ subject: DoctorReport.Subject) -> String {
    switch subject {
    case .library(let name): name
    case .engineFolder: say("engines' libraries", "エンジンのライブラリ")
    case .packFolder: say("folder of packs", "パックのフォルダー")
    case .worker: say("worker program", "処理用のプログラム")
    case .pack(let id, let licence, isOptional: false):
      say("pack \(shown(id)) (\(shown(licence)))", "パック \(shown(id))（\(shown(licence))）")
    case .pack(let id, let licence, isOptional: true):
      say(
        "pack \(shown(id)) (optional, \(shown(licence)))", "パック \(shown(id))（任意、\(shown(licence))）")
    case .dictionary: say("dictionary (optional)", "辞書（任意）")
    case .speech(let language): say("speech \(language)", "音声認識 \(language)")
    case .translation(let source, let target, pack: nil):
      say("translation \(source) → \(target)", "翻訳 \(source) → \(target)")
    case .translation(let source, let target, let pack?):
      say(
        "translation \(shown(source)) → \(shown(target)) (optional, \(shown(pack)))",
        "翻訳 \(shown(source)) → \(shown(target))（任意、\(shown(pack))）")
    }
  }

  private func verdict(_ report: DoctorReport) -> String {
    report.isReady
      ? say("English and Japanese subtitles can be made.", "英語と日本語の字幕を作成できます。")
      : say(
        "Subtitles cannot be made yet: see the lines marked ✗.",
        "まだ字幕を作成できません。✗ の行を確認してください。")
  }
}
