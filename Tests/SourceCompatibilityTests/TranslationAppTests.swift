import Foundation
import Testing
import Translation

/// The parts of an app that translate, each with a stand-in for its view.
@MainActor
@Suite(.enabled(if: Clip.isAvailable, "\(Clip.reason)"))
struct TranslationAppTests {
  private let english = Locale.Language(identifier: "en-US")
  private let japanese = Locale.Language(identifier: "ja_JP")

  @Test func aServiceKeepsItsSessionUntilItsViewGoes() async throws {
    let service = TranslationService()
    let view = ViewStandIn { await service.adopt($0) }
    #expect(try await service.translate("Thank you.") == nil)

    service.request(from: english, to: japanese)
    view.update(service.configuration)
    await view.actionFinished()
    #expect(service.lastError == nil)
    // Long after the action returned.
    #expect(try #require(try await service.translate("Where is the station?")).contains("駅"))

    let before = service.configuration
    service.request(from: english, to: japanese)
    #expect(service.configuration != before)
    #expect(try #require(service.configuration).version > #require(before).version)
    view.update(service.configuration)
    await view.actionFinished()
    #expect(try await service.translate("Thank you.") != nil)

    // Where Apple's framework traps.
    view.vanish()
    #expect(try await service.translate("Thank you.") == nil)
    service.stop()
    #expect(service.configuration == nil)
  }

  @Test func aBacklogIsWorkedThrough() async throws {
    var items = (1...23).map { BacklogTranslator.Item(id: $0, text: "There are \($0) books on the table.") }
    items[4].translation = "もう訳した。"
    let session = TranslationSession(
      installedSource: english, target: japanese, preferredStrategy: .lowLatency)
    #expect(session.preferredStrategy == .lowLatency)
    #expect(try await BacklogTranslator().work(through: &items, with: session) == 3)
    #expect(items[4].translation == "もう訳した。")
    for item in items where item.id != 5 {
      #expect(try #require(item.translation).contains("\(item.id)"))
    }
  }

  @Test func aCaptionIsTranslatedAnewWhenItChanges() async throws {
    let model = CaptionViewModel(source: english, target: japanese)
    let view = ViewStandIn { await model.translate(with: $0) }
    view.update(model.configuration)
    for (caption, word) in [("Where is the station?", "駅"), ("I like music.", "音楽")] {
      model.caption = caption
      view.update(model.configuration)
      await view.actionFinished()
      #expect(model.translation.contains(word))
    }
    #expect(!model.isCareful)
    model.isCareful = true
    view.update(model.configuration)
    await view.actionFinished()
    #expect(model.translation.contains("音楽"))
    #expect(model.failure == nil)
  }

  @Test func commentsOfSeveralLanguagesAreSorted() async throws {
    var comments = [
      "The view from the top is wonderful, but the last mile is steep.", "道がとても険しかったです。",
      "Der Weg ist sehr schön, aber im Winter gefährlich.", "👍", "We walked for three hours in the rain.",
    ].enumerated().map { CommentTranslator.Comment(id: "\($0)", text: $1) }
    #expect(await CommentTranslator(target: japanese).translate(&comments) == ["de"])
    #expect(comments.map { $0.translation != nil } == [true, false, false, false, true])
  }

  @Test func settingsShowWhatThereIs() async throws {
    let settings = TranslationSettingsModel()
    await settings.load()
    #expect(settings.languages.contains("en_US"))
    #expect(settings.languages.contains("ja_JP"))
    settings.strategy = .lowLatency
    #expect(LanguageAvailability(preferredStrategy: settings.strategy).preferredStrategy == .lowLatency)
    await settings.check(from: english, to: japanese)
    #expect(settings.row == .ready)
    await settings.check(from: japanese, to: Locale.Language(identifier: "ja"))
    #expect(settings.row == .unavailable)
    await settings.check("1 2 3", to: japanese)
    #expect(settings.row == .unknownLanguage)
    await settings.download(with: TranslationSession(installedSource: english, target: japanese))
    #expect(settings.row == .ready)
    #expect(settings.message == nil)
  }

  @Test func aRefusedDownloadIsNoFault() async {
    let settings = TranslationSettingsModel()
    let downloads = TranslationDownloads(
      approve: { download in
        #expect(download.source.languageCode == .japanese)
        return false
      }, install: { _ in Issue.record("installed what was refused") })
    let view = ViewStandIn(downloads: downloads) { await settings.download(with: $0) }
    // No pack serves this pair, so nothing may be asked.
    view.update(.init(source: japanese, target: english))
    await view.actionFinished()
    #expect(settings.message == "These two do not go together.")
  }

  nonisolated static let explanations: [(error: any Error, words: String)] = [
    (TranslationError.unsupportedSourceLanguage, "One of the languages is not offered."),
    (TranslationError.unsupportedTargetLanguage, "One of the languages is not offered."),
    (TranslationError.unsupportedLanguagePairing, "These two do not go together."),
    (TranslationError.notInstalled, "Not installed."),
    (
      TranslationError.nothingToTranslate,
      "There is nothing to translate. Every text is empty or white space."
    ),
  ]

  @Test(arguments: explanations)
  func errorsAreExplained(error: any Error, words: String) {
    #expect(TranslationSettingsModel.explanation(of: error) == words)
  }
}
