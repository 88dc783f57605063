import Edge
import UseCases
import Wellness

/// What the shell has to tell: in lines to people, or as events to programs.
extension Shell {
  /// Tells what came of a command.
  func tell(_ report: some Report, of command: String) throws {
    if let events { return try events.write(.result(command: command, report.json)) }
    for line in try report.lines(in: self) { try edge.say(line) }
  }

  /// Tells why something was not done.
  func tell(_ refusal: Refusal) throws {
    guard let events else { return try edge.complain(Styled(refusal.sentence, .bad)) }
    try events.write(
      .error(
        Event.Problem(kind: refusal.kind, sentence: refusal.sentence, advice: refusal.advice)))
  }

  /// Tells programs that an input was taken; of what has to do with an account, no more than which
  /// command it is.
  func tellInput(_ text: String, _ typed: Typed) throws {
    guard let events else { return }
    guard case .command(let name, let rest) = typed else {
      return try events.write(.input(text, command: nil))
    }
    let usage = Registry.usage(name, rest)
    let isPrivate = usage?.group == .account
    try events.write(.input(isPrivate ? "/" + name : text, command: usage?.name))
  }

  /// Tells programs an answer that is over.
  func tellAnswer(in chat: Consultation, _ state: Message.State) throws {
    guard let events else { return }
    let text = events.takeAnswer()
    guard !text.isEmpty else { return }
    try events.write(
      .message(
        Event.Said(
          chat: chat.id, persona: chat.persona, role: .assistant, state: state, text: text)))
  }

  /// Tells programs how things stand, which ends what an input has brought about.
  func tellState() throws {
    guard let events else { return }
    try refreshActive()
    try events.write(
      .state(
        Event.Standing(
          connection: context.connection, pending: try sync.pendingCount(),
          goal: try goals.active()?.id, chat: try consultations.active()?.id)))
  }
}

extension Refusal {
  /// - Parameter usage: of the command that it is about, if one was found.
  init(_ problem: UsageProblem, _ usage: Usage?) {
    self.init(ProblemText.sentence(problem, usage), kind: .usage, advice: usage?.form)
  }
}
