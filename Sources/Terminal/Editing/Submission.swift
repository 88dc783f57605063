import Edge

/// What Enter does with the text of the line: the blocks and continued lines of an input are
/// typed, changed and recalled as one text with several rows.
enum Submission: Hashable, Sendable {
  /// The input is complete.
  case complete(String)
  /// It begins with a command: these are run one after the other, as if each had been typed.
  case commands([String])
  /// The input goes on; the line becomes this.
  case goesOn(String)
  /// The cursor is within a block, whose row ends there.
  case breaksRow

  /// - Parameter cursor: how many scalars stand before the cursor; `nil` at the end.
  init(_ text: String, cursor: Int? = nil) {
    let submission = Submission(whole: text)
    let scalars = text.unicodeScalars
    guard let cursor, cursor < scalars.count, text.hasPrefix("\"\"\"\n"), cursor >= 3 else {
      self = submission
      return
    }
    // At the mark that ends a block, Enter ends it.
    let isInLastRow = !scalars.dropFirst(cursor).contains("\n")
    if case .complete = submission, isInLastRow { self = submission } else { self = .breaksRow }
  }

  private init(whole text: String) {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isBlock = rows[0] == "\"\"\""
    var assembler = InputAssembler()
    guard isBlock else {
      // Only the last row is looked at: backslashes within pasted text are text.
      let last = rows[rows.count - 1]
      if last != "\"\"\"" { _ = assembler.receive(last) }
      if assembler.isOpen {
        self = .goesOn(text.dropLast() + "\n")
      } else {
        self = InputAssembler.commands(in: text).map(Submission.commands) ?? .complete(text)
      }
      return
    }
    var inputs = rows.map { assembler.receive($0) }
    switch (inputs.removeLast(), assembler.isOpen) {
    case (let input?, _) where inputs.allSatisfy { $0 == nil }: self = .complete(input)
    case (nil, true) where inputs.allSatisfy { $0 == nil }: self = .goesOn(text + "\n")
    default: self = .complete(text)
    }
  }
}
