import Foundation
import Testing
import Translation

/// Texts with attributes, through Apple's API for them.
@Suite struct StyledTranslationTests {
  private let english = Locale.Language(identifier: "en")
  private let japanese = Locale.Language(identifier: "ja")
  private let link = URL(string: "https://example.com/map")

  @Test(.enabled(if: Clip.isAvailable, "\(Clip.reason)"))
  func namesAndLinksSurvive() async throws {
    let link = try #require(link)
    let text = StyledTranslator.announcement(
      "Welcome to Apple Park. Here is the station.", keeping: "Apple Park", linking: "station", to: link)
    #expect(StyledTranslator.kept(in: text) == ["Apple Park"])
    let session = TranslationSession(installedSource: english, target: japanese)
    let translation = try #require(try await StyledTranslator().translate(text, with: session))
    #expect(StyledTranslator.kept(in: translation) == ["Apple Park"])
    let linked = translation.runs.filter { $0.link == link }.map {
      String(translation[$0.range].characters)
    }
    #expect(linked.count == 1)
    #expect(linked.first?.isEmpty == false)
  }

  @Test func aRequestHasPlainAndAttributedText() throws {
    var styled = AttributedString("Good morning.")
    styled.link = link
    var request = TranslationSession.Request(sourceText: styled, clientIdentifier: "1")
    #expect(request.sourceText == "Good morning.")
    #expect(request.attributedSourceText == styled)
    request.sourceText = "Good evening."
    #expect(request.attributedSourceText == nil)
    request.attributedSourceText = styled
    #expect(request.sourceText == "Good morning.")
    request.attributedSourceText = nil
    #expect(request.sourceText == "Good morning.")
    #expect(request.clientIdentifier == "1")
  }

  @Test func aStyledResponseCanBeMadeByHand() {
    let (source, target) = (AttributedString("Yes."), AttributedString("はい。"))
    let response = TranslationSession.Response(
      sourceLanguage: english, targetLanguage: japanese, sourceAttributedText: source,
      targetAttributedText: target, clientIdentifier: nil)
    #expect(response.sourceText == "Yes.")
    #expect(response.targetText == "はい。")
    #expect(response.attributedSourceText == source)
    #expect(response.attributedTargetText == target)
  }

  /// Named as Foundation's own scopes are: by type, by key path, by the key's name.
  @Test func theAttributesHaveAScope() {
    let scope: KeyPath<AttributeScopes, AttributeScopes.TranslationAttributes.Type> = \.translation
    #expect(scope == \AttributeScopes.translation)
    #expect(!StyledTranslator.SkipKey.name.isEmpty)
    _ = AttributeScopes.TranslationAttributes.encodingConfiguration
    var text = AttributedString("Apple Park")
    text.skipsTranslation = true
    #expect(text[StyledTranslator.SkipKey.self] == true)
  }
}
