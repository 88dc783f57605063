/// Something that takes too long for the thread that serves everybody: a password to be hashed.
///
/// `run` may be called on any thread; what it gives goes back to `MultiUserService.finish`.
package struct Work: Sendable {
  /// What came of it.
  package struct Finished: Sendable {
    let number: Int
    let outcome: PasswordJob.Outcome
  }

  let number: Int
  let job: PasswordJob

  /// Does it; takes about a tenth of a second and 64 MiB.
  package func run() -> Finished {
    Finished(number: number, outcome: job.run())
  }
}
