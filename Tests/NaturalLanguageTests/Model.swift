import LanguagePacks

/// The model of languages, which `make setup` brings.
enum Model {
  static let isInstalled = PackStore.standard().pack(.languageIdentification) != nil
  static let reason = "needs `make setup`: the pack language-id-fasttext"
}
