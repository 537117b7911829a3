internal import Foundation
internal import Subtitles

extension Connection {
  /// One saved item; throws `notFound`.
  func savedItem(_ id: SavedItem.ID) throws -> SavedItem {
    let item = try first("\(SavedItem.selection) WHERE saved.id = ?1", id.number, read: SavedItem.init)
    guard let item else { throw RequestFault(code: .notFound, detail: "saved item \(id.number)") }
    return item
  }

  /// The saved items of a kind and of a video, latest first; `nil` asks for all.
  ///
  /// Letters of ASCII match in either case. Without LIKE: its patterns would need escaping, and have a limit.
  func savedItems(
    _ kind: SavedItem.Kind?, of video: Video.ID?, matching text: String?
  ) throws(DatabaseError) -> [SavedItem] {
    try all(
      """
      \(SavedItem.selection) WHERE saved.kind = coalesce(?1, saved.kind) AND video = coalesce(?2, video) AND (?3 IS NULL
      OR instr(lower(text), lower(?3)) OR instr(lower(lemma), lower(?3)) OR instr(lower(sentence), lower(?3))
      OR instr(lower(translation), lower(?3)) OR instr(lower(gloss), lower(?3)) OR instr(lower(note), lower(?3)))
      ORDER BY saved_at DESC, saved.id DESC
      """, kind, video?.number, text, read: SavedItem.init)
  }

  /// Adds an item, or finds the same one; returns which.
  func save(_ item: SavedItem.Content, at now: Date) throws(DatabaseError) -> SavedItem.ID? {
    try run(
      """
      INSERT INTO saved (kind, video, cue, begins, ends, text, lemma, sentence, translation, gloss, note, saved_at)
      VALUES (?1, ?2, (SELECT id FROM cues WHERE id = ?3 AND video = ?2), ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
      ON CONFLICT DO NOTHING
      """, item.kind, item.video.number, item.cue?.number, item.span.start, item.span.end, item.text,
      item.lemma, item.sentence, item.translation, item.gloss, item.note, now)
    return try first(
      "SELECT id FROM saved WHERE video = ?1 AND kind = ?2 AND begins = ?3 AND ends = ?4 AND text = ?5",
      item.video.number, item.kind, item.span.start, item.span.end, item.text
    ) { (row) throws(DatabaseError) in SavedItem.ID(try row[0]) }
  }
}

extension SavedItem {
  fileprivate static let selection = """
    SELECT saved.id, saved.kind, video, cue, begins, ends, text, lemma, sentence, translation, gloss, note, saved_at,
    title FROM saved CROSS JOIN videos ON videos.id = saved.video
    """

  fileprivate init(_ row: Row) throws(DatabaseError) {
    let cue: Int? = try row[3]
    let content = Content(
      kind: try row[1], video: Video.ID(try row[2]), cue: cue.map { Cue.ID($0) },
      span: TimeSpan(start: try row[4], end: try row[5]), text: try row[6], lemma: try row[7],
      sentence: try row[8], translation: try row[9], gloss: try row[10], note: try row[11])
    self.init(
      id: ID(try row[0]), content: content, videoTitle: try row[13], savedAt: try row[12])
  }
}
