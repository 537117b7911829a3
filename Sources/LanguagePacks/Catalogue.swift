/// The packs that are known, installed or not: what can be had is `supported`, what is here is `installed`.
package enum Catalogue {
  /// One pack that can be had.
  package struct Entry: Hashable, Sendable {
    /// Its id.
    package var id: String
    /// What it is for.
    package var kind: Pack.Kind
    /// What is spoken, or translated from, as BCP 47 tags.
    package var source: [String]
    /// What is translated to.
    package var target: [String]

    /// An entry with everything said.
    package init(id: String, kind: Pack.Kind, source: [String], target: [String]) {
      self.id = id
      self.kind = kind
      self.source = source
      self.target = target
    }
  }

  /// The starter packs, which `make setup` installs.
  package static let entries: [Entry] = [
    Entry(id: "dictionary-en-cmudict", kind: .dictionary, source: ["en"], target: []),
    Entry(id: "dictionary-en-frequency", kind: .dictionary, source: ["en"], target: []),
    Entry(id: "dictionary-en-ja-edict", kind: .dictionary, source: ["en"], target: ["ja"]),
    Entry(id: "dictionary-en-ja-freedict", kind: .dictionary, source: ["en"], target: ["ja"]),
    Entry(id: "dictionary-en-wordnet", kind: .dictionary, source: ["en"], target: []),
    Entry(id: "language-id-fasttext", kind: .languageIdentification, source: [], target: []),
    Entry(id: "speech-en-moonshine-tiny", kind: .speech, source: ["en"], target: []),
    Entry(id: "translation-en-ja-starter", kind: .translation, source: ["en"], target: ["ja"]),
    Entry(id: "vad-silero", kind: .vad, source: [], target: []),
  ]
}
