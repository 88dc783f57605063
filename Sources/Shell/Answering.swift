import Edge
import UseCases
import Wellness

extension Shell {
  /// Says something in the active chat, which is opened where there is none.
  func converse(_ text: String) throws {
    try consultations.check(text)
    let shown = try consultations.shown()
    let consultation = try keeping(text, in: shown.consultation) { try chat(for: shown) }
    try say(text, in: consultation)
    try offerToLog(text)
  }

  /// The chat that a message goes to.
  private func chat(for shown: ShownConsultation) throws -> Consultation {
    switch shown {
    case .open(let active):
      let recovered = try consultations.recoverOnce(active)
      try announce(recovered, in: active, hint: "Say it again to send it.")
      return active
    case .none: return try openForMessage("No chat was open")
    case .ended(let chat):
      let status = chat.status.rawValue.withoutControls
      return try openForMessage("Your chat was \(status) in another shell", like: chat)
    case .deleted(let chat):
      return try openForMessage("Your chat was deleted in another shell", like: chat)
    }
  }

  /// Does what comes before a message. Where that is stopped, the message is kept, so that
  /// `/again` sends it.
  ///
  /// - Parameters:
  ///   - chat: the one that it was meant for; a chat of general wellness when `nil`.
  ///   - goal: what the chat was to be about.
  func keeping<Result>(
    _ text: String, in chat: Consultation? = nil, about goal: Goal? = nil,
    _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let stop where stop is Interrupted || stop is Terminated {
      let goal = try goal ?? chat?.goalID.flatMap { try goals.goal($0) }
      let persona = chat?.persona ?? (goal == nil ? .generalWellness : .wellnessSpecialist)
      try consultations.keep(text, in: chat, or: persona, about: goal)
      try edge.complain("Your message is kept. /again sends it.")
      throw stop
    }
  }

  /// Says something behind what waits in a chat for the backend.
  func say(_ text: String, in consultation: Consultation) throws {
    guard try keeping(text, in: consultation, { try deliver(in: consultation) }) else {
      let chat = try consultations.active() ?? consultation
      try consultations.queue(text, in: chat)
      try tell(.queued(context.lastFailure ?? .refused), of: text, in: chat)
      return
    }
    let turn = try consultations.say(text, in: try consultations.active() ?? consultation)
    try carryOut(turn)
  }

  /// Shows an answer to its end; a message in a chat that the backend has no more is sent in
  /// another one.
  func carryOut(_ turn: Turn) throws {
    guard try follow(turn) == .gone else { return }
    try deliver(in: renew(turn.consultation))
  }

  private func renew(_ gone: Consultation) throws -> Consultation {
    let renewed = try makingRoom { try consultations.renew(gone) }
    try edge.complain("The backend no longer has this chat; it goes on in another one.")
    return renewed.consultation
  }

  /// Opens the chat that a message goes to when none goes on, and says so.
  ///
  /// - Parameters:
  ///   - reason: why another one is opened.
  ///   - chat: one whose persona and goal are meant; general wellness else.
  private func openForMessage(
    _ reason: String, like chat: Consultation? = nil
  ) throws -> Consultation {
    let opened = try openForMessage(
      chat?.persona ?? .generalWellness, about: try chat?.goalID.flatMap { try goals.goal($0) })
    let consultation = opened.consultation
    // Of each kind there is one, so that another shell's may be the one.
    let goes = opened.isEmpty ? "this goes to" : "this goes on in the chat with"
    try edge.complain(
      Styled("\(reason): \(goes) \(consultation.persona.displayName).", .faint))
    try announce(opened.recovered, in: consultation)
    return consultation
  }

  /// Here alone where the backend opens none, since the message is not to be lost.
  private func openForMessage(
    _ persona: Persona, about goal: Goal?
  ) throws -> ConsultationUseCases.Opened {
    do {
      return try makingRoom {
        try goal.map { try consultations.open(about: $0, persona: persona) }
          ?? consultations.open(persona)
      }
    } catch let failure as Failure {
      if case .storage = failure { throw failure }
      return try consultations.openHere(persona)
    }
  }

  /// Shows an answer as it comes, to its end.
  ///
  /// - Parameter again: is said before, once it is known that the message can be sent; nothing is
  ///   said where it cannot.
  @discardableResult
  func follow(_ turn: Turn, again: Styled? = nil) throws -> TurnEnd {
    try showState(turn.isByItself ? .background : .answering)
    var echo = again
    let early = canAsk ? Shell.earlyLines : nil
    while true {
      let event = try turn.next(early: early)
      if turn.isByItself, case .piece = event {
        // From here on it is an answer like any other.
        turn.isByItself = false
        try showState(.answering)
      }
      if let line = echo, !event.isQueued {
        try edge.say(line)
        echo = nil
      }
      switch event {
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
        try showState(phase)
      case .ended(let end):
        try edge.emit(.answered)
        consultations.note(end)
        if case .putOff = end { consultations.hasPutOff(turn) }
        lastTurn = end
        try tellAnswer(in: turn.consultation, end.state)
        if again == nil || !event.isQueued {
          try tell(end, of: turn.text, in: turn.consultation)
        }
        try tellOfClock()
        return end
      }
    }
  }

  /// Tokens and due dates are as wrong as the clock is.
  private func tellOfClock() throws {
    guard let skew = context.clockSkew() else { return }
    let hours = Int((abs(skew / .seconds(3600))).rounded())
    let amount = hours < 48 ? Plural.of(hours, "hour") : Plural.of(hours / 24, "day")
    try edge.complain(
      Styled(
        "This machine's clock is \(amount) \(skew > .zero ? "behind" : "ahead of") the backend's: set it, or days and dates are wrong.",
        .warning))
  }

