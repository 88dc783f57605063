import Edge
import Numbers
import Time
import UseCases
import Wellness

/// Shows the answer to a message as it comes, and what a turn has come to.
struct TurnDisplay {
  private let shell: Shell

  init(_ shell: Shell) {
    self.shell = shell
  }

  /// Shows an answer as it comes, to its end.
  ///
  /// - Parameter again: is said before, once it is known that the message can be sent; nothing is
  ///   said where it cannot.
  @discardableResult
  func follow(_ turn: Turn, again: Styled? = nil) throws -> TurnEnd {
    let (edge, prompt) = (shell.edge, shell.prompt)
    try prompt.show(turn.isByItself ? .background : .answering)
    var echo = again
    // What is said about an answer stands before it or behind it.
    var remarks: [String] = []
    var isBroken = false
    // Whether something else stands between the message, or its answer so far, and what follows.
    var isElsewhere = false
    // A change of coach is for the next message.
    let model = shell.coach.choice?.model
    let early = shell.canAsk ? TurnDisplay.earlyLines : nil
    while true {
      let event = try turn.next(early: early)
      if turn.isByItself, case .piece = event {
        // From here on it is an answer like any other.
        turn.isByItself = false
        try prompt.show(.answering)
      }
      if let line = echo, !event.isQueued {
        try edge.say(line)
        echo = nil
      }
      if isElsewhere, case .piece(let piece) = event, !piece.isEmpty {
        try edge.say(TurnDisplay.echo(of: turn.text, label: "answering: "))
        isElsewhere = false
      }
      switch event {
      case .piece(let piece): if !piece.isEmpty { try edge.emit(.answer(piece)) }
      case .notice(let text, let notice):
        isBroken = isBroken || notice == .broken
        if turn.hasSpoken, notice == .instead {
          // What follows is somebody else's answer.
          try edge.emit(.answered)
          try remark(text)
        } else if turn.hasSpoken {
          remarks.append(text)
        } else {
          try remark(text)
        }
      case .waiting(let reason):
        try edge.emit(.note(Styled(reason, .faint)))
        try prompt.show(prompt.phase)
      case .line(let text):
        _ = try shell.handle(text)
        isElsewhere = true
        try prompt.show(.answering)
      case .reconnecting(let pause, let attempt, let cause):
        // Only for the moment: what has come of it is one line at the end, or none.
        try edge.emit(
          .note(
            Styled(
              "Connection lost (\(cause.words)); trying again in \(Milliseconds.text(pause)) (\(attempt) of \(Turn.attempts)).",
              .warning)))
        try prompt.show(prompt.phase)
      case .ended(let end):
        try edge.emit(.answered)
        if let model, !turn.isByBuiltInCoach, case .complete(let time) = end {
          shell.coach.use.add(turn.tokens, time: time, by: model)
          if let tokens = turn.tokens?.completion { try tellSpeed(tokens, in: time) }
        }
        for text in remarks { try remark(text) }
        shell.consultations.note(end)
        if case .putOff = end { shell.consultations.hasPutOff(turn) }
        try shell.presenter.answered(
          turn.consultation, isBroken ? .partial : end.state, author(of: turn, model))
        if again == nil || !event.isQueued {
          try tell(end, of: turn.text, in: turn.consultation)
        }
        shell.lastTurn = isBroken ? .broken(hasText: true, .truncated) : end
        try warnOfClock()
        return end
      }
    }
  }

  /// Says how fast a model has answered, from the message on, until something else is shown.
  private func tellSpeed(_ tokens: Int, in time: Duration) throws {
    guard time >= .milliseconds(100) else { return }
    let rate = Int(clamping: (Double(tokens) / (time / .seconds(1))).rounded())
    let text = "\(Plural.of(tokens, "token")) in \(Milliseconds.text(time)), \(rate) a second"
    try shell.edge.emit(.note(Styled(text, .faint)))
  }

  /// Who has answered, as far as that is known.
  private func author(of turn: Turn, _ model: String?) -> String? {
    if shell.options.hasAccounts { return turn.isByBuiltInCoach ? Coach.builtIn : nil }
    return turn.isByBuiltInCoach ? Coach.builtIn : model ?? Coach.builtIn
  }

  /// What answers are signed with.
  private enum Coach {
    static let builtIn = "built-in coach"
  }

