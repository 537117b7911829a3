/// A place in a sound from where another process can go on and say exactly what this one would have said.
package struct SpeechCheckpoint: Hashable, Sendable, Codable {
  let progress: SpeechProgress

  /// The first sample that has to be given again.
  ///
  /// At most about ten seconds before the last one taken.
  package var resumeSample: Int64 { progress.needed }
}
