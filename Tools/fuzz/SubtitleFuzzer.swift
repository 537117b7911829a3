// Compiled into the module Subtitles by Tools/fuzz/run, with libFuzzer, which calls the function below again and again.
internal import Glibc

/// The format that the input is read as, by `JIMAKU_FUZZ`; whatever the content says without it.
private let forced = getenv("JIMAKU_FUZZ").flatMap { SubtitleFile.Format(rawValue: String(cString: $0)) }

/// Ends the program with what does not hold, also where the optimizer drops the words of a precondition.
private func require(_ holds: Bool, _ what: String) {
  if !holds { fatalError("does not hold: \(what)") }
}

/// One input: it is read or refused; what is read is written again as it was, and translated without the loss of a cue.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let file: SubtitleFile
  do throws(SubtitleReadingError) {
    file = try SubtitleFile(bytes, forced: forced)
  } catch {
    return 0
  }
  let mark = file.hasByteOrderMark ? "\u{FEFF}" : ""
  require(file.written(file.cues.map { String(file.body(of: $0)) }) == mark + file.text, "written as read")
  require(file.cues.map(\.id) == (1...file.cues.count).map { Cue.ID($0) }, "cues are numbered")
  require(file.cues.allSatisfy { $0.span.start <= $0.span.end }, "no cue ends before it begins")

  // Translating takes far longer than reading: some inputs have to do, which is which being fixed.
  guard bytes.reduce(0, &+) % 8 == 0 else { return 0 }
  let translation = SubtitleTranslation(of: file)
  var texts: [Cue.ID: String] = [:]
  for unit in translation.units { texts[unit.id] = "訳 <i>\(unit.id.number)</i> {x} & --> 。" }
  for layout in [SubtitleTranslation.Layout.translation, .bilingual(.primaryFirst)] {
    let written = file.written(translation.bodies(texts, in: "ja", layout: layout))
    checkSameCues(file, written)
  }
  return 0
}

/// A translated file, read again, has the cues of the original: as many, with the same times, names, settings and styles.
private func checkSameCues(_ file: SubtitleFile, _ written: String) {
  do throws(SubtitleReadingError) {
    let again = try SubtitleFile(Array(written.utf8), forced: file.format)
    require(again.cues.count == file.cues.count, "no cue is lost or made")
    for (one, other) in zip(file.cues, again.cues) {
      require(
        one.span == other.span && one.name == other.name && one.settings == other.settings
          && one.style == other.style,
        "cue \(one.id.number) keeps all but its text")
    }
  } catch {
    fatalError("the translated file is refused: \(error)")
  }
}
