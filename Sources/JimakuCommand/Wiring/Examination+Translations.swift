internal import Foundation
internal import Inference
internal import LanguagePacks

extension Examination {
  /// Tries every translation pack that the usual pair does without, whichever is chosen for its own pair.
  func otherTranslations(_ store: PackStore, _ engines: EngineInstallation) async -> [DoctorReport.Check] {
    let usual = store.translationRoutes().route(from: .init(identifier: "en"), to: .init(identifier: "ja"))
    let tried = usual?.legs.compactMap { $0.pack()?.pack.id } ?? []
    var checks: [DoctorReport.Check] = []
    for installed in store.contents().packs {
      let pack = installed.pack
      guard pack.kind == .translation, !tried.contains(pack.id),
        let source = pack.languages.source?.first, let target = pack.languages.target?.first
      else { continue }
      let finding = await finding {
        try store.verify(installed)
        try await run(installed, engines)
      }
      checks.append(.init(.translation(from: source, to: target, pack: pack.id), finding))
    }
    return checks
  }

  private func run(_ installed: InstalledPack, _ engines: EngineInstallation) async throws(Failure) {
    do throws(InferenceError) {
      try await PackTrial(engines: engines).run(installed.folder)
    } catch {
      switch error.code {
      case .modelUnusable, .engineFailed, .workerLost: throw .packFails(installed.pack.id, error.detail)
      case .libraryUnavailable, .workerUnavailable, .protocolViolation, .cancelled: throw .engine(error)
      }
    }
  }
}
