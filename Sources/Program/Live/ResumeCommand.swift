import Edge
import Network
import SQLite
import ServiceClient
import ServiceHost
import Session
import Shell
import Store
import Threads
import Time
import UseCases
import Verbs

/// `lume resume`: replays a session up to a turn and hands over a live prompt in that state.
struct ResumeCommand {
  private let run: ResumeOptions
  private let programName: String

  init(_ run: ResumeOptions, programName: String) {
    (self.run, self.programName) = (run, programName)
  }

  /// - Throws: `UsageError`; `Ending` for a file that cannot be made.
  func execute() throws -> Int32 {
    let source = try SessionSource(run.file)
    let header = source.file.header
    let turns = source.file.turns
    let turn = run.turn ?? turns
    guard turn <= turns else {
      let noun = turns == 1 ? "turn" : "turns"
      throw UsageError(
        turns == 0
          ? "\(run.file) has no turn to go on from but its start: --turn 0"
          : "\(run.file) has \(turns) \(noun): --turn takes 0 to \(turns), not \(turn)")
    }
    if header.layer == .shell, run.shell.backend != nil {
      throw UsageError(
        "\(run.file) is of layer shell, in which the built-in backend goes on: leave out --backend")
    }
    if header.layer == .shell, run.record != nil, run.shell.coach != CoachFlags() {
      throw UsageError(
        "\(run.file) is of layer shell, which replays the built-in coach: leave out --coach or --record"
      )
    }
    let tape = try run.record.map { path in
      (
        file: try OutputFile(recordingTo: path, ifThere: "--record needs the name of a new file."),
        path: path
      )
    }
    let code = LiveRun(
      run.shell, programName: programName, branch: Branch(source, turn: turn, tape: tape)
    ).execute()
    guard let tape, try !Files.removeEmpty(tape.path) else { return code }
    let check = RecordingCheck(of: tape.path)
    for line in check.lines { World.complain(line) }
    return check.replays ? code : ExitCode.failed
  }
}

/// A session that a run goes on from.
struct Branch: Sendable {
  let source: SessionSource
  /// The last turn that is replayed.
  let turn: Int
  /// Where both is recorded to; `nil` for nowhere.
  let tape: (file: OutputFile, path: String)?
  /// What the inbox of the run stamps by.
  let clock = BranchClock()
  /// Whether somebody sits at a terminal.
  private(set) var isInteractive = false

  init(_ source: SessionSource, turn: Int, tape: (file: OutputFile, path: String)?) {
    (self.source, self.turn, self.tape) = (source, turn, tape)
    clock.stand(at: source.file.header.clock)
  }

  /// The same, knowing who types.
  func live(_ isInteractive: Bool) -> Branch {
    var branch = self
    branch.isInteractive = isInteractive
    return branch
  }
}

/// A clock that stands while a session is replayed, and runs from there.
final class BranchClock: Sendable {
  private let reading = Guarded<@Sendable () -> Instant>({ SessionHeader.defaultClock })

  /// What it shows; from any thread.
  var read: @Sendable () -> Instant {
    { self.reading.withLock { $0 }() }
  }

  func stand(at instant: Instant) { reading.withLock { $0 = { instant } } }

  func run(from instant: Instant) {
    let clock = World.clock(from: instant)
    reading.withLock { $0 = clock }
  }
}

/// An edge that is a session's up to one of its turns, and the world's from there on.
///
/// Confined to the core's thread.
final class BranchEdge {
  /// The shell has to begin anew where the session ends.
  struct Restart: Error {}

  private let playback: Playback
  private let turn: Int
  private let replaying: Edge
  private let live: Edge
  private let inbox: Inbox
  private let output: Output
  /// Is called when the session ends; throws `Restart` where the shell is to begin anew.
  private let handOver: () throws -> Void
  /// The sockets that are open.
  private var sockets: [Channel] = []
  /// Whether they are those of the session, which nobody holds open.
  private let losesSockets: Bool
  /// Whether the session has ended and the world goes on.
  private(set) var isLive = false

  /// - Parameters:
  ///   - turn: the last one that is the session's.
  ///   - peer: the embedded backend, which goes on; `nil` where what was said is in the file.
  init(
    _ playback: Playback, to turn: Int, peer: Peer?, live: Edge, _ inbox: Inbox,
    _ output: Output, handOver: @escaping () throws -> Void
  ) {
    (self.playback, self.turn, self.live, self.inbox) = (playback, turn, live, inbox)
    (self.output, self.handOver, losesSockets) = (output, handOver, peer == nil)
    replaying = .replaying(playback, peer: peer)
  }

  /// The edge for the program.
  var edge: Edge {
    Edge(
      pull: { try self.pull($0, $1) }, emit: { try self.emit($0) },
      clock: { self.isLive ? self.live.clock() : self.playback.now })
  }

  private func pull(
    _ want: WaitFor, _ deadline: Instant?
  ) throws -> (arrival: Arrival, now: Instant) {
    if isLive { return try live.pull(want, deadline) }
    // What is read without echo still belongs to the turn.
    if playback.turns >= turn, want.acceptsAnyLine, !want.isHidden {
      isLive = true
      for arrival in playback.popUnwanted() { inbox.put(arrival) }
      if losesSockets {
        for socket in sockets { inbox.put(.closed(socket, .goingAway, reason: "")) }
      }
      try handOver()
      return try live.pull(want, deadline)
    }
    let before = playback.turns
    let taken = try replaying.pull(want, deadline)
    switch taken.arrival {
    case .line(let text) where playback.turns > before: try output.echo(text)
    case .opened(let channel): sockets.append(channel)
    case .closed(let channel, _, _), .failed(let channel, _):
      sockets.removeAll { $0 == channel }
    default: break
    }
    return taken
  }

  private func emit(_ effect: Effect) throws {
    if isLive { return try live.emit(effect) }
    try replaying.emit(effect)
    switch effect {
    case .close(let channel, _): sockets.removeAll { $0 == channel }
    case .answer, .answered, .say, .complain, .status, .offer, .remember, .clear:
      try output.show(effect)
    case .option, .note, .request, .cancel, .open, .send, .secret: break
    }
  }
}

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
      inbox.advance()
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
