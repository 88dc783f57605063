import Edge
import UseCases
import Wellness

/// Sends the changes that wait in the outbox, and says what is in the way.
final class ChangeSender {
  private let edge: Edge
  private let options: ShellOptions
  private let settings: ShellSettings
  private let context: ClientContext
  private let sync: SyncEngine
  private let prompt: PromptStatus
  private var wasOffline = false

  init(
    _ edge: Edge, options: ShellOptions, settings: ShellSettings, context: ClientContext,
    sync: SyncEngine, prompt: PromptStatus
  ) {
    (self.edge, self.options, self.settings) = (edge, options, settings)
    (self.context, self.sync, self.prompt) = (context, sync, prompt)
  }

  /// Sends what waits, where something has come into the outbox since it was looked at: right after
  /// the command that made it.
  func sendNew() throws {
    if sync.popNews() { try send() }
  }

  /// Sends what waits and is due, unless only `/sync` is to send it.
  func send() throws {
    try prompt.offerCompletions()
    guard settings.sync == .auto, try sync.pendingCount() > 0 else { return }
    try prompt.show(.background)
    try drain(whenDue: true)
    let isOffline = context.connection == .offline
    if isOffline, !wasOffline, options.mode == .batch {
      let count = try sync.pendingCount()
      let waiting = Plural.of(count, "change") + (count == 1 ? " is" : " are")
      try edge.complain(
        Styled("Offline: \(waiting) kept, and sent when the backend is there again.", .warning))
    }
    wasOffline = isOffline
  }

  /// Sends what waits until nothing can be sent.
  ///
  /// - Parameter whenDue: whether what is to wait for a while waits.
  /// - Returns: why the rest cannot be; `nil` when nothing is left that could.
  @discardableResult
  func drain(whenDue: Bool = false) throws -> Failure? {
    _ = sync.popNews()
    var last = 0
    while true {
      for step in try sync.sendSome(after: last, whenDue: whenDue) {
        switch step {
        case .sent: continue
        case .kept(let number): last = number
        case .declined(let number, let title, let reason):
          last = number
          try edge.complain(
            Styled(
              "The backend does not take \"\(title.withoutControls)\" (\(reason.withoutControls)): it stays on this machine, and so does what you note of it. /outbox retry \(number) sends it again.",
              .warning))
        case .missing(let title): try warn(ofMissing: title)
        case .unreachable(let cause): return .unreachable(cause)
        case .paused(let pause): return .busy(for: pause)
        case .loggedOut: return .loginNeeded
        case .keyRefused: return .keyRefused
        case .nothing: return nil
        }
      }
    }
  }

  /// Sees to it that goals which were made with another backend are told to this one.
  func adoptGoals() throws {
    let count = try sync.adoptUnsynced()
    guard count > 0 else { return }
    try edge.complain(
      Styled(
        "\(Plural.of(count, "goal")) of this machine \(count == 1 ? "is" : "are") new to \(options.backendName) and will be sent to it."
      ))
  }

  /// Says that a goal is sent first, where the backend does not know it.
  func announceSending(of goal: Goal) throws {
    guard goal.backendID == nil else { return }
    try edge.complain(Styled("Syncing… \"\(goal.title)\" is sent first."))
  }

  /// Says that the backend has trouble and is asked again.
  func warn(of trouble: Trouble) throws {
    try edge.complain(
      Styled(
        "Connection issues, retrying in \(Milliseconds.text(trouble.pause)) (\(trouble.retry) of \(trouble.of))…",
        .warning))
  }

  /// Says that the backend no longer has a goal.
  func warn(ofMissing title: String) throws {
    try edge.complain(Styled(FailureText.sentence(.missing(title: title)), .warning))
  }
}
