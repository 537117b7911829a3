/// Coarse kinds of speech sound that level and brightness of the sound alone can tell apart.
enum SoundClass: Int, Hashable, Sendable, CaseIterable {
  /// a, e, o …: loud and dark.
  case vowel
  /// l, m, n, r, w …: a little less loud, dark.
  case sonorant
  /// b, d, g, k, p, t: a short silence and a burst.
  case stop
  /// s, z, sh …: bright.
  case sibilant
  /// f, h, th: faint.
  case breath
  /// Between words.
  case pause
}
