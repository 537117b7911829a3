import Foundation
import Synchronization
import Testing

@testable import Speech

/// Keeps the seconds it is told, and what of the results is still alive.
private final class Listener: TaskObserver, Sendable {
  private let seconds = Mutex<[TimeInterval]>([])

  var heard: [TimeInterval] { seconds.withLock { $0 } }

  func hear(_ news: TaskNews, of task: SFSpeechRecognitionTask) {
    guard case .processed(let time) = news else { return }
    seconds.withLock { $0.append(time) }
  }
}

@Suite struct AnnouncerTests {
  private let queue = OperationQueue()
  private let listener = Listener()
  private var announcer: Announcer { Announcer(observer: listener, queue: queue) }
  private var task: SFSpeechRecognitionTask { SFSpeechRecognitionTask(observer: listener, queue: queue) }

  @Test(arguments: [1, 8])
  func newsComeInOrderHoweverManyTheQueueRunsAtOnce(operations: Int) {
    queue.maxConcurrentOperationCount = operations
    let (announcer, task) = (announcer, task)
    for second in 0..<1000 { announcer.announce([.processed(Double(second))], of: task) }
    queue.waitUntilAllOperationsAreFinished()
    #expect(listener.heard == (0..<1000).map(Double.init))
  }

  @Test func whatWasToldIsLetGo() {
    let (announcer, task) = (announcer, task)
    weak var told: NSError?
    do {
      let error = NSError(domain: "news", code: 1)
      told = error
      announcer.announce([.failed(error)], of: task)
    }
    queue.waitUntilAllOperationsAreFinished()
    announcer.announce([.processed(1)], of: task)
    queue.waitUntilAllOperationsAreFinished()
    #expect(told == nil)
  }

  @Test func aClientThatEmptiesItsQueueMissesNothing() {
    let (announcer, task) = (announcer, task)
    queue.isSuspended = true
    announcer.announce([.processed(1)], of: task)
    queue.cancelAllOperations()
    announcer.announce([.processed(2)], of: task)
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(listener.heard == [1, 2])
  }
}
