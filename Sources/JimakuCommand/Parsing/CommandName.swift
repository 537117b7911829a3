/// The commands, by the word that calls them.
enum CommandName: String, Hashable, Sendable, CaseIterable {
  case subtitle, serve, translate, languages, define, packs, doctor
  /// The worker process; for ourselves, not for people.
  case engine

  /// Those that help and suggestions speak of.
  static let visible: [CommandName] = allCases.filter { $0 != .engine }

  /// The options, in the order of the help.
  var options: [OptionName] {
    switch self {
    case .subtitle:
      [
        .to, .from, .format, .output, .order, .glossary, .audioTrack, .start, .overwrite, .bom, .json, .quiet,
        .help,
      ]
    case .serve: [.port, .host, .open, .from, .to, .help]
    case .translate:
      [
        .to, .from, .bilingual, .order, .glossary, .output, .format, .overwrite, .batchSize, .json, .quiet,
        .help,
      ]
    case .languages: [.json, .help]
    case .define: [.all, .json, .help]
    case .packs: [.from, .to, .name, .json, .help]
    case .doctor: [.json, .help]
    case .engine: []
    }
  }
}
