/// Words that are read by machines or letter by letter: identifiers, file names, versions, times of a log, telephone numbers.
enum CodeForm {
  /// Whether a word without the marks around it is one.
  ///
  /// Numbers with a unit (16GB, 21st, 9am-5pm), money ($2.5bn, US$300), and compounds of a number and words (5-year-old,
  /// mid-1990s) are none: those a translator writes as its language does.
  static func isCode(_ word: Substring) -> Bool {
    guard word.utf8.count > 1, word.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"{}%\"'".utf8.contains($0) })
    else { return word.contains(where: { "°′″".contains($0) }) && isPosition(word) }
    let hasLetters = word.contains(where: \.isLetter)
    if !word.contains(where: \.isNumber) { return hasLetters && hasMarks(word) }
    guard hasLetters else { return isGrouped(word) }
    return hasMarks(word) || isMeasure(word) || !isSpoken(word)
  }

  /// Whether a model that has not learnt a code's letters may be asked to copy it: MP3, COVID-19.
  static func isShort(_ code: Substring) -> Bool {
    code.utf8.count <= 8 && !isMeasure(code)
      && code.utf8.allSatisfy { Self.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// Whether a number in a code's form counts or measures, as 1e-5 does.
  static func isMeasure(_ code: Substring) -> Bool {
    code.first?.isNumber == true && code.contains { $0 == "e" || $0 == "E" } && Double(code) != nil
  }

  /// A program's option, `--force`; at the beginning of a sentence two hyphens are a dash.
  static func option(_ word: Substring) -> Substring? {
    let name = word.dropFirst(2)
    guard word.hasPrefix("--"), name.count > 1, name.last != "-",
      name.utf8.allSatisfy({ isLetterOrDigit($0) || "-=_./".utf8.contains($0) })
    else { return nil }
    return word
  }

  /// Digits in three groups or more: 2024-05-06, 192.168.0.1, 03-1234-5678; but 1,234,567 is a number.
  private static func isGrouped(_ word: Substring) -> Bool {
    let marks = word.dropFirst().count { "-./:".contains($0) }
    return marks >= 2 && !word.contains(",") && word.last?.isNumber == true
  }

  /// 41°43′N.
  private static func isPosition(_ word: Substring) -> Bool {
    word.first?.isNumber == true && word.last.map { "NSEW".contains($0) } == true
  }

  /// Numbers with units, parted by hyphens and slashes, among which words of small letters may stand.
  private static func isSpoken(_ word: Substring) -> Bool {
    word.split { $0 == "-" || $0 == "/" }.allSatisfy { part in
      part.allSatisfy { $0.isLowercase } || isMeasured(part) || isNumbered(part)
    }
  }

  /// A number, with money before and a unit of up to four letters behind.
  private static func isMeasured(_ part: Substring) -> Bool {
    let money = part.prefix { $0.isLetter && $0.isUppercase }
    var rest = part.dropFirst(money.count)
    if rest.first == "$" { rest = rest.dropFirst() } else if !money.isEmpty { return false }
    let number = rest.prefix { $0.isNumber || ".,:".contains($0) }
    let unit = rest.dropFirst(number.count)
    guard number.contains(where: \.isNumber), unit.count <= 4, unit.allSatisfy(\.isLetter) else {
      return false
    }
    return unit.contains(where: \.isLowercase) || unit.count < 2 || capitalUnits.contains(unit)
  }

  private static let capitalUnits: Set<Substring> = [
    "AD", "AM", "BC", "CE", "BCE", "CM", "EUR", "FT", "GB", "GBP", "GHZ", "HP", "HZ", "JPY", "KB", "KG",
    "KHZ", "KM", "LB",
    "MB", "MHZ", "ML", "MM", "MP", "MPH", "OZ", "PB", "PM", "TB", "USD",
  ]

  /// What is short for a word, and its number: p.12, No.5.
  private static func isNumbered(_ part: Substring) -> Bool {
    let pieces = part.split(separator: ".", omittingEmptySubsequences: false)
    return pieces.count == 2 && pieces[0].allSatisfy(\.isLetter) && pieces[1].allSatisfy(\.isNumber)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}

extension CodeForm {
  private static let extensions = Set(
    """
    aac ass avi bak bat bin bmp c cfg conf cpp css csv dat db deb doc docx epub exe flac gif go gz h heic html ini iso \
    jar java jpeg jpg js json key lock log m4a m4v md mkv mov mp3 mp4 mpg ogg onnx pdf php plist png pps ppt pptx ps1 \
    py rar rb rs rtf sh sql srt svg swift tar tex tiff toml tsv ttf txt wav webm webp wmv xls xlsx xml yaml yml zip
    """.split(separator: " ").map(String.init))

  /// Marks that only machines' words have inside or in front.
  private static func hasMarks(_ word: Substring) -> Bool {
    let bytes = Array(word.utf8)
    for place in bytes.indices.dropFirst().dropLast() {
      let (before, after) = (bytes[place - 1], bytes[place + 1])
      switch bytes[place] {
      case UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "\\"), UInt8(ascii: "+"), UInt8(ascii: "@"):
        if isLetterOrDigit(after) { return true }
      case UInt8(ascii: ":") where before == bytes[place]:
        if place > 1, isLetterOrDigit(after) { return true }
      default: break
      }
    }
    if bytes.count > 2, isLetterOrDigit(bytes[1]), "@#$/".utf8.contains(bytes[0]),
      bytes.contains(where: { 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 })
    {
      // Money is none: $5m.
      return bytes[0] != UInt8(ascii: "$") || !(0x30...0x39).contains(bytes[1])
    }
    if ["~/", "./", "../"].contains(where: { word.hasPrefix($0) }) { return true }
    guard let dot = word.lastIndex(of: "."), dot > word.startIndex else { return false }
    return extensions.contains(word[dot...].dropFirst().lowercased())
  }
}
