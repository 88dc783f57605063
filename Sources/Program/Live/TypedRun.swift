import Edge
import SQLite
import ServiceClient
import Session
import Shell
import Store
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
