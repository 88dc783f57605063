import Edge
import UseCases
import Wellness

/// How what there is to tell is told: a value of functions, one maker for people and one for
/// programs. Whoever tells something does not know who reads it.
struct Presenter {
  /// The edge for all of the shell: what readers of this kind are not to see on stdout does not
  /// come there through it.
  let edge: Edge
  /// An input was taken.
  let input: (_ text: String, _ typed: Typed) throws -> Void
  /// What came of a command, by the command's name.
  let result: (_ report: any Report, _ command: String, _ shell: Shell) throws -> Void
  /// Why something was not done.
  let refusal: (CommandRefusal) throws -> Void
  /// Why something is not whole, though what there is of it is kept.
  let warning: (CommandRefusal) throws -> Void
  /// What ran was stopped by the user.
  let interruption: () throws -> Void
  /// A message waits for the backend.
  let queued: (_ text: String, _ chat: Consultation) throws -> Void
  /// The answer that was streamed is over.
  let answered: (_ chat: Consultation, _ state: Message.State, _ by: String?) throws -> Void
  /// What may help somebody on.
  let hint: ([Styled]) throws -> Void
  /// All that an input has brought about is told; how things stand then.
  let state: (_ standing: () throws -> Event.State) throws -> Void

  /// Lines.
  ///
  /// - Parameter answersAlone: whether nothing but answers comes to stdout.
  static func people(_ world: Edge, answersAlone: Bool) -> Presenter {
    var edge = world
    if answersAlone {
      edge.emit = { effect in
        if case .say(let line) = effect { return try world.complain(line) }
        try world.emit(effect)
      }
    }
    return Presenter(
      edge: edge, input: { _, _ in },
      result: { [edge] report, _, shell in
        for line in try report.lines(in: shell) { try edge.say(line) }
      },
      refusal: { try world.complain(Styled($0.sentence, .bad)) },
      warning: { try world.complain(Styled($0.sentence, .warning)) },
      interruption: { try world.complain("(interrupted)") }, queued: { _, _ in },
      answered: { _, _, _ in }, hint: { [edge] lines in for line in lines { try edge.say(line) } },
      state: { _ in })
  }

  /// Events, one JSON object a line.
  static func programs(_ world: Edge) -> Presenter {
    let events = EventWriter(world)
    let refusal = { (refusal: CommandRefusal) in
      try events.write(
        .error(
          Event.Problem(kind: refusal.kind, sentence: refusal.sentence, advice: refusal.advice)))
    }
    return Presenter(
      edge: events.edge,
      input: { text, typed in
        guard case .command(let name, let rest) = typed else {
          return try events.write(.input(text, command: nil))
        }
        let usage = Registry.usage(name, rest)
        // Of what has to do with an account, no more than which command it is.
        let isPrivate = usage?.group == .account
        try events.write(.input(isPrivate ? "/" + name : text, command: usage?.name))
      },
      result: { report, command, _ in
        try events.write(.result(command: command, report.json))
      },
      refusal: refusal, warning: refusal,
      interruption: {
        try events.write(
          .error(Event.Problem(kind: .interrupted, sentence: "(interrupted)", advice: nil)))
      },
      queued: { text, chat in
        try events.write(
          .message(
            Event.Said(
              chat: chat.id, persona: chat.persona, role: .user, state: .queued, text: text)))
      },
      answered: { chat, state, author in
        let text = events.popAnswer()
        guard !text.isEmpty else { return }
        try events.write(
          .message(
            Event.Said(
              chat: chat.id, persona: chat.persona, role: .assistant, state: state, text: text,
              by: author)))
      },
      hint: { _ in }, state: { try events.write(.state($0())) })
  }
}
