import Foundation
import NaturalLanguage
import Translation

/// The languages that hikers write in here.
let languages = ["en", "de", "fr", "es", "sv", "ja"].map { Locale.Language(identifier: $0) }

/// Reads reviews of hiking trails in one's own language; `Options.usage` says how.
@main
enum TrailReviews {
  static func main() async throws {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.showsHelp { return print(Options.usage) }
      try await run(options)
    } catch let mistake as Options.Mistake {
      FileHandle.standardError.write(Data("\(mistake.words)\n\n\(Options.usage)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ options: Options) async throws {
    if options.listsLanguages {
      await showAvailability(of: languages, to: options.target)
    } else if let language = options.language {
      let reviews = Review.all.filter {
        NLLanguageRecognizer.dominantLanguage(for: $0.text)?.rawValue == language.minimalIdentifier
      }
      await show(reviews, from: language, to: options.target)
    } else {
      try await show(Review.all, to: options.target)
    }
  }
}

/// Shows a review and its translation, or a remark in its place.
func show(_ review: Review, as translation: String) {
  print("\(review.id) \(review.trail): \(review.text)\n    \(translation)")
}
