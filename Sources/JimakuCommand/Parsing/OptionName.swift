/// The long options, by their name without the dashes.
enum OptionName: String, Hashable, Sendable, CaseIterable {
  case to, from, format, output, order, start, overwrite, bom, bilingual, glossary, all, json, quiet, port,
    host, open, name, help, version
  case audioTrack = "audio-track"
  case batchSize = "batch-size"

  /// What stands for the value in the help; `nil` for an option without one.
  var placeholder: String? {
    switch self {
    case .to, .from: "LANG"
    case .format: "LIST"
    case .glossary: "FILE"
    case .output: "DIR"
    case .order: "ORDER"
    case .audioTrack: "N|LANG"
    case .start: "TIME"
    case .batchSize, .port: "N"
    case .host: "ADDRESS"
    case .name: "NAME"
    case .overwrite, .bom, .bilingual, .all, .json, .quiet, .open, .help, .version: nil
    }
  }

  /// What stands for the value in the help of a command.
  func placeholder(of command: CommandName) -> String? {
    switch (self, command) {
    case (.to, .translate): "LIST"
    case (.format, .translate): "FORMAT"
    case (.output, .translate): "PATH"
    default: placeholder
    }
  }
}
