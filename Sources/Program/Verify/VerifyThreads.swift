import Edge

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
  ///   - threads: how many; with one it is this thread.
  ///   - take: gets one outcome after the other; answers whether to go on.
  static func verify(
    _ paths: [String], _ run: VerifyOptions, threads: Int, take: (VerifyOutcome) -> Bool
  ) throws {
    guard threads > 1, paths.count > 1 else {
      let verifier = try SessionVerifier(run)
      for path in paths where !take(verifier.outcome(of: path)) { return }
      return
    }
    let state = Guarded(State())
    for _ in 0..<min(threads, paths.count) {
      let began = SystemThread.start { work(state, paths, run) }
      guard began else { throw Ending(noThread, code: ExitCode.internalError) }
    }
    for place in paths.indices {
      let outcome = try state.waiting { state throws -> Guarded<State>.Attempt<VerifyOutcome> in
        if let outcome = state.outcomes.removeValue(forKey: place) { return .done(outcome) }
        if let failure = state.failure { throw failure }
        return .wait(nil)
      }
      guard take(outcome) else { return state.change { $0.isStopped = true } }
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

  private static func next(_ state: Guarded<State>, _ count: Int) -> Int? {
    state.withLock { state in
      guard !state.isStopped, state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  private static let noThread =
    "the system gives no further thread; leave out -j, or end some programs and try again."
}
