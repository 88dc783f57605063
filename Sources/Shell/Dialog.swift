import Edge
import UseCases

/// Questions to whoever sits at the terminal.
final class Dialog {
  private let edge: Edge
  /// Whether there is somebody to ask.
  let canAsk: Bool
  /// What was typed in place of an answer; the next input.
  private var typedInstead: String?

  init(_ edge: Edge, canAsk: Bool) {
    (self.edge, self.canAsk) = (edge, canAsk)
  }

  /// Asks a question; `nil` when the user leaves it.
  ///
  /// - Parameter isFresh: whether what was typed before is discarded, and the user told so.
  func ask(_ question: String, isFresh: Bool) throws -> String? {
    try edge.say(Styled(question))
    return switch try edge.line(prompt: "? ", fresh: isFresh) {
    case .line(let text): text
    case .interrupt, .endOfInput, .deadline, .arrival: nil
    }
  }

  static let noTerminal = CommandRefusal("A password is only asked for at a terminal.")

  /// Asks for something that is not to be seen; `nil` when the user leaves it.
  func askHidden(_ question: String) throws -> String? {
    guard canAsk else { throw Dialog.noTerminal }
    try edge.say(Styled(question))
    return switch try edge.line(prompt: "? ", echo: false, fresh: true) {
    case .line(let text): text
    case .interrupt, .endOfInput, .deadline, .arrival: nil
    }
  }

  /// Asks before something that cannot be taken back. In batch, where nobody answers, it has to be
  /// said with `--yes`. What was typed before the question is no answer to it. What is typed in
  /// place of a yes or a no is the next input.
  ///
  /// - Parameters:
  ///   - question: without the choice of answers, e.g. `Delete "Run far"?`.
  ///   - action: what `--yes` is said to do, in batch without it.
  ///   - command: with which it does.
  ///   - isForced: whether `--yes` was given.
  /// - Returns: whether the user wants it; only a yes is one.
  /// - Throws: `CommandRefusal` in batch without `--yes`.
  func confirms(
    _ question: String, answers: String = usualAnswers,
    action: String = "do it", command: @autoclosure () -> String, isForced: Bool
  ) throws -> Bool {
    if isForced { return true }
    guard canAsk else {
      throw CommandRefusal("Add --yes to \(action): \(command()) --yes", kind: .unconfirmed)
    }
    guard let answer = try ask("\(question) \(answers)", isFresh: true) else { return false }
    if answer.trimmed.isEmpty { return false }
    guard let said = YesNo(answer) else {
      typedInstead = answer
      return false
    }
    return said == .yes
  }

  /// The choice of answers where a no is usual.
  static let usualAnswers = "[y/N]"

  /// What was typed in place of an answer, once.
  func popTypedInstead() -> String? {
    defer { typedInstead = nil }
    return typedInstead
  }

  /// Asks for a field of a form until an answer can be read; `nil` when the user leaves it, by Ctrl-C,
  /// Ctrl-D or a command, which is the next input. What was typed before is the answer, but for
  /// one that follows an answer that could not be read: that was meant for another question.
  ///
  /// - Parameters:
  ///   - usage: of the command that asks, for what is said of an answer that cannot be read.
  ///   - noting: is given each answer before it is read.
  ///   - read: makes a value of a trimmed answer; `nil` asks again.
  func answer<Value>(
    _ question: String, for usage: Usage, noting: (String) throws -> Void = { _ in },
    _ read: (String) throws(UsageProblem) -> Value?
  ) throws -> Value? {
    var isFresh = false
    while let text = try ask(question, isFresh: isFresh) {
      let answer = text.trimmed
      try noting(answer)
      if Dialog.isKnownCommand(answer) {
        typedInstead = answer
        return nil
      }
      do {
        if let value = try read(answer) { return value }
      } catch {
        try edge.complain(Styled(ProblemText.sentence(error, usage)))
        isFresh = true
      }
    }
    return nil
  }

  private static func isKnownCommand(_ text: String) -> Bool {
    guard text.hasPrefix("/"), case .command(let name, _) = Typed(text) else { return false }
    return Registry.names.contains(name)
  }
}

extension Usage.Flag {
  /// Says that something irreversible is meant.
  static let yes = Usage.Flag(
    name: "yes", kind: .none, placeholder: "", help: "do it without asking")
}
