/// Where Japanese text may be broken, and how well.
///
/// ICU finds the phrases; the rules here repair what its model splits too far: a particle, an auxiliary, っ or ー never
/// begins a line (JIS X 4051 lists the characters that may not begin or end one: 行頭禁則, 行末禁則).
enum JapanesePhrases {
  /// The pieces of `text`; together they are `text`.
  static func pieces(of text: some StringProtocol) -> [TextPiece] {
    join(TextBoundaries.pieces(of: text, .phrases), keepsCodes: true)
  }

  /// The dictionary words of `text`, each with what clings to it, for text that has too few phrases.
  static func words(of text: some StringProtocol) -> [TextPiece] {
    join(TextBoundaries.pieces(of: text, .words), keepsCodes: true)
  }

  /// The smallest pieces the strict rules allow, for text that has no phrase boundary where one is needed.
  ///
  /// A break between phrases is still better than one between words, and that better than one inside a word.
  static func smallestPieces(of text: some StringProtocol) -> [TextPiece] {
    let text = Substring(text)
    let phrases = pieces(of: text)
    let phrasePenalties = Dictionary(
      phrases.map { ($0.text.startIndex, $0.penaltyBefore) }, uniquingKeysWith: { first, _ in first })
    let wordStarts = Set(TextBoundaries.pieces(of: text, .words).map(\.startIndex))
    return join(TextBoundaries.pieces(of: text, .strictLines), keepsCodes: false).map { piece in
      let start = piece.text.startIndex
      return TextPiece(
        text: piece.text, penaltyBefore: phrasePenalties[start] ?? (wordStarts.contains(start) ? 60 : 120))
    }
  }

  /// `keepsCodes` keeps what is written without a space in Latin letters and signs together: an address, a file's name.
  private static func join(_ texts: [Substring], keepsCodes: Bool) -> [TextPiece] {
    var pieces: [TextPiece] = []
    for text in texts {
      if let last = pieces.last,
        mustStayTogether(last.text, text) || keepsCodes && isInsideCode(last.text, text)
      {
        pieces[pieces.count - 1].absorb(text)
      } else {
        pieces.append(TextPiece(text: text, penaltyBefore: pieces.last.map { penalty($0.text, text) } ?? 0))
      }
    }
    return pieces
  }

  private static func mustStayTogether(_ left: Substring, _ right: Substring) -> Bool {
    guard let first = right.first, let last = left.last(where: { !$0.isWhitespace }) else { return true }
    if noLineStart.contains(first) || noLineEnd.contains(last) { return true }
    if phraseEnds.contains(last) { return false }
    // される, られる, させる: what follows the stem of a verb is never a phrase, whatever clings to it in turn.
    if first == "れ" && last.isHiragana || first == "せ" && last == "さ" { return true }
    let letters = right.filter { $0.isLetter }
    return clinging.contains(String(letters))
  }

  private static func isInsideCode(_ left: Substring, _ right: Substring) -> Bool {
    func isInk(_ character: Character?) -> Bool { character.map { $0.isASCII && !$0.isWhitespace } ?? false }
    return isInk(left.last) && isInk(right.first)
  }

  private static func penalty(_ left: Substring, _ right: Substring) -> Int {
    guard let last = left.last(where: { !$0.isWhitespace }), let first = right.first else { return 0 }
    if "。．！？!?".contains(last) { return 0 }
    if "、，,;:；：…—」』）".contains(last) { return 4 }
    if left.last?.isWhitespace == true, last.isWrittenWithoutSpaces { return 8 }
    // A new phrase begins with kanji, katakana or Latin letters more surely than with hiragana.
    if first.isHiragana { return last.isHiragana ? 35 : 45 }
    return last.isHiragana ? 15 : 40
  }

  private static let phraseEnds: Set<Character> = ["。", "、", "，", "．", "！", "？", "!", "?", "…"]

  /// 行頭禁則: closing brackets, punctuation, small kana, marks of repetition and length.
  static let noLineStart = Set(
    "、。，．・：；？！?!,.:;゛゜ヽヾゝゞ々ー～〜…‥’”)）〕]］}｝〉》」』】°′″％%‰ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
  /// 行末禁則: opening brackets and currency signs.
  static let noLineEnd = Set("‘“(（〔[［{｛〈《「『【￥＄£$¥")

  /// Particles and auxiliaries that are part of the phrase before them.
  private static let clinging = Set(
    spaced: """
      は が を に へ と で も の や か ね よ な ば し て た だ から まで より だけ ほど など って とか けど けれど けれども ので のに でも には では とは へは にも とも しか \
      さえ こそ ばかり ながら です ます でした ました ません ない なかった だった ている ていた ています ていました さん ください くださ さい れる られる せる させる たい よう らしい \
      そうだ そうです のです んです なんです のだ でしょう だろう ましょう という といった として について によって に対して
      """)
}

extension Character {
  /// Whether it is hiragana.
  var isHiragana: Bool {
    unicodeScalars.first.map { (0x3041...0x309F).contains($0.value) } ?? false
  }
}
