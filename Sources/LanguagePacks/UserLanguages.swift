package import Foundation

extension Locale.Language {
  /// The user's languages by the environment of a process, the most wanted first; none in the locale `C`.
  ///
  /// Those of `LANGUAGE`, then that of the locale: `LC_ALL`, else `LC_MESSAGES`, else `LANG`. Foundation on Linux looks at
  /// none of them. Source: POSIX.1-2017, §8.2; GNU gettext's manual, §2.3.
  package static func preferred(by environment: [String: String]) -> [Locale.Language] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let own = Locale.Language(posix: locale ?? "") else { return [] }
    let wanted = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap {
      Locale.Language(posix: $0)
    }
    return (wanted + [own]).reduce(into: []) { languages, language in
      if !languages.contains(language) { languages.append(language) }
    }
  }

  /// The scripts that names of locales have as modifiers.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]

  /// The language of a locale's name, such as `sr_RS.UTF-8@latin`; `nil` for what names none.
  private init?(posix name: some StringProtocol) {
    let tag = name.prefix { $0 != "." && $0 != "@" }
    guard tag != "POSIX" else { return nil }
    var components = Components(identifier: String(tag))
    if let modifier = name.split(separator: "@").dropFirst().first,
      let script = Self.scripts[String(modifier)]
    {
      components.script = Locale.Script(script)
    }
    self.init(components: components)
    if identity == nil { return nil }
  }
}
