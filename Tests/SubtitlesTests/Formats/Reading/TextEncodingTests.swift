import Foundation
import Subtitles
import TestSupport
import Testing

/// The encodings that subtitle files are found in, written by `iconv`.
struct TextEncodingTests {
  static let japanese = "1\n00:00:01,000 --> 00:00:02,000\n昨日、友だちと映画を見ました。とても面白かったです。\n"
  static let short = "1\n00:00:01,000 --> 00:00:02,000\nこんにちは\n"
  static let french =
    "1\n00:00:01,000 --> 00:00:02,000\nÇa va très bien, merci – et toi ? J’ai mangé à la crêperie.\n"
  static let russian = "1\n00:00:01,000 --> 00:00:02,000\nПривет, как дела? Всё хорошо, спасибо.\n"

  @Test(arguments: [
    (japanese, "UTF-8"), (japanese, "UTF-16LE"), (japanese, "UTF-16BE"), (japanese, "CP932"),
    (japanese, "EUC-JP"),
    (japanese, "ISO-2022-JP"), (short, "UTF-8"), (short, "CP932"), (short, "EUC-JP"), (short, "ISO-2022-JP"),
    (french, "UTF-8"), (french, "CP1252"), (french, "UTF-16LE"), (russian, "CP1251"), (russian, "UTF-16BE"),
  ])
  func textsAreRead(_ text: String, _ encoding: String) throws {
    #expect(try TextEncoding.text(of: Encoded.bytes(text, in: encoding)) == text)
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x41], "A"), ([0xFF, 0xFE, 0x41, 0], "A"), ([0xFE, 0xFF, 0, 0x41], "A"),
      ([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], "A"), ([], ""), ([0x41], "A"),
      // UTF-8 with strays that nothing else explains.
      ([0x41, 0, 0x19, 0xC3, 0xA9], "A\u{0}\u{19}é"),
      // Cut in the middle of a character, surrogates alone, and noise.
      ([0xFF, 0xFE, 0x41], nil), ([0xEF, 0xBB, 0xBF, 0xE3, 0x81], nil),
      ([0xFF, 0xFE, 0, 0xD8, 0x41, 0], nil),
      ([0x00, 0x01, 0x02, 0x03, 0x80, 0x81, 0xFE, 0xFF, 0x1B, 0x00], nil),
    ] as [([UInt8], String?)])
  func marksAreObeyedAndNonsenseIsRefused(_ bytes: [UInt8], _ text: String?) {
    #expect(TextEncoding.text(of: bytes) == text)
  }
}
