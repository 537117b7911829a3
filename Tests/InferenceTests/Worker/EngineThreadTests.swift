import Dispatch
import Testing

@testable import Inference

@Suite struct EngineThreadTests {
  @Test func theWorkIsDone() throws {
    let done = DispatchSemaphore(value: 0)
    try EngineThread.start { done.signal() }
    done.wait()
  }

  @Test func aThreadThatCannotBeIsAnError() {
    // A stack larger than the address space of a process.
    let error = #expect(throws: InferenceError.self) {
      try EngineThread.start(stackSize: 1 << 50) { Issue.record("there is room after all") }
    }
    #expect(error?.code == .engineFailed)
  }
}
