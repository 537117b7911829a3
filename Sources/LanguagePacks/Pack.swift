/// What a pack is, as its `pack.json` says; Decisions/0010 describes the format.
package struct Pack: Hashable, Sendable, Codable {
  /// What a pack is for.
  package enum Kind: String, Hashable, Sendable, Codable {
    /// Understanding speech.
    case speech
    /// Translating sentences.
    case translation
    /// Looking words up.
    case dictionary
    /// Telling voice from silence and noise.
    case vad
    /// Telling which language a text or a voice is in.
    case languageIdentification = "language-id"
  }

  /// The languages a pack serves, as BCP 47 tags.
  package struct Languages: Hashable, Sendable, Codable {
    /// What is spoken, or translated from; absent when the language does not matter.
    package var source: [String]?
    /// What is translated to.
    package var target: [String]?
  }

  /// One file of the pack.
  package struct File: Hashable, Sendable, Codable {
    /// Its place, relative to the pack's folder.
    package var path: String
    /// Its size in bytes.
    package var size: Int
    /// Its SHA-256 in lower-case hexadecimal digits.
    package var sha256: String
  }

  /// How well the pack does on a named set.
  package struct Quality: Hashable, Sendable, Codable {
    /// What was measured on.
    package var set: String
    /// What was measured, such as `chrF` or `WER`.
    package var metric: String
    /// The figure.
    package var value: Double
  }

  /// A setting of the engine: what it means is between the pack and its engine.
  package enum Parameter: Hashable, Sendable {
    /// `true` or `false`.
    case flag(Bool)
    /// A number, whole or not.
    case number(Double)
    /// A string.
    case text(String)
    /// An array.
    case list([Parameter])
    /// An object.
    case table([String: Parameter])
  }

  /// The only format there is so far.
  package static let currentFormat = 1

  /// The version of the manifest's format.
  package var format: Int
  /// The pack's name for programs, and its folder's name.
  package var id: String
  /// What it is for.
  package var kind: Kind
  /// Its version.
  package var version: String
  /// Which engine can use it.
  package var engine: String
  /// Which languages it serves.
  package var languages: Languages
  /// Its name for people, by language.
  package var name: [String: String]
  /// Its files.
  package var files: [File]
  /// The licence of its content, as an SPDX expression.
  package var licence: String
  /// Who must be named.
  package var attribution: [String]
  /// Where its content comes from, for people.
  package var origin: String?
  /// What is known of how well it does.
  package var quality: [Quality]?
  /// The settings of its engine.
  package var parameters: [String: Parameter]?

  /// The bytes of all its files.
  package var byteCount: Int { files.reduce(0) { $0 + $1.size } }

  /// SPDX's word for a licence that nobody told.
  package static let unknownLicence = "NOASSERTION"

  /// Whether anyone told the licence.
  package var isLicenceKnown: Bool { licence != Self.unknownLicence }
}
