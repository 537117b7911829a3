/// The language of messages.
enum MessageLanguage: Hashable, Sendable, CaseIterable {
  case english, japanese

  /// The language the environment asks for: `LC_ALL`, else `LC_MESSAGES`, else `LANG`; the first that is not empty.
  ///
  /// Source: POSIX.1-2017, "Environment Variables", §8.2.
  init(environment: [String: String]) {
    let told = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let language = (told ?? "").prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }
    self = language == "ja" ? .japanese : .english
  }
}
