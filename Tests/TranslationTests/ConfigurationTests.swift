import Foundation
import Testing
import Translation

/// What makes one configuration unequal to another.
@Suite struct ConfigurationTests {
  private let english = Locale.Language(identifier: "en")
  private let japanese = Locale.Language(identifier: "ja")

  @Test func equalContentIsEqual() {
    let one = TranslationSession.Configuration(source: english, target: japanese)
    #expect(one == TranslationSession.Configuration(source: english, target: japanese))
    #expect(
      one
        == TranslationSession.Configuration(
          source: english, target: japanese, preferredStrategy: .highFidelity))
    #expect(TranslationSession.Configuration() == TranslationSession.Configuration(source: nil, target: nil))
  }

  @Test func eachPartCounts() {
    let one = TranslationSession.Configuration(source: english, target: japanese)
    var others = [TranslationSession.Configuration](repeating: one, count: 5)
    others[0].source = nil
    others[1].target = english
    others[2].preferredStrategy = .lowLatency
    others[3].invalidate()
    others[4].invalidate()
    others[4].invalidate()
    for (index, other) in others.enumerated() {
      #expect(other != one)
      #expect(others.firstIndex(of: other) == index)
    }
  }

  @Test func invalidatingMovesTheVersionOnly() {
    var configuration = TranslationSession.Configuration(source: english, target: japanese)
    let version = configuration.version
    configuration.invalidate()
    #expect(configuration.version != version)
    #expect(configuration.source == english)
    #expect(configuration.target == japanese)
  }
}
