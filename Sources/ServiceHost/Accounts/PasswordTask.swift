import Edge

/// Something that takes too long for the thread that serves everybody: a password to be hashed.
///
/// `run` may be called on any thread; what it gives goes back to `MultiUserService.finish`.
package struct PasswordTask: Sendable {
  /// What came of it.
  package struct Finished: Sendable {
    let channel: Channel
    let outcome: PasswordJob.Outcome
  }

  /// What the response goes to that waits for it.
  let channel: Channel
  let job: PasswordJob

  /// Does it; takes about a tenth of a second and 64 MiB.
  package func run() -> Finished {
    Finished(channel: channel, outcome: job.run())
  }
}
