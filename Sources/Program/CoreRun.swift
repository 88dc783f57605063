import Backend
import Edge
import LocalBackend
import Network
import SQLite
import Session
import Shell
import Store
import UseCases

/// Everything in the middle of a live run, on a thread of its own.
struct CoreRun {
  /// What it has come to.
  enum Result: Sendable {
    case ended(Shell.Outcome)
    case terminated
    case brokenPipe
    case failed(Ending)
  }

  private let plan: Plan
  private let inbox: Inbox

  init(_ plan: Plan, _ inbox: Inbox) {
    self.plan = plan
    self.inbox = inbox
  }

  /// Runs the shell to its end.
  func execute(_ output: Output) -> Result {
    do {
      var recovery = DatabaseRecovery(now: inbox.now)
      let store = try recovery.open(
        plan.locations?.store, recovery: "goals and chats that the backend has come back"
      ) {
        try Store(
          plan.locations.map { .file($0.store) } ?? .memory,
          server: plan.remote?.name ?? "embedded", state: plan.tape?.start?.state.store)
      }
      guard let remote = plan.remote else {
        let line = plan.coach?.connect(.inbox(inbox))
        defer { line?.shutdown() }
        let backend = try recovery.open(
          plan.locations?.backend, recovery: "your goals are told to it again"
        ) {
          try LocalBackend(
            plan.embedded, now: inbox.now, ask: { line?.take(.request($0, $1)) },
            giveUp: { line?.take(.cancel($0)) })
        }
        // A backend that has lost everything is told of the goals again.
        if recovery.hasSetAside(plan.locations?.backend) { try store.unbindAll() }
        return try run(output, backend.peer(), store, Credentials(), recovery.notices)
      }
      let network = remote.connect(inbox)
      defer { network.shutdown() }
      return try run(output, network.peer, store, remote.credentials(), recovery.notices)
    } catch is BrokenPipe {
      return .brokenPipe
    } catch {
      return .failed(Ending(error))
    }
  }

  private func run(
    _ output: Output, _ peer: Peer, _ store: Store, _ credentials: Credentials, _ notices: [String]
  ) throws -> Result {
    var options = plan.options
    options.notices = notices
    let live = Edge.live(inbox, output, peer)
    let recorder = plan.tape.map { tape in
      Recorder(
        header: tape.header(plan.run), write: { try tape.file.write($0) },
        sync: { try tape.file.synchronize() })
    }
    let edge = recorder.map { live.recorded(by: $0) } ?? live
    try recorder?.begin()
    for secret in (plan.remote?.secrets(credentials) ?? []) + (plan.coach?.secrets ?? []) {
      try edge.emit(secret)
    }
    let context = try ClientContext(
      edge: edge, store: store, seed: plan.run.seed, zone: plan.run.zone, credentials: credentials)
    let shell = try Shell(
      edge: edge, context: context, options: options, history: CoreRun.history(plan))
    do {
      let outcome = try shell.run()
      try recorder?.finish(exit: Int(LiveRun.code(outcome, plan.options.mode)))
      return .ended(outcome)
    } catch is Terminated {
      try shell.keepUndone(inbox.takeWaitingLines())
      try recorder?.finish(exit: Int(ExitCode.signal(15)))
      return .terminated
    }
  }

  /// The inputs of earlier runs, which those of a terminal are added to. A file that cannot be
  /// written is told of once.
  private static func history(_ plan: Plan) -> History {
    guard let file = plan.history else { return .inMemory }
    var isWritable = plan.keepsInputs
    return History(
      append: { entry in
        guard isWritable else { return }
        do {
          try file.append(entry)
        } catch {
          isWritable = false
          throw error
        }
      }, clear: file.clear, entries: file.entries)
  }
}
