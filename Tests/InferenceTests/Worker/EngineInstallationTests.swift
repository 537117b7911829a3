import Inference
import Testing

/// Where engines are looked for.
@Suite struct EngineInstallationTests {
  @Test(
    arguments: [
      ("told", ["JIMAKU_ENGINE": "/opt/jimaku", "PATH": "/usr/bin"], .program("/opt/jimaku")),
      ("in this process", ["JIMAKU_ENGINE": "in-process"], .inProcess),
      ("beside the program", ["JIMAKU_ENGINE": "", "PATH": "/usr/bin"], .program(WorkerFixture.program)),
    ] as [(String, [String: String], EngineLauncher)])
  func theWorkerIs(case: String, environment: [String: String], launcher: EngineLauncher) {
    #expect(EngineInstallation.located(environment: environment).launcher == launcher)
  }

  @Test func theLibrariesAreWhereTheEnvironmentSays() {
    let installation = EngineInstallation.located(environment: ["JIMAKU_NATIVE": "/opt/engines"])
    #expect(installation.native == NativeLibraries(directory: "/opt/engines"))
  }

  /// Who looks for no worker beside the program finds the first on the path, or none.
  @Test func withoutAProgramThereIsNoWorker() {
    let nowhere = "/nowhere"
    #expect(EngineLauncher.located(environment: [:], executableDirectory: nowhere) == .unavailable)
    #expect(
      EngineLauncher.located(environment: ["PATH": "/a:/b"], executableDirectory: nowhere) == .unavailable)
  }
}
