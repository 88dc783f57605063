import Edge
import Time
import UseCases

/// What goes on with the backend though nobody asks for it just now: sending what waits, and taking
/// over what the backend has, a part at a time between inputs.
final class BackgroundSync {
  private let edge: Edge
  private let canAsk: Bool
  private let settings: ShellSettings
  private let context: ClientContext
  private let sync: SyncEngine
  private let consultations: ConsultationUseCases
  private let prompt: PromptStatus
  private let changes: ChangeSender
  private let sendMessages: () throws -> Void

  /// What is left to be asked of a backend that has much; done a bit at a time at the prompt.
  private var pulling: SyncEngine.Pulling?
  /// Whether an input has come between, so that what follows it is still to be done.
  private var isPulledLate = false
  /// Whether it is said what that has brought.
  private var tellsWhatComes = false

  /// - Parameters:
  ///   - canAsk: whether there is a prompt to wait at.
  ///   - sendMessages: sends the messages that wait, until an input comes.
  init(
    _ edge: Edge, canAsk: Bool, settings: ShellSettings, context: ClientContext, sync: SyncEngine,
    consultations: ConsultationUseCases, prompt: PromptStatus, changes: ChangeSender,
    sendMessages: @escaping () throws -> Void
  ) {
    (self.edge, self.canAsk, self.settings, self.context) = (edge, canAsk, settings, context)
    (self.sync, self.consultations, self.prompt) = (sync, consultations, prompt)
    (self.changes, self.sendMessages) = (changes, sendMessages)
  }

  /// Sends what an earlier run has left, and asks for what the backend has.
  func start() throws {
    guard settings.sync == .auto else { return }
    try changes.adoptGoals()
    do {
      try changes.send()
    } catch is Interrupted where edge.background.hasGivenWay {
      // What the backend has is asked for at the prompt.
      (pulling, isPulledLate) = (SyncEngine.Pulling(), true)
      throw Interrupted()
    }
    if context.connection != .offline { try pull() }
    guard pulling == nil else { return }
    try prompt.offerCompletions()
    try catchUp()
  }

  /// Between two parts of a long list: longer than one takes, so that an input comes between.
  private static let breath = Duration.milliseconds(30)

  /// When to go on without an input; soon while there is something left to ask.
  func nextDeadline() throws -> Instant? {
    if pulling != nil { return edge.now + BackgroundSync.breath }
    return settings.sync == .auto && canAsk ? try consultations.nextAttempt() : nil
  }

  /// Does what the deadline was for.
  func resume() throws {
    if pulling != nil { try pullOn() } else { try sendWhatIsDue() }
  }

  /// Sends what waits and is due. Whatever comes of it, the next deadline lies ahead of the clock.
  private func sendWhatIsDue() throws {
    var isInVain = true
    defer { sync.hasTried(inVain: isInVain && !edge.background.hasGivenWay) }
    try changes.send()
    // Where the changes have shown that the backend is out of reach, the messages wait too.
    try catchUp(evenOffline: sync.mayTry)
    isInVain = false
  }

  /// Sends messages that wait, once the backend has been reached.
  func catchUp(evenOffline: Bool = false) throws {
    guard settings.sync == .auto, evenOffline || context.connection == .online,
      try consultations.hasQueued()
    else { return }
    try sendMessages()
  }

  /// Asks the backend for what it has; at a terminal no more of a long list than its beginning.
  ///
  /// - Parameter isTold: whether it is said what has come.
  private func pull(isTold: Bool = false) throws {
    (pulling, tellsWhatComes) = (SyncEngine.Pulling(), isTold)
    while pulling != nil, !canAsk || pulling?.isLong != true { try pullOn() }
  }

  /// Asks the backend for the next part of what it has. At a terminal a long list is taken in
  /// between inputs, so that they don't wait for it.
  private func pullOn() throws {
    guard var current = pulling else { return }
    pulling = nil
    if prompt.phase == .prompt { try prompt.show(.background) }
    do {
      try sync.advance(&current)
    } catch is Interrupted where edge.background.hasGivenWay {
      (pulling, isPulledLate) = (current, true)
      throw Interrupted()
    }
    guard current.isDone else {
      pulling = current
      return
    }
    for title in current.received.missing { try changes.warn(ofMissing: title) }
    if tellsWhatComes { try tell(current.received) }
    guard current.isLong || isPulledLate else { return }
    isPulledLate = false
    try prompt.offerCompletions()
    try catchUp()
  }

  /// Asks for what the user has with the backend that has just let them in, whichever way changes
  /// are sent: who logs in wants to see it. Where that fails the login stands.
  func adoptAfterLogin() throws {
    do {
      try changes.adoptGoals()
      if settings.sync == .auto { try changes.drain(whenDue: true) }
      try pull(isTold: true)
    } catch {
      guard let failure = Failure(error), !failure.isOfStorage else { throw error }
      try edge.complain(
        Styled(
          "What you have there could not be fetched yet (\(FailureText.brief(failure))): /sync tries again.",
          .warning))
    }
    try changes.send()
  }

  /// Says in one line what has come.
  private func tell(_ received: SyncEngine.Received) throws {
    let (goals, chats) = (received.goals, received.consultations)
    guard goals + chats > 0 else { return }
    let parts = [(goals, "goal"), (chats, "chat")].filter { $0.0 > 0 }
      .map { Plural.of($0.0, $0.1) }
    try edge.complain(
      Styled("\(parts.joined(separator: " and ")) \(goals + chats == 1 ? "is" : "are") here."))
  }
}
