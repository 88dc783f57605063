import Edge
import UseCases

/// `/edit`: writes the next input in the user's editor, which begins with a text.
struct Edit: SingleCommand {
  static let usage = Usage(
    words: ["edit"], group: .shell,
    parameters: [Usage.Parameter(name: "TEXT", kind: .text, isRequired: false, isLong: true)],
    help: "write in your editor ($VISUAL or $EDITOR)", example: "/edit Dear coach,")

  let text: String

  init(_ arguments: Arguments) {
    text = arguments.joined ?? ""
  }

  func run(in shell: Shell) throws -> Edited? {
    guard shell.canAsk else {
      throw CommandRefusal(
        "There is no terminal here that an editor could have: type the text itself.")
    }
    switch try shell.edge.text(editing: text) {
    case .line(let text):
      let input = text.withoutControls
      guard !input.trimmed.isEmpty else {
        throw CommandRefusal("The text is empty: nothing was sent.")
      }
      return Edited(input: input)
    case .interrupt, .deadline, .arrival:
      throw CommandRefusal(
        "The editor gave nothing back: VISUAL or EDITOR names one, for example EDITOR=nano.")
    case .endOfInput:
      shell.isLeaving = true
      return nil
    }
  }

  func resume(from edited: Edited, in shell: Shell) throws {
    _ = try shell.handle(edited.input)
  }
}

/// An input that was written in an editor, and is taken now.
struct Edited: Report {
  let input: String

  static let fields: [Field<Edited>] = [Field("input", \.input)]

  func lines(in shell: Shell) -> [Styled] {
    // What the prompt echoes of an input that is typed.
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { Styled("  " + $0, .faint) }
  }
}
