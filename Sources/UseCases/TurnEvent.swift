import Edge

/// What happens while a message is answered.
package enum TurnEvent: Hashable, Sendable {
  /// A piece of the answer, without control characters, to be shown as it is.
  case piece(String)
  /// A line about the answer, which is kept with it and is none of the coach's words; without
  /// control characters.
  case notice(String, TurnNotice)
  /// The answer is still to come, and why; without control characters.
  case waiting(String)
  /// A command that may run while the answer streams.
  case line(String)
  /// The connection is lost; another attempt is made after so much time.
  case reconnecting(after: Duration, attempt: Int, ConnectionFailure)
  /// The turn is over; nothing follows.
  case ended(TurnEnd)
}

/// How a turn came to its end. What was said and answered is stored by then.
package enum TurnEnd: Hashable, Sendable {
  /// The answer is whole.
  case complete(after: Duration)
  /// The user stopped it; what had come is kept.
  case interrupted
  /// It was stopped before an answer, and nobody waited for it; it comes again by itself, or what
  /// the backend has of it is looked up.
  case putOff
  /// It went past `Turn.longestAnswer` and was stopped there; so much is kept.
  case tooLong
  /// The connection ended, or nothing came for too long; what had come is kept.
  case broken(hasText: Bool, ConnectionFailure)
  /// The backend does not let the user in any more.
  case loggedOut(hasText: Bool)
  /// The backend has not begun the consultation, and why; the message is kept.
  case notBegun(Failure)
  /// The backend refused to answer.
  case refused(String)
  /// The backend still answers another message of the consultation.
  case stillAnswering
  /// The backend does not have the consultation any more.
  case gone
  /// The backend could not be reached; the message is kept.
  case queued(ConnectionFailure)
}

/// What a line about an answer says.
package enum TurnNotice: Hashable, Sendable {
  /// Who is to answer does not, and the built-in coach does.
  case instead
  /// The answer breaks off.
  case broken
  /// Something else that the user should know.
  case other
}
