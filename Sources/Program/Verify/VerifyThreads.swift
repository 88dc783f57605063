import Threads
import Verbs

/// Verifies files on several threads, each with a core of its own, and hands over what came of them
/// in the order of the files.
struct VerifyThreads {
  private struct State: Sendable {
    /// The next file that nobody has taken.
    var next = 0
    /// By the place of the file.
    var outcomes: [Int: VerifyOutcome] = [:]
    var failure: Ending?
    var isStopped = false
  }

  /// - Parameters:
  ///   - threads: how many, this one among them.
  ///   - take: gets one outcome after the other; answers whether to go on.
  static func verify(
    _ paths: [String], _ run: VerifyOptions, threads: Int, take: (VerifyOutcome) -> Bool
  ) throws {
    let state = Guarded(State())
    for _ in 1..<max(1, min(threads, paths.count)) {
      let began = SystemThread.start { work(state, paths, run) }
      guard began else { throw Ending(noThread, code: ExitCode.internalError) }
    }
    // However this ends, the others take no more files.
    defer { state.withLock { $0.isStopped = true } }
    let verifier = try SessionVerifier(run)
    for place in paths.indices {
      guard take(try outcome(at: place, state, paths, verifier)) else { return }
    }
  }

  /// What comes of a file. While another thread has it this one goes on with the next: one that
  /// slept would be woken for every file, and take a core from those at work.
  private static func outcome(
    at place: Int, _ state: Guarded<State>, _ paths: [String], _ verifier: SessionVerifier
  ) throws -> VerifyOutcome {
    while let mine = next(state, paths.count, unlessDone: place) {
      let outcome = verifier.outcome(of: paths[mine])
      if mine == place { return outcome }
      state.withLock { $0.outcomes[mine] = outcome }
    }
    return try state.waiting { state throws -> Guarded<State>.Attempt<VerifyOutcome> in
      if let outcome = state.outcomes.removeValue(forKey: place) { return .done(outcome) }
      if let failure = state.failure { throw failure }
      return .wait(nil)
    }
  }

  private static func work(_ state: Guarded<State>, _ paths: [String], _ run: VerifyOptions) {
    do {
      let verifier = try SessionVerifier(run)
      while let place = next(state, paths.count) {
        let outcome = verifier.outcome(of: paths[place])
        state.change { $0.outcomes[place] = outcome }
      }
    } catch {
      let ending = Ending(error)
      state.change { $0.failure = ending }
    }
  }

  /// Takes a file that nobody has taken.
  ///
  /// - Parameter place: none is taken where the outcome of this one is there, or never will be.
  private static func next(
    _ state: Guarded<State>, _ count: Int, unlessDone place: Int? = nil
  ) -> Int? {
    state.withLock { state in
      if let place, state.outcomes[place] != nil || state.failure != nil { return nil }
      guard !state.isStopped, state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  private static let noThread =
    "the system gives no further thread; leave out -j, or end some programs and try again."
}
