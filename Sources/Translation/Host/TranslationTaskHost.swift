internal import Foundation
internal import Synchronization

/// Stands in for a view with `.translationTask`: runs an action with a session whenever its configuration asks for it.
///
/// Nothing happens while `configuration` is `nil`. The action runs when it becomes something, and again when it is set to
/// an unequal value: other languages, or the same after `invalidate()`. A change, to `nil` too, cancels the task of the
/// running action and ends its session; the next one runs without waiting for that. The last session goes with the host.
/// A session that is over throws `.alreadyCancelled`, where Apple's traps.
///
///     let host = TranslationTaskHost { session in
///       await show(reviews, with: session)
///     }
///     host.configuration = TranslationSession.Configuration(source: english, target: japanese)
///
/// May be used from any thread. Decisions/0110 says how it relates to the modifier.
public final class TranslationTaskHost: Sendable {
  private struct State {
    var machine = TaskHostStateMachine()
    var running: Running?
  }

  private let action: @Sendable (TranslationSession) async -> Void
  private let desk: DownloadDesk?
  private let assets: TranslationAssets
  private let state = Mutex(State())

  /// A host without a configuration; its sessions may ask for downloads if it is told how.
  public convenience init(
    downloads: TranslationDownloads? = nil,
    action: @escaping @Sendable (TranslationSession) async -> Void
  ) {
    self.init(assets: .standard, downloads: downloads, action: action)
  }

  init(
    assets: TranslationAssets, downloads: TranslationDownloads? = nil,
    action: @escaping @Sendable (TranslationSession) async -> Void
  ) {
    self.assets = assets
    self.action = action
    desk = downloads.map(DownloadDesk.init)
  }

  deinit {
    end()
  }

  /// What is to be translated; setting it to an unequal value runs the action.
  public var configuration: TranslationSession.Configuration? {
    get { state.withLock { $0.machine.configuration } }
    set { change { $0.configure(newValue) } }
  }

  /// Makes the configuration unequal to what it was, if there is one, in one step.
  public func invalidate() {
    change { machine in
      var configuration = machine.configuration
      configuration?.invalidate()
      return machine.configure(configuration)
    }
  }

  /// Does what a view does that vanishes for good: the action is cancelled, its session is over, and no other begins.
  public func end() {
    change { $0.end() }
  }

  private func change(_ decide: (inout TaskHostStateMachine) -> [TaskHostStateMachine.Step]) {
    let stopped = state.withLock { state in
      var stopped: Running?
      for step in decide(&state.machine) {
        switch step {
        case .stop:
          stopped = state.running
          state.running = nil
        case .start(let configuration):
          let session = TranslationSession(configuration, assets: assets, downloads: desk)
          let action = action
          state.running = Running(task: Task { await action(session) }, session: session)
        }
      }
      return stopped
    }
    // Without the lock, since the action's cancellation handlers may ask for the host.
    stopped?.stop()
  }
}

/// An action that a host has begun.
private struct Running {
  let task: Task<Void, Never>
  let session: TranslationSession

  /// The task first: its action is to see that it was cancelled, more than that its session is over.
  func stop() {
    task.cancel()
    session.cancel()
  }
}