  /// Says what a turn has come to that is not its answer.
  private func tell(_ end: TurnEnd, of text: String, in chat: Consultation) throws {
    lastTurn = end
    switch end {
    case .complete, .gone, .putOff: break
    case .interrupted: try edge.complain("(interrupted)")
    case .tooLong: try tellOfLength()
    case .broken(hasText: true, let cause):
      try warn(
        "The answer was cut off (\(FailureText.cause(cause))); what came is kept. /again sends the message once more."
      )
    case .broken(hasText: false, let cause):
      try warn(
        "No answer came (\(FailureText.cause(cause))); your message is kept. /again sends it once more."
      )
    case .loggedOut(let hasText):
      let kept = hasText ? "What came is kept. " : ""
      throw Refusal(
        "You are no longer logged in. \(kept)/login EMAIL lets you in, then /again sends the message once more.",
        kind: .loginNeeded)
    case .notBegun(let failure):
      throw Refusal(
        FailureText.sentence(failure) + " /again sends your message.", kind: ErrorKind(failure),
        advice: "/again")
    case .refused(let text):
      throw Refusal(
        "The backend answered with an error: \(text.withoutControls). /again sends the message once more.",
        kind: .backend, advice: "/again")
    case .stillAnswering:
      throw Refusal(
        "The coach is still answering in this chat, maybe on another device. Your message is kept; /again sends it.",
        kind: .busy, advice: "/again")
    case .queued(let cause):
      try events?.write(
        .message(
          Event.Said(
            chat: chat.id, persona: chat.persona, role: .user, state: .queued, text: text)))
      let hint =
        settings.sync == .auto ? " and sent when the backend is back." : "; /sync sends it."
      try edge.complain(
        Styled("queued (offline)", .warning)
          + Styled(
            ": the backend cannot be reached (\(FailureText.cause(cause))). Your message is kept\(hint)"
          ))
    }
  }

  private func tellOfLength() throws {
    try warn(
      "The answer was stopped at \(Turn.longestAnswer >> 20) MiB; what came is kept. Ask for a shorter one.",
      kind: .tooLong, advice: nil)
  }

  /// Says why there is no whole answer, though the message is kept.
  private func warn(
    _ sentence: String, kind: ErrorKind = .offline, advice: String? = "/again"
  ) throws {
    guard events != nil else { return try edge.complain(Styled(sentence, .warning)) }
    try tell(Refusal(sentence, kind: kind, advice: advice))
  }

  /// Which chat is active now, and what it is about.
  func report(_ opened: ConsultationUseCases.Opened) throws -> ChatOpened {
    let goal = try opened.consultation.goalID.flatMap { try goals.goal($0) }
    return ChatOpened(opened: opened, goal: goal)
  }

  /// Says what there is to know about a chat that was opened.
  func remark(on report: ChatOpened) throws {
    let opened = report.opened
    if opened.isOffline {
      try edge.complain(
        Styled(
          "offline: the backend cannot be reached (\(FailureText.cause(context.lastFailure ?? .refused))). What you say is kept until it can.",
          .warning))
    }
    try announce(opened.recovered, in: opened.consultation)
    if opened.isEmpty, report.goal != nil, events == nil {
      try edge.say("Ask what you like, for example:")
      for example in [
        "Help me create a plan", "What is a good first step?", "I have trouble keeping it up",
      ] {
        try edge.say(Styled("  " + example, .faint))
      }
    }
  }

  private func announce(
    _ recovered: RecoveredTurn, in chat: Consultation, hint: String = "/again sends it."
  ) throws {
    switch recovered {
    case .nothing: break
    case .completed(let answer, let isWhole):
      try edge.say(Styled("Last time's answer:", .faint))
      try edge.emit(.answer(answer))
      try edge.emit(.answered)
      try tellAnswer(in: chat, isWhole ? .complete : .interrupted)
      if !isWhole { try tellOfLength() }
    case .notSent(let text):
      let first = text.prefix { $0 != "\n" }
      try edge.complain(
        Styled("not sent: ", .warning) + .flexible(String(first))
          + Styled(". \(hint)"))
    }
  }

  /// Sends what was said while the backend could not be reached, in its order; what the backend
  /// does not answer keeps what stands behind it in its chat waiting.
  ///
  /// - Parameters:
  ///   - chat: only what was said there, when given.
  ///   - isByItself: whether nobody has asked for it, so that any input stops it.
  /// - Returns: whether the backend could be reached.
  @discardableResult
  func deliver(in chat: Consultation? = nil, isByItself: Bool = false) throws -> Bool {
    var only = chat?.id
    var left: Set<Consultation.LocalID> = []
    var mayRenew = true
    while let next = try consultations.nextQueued(in: only, except: left) {
      if isByItself { try showState(.background) }
      guard let turn = try consultations.deliver(next) else { continue }
      turn.isByItself = isByItself && canAsk
      let isActive = try consultations.active()?.id == turn.consultation.id
      let place = isActive ? "" : " (\(next.consultation.persona.displayName))"
      let end = try follow(turn, again: Shell.echo(of: next.text, label: "again\(place): "))
      if only != nil { only = turn.consultation.id }
      switch end {
      case .complete: continue
      case .queued: return false
      case .putOff: throw Interrupted()
      case .gone where mayRenew:
        mayRenew = false
        let renewed = try renew(turn.consultation)
        if only != nil { only = renewed.id }
      default: left.insert(turn.consultation.id)
      }
    }
    return true
  }

  /// A message that is sent once more, in one line.
  static func echo(of text: String, label: String = "again: ") -> Styled {
    let first = text.prefix { $0 != "\n" }
    return Styled(label, .faint)
      + .flexible(String(first).withoutControls + (first.count < text.count ? " …" : ""), .faint)
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
