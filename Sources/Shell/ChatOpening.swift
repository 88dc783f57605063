import Edge
import Numbers
import Time
import UseCases
import Wellness

/// Opens a chat, and says what there is to know about one that goes on.
struct ChatOpening {
  private let shell: Shell

  init(_ shell: Shell) {
    self.shell = shell
  }

  /// Opens a chat. Where there are as many active ones as there may be, they are listed, and one
  /// that the user names is completed to make room.
  ///
  /// - Throws: what `body` throws; `Failure.tooManyConsultations` when none is named.
  func open(
    _ body: () throws -> ConsultationUseCases.Opened
  ) throws -> ConsultationUseCases.Opened {
    do {
      return try body()
    } catch Failure.tooManyConsultations {
      try completeOne()
      return try body()
    }
  }

  private func completeOne() throws {
    let active = try shell.consultations.activeWithBackend()
    try shell.edge.say("These chats are active, which is as many as there may be:")
    for (index, chat) in active.enumerated() {
      try shell.edge.say(
        try ChatText.row(
          chat.consultation, number: index + 1, messageCount: chat.messageCount, in: shell))
    }
    guard shell.canAsk,
      let text = try shell.dialog.ask(
        "Which one should be completed to make room? Its number, or Enter.", isFresh: true),
      !active.isEmpty, let number = Int(text.trimmed, in: 1...active.count)
    else { throw Failure.tooManyConsultations }
    let chat = active[number - 1].consultation
    try shell.consultations.end(chat, as: .completed)
    guard try shell.sync.sendNow(chat) else {
      throw Failure.tooManyConsultations
    }
    try shell.edge.say("Chat \(number) is completed.")
  }

  /// Opens the chat that a message goes to when none goes on, and says so.
  ///
  /// - Parameters:
  ///   - reason: why another one is opened; `nil` where none was open.
  ///   - chat: one whose persona and goal are meant; general wellness else.
  func openForMessage(_ reason: String?, like chat: Consultation? = nil) throws -> Consultation {
    let opened = try openForMessage(
      chat?.persona ?? .generalWellness,
      about: try chat?.goalID.flatMap { try shell.goals.goal($0) })
    let consultation = opened.consultation
    // Of each kind there is one, so that another shell's may be the one.
    let goes = opened.isEmpty ? "this goes to" : "this goes on in the chat with"
    let told = "\(reason ?? "No chat was open"): \(goes) \(consultation.persona.displayName)."
    let isUsual = reason == nil && opened.isEmpty
    if let told = isUsual ? try Hint.chatOpened.tell(told, in: shell) : told {
      try shell.edge.complain(Styled(told, .faint))
    }
    try show(opened.recovered, in: consultation)
    return consultation
  }

  /// Here alone where the backend opens none, since the message is not to be lost.
  private func openForMessage(
    _ persona: Persona, about goal: Goal?
  ) throws -> ConsultationUseCases.Opened {
    let consultations = shell.consultations
    do {
      return try open {
        try goal.map { try consultations.open(about: $0, persona: persona) }
          ?? consultations.open(persona)
      }
    } catch {
      guard let failure = Failure(error), !failure.isOfStorage else { throw error }
      return try consultations.openHere(persona)
    }
  }

  /// Begins a chat again that the backend no longer has.
  func renew(_ gone: Consultation) throws -> Consultation {
    let renewed = try open { try shell.consultations.renew(gone) }
    try shell.edge.complain("The backend no longer has this chat; it goes on in another one.")
    return renewed.consultation
  }

  /// Says what there is to know about a chat that was opened.
  func remark(on report: ChatOpened) throws {
    let opened = report.opened
    if opened.isOffline {
      let cause = (shell.context.lastFailure ?? .refused).words
      try shell.edge.complain(
        Styled(
          "Offline: the backend cannot be reached (\(cause)). What you say is kept until it can.",
          .warning))
    }
    try showLastTurns(of: opened.consultation)
    try show(opened.recovered, in: opened.consultation)
    if opened.isEmpty, report.goal != nil,
      let examples = try Hint.chatExamples.tell(ChatOpening.examples, in: shell)
    {
      try shell.presenter.hint(examples)
    }
  }

  private static let examples =
    [Styled("Ask what you like, for example:")]
    + [
      "Help me create a plan", "What is a good first step?", "I have trouble keeping it up",
    ].map { Styled("  " + $0, .faint) }

  /// How many turns lead back into a chat.
  private static let turnCount = 3

  /// Shows the last turns of a chat of another day as they looked when they were said, where
  /// somebody goes on with it at a terminal.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  func showLastTurns(of chat: Consultation?) throws -> Bool {
    guard shell.canAsk, let chat else { return false }
    let last = try shell.consultations.messages(of: chat, last: 2 * ChatOpening.turnCount)
    guard let newest = last.last, shell.context.zone.date(at: newest.createdAt) < shell.today else {
      return false
    }
    for message in last.drop(while: { $0.role == .assistant }) {
      if message.role == .user {
        let when = Styled("\(shell.clockText(message.createdAt)) ▸ ", .faint)
        try shell.edge.say(when + Styled(message.content, .strong))
      } else {
        try shell.edge.emit(.answer(message.content))
        try shell.edge.emit(.answered)
        try shell.edge.say("")
      }
    }
    return true
  }

  /// Shows what an earlier run had left open.
  ///
  /// - Parameter hint: how a message is sent that was not.
  func show(
    _ recovered: RecoveredTurn, in chat: Consultation, hint: String = "/again sends it."
  ) throws {
    switch recovered {
    case .nothing: break
    case .completed(let answer, let isWhole) where shell.options.question != nil:
      // The answer alone, and no other one, is on stdout.
      try shell.edge.complain(Styled("Last time's answer:", .faint))
      for line in answer.split(separator: "\n", omittingEmptySubsequences: false) {
        try shell.edge.complain(Styled(String(line)))
      }
      if !isWhole { try shell.edge.complain(Styled(TurnDisplay.tooLong.sentence, .warning)) }
    case .completed(let answer, let isWhole):
      try shell.edge.say(Styled("Last time's answer:", .faint))
      try shell.edge.emit(.answer(answer))
      try shell.edge.emit(.answered)
      try shell.presenter.answered(chat, isWhole ? .complete : .interrupted, nil)
      if !isWhole { try TurnDisplay(shell).warnOfLength() }
    case .notSent(let text):
      let first = text.prefix { $0 != "\n" }
      try shell.edge.complain(
        Styled("not sent: ", .warning) + .flexible(String(first)) + Styled(". \(hint)"))
    }
  }
}
