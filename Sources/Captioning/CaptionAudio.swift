internal import Foundation
package import Media
internal import Subtitles

/// A file's sound as the generator hears it.
struct CaptionAudio: Sendable {
  let description: CaptionSource
  private let path: String
  private let choice: AudioTrackChoice

  /// Opens the file and chooses the track; throws `MediaError`.
  static func open(_ file: URL, _ options: CaptionOptions) async throws(MediaError) -> CaptionAudio {
    let path = file.path(percentEncoded: false)
    let choice = AudioTrackChoice(options.audioTrack)
    let info = try await MediaFile(path: path).probed()
    let track = try choice.choose(among: info.audioTracks, path: path)
    let description = CaptionSource(
      duration: info.duration, isDurationEstimated: info.isDurationEstimated, audioTrack: track.number,
      start: max(.zero, options.start))
    return CaptionAudio(description: description, path: path, choice: choice)
  }

  /// The media time of the first sample.
  var start: Timestamp { description.start }

  /// Where a moment is among the media's samples.
  static func position(of time: Timestamp) -> Int64 {
    Int64(time.milliseconds) * Int64(PCMConverter.outputRate / 1000)
  }

  /// Reads to the end, no faster than the pacer allows.
  func read(at pacer: AudioPacer, deliver: @Sendable (CaptionInput) -> Void) async {
    do throws(MediaError) {
      pacer.heard(Self.position(of: start))
      for try await chunk in AudioChunks(path: path, choice: choice, start: start, chunkLength: 4000) {
        await pacer.wait(for: chunk.endPosition)
        if Task.isCancelled { return }
        deliver(.audio(chunk))
      }
      deliver(.audioEnded)
    } catch {
      deliver(.audioFailed(error))
    }
  }
}

extension AudioTrackChoice {
  /// The same choice in the words of `Media`.
  package init(_ track: CaptionOptions.AudioTrack) {
    switch track {
    case .automatic: self = .automatic
    case .number(let number): self = .number(number)
    case .language(let language): self = .language(language)
    }
  }
}
