import Edge
import UseCases

/// What a login brings along.
extension Shell {
  /// Asks for what the user has with the backend that has just let them in, whichever way changes
  /// are sent: who logs in wants to see it. Where that fails the login stands.
  func takeOverAfterLogin() throws {
    goalsHaveChanged()
    do {
      try adoptGoals()
      if settings.sync == .auto { try drain(whenDue: true) }
      try pull(isTold: true)
    } catch let failure as Failure {
      if case .storage = failure { throw failure }
      try edge.complain(
        Styled(
          "What you have there could not be fetched yet (\(FailureText.brief(failure))): /sync tries again.",
          .warning))
    }
  }

  /// Says in one line what has come.
  func tell(_ received: SyncEngine.Received) throws {
    let (goals, chats) = (received.goals, received.consultations)
    guard goals + chats > 0 else { return }
    let parts = [(goals, "goal"), (chats, "chat")].filter { $0.0 > 0 }
      .map { Plural.of($0.0, $0.1) }
    try edge.complain(
      Styled("\(parts.joined(separator: " and ")) \(goals + chats == 1 ? "is" : "are") here."))
  }
}
