internal import CInference

/// A loaded SentencePiece model: text to pieces and back.
///
/// The library's reading functions are const and may run side by side; still, one owner at a time.
final class SentencePieceModel {
  private let handle: OpaquePointer

  /// Loads a model file; throws `modelUnusable` with the library's words.
  init(path: String) throws(InferenceError) {
    var words = EngineWords()
    let created = words.collect { buffer, size in jmk_sentencepiece_create(path, buffer, size) }
    guard let created else { throw InferenceError(.modelUnusable, "\(path): \(words.text)") }
    handle = created
  }

  deinit {
    jmk_sentencepiece_destroy(handle)
  }

  /// The pieces of a text; throws `engineFailed` when the library fails.
  func pieces(of text: String) throws(InferenceError) -> [String] {
    var text = text
    let bytes = text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { take(jmk_sentencepiece_encode, $0) }
    }
    guard let bytes else { throw InferenceError(.engineFailed, "text could not be split into pieces") }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text of pieces; throws `engineFailed` when the library fails.
  func text(of pieces: [String]) throws(InferenceError) -> String {
    let joined = pieces.flatMap { Array($0.utf8CString) }
    guard let bytes = joined.withUnsafeBufferPointer({ take(jmk_sentencepiece_decode, $0) }) else {
      throw InferenceError(.engineFailed, "pieces could not be joined to text")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func take(
    _ work: (OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> UnsafeMutablePointer<
      CChar
    >?,
    _ input: UnsafeBufferPointer<CChar>
  ) -> [UInt8]? {
    guard let base = input.baseAddress, !input.isEmpty else { return [] }
    var size = 0
    guard let memory = work(handle, base, input.count, &size) else { return nil }
    defer { jmk_sentencepiece_release(memory) }
    return Array(UnsafeRawBufferPointer(start: memory, count: size))
  }
}