  private func remark(_ text: String) throws {
    try shell.presenter.warning(CommandRefusal(text, kind: .backend))
  }

  /// Tokens and due dates are as wrong as the clock is.
  private func warnOfClock() throws {
    guard let skew = shell.context.clockSkew() else { return }
    let hours = Int(clamping: (abs(skew / .seconds(3600))).rounded())
    let clock = shell.options.hasSessionClock ? "The session's clock" : "This machine's clock"
    let advice =
      shell.options.hasSessionClock
      ? "--clock now starts it at the time that it is"
      : "set it, or days and dates are wrong"
    let amount = hours < 48 ? Plural.of(hours, "hour") : Plural.of(hours / 24, "day")
    try shell.edge.complain(
      Styled(
        "\(clock) is \(amount) \(skew > .zero ? "behind" : "ahead of") the backend's: \(advice).",
        .warning))
  }

  /// Says what a turn has come to that is not its answer.
  func tell(_ end: TurnEnd, of text: String, in chat: Consultation) throws {
    shell.lastTurn = end
    switch end {
    case .complete, .gone, .putOff: break
    case .interrupted: try shell.edge.complain("(interrupted)")
    case .tooLong: try warnOfLength()
    case .broken(hasText: true, let cause):
      try warn(
        "The answer was cut off (\(cause.words)); what came is kept. /again sends the message once more."
      )
    case .broken(hasText: false, let cause):
      try warn(
        "No answer came (\(cause.words)); your message is kept. /again sends it once more."
      )
    case .loggedOut(let hasText):
      let kept = hasText ? "What came is kept. " : ""
      throw CommandRefusal(
        "You are no longer logged in. \(kept)/login EMAIL lets you in, then /again sends the message once more.",
        kind: .loginNeeded)
    case .notBegun(let failure):
      throw CommandRefusal(
        FailureText.sentence(failure) + " /again sends your message.", kind: ErrorKind(failure),
        advice: "/again")
    case .refused(let text):
      throw CommandRefusal(
        "The backend answered with an error: \(text). /again sends the message once more.",
        kind: .backend, advice: "/again")
    case .stillAnswering:
      throw CommandRefusal(
        "The coach is still answering in this chat, maybe on another device. Your message is kept; /again sends it.",
        kind: .busy, advice: "/again")
    case .queued(let cause):
      try shell.presenter.queued(text, chat)
      let hint =
        shell.settings.sync == .auto
        ? " and sent when the backend is back." : "; /sync sends it."
      try shell.edge.complain(
        Styled("Queued (offline)", .warning)
          + Styled(
            ": the backend cannot be reached (\(cause.words)). Your message is kept\(hint)"
          ))
    }
  }

  /// Says that an answer is longer than what is taken of one.
  func warnOfLength() throws { try shell.presenter.warning(TurnDisplay.tooLong) }

  /// Why an answer isn't whole that is longer than what is taken.
  static var tooLong: CommandRefusal {
    CommandRefusal(
      "The answer was stopped at \(Turn.longestAnswer >> 20) MiB; what came is kept. Ask for a shorter one.",
      kind: .tooLong)
  }

  /// Says why there is no whole answer, though the message is kept.
  private func warn(_ sentence: String) throws {
    try shell.presenter.warning(CommandRefusal(sentence, kind: .offline, advice: "/again"))
  }

  /// A message that is sent once more, in one line.
  static func echo(of text: String, label: String = "again: ") -> Styled {
    let first = text.prefix { $0 != "\n" }
    return Styled(label, .faint)
      + .flexible(String(first) + (first.count < text.count ? " …" : ""), .faint)
  }

  /// Commands that need no answer run while one streams; other commands keep their order.
  private static let earlyLines = EarlyLines { line in
    guard case .command = Typed(line) else { return .waits }
    return Registry.mayRunAtOnce(line) ? .runs : .blocks
  }
}

extension TurnEnd {
  /// How far the answer has come that the turn has shown.
  fileprivate var state: Message.State {
    switch self {
    case .complete: .complete
    case .interrupted, .tooLong: .interrupted
    default: .partial
    }
  }
}

extension TurnEvent {
  /// Whether the turn is over, since the backend cannot be reached.
  fileprivate var isQueued: Bool {
    switch self {
    case .ended(.queued), .ended(.putOff): true
    default: false
    }
  }
}
