internal import Inference

/// Translates lines with the decoder alone: what `translation_transformers.py` says with the same weights is comparable.
///
/// `PlainDecoder PACK NATIVE BEAMS < LINES`; 1 beam is greedy.
@main struct PlainDecoder {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let beams = Int(arguments[3]), beams > 0 else {
      fatalError("usage: PlainDecoder PACK NATIVE BEAMS < LINES")
    }
    let engine = try TranslationEngine(
      packFolder: arguments[1], native: NativeLibraries(directory: arguments[2]), threads: 2)
    let lines = Array(sequence(state: ()) { _ in readLine() })
    for output in try engine.plainOutputs(of: lines, beamSize: beams) {
      print(output.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
  }
}
