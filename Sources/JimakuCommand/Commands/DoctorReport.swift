internal import LanguagePacks

/// What `jimaku doctor` found.
struct DoctorReport: Hashable, Sendable {
  /// What was looked at.
  enum Subject: Hashable, Sendable {
    /// A library, by its name.
    case library(String)
    /// The folder that holds the engines' libraries, and the one that holds the packs.
    case engineFolder
    case packFolder
    /// The program that the engines run in.
    case worker
    /// Optional is what subtitles can be made without.
    case pack(id: String, licence: String, isOptional: Bool = false)
    /// Whether a word is found; subtitles can be made without.
    case dictionary
    /// Whether the engine starts, loads its packs and works.
    case speech(String)
    /// Of the usual pair, or of a pack of another one, which subtitles can be made without.
    case translation(from: String, to: String, pack: String? = nil)
  }

  /// What came of looking.
  enum Finding: Hashable, Sendable {
    /// As it should be: a version, a place, or nothing more to say.
    case good(String)
    case bad(Failure)
  }

  struct Check: Hashable, Sendable {
    var subject: Subject
    var finding: Finding

    init(_ subject: Subject, _ finding: Finding) {
      self.subject = subject
      self.finding = finding
    }
  }

  var checks: [Check]

  /// Whether subtitles can be made: nothing is wrong with speech and translation as a whole.
  var isReady: Bool {
    let work = checks.filter { $0.isWork }
    return !work.isEmpty && work.allSatisfy { if case .good = $0.finding { true } else { false } }
  }
}

extension DoctorReport.Check {
  /// Whether something that nobody needs is not there, which is no fault.
  var isAbsence: Bool {
    guard case .bad(.pack(let error)) = finding, error.code == .notInstalled else { return false }
    return subject.isOptional
  }

  fileprivate var isWork: Bool {
    switch subject {
    case .speech: true
    case .translation(_, _, let pack): pack == nil
    case .library, .engineFolder, .packFolder, .worker, .pack, .dictionary: false
    }
  }
}

extension DoctorReport.Subject {
  /// Whether subtitles can be made without it.
  var isOptional: Bool {
    switch self {
    case .dictionary: true
    case .pack(_, _, let isOptional): isOptional
    case .translation(_, _, let pack): pack != nil
    case .library, .engineFolder, .packFolder, .worker, .speech: false
    }
  }
}
