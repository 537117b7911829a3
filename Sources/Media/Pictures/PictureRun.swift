internal import CFFmpeg

/// The pictures of a stream from a moment on: first the one that is shown at that moment.
final class PictureRun {
  /// A picture and when it is shown, in microseconds of the timeline; `nil` when it does not say.
  typealias Timed = (moment: Int64?, picture: Frame)

  private let decoder: PictureDecoder
  private var waiting: [Timed] = []

  /// The pictures that `decoder` gives from `start` on, in microseconds of the timeline.
  ///
  /// Throws `emptyTrack` when there is none, `readFailed`, `cancelled`.
  init(decoder: PictureDecoder, start: Int64, path: String) throws(MediaError) {
    self.decoder = decoder
    var before: Frame?
    while try decoder.next() {
      guard let picture = Frame(sharing: decoder.frame) else { break }
      let moment = decoder.moment
      if let moment, moment < start {
        before = picture
        continue
      }
      waiting = [(moment, picture)]
      break
    }
    if let before, waiting.first?.moment != start { waiting.insert((start, before), at: 0) }
    if waiting.isEmpty { throw MediaError(.emptyTrack, path: path) }
  }

  /// The next picture; `nil` after the last.
  ///
  /// Throws `readFailed` and `cancelled`.
  func next() throws(MediaError) -> Timed? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    guard try decoder.next(), let picture = Frame(sharing: decoder.frame) else { return nil }
    return (decoder.moment, picture)
  }
}
