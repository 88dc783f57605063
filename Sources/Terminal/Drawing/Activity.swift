import Edge

/// Whether the core has been at work for so long without a word that it should be told.
struct Activity {
  /// When a sign of work is due.
  static let delay = Duration.milliseconds(300)
  static let step = Duration.milliseconds(100)
  /// The same for a screen reader.
  static let spokenStep = Duration.seconds(10)

  private enum State {
    case idle
    /// At work since then, the sign having been changed so many times.
    case silent(since: ContinuousClock.Instant, changes: Int)
  }

  private var state = State.idle
  private var phase = PromptState.Phase.prompt

  /// How many times the sign was changed; `nil` while there is none.
  var changes: Int? {
    if case .silent(_, let changes) = state, changes > 0 { changes } else { nil }
  }

  /// How long nothing has been shown.
  func seconds(at now: ContinuousClock.Instant) -> Int {
    guard case .silent(let since, _) = state else { return 0 }
    return Int((now - since).components.seconds)
  }

  /// From when on that is told.
  static let firstTold = 2

  mutating func enter(_ phase: PromptState.Phase, at now: ContinuousClock.Instant) {
    if phase == self.phase { return }
    self.phase = phase
    begin(at: now)
  }

  /// Something was shown, so the user knows for a while.
  mutating func begin(at now: ContinuousClock.Instant) {
    switch phase {
    case .command, .answering: state = .silent(since: now, changes: 0)
    case .prompt, .background: state = .idle
    }
  }

  /// A question is asked, so it is the user who is waited for.
  mutating func rest() {
    state = .idle
  }

  func nextChange(
    after now: ContinuousClock.Instant, isAccessible: Bool
  ) -> ContinuousClock.Instant? {
    guard case .silent(let since, let changes) = state else { return nil }
    if isAccessible { return since + Activity.spokenStep * (changes + 1) }
    return since + Activity.delay + Activity.step * changes
  }

  func isDue(at now: ContinuousClock.Instant, isAccessible: Bool) -> Bool {
    nextChange(after: now, isAccessible: isAccessible).map { $0 <= now } ?? false
  }

  mutating func change() {
    guard case .silent(let since, let changes) = state else { return }
    state = .silent(since: since, changes: changes + 1)
  }
}
