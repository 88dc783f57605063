import Edge
import SQLite
import Session
import Shell
import Store
import Time
import UseCases

/// One run of the shell with a live service at which the inputs of a session are typed, in the order
/// of the file, each when the program wants one. Nobody sees what it prints.
struct TypedRun {
  let script: SessionScript
  let service: LiveService
  let options: RunOptions
  var account = CheckAccount()

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
    let store = try Store(.memory, server: service.remote?.name ?? "embedded")
    return try service.using(options, inbox, tokens: account.tokens, apiKey: account.apiKey) {
      peer, credentials in
      let typed = TypedEdge(
        script, at: .live(inbox, .none, peer), inbox, clock, account)
      let context = try ClientContext(
        edge: typed.edge, store: store, seed: options.seed, zone: options.zone,
        credentials: credentials)
      do {
        _ = try Shell(edge: typed.edge, context: context, options: options.shell).run()
      } catch let stop as TypedEdge.OutOfStep {
        return Result(seen: typed.seen, stop: stop)
      } catch is Terminated {
        return Result(seen: typed.seen, stop: nil)
      }
      return Result(
        seen: typed.seen,
        stop: typed.untyped.map { .init(line: $0, problem: "the program has ended before it") })
    }
  }
}
