#if FUZZING || DEBUG
  /// What reads bytes that somebody else made.
  enum Target: String, CaseIterable {
    case input, command, keys, markdown, date, quantity, duration, session, json, events, figures,
      answers

    /// Reads bytes and holds what came of them to what is true of all that is read so.
    func read(_ bytes: [UInt8]) {
      switch self {
      case .input: Typing.readInput(text(bytes))
      case .command: Typing.readCommand(text(bytes))
      case .keys: Typing.readKeys(bytes)
      case .markdown: Showing.readMarkdown(bytes)
      case .date: Values.readDate(text(bytes))
      case .quantity: Values.readQuantity(text(bytes))
      case .duration: Values.readDuration(text(bytes))
      case .session: Formats.readSession(bytes)
      case .json: Formats.readJSON(bytes)
      case .events: Showing.readEvents(bytes)
      case .figures: Figures.readMessage(bytes)
      case .answers: Answers.read(bytes)
      }
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
  }
#endif
