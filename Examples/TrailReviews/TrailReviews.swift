import Foundation
import NaturalLanguage
import Translation

/// The languages that hikers write in here.
let languages = ["en", "de", "fr", "es", "sv", "ja"].map { Locale.Language(identifier: $0) }

/// Reads reviews of hiking trails in one's own language.
///
///     TrailReviews                      all reviews, in Japanese
///     TrailReviews --to en              all, in English
///     TrailReviews --language en        those in English
///     TrailReviews --languages          which languages can be translated
@main
enum TrailReviews {
  static func main() async throws {
    let target = Locale.Language(identifier: value(of: "--to") ?? "ja")
    if CommandLine.arguments.contains("--languages") {
      await showAvailability(of: languages, to: target)
    } else if let language = value(of: "--language") {
      let reviews = Review.all.filter {
        NLLanguageRecognizer.dominantLanguage(for: $0.text) == NLLanguage(language)
      }
      await show(reviews, from: Locale.Language(identifier: language), to: target)
    } else {
      try await show(Review.all, to: target)
    }
  }

  private static func value(of option: String) -> String? {
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else { return nil }
    return arguments[place + 1]
  }
}

/// Shows a review and its translation, or a remark in its place.
func show(_ review: Review, as translation: String) {
  print("\(review.id) \(review.trail): \(review.text)\n    \(translation)")
}
