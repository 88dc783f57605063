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

/// The core of a run that goes on from a session: replays it up to a turn at once, and hands over.
struct BranchRun {
  private let plan: LivePlan
  private let branch: Branch
  private let inbox: Inbox
  private let output: Output
  private var source: SessionSource { branch.source }

  init(_ plan: LivePlan, _ branch: Branch, _ inbox: Inbox, _ output: Output) {
    (self.plan, self.branch, self.inbox, self.output) = (plan, branch, inbox, output)
  }

  /// Runs the shell to its end.
  ///
  /// - Throws: `Ending` for a session that cannot be replayed to that turn.
  func execute() throws -> CoreRun.Result {
    let isTypedAnew = source.file.header.layer == .wire && plan.remote == nil
    let file = isTypedAnew ? try source.typed(under: plan.run) : source.file
    let playback = Playback(
      file, mode: .collecting, limit: ProcessorTime.limit(SessionTimeout.usual))
    let start = try ReplayStart(source.file.header, plan.run, at: source.path)
    let store =
      try start?.store ?? Store(.memory, server: plan.remote?.name ?? "embedded")
    if let remote = plan.remote {
      let network = remote.connect(inbox)
      defer { network.shutdown() }
      let credentials = Credentials(apiKey: remote.apiKey, tokens: start?.tokens)
      return try run(playback, peer: nil, live: network.peer, store, credentials)
    }
    let backend = try start?.backend() ?? EmbeddedService(plan.embedded, now: plan.run.start)
    let peer = backend.peer()
    let line = plan.coachSetup.map { CoachLine($0, .inbox(inbox)) }
    defer { line?.shutdown() }
    return try run(
      playback, peer: peer, live: line?.peer(of: backend) ?? peer, store,
      Credentials(tokens: start?.tokens)
    ) {
      // What was said before is the built-in coach's.
      line?.connect(backend, to: plan.coach)
    }
  }

  private func run(
    _ playback: Playback, peer: Peer?, live: Peer, _ store: Store, _ credentials: Credentials,
    begin: @escaping () -> Void = {}
  ) throws -> CoreRun.Result {
    let recorder = try branch.tape.map { tape in
      Recorder(
        header: source.header(plan.run, at: tape.path), keeping: KeptLines(source.file),
        own: try .beside(tape.path), write: { try tape.file.write($0) },
        sync: { try tape.file.synchronize() })
    }
    // Where nothing crosses a wire, the file itself is the record of what was replayed.
    let isCopied = source.file.header.layer == .shell
    let network = Edge.live(inbox, output, live)
    let join = BranchEdge(
      playback, to: branch.turn, peer: peer,
      live: isCopied ? recorder.map { network.recorded(by: $0) } ?? network : network, inbox,
      output
    ) {
      branch.clock.run(from: playback.now)
      begin()
      if isCopied, let recorder {
        try recorder.begin()
        try recorder.resume(
          after: playback.replayedRecords(), turns: playback.turns, last: playback.last)
      }
      try tell(playback)
      if needsRestart { throw BranchEdge.Restart() }
    }
    let edge = isCopied ? join.edge : recorder.map { join.edge.recorded(by: $0) } ?? join.edge
    if !isCopied { try recorder?.begin() }
    let run = try ShellRun(
      on: edge, store, seed: plan.run.seed, zone: plan.run.zone, credentials)
    do {
      let end = try runToEnd(run, join)
      try recorder?.finish(exit: Int(end.code))
      return end.outcome.map { .ended($0) } ?? .terminated
    } catch let difference as Difference {
      for line in difference.report(path: source.path) { try say(line) }
      throw Ending(
        "\(source.path) does not replay to turn \(branch.turn). See above.",
        code: ExitCode.failed)
    }
  }

  /// A session of batch has nobody to ask, and who sits at the prompt wants one.
  private var needsRestart: Bool {
    branch.isInteractive && plan.options.mode == .batch && branch.tape == nil
  }

  private func runToEnd(_ run: ShellRun, _ join: BranchEdge) throws -> Shell.End {
    do {
      let end = try run.makeShell(plan.options).runToEnd(plan.options.mode)
      guard join.isLive || end.outcome == nil else {
        throw Ending(
          "\(source.path) ends with turn \(branch.turn), where nobody can go on: --turn \(max(0, branch.turn - 1)) stops before that.",
          code: ExitCode.usage)
      }
      return end
    } catch is BranchEdge.Restart {
      var options = plan.options
      options.mode = .terminal
      return try run.makeShell(options).runToEnd(options.mode)
    }
  }

  /// Says where the world begins, and what came otherwise than in the file.
  private func tell(_ playback: Playback) throws {
    let turns = branch.turn == 1 ? "1 turn" : "\(branch.turn) turns"
    let new = playback.updated()
    if new != playback.file.bytes {
      try say("This came otherwise than in \(source.path):")
      for line in LineDifference.lines(from: playback.file.bytes, to: new) { try say("  \(line)") }
    }
    try say("\(turns) of \(source.path) replayed; from here on it is you.")
  }

  private func say(_ line: String) throws { try output.show(.complain(Styled(line, .faint))) }
}
