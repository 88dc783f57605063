import Edge
import Threads
import Verbs

/// Work that may have so much of a processor and no more.
enum BoundedWork {
  private struct State<Value: Sendable>: Sendable {
    /// Of the thread that does it.
    var clock: ThreadClock?
    var result: Result<Value, any Error>?
  }

  /// Does something on a thread of its own. One whose time is over is left to itself, until the
  /// program ends.
  ///
  /// - Throws: what the body throws; `Ending` where its time is over.
  static func run<Value: Sendable>(
    within limit: Duration, _ body: @escaping @Sendable () throws -> Value
  ) throws -> Value {
    let state = Guarded(State<Value>())
    let most = ProcessorTime.nanoseconds(limit)
    let began = SystemThread.start {
      let clock = ThreadClock()
      state.withLock { $0.clock = clock }
      let result = Result { try body() }
      let isLate = clock.work >= most
      state.change { $0.result = isLate ? .failure(ending(limit)) : result }
    }
    guard began else {
      throw Ending(
        "the system gives no further thread; end some programs and try again.",
        code: ExitCode.internalError)
    }
    let result = state.waiting {
      state -> Guarded<State<Value>>.Attempt<Result<Value, any Error>?> in
      if let result = state.result { return .done(result) }
      if let clock = state.clock, clock.work >= most { return .done(nil) }
      return .wait(.milliseconds(10))
    }
    guard let result else { throw ending(limit) }
    return try result.get()
  }

  /// That a file has taken more than it may.
  static func ending(_ limit: Duration) -> Ending {
    Ending(
      "it takes more than \(ProcessorTime.text(limit)) of processor time; --timeout gives it longer.",
      code: ExitCode.failed)
  }
}
