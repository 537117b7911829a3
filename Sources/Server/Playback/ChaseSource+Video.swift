internal import Captioning
package import Chase
package import Library
internal import Media

extension ChaseSource {
  /// What the viewer of a video chose its lines to be made of.
  ///
  /// Throws `MediaError`. A translation that cannot be read is left out: the list of tracks says why.
  package static func chosen(for video: Video) async throws -> ChaseSource {
    let info = try await MediaFile(path: video.path).probed()
    let chosen = ChosenLines(VideoPreferences(video), of: video, info)
    let translations = try? await chosen.japanese?.cues(of: video)
    return ChaseSource(
      try await lines(chosen, of: video), translations: translations.map { WrittenTranslations($0) })
  }

  private static func lines(_ chosen: ChosenLines, of video: Video) async throws -> Lines {
    guard let english = chosen.english else {
      return .sound(chosen.audioTrack.map { .number($0) } ?? .automatic)
    }
    return .written(try await english.cues(of: video), isForeign: english.isForeign)
  }
}
