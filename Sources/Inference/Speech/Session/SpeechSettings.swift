/// How sound is cut for recognition; the defaults are measured (Decisions/0051).
package struct SpeechSettings: Hashable, Sendable, Codable {
  /// When voice begins and ends.
  package var islands = IslandDetector.Settings()
  /// What is decoded together.
  package var windows = WindowPlanner.Settings()

  /// What is taken for speech.
  package var ghosts = GhostFilter()

  /// The measured defaults.
  package init() {}
}
