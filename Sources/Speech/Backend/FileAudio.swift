internal import Foundation
internal import Media
internal import Synchronization

/// The audio of a media file, read as it is heard.
final class FileAudio: AudioSource {
  /// How far reading may run ahead of hearing: two seconds.
  private static let ahead: Int64 = 32_000

  private let path: String
  private let pacer = AudioPacer(ahead: ahead)
  private let task = Mutex<Task<Void, Never>?>(nil)

  /// Throws `audioReadFailed` for an address that is no file on this machine.
  init(_ url: URL) throws(SFSpeechError) {
    guard url.isFileURL else { throw SFSpeechError(.audioReadFailed, "\(url) is not a file") }
    path = url.path(percentEncoded: false)
  }

  func start(_ consumer: any AudioConsumer) {
    let (path, pacer) = (path, pacer)
    let reading = Task {
      do throws(MediaError) {
        for try await chunk in AudioChunks(path: path) {
          await pacer.wait(for: chunk.endPosition)
          if Task.isCancelled { return }
          consumer.take(chunk.samples)
        }
        consumer.end()
      } catch {
        consumer.fail(SpeechFailure.unreadable(error))
      }
    }
    task.withLock { $0 = reading }
  }

  func heard(_ position: Int64) {
    pacer.heard(position)
  }

  func stop() {
    task.withLock { $0 }?.cancel()
  }
}
