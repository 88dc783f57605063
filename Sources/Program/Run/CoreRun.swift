import Edge
import Network
import SQLite
import ServiceClient
import ServiceHost
import Session
import Shell
import Store
import Time
import UseCases
import Verbs

/// Everything in the middle of a live run, on a thread of its own.
struct CoreRun {
  /// What it has come to.
  enum Result: Sendable {
    case ended(Shell.Outcome)
    case terminated
    case brokenPipe
    case failed(Ending)
  }

  private let plan: LivePlan
  private let inbox: Inbox

  init(_ plan: LivePlan, _ inbox: Inbox) {
    self.plan = plan
    self.inbox = inbox
  }

  /// Runs the shell to its end.
  func execute(_ output: Output) -> Result {
    do {
      if let branch = plan.branch {
        return try BranchRun(plan, branch, inbox, output).execute()
      }
      var recovery = DatabaseRecovery(now: inbox.now)
      let store = try recovery.open(
        plan.locations?.store, recovery: "goals and chats that the backend has come back"
      ) {
        try Store(
          plan.locations.map { .file($0.store) } ?? .memory,
          server: plan.remote?.name ?? "embedded", state: plan.tape?.start?.state.store)
      }
      guard let remote = plan.remote else {
        let line = plan.coachSetup.map { CoachLine($0, .inbox(inbox), names: plan.modelNames) }
        defer { line?.shutdown() }
        let backend = try recovery.open(
          plan.locations?.backend, recovery: "your goals are told to it again"
        ) {
          try EmbeddedService(plan.embedded, now: inbox.now)
        }
        line?.connect(backend, to: plan.coach)
        // A backend that has lost everything is told of the goals again.
        if recovery.hasSetAside(plan.locations?.backend) { try store.unbindAll() }
        return try run(
          output, line?.peer(of: backend) ?? backend.peer(), store, Credentials(),
          recovery.notices)
      }
      let network = remote.connect(inbox)
      defer { network.shutdown() }
      return try run(
        output, network.peer, store, remote.credentials(), recovery.notices,
        exchangesAtOnce: CoreRun.exchanges)
    } catch is BrokenPipe {
      return .brokenPipe
    } catch {
      return .failed(Ending(error))
    }
  }

  /// How many changes a backend on the network is told of at once: more than there are connections,
  /// so that these have something to do while what came of others is noted down.
  private static let exchanges = 16

  /// Runs one shell after the other on the same store and the same way to the backend: another one
  /// begins where a recording begins or ends, so that a recording is a run of its own.
  private func run(
    _ output: Output, _ peer: Peer, _ store: Store, _ credentials: Credentials,
    _ notices: [String], exchangesAtOnce: Int = 1
  ) throws -> Result {
    var live = Edge.live(inbox, output, peer)
    live.exchangesAtOnce = exchangesAtOnce
    var options = plan.options
    options.notices = notices
    var seed = plan.run.seed
    var history = CoreRun.history(plan)
    var recording = try plan.tape.map { try ShellRecording(plan: plan, tape: $0) }
    var failure: Shell.Outcome?
    while true {
      let control = recording.map { RecordingControl($0.recorder, output) }
      let edge =
        recording.flatMap { recording in
          control.map { $0.edge(live).recorded(by: recording.recorder) }
        } ?? live
      try recording?.recorder.begin()
      for secret in (plan.remote?.secrets(credentials) ?? []) + (plan.coachSetup?.secrets ?? []) {
        try edge.emit(secret)
      }
      let shell = try ShellRun(on: edge, store, seed: seed, zone: plan.run.zone, credentials)
        .makeShell(options, history: history)
      let end = try shell.runToEnd(plan.options.mode)
      guard let outcome = end.outcome else {
        try shell.keepUndone(inbox.popWaitingLines())
        try recording?.recorder.finish(exit: Int(end.code))
        return .terminated
      }
      if failure == nil, outcome != .done { failure = outcome }
      try recording?.finish(exit: Int(end.code), output)
      if let file = shell.recordingWish {
        // What is typed from here on goes into the recording and the history alike.
        recording = try ShellRecording(
          plan: plan, file: file, coach: shell.coachTitle, store: store, credentials: credentials,
          now: inbox.now)
        (seed, options) = (recording?.run.seed ?? seed, recording?.run.shell ?? options)
        history = .inMemory.also(CoreRun.history(plan))
      } else if control?.isStopped == true {
        recording = nil
        (seed, options, history) = (World.randomSeed(), plan.options, CoreRun.history(plan))
        options.resume(with: shell.coachTitle)
        options.isGreeting = false
        if plan.tape != nil { options.recordingProblem = RecordingGate.problem }
      } else {
        if plan.options.mode == .terminal {
          // Not written into a recording, which has only what was run.
          let undone = inbox.popWaitingLines()
          try shell.keepUndone(undone)
          if let notice = shell.notice(ofUndone: undone) { try output.show(.complain(notice)) }
        }
        return .ended(failure ?? outcome)
      }
    }
  }

  /// The inputs of earlier runs, which those of a terminal are added to. A file that cannot be
  /// written is told of once.
  private static func history(_ plan: LivePlan) -> History {
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

/// Opens the user's files; one that is damaged is set aside, and a new one begun.
struct DatabaseRecovery {
  private let now: Instant
  private var pathsSetAside: [String] = []
  /// What the user has to know of it.
  private(set) var notices: [String] = []

  init(now: Instant) {
    self.now = now
  }

  /// Opens what is kept in a file.
  ///
  /// - Parameters:
  ///   - path: of the file; `nil` for none.
  ///   - recovery: what comes back by itself, for the user.
  mutating func open<Opened>(
    _ path: String?, recovery: String, _ body: () throws -> Opened
  ) throws -> Opened {
    guard let path else { return try body() }
    if DamagedDatabase.isSuspected(path) { try setAside(path, recovery) }
    do {
      return try body()
    } catch let error as StoreError where error.problem == .corrupt {
      try setAside(path, recovery)
    } catch let error as SQLiteError where error.kind == .corrupt {
      try setAside(path, recovery)
    }
    return try body()
  }

  /// Whether a new file was begun in its place.
  func hasSetAside(_ path: String?) -> Bool { path.map(pathsSetAside.contains) ?? false }

  private mutating func setAside(_ path: String, _ recovery: String) throws {
    guard let aside = try DamagedDatabase.setAside(path, at: now) else { return }
    pathsSetAside.append(path)
    notices.append(
      "\(path) was damaged. It is set aside as \(aside), and a new one is begun: \(recovery).")
  }
}
