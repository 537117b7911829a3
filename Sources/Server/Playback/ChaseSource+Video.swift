package import Chase
package import Library
internal import Captioning
internal import Media

extension ChaseSource {
  /// What the viewer of a video chose its lines to be made of.
  ///
  /// A subtitle track that is not there any more counts as not chosen. Throws `MediaError`.
  package static func chosen(for video: Video) async throws -> ChaseSource {
    let preferences = VideoPreferences(video)
    if case .track(let id) = preferences.english {
      let info = try await MediaFile(path: video.path).probed()
      let source = SubtitleSource.all(of: video, info).first { $0.id == id && $0.isText }
      if let source { return .written(try await source.cues(of: video)) }
    }
    return .sound(preferences.audioTrack.map { .number($0) } ?? .automatic)
  }
}
