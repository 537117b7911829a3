import Glibc
import Testing

@testable import Inference

@Suite struct RetryLedgerTests {
  @Test(arguments: [
    (WorkerExit.code(255), 1), (.code(0), 1), (.signal(SIGSEGV), 1), (.signal(SIGABRT), 1),
    (.dismissed, 1),
    (.signal(SIGKILL), 39), (.signal(SIGTERM), 39),
  ])
  func repeatsAreBounded(exit: WorkerExit, repeats: Int) {
    var ledger = RetryLedger()
    var counted = 0
    while ledger.mayRepeat(after: exit) { counted += 1 }
    #expect(counted == repeats)
  }

  @Test func progressForgivesEarlierLosses() {
    var ledger = RetryLedger()
    let answers = [false, true, false].map { hasProgressed in
      if hasProgressed { ledger.progressed() }
      return ledger.mayRepeat(after: .code(255))
    }
    #expect(answers == [true, true, false])
  }

  @Test(arguments: [(WorkerExit.code(1), "exit code 1"), (.signal(9), "signal 9")])
  func anExitIsTold(exit: WorkerExit, words: String) {
    #expect("\(exit)" == words)
  }
}
