/// Ends an answer where a model goes on behind its end: with the marks of its template, with the
/// user's next turn, with a call of a tool that nobody has, or with the same over and over.
struct AnswerEnding {
  /// What may be the beginning of a mark.
  private var held = ""
  /// The end of what was said.
  private var tail: [UInt8] = []
  /// Whether the answer has ended.
  private(set) var isOver = false

  /// What no answer has. A line that begins with a role is its next turn.
  private static let marks = [
    "<|", "</s>", "<tool_call>", "[TOOL_CALLS]", "[INST]", "[/INST]", "<start_of_turn>",
    "<end_of_turn>", "\nUser:", "\nuser:", "\nHuman:", "\nAssistant:", "\nassistant:",
    "\n### Instruction", "\n### Response",
  ]

  /// How often something comes at the end of an answer that has got stuck, and how many bytes it has
  /// then.
  private static let stuck = (times: 4, bytes: 12...160)

  /// Takes more of an answer.
  ///
  /// - Returns: what of it is said by now.
  mutating func receive(_ piece: String) -> String {
    guard !isOver else { return "" }
    var text = held + piece
    held = ""
    if let start = AnswerEnding.marks.compactMap({ text.utf8.firstRange(of: $0.utf8)?.lowerBound })
      .min()
    {
      isOver = true
      text = String(text[..<start])
    } else {
      let length = AnswerEnding.marks.map { text.overlap(with: $0) }.max() ?? 0
      let start = text.utf8.index(text.endIndex, offsetBy: -length)
      held = String(text[start...])
      text = String(text[..<start])
    }
    note(text)
    return text
  }

  /// What was held back, since no more of the answer comes.
  mutating func end() -> String {
    defer { held = "" }
    return isOver ? "" : held
  }

  /// Looks whether the answer has got stuck.
  private mutating func note(_ text: String) {
    let (times, lengths) = AnswerEnding.stuck
    tail = (tail + text.utf8).suffix(times * lengths.upperBound)
    let isStuck = lengths.contains { length in
      guard tail.count >= times * length else { return false }
      let last = tail.suffix(length)
      return last.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7a }
        && (2...times).allSatisfy { time in
          tail.dropLast(length * (time - 1)).suffix(length).elementsEqual(last)
        }
    }
    if isStuck { isOver = true }
  }
}

extension String {
  /// How many bytes at the end are the beginning of an ASCII text, but not all of it.
  fileprivate func overlap(with mark: String) -> Int {
    let (end, wanted) = (Array(utf8.suffix(mark.utf8.count - 1)), Array(mark.utf8))
    return (1..<wanted.count).last {
      $0 <= end.count && end.suffix($0).elementsEqual(wanted[..<$0])
    }
      ?? 0
  }
}
