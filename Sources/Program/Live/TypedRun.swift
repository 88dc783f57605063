import Edge
import SQLite
import ServiceClient
import Session
import Shell
import Store
import Threads
import Time
import UseCases
import Verbs

/// One run of the shell with a live service at which the inputs of a session are typed, in the order
/// of the file, each when the program wants one. Nobody sees what it prints.
struct TypedRun {
  let script: SessionScript
  let service: LiveService
  let options: ReplayOptions
  var account = CheckAccount()
  /// What it begins with; `nil` for nothing.
  var state: SessionState?
  /// What writes it down; `nil` for nobody.
  var recorder: Recorder?

  /// What was seen of it, and where it got out of step; `nil` where it did not.
  struct Result {
    let seen: LiveObservation
    let stop: TypedEdge.OutOfStep?
  }

  /// Runs it to its end.
  ///
  /// - Throws: `UsageError`, and what ends a program early.
  func execute() throws -> Result {
    let clock = ShiftedClock(from: options.start)
    let inbox = Inbox(clock: .running { clock.now() })
    let store = try Store(
      .memory, server: service.remote?.name ?? "embedded", state: state?.store)
    return try service.using(
      options, inbox, state: state?.backend, tokens: account.tokens, apiKey: account.apiKey
    ) { peer, credentials in
      let typed = TypedEdge(script, at: .live(inbox, .none, peer), inbox, clock, account)
      let edge = recorder.map { typed.edge.recorded(by: $0) } ?? typed.edge
      try recorder?.begin()
      for secret in service.secrets(credentials) + account.secrets { try edge.emit(secret) }
      let run = try ShellRun(
        on: edge, store, seed: options.seed, zone: options.zone, credentials)
      do {
        let end = try run.makeShell(options.shell).runToEnd(options.mode)
        try recorder?.finish(exit: Int(end.code))
        if end.outcome == nil { return Result(seen: typed.seen, stop: nil) }
      } catch let stop as TypedEdge.OutOfStep {
        return Result(seen: typed.seen, stop: stop)
      }
      return Result(
        seen: typed.seen,
        stop: typed.untyped.map { .init(line: $0, problem: "the program has ended before it") })
    }
  }
}

/// Types the inputs of a session at a live run, each when the program wants one, and keeps what is
/// seen of it.
///
/// Confined to the core's thread.
final class TypedEdge {
  /// Why the program and the session are out of step, which ends the run.
  struct OutOfStep: Error, Sendable {
    let line: Int
    /// What the program wanted.
    let problem: String
  }

  private let live: Edge
  private let inbox: Inbox
  private let clock: ShiftedClock
  private let account: CheckAccount
  private var stimuli: ArraySlice<SessionScript.Stimulus>
  /// What was seen so far.
  private(set) var seen = LiveObservation()
  /// How many things have come from the service in this turn.
  private var arrivals = 0
  /// Until when the user waits at the prompt.
  private var waitEnd: Instant?
  /// Whether an input was put that is not taken yet.
  private var hasPut = false
  /// Whether any input ends the run.
  private var hasEnded = false

  /// - Parameters:
  ///   - live: the edge of the run itself, with what goes to it from the inbox.
  ///   - clock: what the inbox stamps by; it is put forward where the session waits.
  init(
    _ script: SessionScript, at live: Edge, _ inbox: Inbox, _ clock: ShiftedClock,
    _ account: CheckAccount
  ) {
    (self.live, self.inbox, self.clock, self.account) = (live, inbox, clock, account)
    stimuli = script.stimuli[...]
  }

  /// The line of the first input that was not typed; `nil` where none is left.
  var untyped: Int? {
    for stimulus in stimuli {
      switch stimulus {
      case .typed(_, let line), .hidden(_, let line): return line
      case .wait, .interrupt, .endOfInput, .terminate: continue
      }
    }
    return nil
  }

  /// The edge of a program that the session is typed at.
  var edge: Edge {
    Edge(
      pull: { try self.pull($0, $1) },
      emit: { effect in
        self.seen.see(effect)
        try self.live.emit(effect)
      },
      clock: live.clock)
  }

  private func pull(
    _ want: WaitFor, _ deadline: Instant?
  ) throws -> (arrival: Arrival, now: Instant) {
    if want.acceptsAnyLine {
      try put(want, deadline)
    } else if case .interrupt(let count) = stimuli.first, arrivals >= count {
      stimuli.removeFirst()
      _ = inbox.interrupt()
    }
    let taken = try live.pull(want.keepingLines, deadline)
    switch taken.arrival {
    case .line:
      hasPut = false
    case .endOfInput, .interrupt, .terminate, .deadline: break
    case .response, .opened, .frame, .closed, .failed:
      arrivals += 1
      seen.see(taken.arrival)
    }
    return taken
  }

  /// Does what the user does next at a prompt.
  private func put(_ want: WaitFor, _ deadline: Instant?) throws {
    guard !hasPut, !hasEnded else { return }
    while let next = stimuli.first {
      switch next {
      case .wait(let milliseconds):
        let end = waitEnd ?? clock.now() + .milliseconds(milliseconds)
        waitEnd = end
        if let deadline, deadline <= end { return clock.move(to: deadline) }
        clock.move(to: end)
        waitEnd = nil
        stimuli.removeFirst()
      case .interrupt:
        stimuli.removeFirst()
        _ = inbox.interrupt()
        return
      case .endOfInput:
        stimuli.removeFirst()
        return end()
      case .terminate:
        stimuli.removeFirst()
        hasEnded = true
        return inbox.terminate()
      case .typed(let text, let line):
        stimuli.removeFirst()
        return try type(text, at: line, want)
      case .hidden(let name, let line):
        stimuli.removeFirst()
        return try typeHidden(name, at: line, want)
      }
    }
    end()
  }

  private func end() {
    hasEnded = true
    inbox.endInput()
  }

  private func type(_ text: String, at line: Int, _ want: WaitFor) throws {
    if case .line(_, echo: false, _, _) = want {
      throw OutOfStep(line: line, problem: "the program asks for a password here")
    }
    seen.beginTurn()
    arrivals = 0
    let input = account.input(text)
    if case .text = want { return inbox.putText(input) }
    hasPut = true
    _ = inbox.putLine(input)
  }

  private func typeHidden(_ name: String, at line: Int, _ want: WaitFor) throws {
    guard case .line(_, echo: false, _, _) = want else {
      throw OutOfStep(line: line, problem: "the program does not ask for a password here")
    }
    guard let password = name.isEmpty ? "" : account.password else {
      throw UsageError(
        "line \(line) types a password: --account-command CMD prints which one it is")
    }
    hasPut = true
    _ = inbox.putLine(password)
  }
}

extension WaitFor {
  /// The same as a wait that discards nothing: what a session types is there before the question.
  fileprivate var keepingLines: WaitFor {
    guard case .line(let prompt, let echo, fresh: true, let watching) = self else { return self }
    return .line(prompt: prompt, echo: echo, fresh: false, watching: watching)
  }
}

/// A clock that runs, and can be put forward.
final class ShiftedClock: Sendable {
  private let shift = Guarded(Duration.zero)
  private let running: @Sendable () -> Instant

  /// - Parameter start: what it shows now.
  init(from start: Instant) {
    running = World.clock(from: start)
  }

  /// What it shows.
  func now() -> Instant { running() + shift.withLock { $0 } }

  /// Puts it forward to an instant; one that has passed changes nothing.
  func move(to instant: Instant) {
    let rest = instant - now()
    guard rest > .zero else { return }
    shift.withLock { $0 += rest }
  }
}
