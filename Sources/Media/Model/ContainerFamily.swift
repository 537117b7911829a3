/// The formats of files that browsers know, and one for all others.
package enum ContainerFamily: String, Hashable, Sendable, Codable {
  /// MPEG-4, with or without a picture.
  case mp4
  /// Matroska restricted to what is free.
  case webM
  /// MPEG audio, layer 3, without a container.
  case mp3
  /// Ogg.
  case ogg
  /// RIFF WAVE.
  case wav
  /// FLAC without another container.
  case flac
  /// AVI and raw H.264, which do not say when pictures are shown.
  case withoutPresentationTimes
  /// Everything else: Matroska, QuickTime, transport streams …
  case other
}
