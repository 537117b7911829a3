internal import Subtitles
internal import Library

/// Saved items as tables for other programs.
enum CardTable {
  /// What Anki imports: tab-separated, a line a note; the fields may hold HTML (Anki manual, "Importing, text files").
  ///
  /// `media` names the clip and the picture of an item, where there are any.
  static func anki(_ items: [SavedItem], media: (SavedItem) -> (clip: String?, picture: String?)) -> String {
    let head = """
      #separator:tab
      #html:true
      #columns:Text\tMeaning\tSentence\tTranslation\tSound\tPicture\tSource\tNote

      """
    return items.reduce(into: head) { text, item in
      let files = media(item)
      let fields = [
        escaped(item.content.text), escaped(item.content.gloss ?? ""), escaped(item.content.sentence),
        escaped(item.content.translation ?? ""), files.clip.map { "[sound:\($0)]" } ?? "",
        files.picture.map { "<img src=\"\($0)\">" } ?? "", escaped(source(item)),
        escaped(item.content.note ?? ""),
      ]
      text += fields.joined(separator: "\t") + "\n"
    }
  }

  /// Comma-separated values with a head (RFC 4180), which spreadsheets take.
  static func csv(_ items: [SavedItem]) -> String {
    let head = [
      "kind", "text", "lemma", "meaning", "sentence", "translation", "video", "start", "end", "note",
    ]
    let rows = items.map { item in
      [
        item.content.kind.rawValue, item.content.text, item.content.lemma ?? "", item.content.gloss ?? "",
        item.content.sentence, item.content.translation ?? "", item.videoTitle,
        "\(item.content.span.start.milliseconds)", "\(item.content.span.end.milliseconds)",
        item.content.note ?? "",
      ]
    }
    return ([head] + rows).map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func source(_ item: SavedItem) -> String {
    let seconds = item.content.span.start.milliseconds / 1000
    let rest = seconds % 60
    return "\(item.videoTitle) \(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func quoted(_ field: String) -> String {
    // A spreadsheet takes a field that begins so for a formula.
    let safe = field.first.map { "=+-@\t\r".contains($0) } == true ? "'" + field : field
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t": result += " "
      case _ where character.isNewline: result += "<br>"
      default: result.append(character)
      }
    }
  }
}
