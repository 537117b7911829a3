import Foundation
import Glibc
import Inference
import TestSupport
import Testing

/// A real engine in a real worker.
///
/// Needs the starter packs and the program beside the test runner.
@Suite(.enabled(if: SetUp.isComplete, "\(SetUp.reason)"))
struct EngineClientTests {
  @Test(arguments: [EngineLauncher.program(WorkerFixture.program), .inProcess])
  func aWorkerHearsWhatIsSaid(launcher: EngineLauncher) async throws {
    let heard = try await WorkerFixture.hear(with: WorkerFixture.client(launcher))
    let text = heard.map(\.text).joined(separator: " ")
    #expect(text.contains("the worst of times"))
    #expect(text.contains("superlative degree of comparison"))
  }

  @Test func aLostWorkerCostsNothing() async throws {
    let undisturbed = try await WorkerFixture.hear(
      with: WorkerFixture.client(.program(WorkerFixture.program)))
    let client = WorkerFixture.client(.program(WorkerFixture.program))
    // Killed after each whole second and a half heard, and at once when it is back: while it loads its models.
    var due: Int64 = 8000
    var kills = 0
    let disturbed = try await WorkerFixture.hear(with: client) { position in
      guard position >= due, kills < 20, let worker = client.workerProcessIdentifier else { return }
      due += kills.isMultiple(of: 3) ? 0 : 33_000
      kills += 1
      kill(worker, SIGKILL)
    }
    #expect(kills == 20)
    #expect(disturbed == undisturbed)
  }

  /// A descriptor that a worker kept would keep a pipe open, and whoever reads to its end would wait for ever.
  @Test func aWorkerInheritsNothingButItsSocket() async throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    let inherited = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(ends[1])")
    let client = WorkerFixture.client(.program(WorkerFixture.program))
    var links: [String] = []
    _ = try await WorkerFixture.hear(with: client) { _ in
      guard links.isEmpty, let worker = client.workerProcessIdentifier else { return }
      let folder = "/proc/\(worker)/fd"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      links = names.compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
      }
    }
    #expect(links.contains { $0.hasPrefix("socket:") })
    #expect(!links.contains(inherited))
  }

  @Test func anEngineWithoutItsModelSaysSo() async throws {
    let models = SpeechModels(
      encoder: "/nowhere/encoder.ort", decoder: "/nowhere/decoder.ort", tokens: "/nowhere/tokens.txt",
      voiceActivity: "/nowhere/silero_vad.onnx")
    let client = EngineClient(
      specification: EngineSpecification(role: .speech(models), native: RuntimeFixture.native, threads: 1),
      launcher: .program(WorkerFixture.program))
    let error = await #expect(throws: InferenceError.self) {
      _ = try await WorkerFixture.hear(with: client)
    }
    #expect(error?.code == .modelUnusable)
  }

  @Test func aProgramThatIsNoWorkerIsGivenUp() async throws {
    let client = WorkerFixture.client(.program("/bin/false"))
    let error = await #expect(throws: InferenceError.self) {
      _ = try await WorkerFixture.hear(with: client)
    }
    #expect(error?.code == .workerLost)
  }

  /// It must not pass for one that was killed from outside, which is borne many times.
  @Test func aProgramThatTalksNonsenseIsGivenUpForThat() async throws {
    let stranger = URL(filePath: #filePath).appending(path: "../Fixtures/stranger").standardizedFileURL
    let client = WorkerFixture.client(.program(stranger.path(percentEncoded: false)))
    let error = await #expect(throws: InferenceError.self) {
      _ = try await WorkerFixture.hear(with: client)
    }
    #expect(error?.code == .protocolViolation)
  }

  @Test func aProgramThatDoesNotExistIsNamed() async throws {
    let client = WorkerFixture.client(.program("/nowhere/jimaku"))
    let error = await #expect(throws: InferenceError.self) {
      _ = try await WorkerFixture.hear(with: client)
    }
    #expect(error?.code == .workerUnavailable)
    #expect(error?.detail.contains("/nowhere/jimaku") == true)
  }

  /// The worker holds one end of a FIFO open; the other end is at its end of file only when the worker is gone.
  @Test func theWorkerEndsWithItsClient() async throws {
    let folder = try TemporaryFolder()
    let (fifo, worker) = (folder.file("alive"), folder.file("worker"))
    try #require(mkfifo(fifo.path(percentEncoded: false), 0o600) == 0)
    // Links, since a script written now could not be run while another test starts a process.
    let script = URL(filePath: #filePath).appending(path: "../Fixtures/worker").standardizedFileURL
    try FileManager.default.createSymbolicLink(at: worker, withDestinationURL: script)
    try FileManager.default.createSymbolicLink(
      at: folder.file("jimaku"), withDestinationURL: URL(filePath: WorkerFixture.program))

    var client: EngineClient? = WorkerFixture.client(.program(worker.path(percentEncoded: false)))
    let end = Task { try await OwnThread.run { try FileHandle(forReadingFrom: fifo).readToEnd() } }
    _ = try await WorkerFixture.hear(with: try #require(client))
    client = nil
    #expect(try await end.value?.isEmpty != false)
  }
}
