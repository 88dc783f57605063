import Edge
import UseCases
import Wellness

extension Shell {
  /// Says something in the active chat, which is opened where there is none.
  func converse(_ text: String) throws {
    let consultation: Consultation
    if let active = try consultations.active() {
      let mended = try consultations.mendOnce(active)
      try announce(mended, hint: "Say it again to send it.")
      consultation = active
    } else {
      let opened = try openForMessage()
      try edge.complain(
        Styled("No chat was open: this goes to \(opened.consultation.persona.displayName).", .faint)
      )
      try announce(opened.mended)
      consultation = opened.consultation
    }
    try follow(consultations.say(text, in: consultation))
    try offerToLog(text)
  }

  /// Opens the chat that a message goes to when none is open; here alone where the backend opens
  /// none, since the message is not to be lost.
  private func openForMessage() throws -> ConsultationDesk.Opened {
    do {
      return try makingRoom { try consultations.open(.generalWellness) }
    } catch let failure as Failure {
      if case .storage = failure { throw failure }
      return try consultations.openHere(.generalWellness)
    }
  }

  /// Shows an answer as it comes, to its end.
  func follow(_ turn: Turn) throws {
    try showState(.answering)
    let early = canAsk ? Shell.earlyLines : nil
    while true {
      switch try turn.next(early: early) {
      case .piece(let piece): try edge.emit(.answer(piece))
      case .line(let text):
        _ = try handle(text)
        try showState(.answering)
      case .reconnecting(let pause, let attempt, let cause):
        // Only for the moment: what has come of it is one line at the end, or none.
        try edge.emit(
          .note(
            Styled(
              "Connection lost (\(FailureText.cause(cause))); trying again in \(Milliseconds.text(pause)) (\(attempt) of \(Turn.attempts)).",
              .warning)))
        try showState(.answering)
      case .ended(let end):
        try edge.emit(.answered)
        try tell(end)
        try tellOfClock()
        return
      }
    }
  }

  /// Tokens and due dates are as wrong as the clock is.
  private func tellOfClock() throws {
    guard let skew = office.clockSkew() else { return }
    let hours = Int((abs(skew / .seconds(3600))).rounded())
    let amount = hours < 48 ? Plural.of(hours, "hour") : Plural.of(hours / 24, "day")
    try edge.complain(
      Styled(
        "This machine's clock is \(amount) \(skew > .zero ? "behind" : "ahead of") the backend's: set it, or days and dates are wrong.",
        .warning))
  }

  private func tell(_ end: TurnEnd) throws {
    switch end {
    case .complete: break
    case .interrupted: try edge.complain("(interrupted)")
    case .broken(hasText: true, let cause):
      try edge.complain(
        Styled(
          "The answer was cut off (\(FailureText.cause(cause))); what came is kept. /again sends the message once more.",
          .warning))
    case .broken(hasText: false, let cause):
      try edge.complain(
        Styled(
          "No answer came (\(FailureText.cause(cause))); your message is kept. /again sends it once more.",
          .warning))
    case .loggedOut(let hasText):
      let kept = hasText ? "What came is kept. " : ""
      throw Refusal(
        "You are no longer logged in. \(kept)/login EMAIL lets you in, then /again sends the message once more."
      )
    case .notBegun(let failure):
      throw Refusal(FailureText.sentence(failure) + " /again sends your message.")
    case .refused(let text):
      throw Refusal(
        "The backend did not answer: \(text.withoutControls). /again sends the message once more.")
    case .queued(let cause):
      try edge.complain(
        Styled("queued (offline)", .warning)
          + Styled(
            ": the backend cannot be reached (\(FailureText.cause(cause))). Your message is kept; /again sends it."
          ))
    }
  }

  /// Says which chat is active now.
  func announce(_ opened: ConsultationDesk.Opened) throws {
    let consultation = opened.consultation
    var line = Styled(consultation.persona.displayName, .accent)
    let goal = try consultation.goalID.flatMap { try goals.goal($0) }
    if let goal { line += Styled(" · Focused on: ") + Styled(goal.title.withoutControls, .strong) }
    try edge.say(line)
    if opened.isOffline {
      try edge.complain(
        Styled("offline: what you say is kept until the backend can be reached.", .warning))
    }
    try announce(opened.mended)
    if opened.isEmpty, goal != nil {
      try edge.say("Ask what you like, for example:")
      for example in [
        "Help me create a plan", "What is a good first step?", "I have trouble keeping it up",
      ] {
        try edge.say(Styled("  " + example, .faint))
      }
    }
  }

  private func announce(_ mended: Mended, hint: String = "/again sends it.") throws {
    switch mended {
    case .nothing: break
    case .completed(let answer):
      try edge.say(Styled("Last time's answer:", .faint))
      try edge.emit(.answer(answer))
      try edge.emit(.answered)
    case .notSent(let text):
      let first = text.prefix { $0 != "\n" }
      try edge.complain(
        Styled("not sent: ", .warning) + .flexible(String(first))
          + Styled(". \(hint)"))
    }
  }

  /// Commands that need no answer run while one streams; other commands keep their order.
  private static let earlyLines = EarlyLines { line in
    guard case .command = Typed(line) else { return .waits }
    return Registry.mayRunAtOnce(line) ? .runs : .blocks
  }
}
