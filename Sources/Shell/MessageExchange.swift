import Edge
import UseCases
import Wellness

/// Sends what the user says to a chat, and shows the answers.
struct MessageExchange {
  private let shell: Shell

  init(_ shell: Shell) {
    self.shell = shell
  }

  /// Sends a message to the active chat, which is opened where there is none.
  func converse(_ text: String) throws {
    try shell.consultations.check(text)
    let shown = try shell.consultations.shown()
    let consultation = try keeping(text, in: shown.consultation) { try chat(for: shown) }
    let message = try send(text, to: consultation)
    if let request = ActionRequest(text) { return try answer(request) }
    if consultation.goalID == nil, let title = StatedGoal.title(in: text),
      let command = try command(for: .make(title: title, every: nil))
    {
      return try shell.edge.complain(Styled("To make it a goal: " + command, .faint))
    }
    try pointOut(text, in: consultation)
    try ProgressLogging(shell).offer(for: message)
  }

  /// Says which command does what the coach was asked to do.
  private func answer(_ request: ActionRequest) throws {
    guard let command = try command(for: request) else { return }
    try shell.edge.complain(Styled("To do that: " + command, .faint))
  }

  /// `nil` where no goal is meant, or more than one, and for a goal that no coach would plan.
  private func command(for request: ActionRequest) throws -> String? {
    switch request {
    case .make(let title, let every):
      guard !title.isEmpty else { return "/goal new TITLE --target N UNIT" }
      let goal = Goal(
        id: Goal.LocalID(""), title: title, type: .custom, startDate: shell.today,
        targetDate: nil, targetValue: 0, unit: "", createdAt: shell.edge.now,
        updatedAt: shell.edge.now)
      guard shell.options.caution(goal, shell.today) == nil else { return nil }
      let period = every.map { " --every \(ProgressText.noun($0))" } ?? ""
      return "/goal new \(GoalOffers.quoted(title))\(period)"
    case .edit(let flag, let value, let name):
      let value =
        switch (flag, value) {
        case ("by", ""): "DATE"
        case ("title", ""): "TITLE"
        case ("by", _), ("title", _): GoalOffers.quoted(value)
        default: value
        }
      return try goal(name).map { "/goal edit \($0) --\(flag) \(value)" }
    case .goal(let command, let name): return try goal(name).map { "/goal \(command) \($0)" }
    case .chat(let command): return "/chat \(command)"
    }
  }

  /// The title of the goal that words name, or that is talked about where they are none.
  private func goal(_ name: String) throws -> String? {
    let goal =
      try name.isEmpty
      ? ProgressLogging(shell).topic() ?? shell.goals.meant() : shell.names.goalSaid(name)
    return goal.map { GoalOffers.quoted($0.title) }
  }

  /// Says how to talk about the active goal, once in a chat that is about none, where a message may
  /// ask about it.
  private func pointOut(_ text: String, in chat: Consultation) throws {
    guard chat.goalID == nil, !shell.pointedOut.contains(chat.id),
      let goal = try shell.goals.active(), goal.status == .active, GoalQuestion.mayBe(text)
    else { return }
    shell.pointedOut.insert(chat.id)
    let hint =
      Styled("This chat is about no goal. /chat goal talks about \"", .faint)
      + .flexible(goal.title, .faint) + Styled("\".", .faint)
    if let hint = try Hint.chatAboutGoal.tell(hint, in: shell) { try shell.edge.complain(hint) }
  }

  /// The chat that a message goes to.
  private func chat(for shown: ShownConsultation) throws -> Consultation {
    let opening = ChatOpening(shell)
    switch shown {
    case .open(let active):
      let recovered = try shell.consultations.recoverOnce(active)
      try opening.show(recovered, in: active, hint: "Say it again to send it.")
      return active
    case .none: return try opening.openForMessage(nil)
    case .ended(let chat):
      let status = chat.status.rawValue
      return try opening.openForMessage("Your chat was \(status) in another shell", like: chat)
    case .deleted(let chat):
      return try opening.openForMessage("Your chat was deleted in another shell", like: chat)
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
      let goal = try goal ?? chat?.goalID.flatMap { try shell.goals.goal($0) }
      let persona = chat?.persona ?? (goal == nil ? .generalWellness : .wellnessSpecialist)
      try shell.consultations.keep(text, in: chat, or: persona, about: goal)
      try shell.edge.complain("Your message is kept. /again sends it.")
      throw stop
    }
  }

  /// Sends a message behind what waits in a chat for the backend.
  @discardableResult
  func send(_ text: String, to consultation: Consultation) throws -> Message {
    let consultations = shell.consultations
    guard try keeping(text, in: consultation, { try sendQueued(in: consultation) }) else {
      let chat = try consultations.active() ?? consultation
      let message = try consultations.queue(text, in: chat)
      try TurnDisplay(shell)
        .tell(.queued(shell.context.lastFailure ?? .refused), of: text, in: chat)
      return message
    }
    let turn = try consultations.send(text, in: try consultations.active() ?? consultation)
    try carryOut(turn)
    return turn.message
  }

  /// Sends the last message of a chat once more, or what waits in it.
  func sendAgain(in chat: Consultation) throws {
    if try shell.consultations.hasQueued(in: chat) {
      if try !sendQueued(in: chat) {
        throw Failure.unreachable(shell.context.lastFailure ?? .refused)
      }
      return
    }
    let (text, turn) = try shell.consultations.again(in: chat)
    try shell.edge.say(TurnDisplay.echo(of: text))
    try carryOut(turn)
  }

  /// Shows an answer to its end; a message in a chat that the backend no longer has is sent in
  /// another one.
  private func carryOut(_ turn: Turn) throws {
    guard try TurnDisplay(shell).follow(turn) == .gone else { return }
    try sendQueued(in: ChatOpening(shell).renew(turn.consultation))
  }

  /// Sends what was said while the backend could not be reached, in its order; what the backend
  /// does not answer keeps what stands behind it in its chat waiting.
  ///
  /// - Parameters:
  ///   - chat: only what was said there, when given.
  ///   - isByItself: whether nobody has asked for it, so that any input stops it.
  /// - Returns: whether the backend could be reached.
  @discardableResult
  func sendQueued(in chat: Consultation? = nil, isByItself: Bool = false) throws -> Bool {
    let consultations = shell.consultations
    var only = chat?.id
    var left: Set<Consultation.LocalID> = []
    var mayRenew = true
    while let next = try consultations.nextQueued(in: only, except: left) {
      if isByItself { try shell.prompt.show(.background) }
      guard let turn = try consultations.deliver(next) else { continue }
      turn.isByItself = isByItself && shell.canAsk
      let isActive = try consultations.active()?.id == turn.consultation.id
      let place = isActive ? "" : " (\(next.consultation.persona.displayName))"
      let echo = TurnDisplay.echo(of: next.text, label: "again\(place): ")
      let end = try TurnDisplay(shell).follow(turn, again: echo)
      if only != nil { only = turn.consultation.id }
      switch end {
      case .complete: continue
      case .queued: return false
      case .putOff: throw Interrupted()
      case .gone where mayRenew:
        mayRenew = false
        let renewed = try ChatOpening(shell).renew(turn.consultation)
        if only != nil { only = renewed.id }
      default: left.insert(turn.consultation.id)
      }
    }
    return true
  }
}
