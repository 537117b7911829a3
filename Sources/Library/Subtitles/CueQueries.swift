internal import Subtitles

extension Connection {
  /// The cues that are shown, ordered by start.
  func cues(of track: LineTrack) throws(DatabaseError) -> [StoredCue] {
    try cues(of: track, where: "cues.deleted = 0")
  }

  /// The cues whose translation is to come, ordered by start.
  func pendingCues(of track: LineTrack) throws(DatabaseError) -> [StoredCue] {
    try cues(of: track, where: "cues.deleted = 0 AND cues.state = 'pending'")
  }

  private func cues(of track: LineTrack, where condition: String) throws(DatabaseError) -> [StoredCue] {
    var words: [Int: [Word]] = [:]
    let wanted = "cues.video = ?1 AND cues.lines = ?2 AND \(condition) ORDER BY cues.begins, cues.id"
    // The cues lead, in the order of their index, so that nothing has to be sorted.
    let sql = """
      SELECT \(Word.columns), words.cue FROM cues CROSS JOIN words ON words.cue = cues.id WHERE \(wanted), words.number
      """
    _ = try all(sql, track.video.number, track.source) { (row) throws(DatabaseError) in
      words[try row[4], default: []].append(try Word(row))
    }
    return try all(
      "SELECT \(StoredCue.columns) FROM cues WHERE \(wanted)", track.video.number, track.source
    ) { (row) throws(DatabaseError) in
      try StoredCue(row, heard: words[try row[0]] ?? [])
    }
  }

  /// The cues that are shown, and those among them whose translation is to come.
  func cueIDs(of track: LineTrack) throws(DatabaseError) -> (all: Set<Cue.ID>, pending: Set<Cue.ID>) {
    let cues = try all(
      "SELECT id, state = 'pending' FROM cues WHERE video = ?1 AND lines = ?2 AND deleted = 0",
      track.video.number, track.source
    ) { (row) throws(DatabaseError) -> (id: Cue.ID, isPending: Bool) in (Cue.ID(try row[0]), try row[1]) }
    return (Set(cues.map(\.id)), Set(cues.lazy.filter(\.isPending).map(\.id)))
  }

  /// One cue that is shown; throws `notFound`.
  func cue(_ id: Cue.ID, of video: Video.ID) throws -> StoredCue {
    let sql = "SELECT \(StoredCue.columns) FROM cues WHERE id = ?1 AND video = ?2 AND deleted = 0"
    let cue = try first(sql, id.number, video.number) { (row) throws(DatabaseError) in
      try StoredCue(row, heard: try words(of: id))
    }
    guard let cue else { throw RequestFault.noCue(id, of: video) }
    return cue
  }

  /// Whether a cue is shown; throws `notFound` for one of another video.
  func isShown(_ id: Cue.ID, of video: Video.ID) throws -> Bool {
    let place = try first("SELECT video, deleted FROM cues WHERE id = ?1", id.number) {
      (row) throws(DatabaseError) -> (video: Int, isDeleted: Bool) in (try row[0], try row[1])
    }
    guard let place else { return false }
    if place.video != video.number { throw RequestFault.noCue(id, of: video) }
    return !place.isDeleted
  }

  /// The words that were heard in a cue.
  private func words(of cue: Cue.ID) throws(DatabaseError) -> [Word] {
    try all("SELECT \(Word.columns) FROM words WHERE cue = ?1 ORDER BY number", cue.number, read: Word.init)
  }
}

extension RequestFault {
  static func noCue(_ id: Cue.ID, of video: Video.ID) -> RequestFault {
    RequestFault(code: .notFound, detail: "cue \(id.number) of video \(video.number)")
  }
}

extension StoredCue {
  static let columns = "id, begins, ends, text, state, translation, edited"

  init(_ row: Row, heard: [Word]) throws(DatabaseError) {
    let text: String = try row[3]
    let isEdited: Bool = try row[6]
    let words = isEdited ? EditedWords.words(of: text, heard: heard) : heard
    let span = TimeSpan(start: try row[1], end: try row[2])
    self.init(
      cue: Cue(id: Cue.ID(try row[0]), span: span, text: text, words: words),
      translation: CueTranslation(try row[4], try row[5]), isEdited: isEdited)
  }
}

extension Word {
  static let columns = "words.text, words.begins, words.ends, words.confidence"

  init(_ row: Row) throws(DatabaseError) {
    self.init(try row[0], TimeSpan(start: try row[1], end: try row[2]), confidence: try row[3])
  }
}
