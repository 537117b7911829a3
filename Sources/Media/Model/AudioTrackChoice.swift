/// Which audio track of a file is wanted.
package enum AudioTrackChoice: Hashable, Sendable {
  /// The first English one; else the one marked default; else the first. Tracks without a decoder are
  /// passed over.
  case automatic
  /// By its number among the audio tracks, from 1.
  case number(Int)
  /// The first of this language: `ja` also finds `jpn` and `ja-JP`.
  case language(String)

  /// The chosen one of `tracks`.
  ///
  /// Throws `noAudioTrack`, `noSuchTrack`, or `undecodableTrack` when no decoder is here for what was chosen.
  package func choose(among tracks: [AudioTrack], path: String) throws(MediaError) -> AudioTrack {
    guard let first = tracks.first else { throw MediaError(.noAudioTrack, path: path) }
    let usable = tracks.filter(\.isDecodable)
    let chosen: AudioTrack?
    switch self {
    case .automatic:
      chosen =
        usable.first { LanguageTag.same($0.language, "en") } ?? usable.first(where: \.isDefault) ?? usable
        .first
        ?? first
    case .number(let number):
      chosen = tracks.first { $0.number == number }
    case .language(let language):
      let spoken = tracks.filter { LanguageTag.same($0.language, language) }
      chosen = spoken.first(where: \.isDecodable) ?? spoken.first
    }
    guard let chosen else {
      throw MediaError(.noSuchTrack, path: path, detail: Self.summary(of: tracks))
    }
    guard chosen.isDecodable else {
      throw MediaError(.undecodableTrack, path: path, detail: chosen.codec)
    }
    return chosen
  }

  private static func summary(of tracks: [AudioTrack]) -> String {
    tracks.map { "\($0.number):\($0.language ?? "und")" }.joined(separator: " ")
  }
}
