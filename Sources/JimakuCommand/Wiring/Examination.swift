internal import Dictionary
internal import Foundation
internal import Inference
internal import LanguagePacks

/// Looks at everything `jimaku doctor` reports.
struct Examination: Sendable {
  let environment: [String: String]

  func report() async -> DoctorReport {
    let store = PackStore.standard(environment: environment)
    let engines = EngineInstallation.located(environment: environment)
    var checks = libraries(engines)
    checks.append(worker(engines.launcher))
    checks += packs(store)
    checks.append(DoctorReport.Check(.speech("en"), await finding { try await tryHearing(store) }))
    checks.append(
      DoctorReport.Check(
        .translation(from: "en", to: "ja"), await finding { try await tryTranslating(store) }))
    checks += await otherTranslations(store, engines)
    checks.append(DoctorReport.Check(.dictionary, finding { try tryDefining(store) }))
    return DoctorReport(checks: checks)
  }

  private func libraries(_ engines: EngineInstallation) -> [DoctorReport.Check] {
    let linked = ["libavformat": "FFmpeg", "libicuuc": "ICU"].sorted { $0.key < $1.key }
    let releases = linked.compactMap { file, name -> DoctorReport.Check? in
      LinkedLibraries.current.release(of: file).map { .init(.library(name), .good("\(file) \($0)")) }
    }
    let trial = Result { () throws(InferenceError) in
      try RuntimeTrial.version(of: engines.native, launcher: engines.launcher)
    }
    return releases + [
      DoctorReport.Check(.engineFolder, place(of: engines.native)),
      DoctorReport.Check(
        .library("sherpa-onnx"), finding { try trial.map { _ in SherpaLibrary.version }.get() }),
      DoctorReport.Check(.library("ONNX Runtime"), finding { try trial.get() }),
    ]
  }

  private func place(of native: NativeLibraries) -> DoctorReport.Finding {
    native.isPresent
      ? .good(native.directory) : .bad(.engine(InferenceError(.libraryUnavailable, native.directory)))
  }

  private func worker(_ launcher: EngineLauncher) -> DoctorReport.Check {
    switch launcher {
    case .program(let path):
      guard FileManager.default.isExecutableFile(atPath: path) else {
        return DoctorReport.Check(.worker, .bad(.engine(InferenceError(.workerUnavailable, path))))
      }
      return DoctorReport.Check(.worker, .good(path))
    case .inProcess:
      return DoctorReport.Check(.worker, .good(EngineLauncher.inProcessName))
    case .unavailable:
      return DoctorReport.Check(.worker, .bad(.engine(InferenceError(.workerUnavailable, "jimaku"))))
    }
  }

  private func packs(_ store: PackStore) -> [DoctorReport.Check] {
    let contents = store.contents()
    let installed = contents.packs.map { installed in
      DoctorReport.Check(
        .pack(
          id: installed.pack.id, licence: installed.pack.licence, isOptional: isOptional(installed.pack.kind)),
        finding { () throws(PackError) in
          try store.verify(installed)
          return installed.pack.version
        })
    }
    let seen = Set(contents.packs.map(\.pack.id) + contents.faults.map(\.pack))
    let absent = Catalogue.entries.filter { isOptional($0.kind) && !seen.contains($0.id) }.map { entry in
      PackError(.notInstalled, pack: entry.id)
    }
    let faults = (contents.faults + absent).map { fault in
      DoctorReport.Check(
        .pack(id: fault.pack, licence: "–", isOptional: fault.code == .notInstalled), .bad(.pack(fault)))
    }
    let folder = DoctorReport.Check(
      .packFolder,
      Failure(folderOf: store).map { .bad($0) } ?? .good(store.folder.path))
    return [folder] + installed + faults
  }

  /// Whether subtitles can be made without packs of this kind.
  private func isOptional(_ kind: Pack.Kind) -> Bool { kind == .dictionary }

  private func tryDefining(_ store: PackStore) throws -> String {
    let word = "subtitles"
    guard let entry = try EnglishDictionary(packs: store).lookUp(word), let article = entry.articles.first
    else {
      throw Failure.unknownWord(word, suggestions: [])
    }
    return ([article.headword] + article.japanese.flatMap(\.glosses).prefix(1)).joined(separator: ": ")
  }

  private func tryHearing(_ store: PackStore) async throws {
    try PackReadiness(store: store).checkSpeech("en")
    try await HearingTrial.run(locale: Locale(identifier: "en"))
  }

  private func tryTranslating(_ store: PackStore) async throws {
    let translator = LocalTextTranslator(store: store, from: "en", to: "ja")
    try translator.prepare(from: "en", to: "ja")
    _ = try await translator.translate(["Good morning."])
  }

  private func finding(_ work: () throws -> String) -> DoctorReport.Finding {
    do { return .good(try work()) } catch { return .bad(Failure(error)) }
  }

  func finding(_ work: () async throws -> Void) async -> DoctorReport.Finding {
    do {
      try await work()
      return .good("")
    } catch {
      return .bad(Failure(error))
    }
  }
}
