import Edge

/// What is wrong with a file though it can be read: secrets, and lines that prove nothing.
package struct Lint {
  /// Which rule a finding is of; stable words.
  package enum Rule: String, Sendable, CaseIterable {
    /// A token, a key, a password, an e-mail address.
    case secret
    /// A header that is unknown or there twice.
    case header
    /// A pattern that fits every line, or only one.
    case pattern
    /// A pattern that fits nothing that is printed.
    case unused
    /// An input that is never taken.
    case unreachable
    /// `@ type` that ends in another text than the input behind it.
    case typing
  }

  /// One place and what to do about it.
  package struct Finding: Hashable, Sendable {
    /// Which rule it is of.
    package let rule: Rule
    /// Counted from 1.
    package let line: Int
    /// What is wrong and what to do.
    package let sentence: String

    package init(rule: Rule, line: Int, sentence: String) {
      (self.rule, self.line, self.sentence) = (rule, line, sentence)
    }
  }

  private let file: SessionFile

  package init(_ file: SessionFile) {
    self.file = file
  }

  /// What can be told without running the file, in its order.
  package var findings: [Finding] {
    (secrets + headers + patterns + typing).sorted { $0.line < $1.line }
  }

  private var secrets: [Finding] {
    SecretFinder.occurrences(in: file).map {
      Finding(
        rule: .secret, line: $0.line,
        sentence: "column \($0.column) has \($0.kind.phrase); put a stand-in such as "
          + "\(Lint.standIn(for: $0.kind)) in its place")
    }
  }

  private static func standIn(for kind: SecretKind) -> String {
    kind == .email ? "user@example.invalid" : "[secret:NAME]"
  }

  private var headers: [Finding] {
    file.warnings.map { warning in
      let parts = warning.split(separator: ":", maxSplits: 1)
      let line = parts.first.flatMap { Int($0.drop { !$0.isNumber }) }
      guard let line, parts.count == 2 else {
        return Finding(rule: .header, line: 1, sentence: warning)
      }
      return Finding(
        rule: .header, line: line, sentence: String(parts[1].drop { $0 == " " }))
    }
  }

  private var patterns: [Finding] {
    file.items.compactMap { item in
      guard case .pattern(let stream, let text) = item.record else { return nil }
      let steps = file.glob(text).steps
      if !steps.isEmpty, steps.allSatisfy({ $0 == .anyRun }) {
        return Finding(
          rule: .pattern, line: item.line,
          sentence: "this pattern fits every line: say what stays the same, or write |... for any "
            + "number of lines")
      }
      guard !steps.contains(where: { $0 == .anyRun || $0 == .anyOne }) else { return nil }
      return Finding(
        rule: .pattern, line: item.line,
        sentence: "this pattern has neither * nor ?: write \(stream.rawValue) in place of "
          + "\(stream.rawValue)~")
    }
  }

  private var typing: [Finding] {
    let inputs = file.items.compactMap { item -> (line: Int, text: String)? in
      guard case .typed(_, let text) = item.record else { return nil }
      return (item.line, file.string(text))
    }
    return file.presentation.compactMap { act in
      guard case .type(let strokes) = act.kind else { return nil }
      guard let input = inputs.first(where: { $0.line > act.line }) else {
        return Finding(
          rule: .typing, line: act.line, sentence: "no input follows that is typed like this")
      }
      let typed = TypedText(strokes)
      guard !typed.canBecome(input.text) else { return nil }
      return Finding(
        rule: .typing, line: act.line,
        sentence: "what is typed ends in \"\(typed.text)\", and the input in line \(input.line) is "
          + "\"\(input.text)\"")
    }
  }

  /// What a run has shown of a file that can't be seen by reading it.
  ///
  /// - Parameter differences: all of a run in mode `collecting`, and what ended it early.
  package func findings(of differences: [Difference]) -> [Finding] {
    differences.compactMap { difference in
      if difference.kind == .earlyExit {
        return Finding(
          rule: .unreachable, line: difference.line,
          sentence: "this and what follows is never reached: the program has ended before")
      }
      let patterns = difference.expected.filter { $0.hasPrefix("|~") || $0.hasPrefix("!~") }
      guard let pattern = patterns.first else { return nil }
      let line = file.items.first {
        $0.line >= difference.line && file.lines($0).first == pattern
      }?.line
      return Finding(
        rule: .unused, line: line ?? difference.line,
        sentence: "this pattern fits nothing that is printed here")
    }
  }
}

/// What stands at the prompt after some keys.
struct TypedText {
  /// Up to where it is known.
  private(set) var text = ""
  /// Whether a key has put something before it that only the program knows, such as a completion.
  private(set) var isKnown = true
  /// Whether the cursor was moved, so that nothing is known of the order.
  private var isMoved = false

  init(_ strokes: [PresentationAct.Stroke]) {
    for stroke in strokes {
      switch stroke {
      case .text(let more): text += more
      case .key(let key): press(key)
      }
    }
  }

  private mutating func press(_ key: PresentationKey) {
    switch key {
    case .backspace:
      if !text.isEmpty { text.removeLast() }
    case .newline: text += "\n"
    case .wordBackspace:
      while text.last?.isWhitespace ?? false { text.removeLast() }
      while let last = text.last, !last.isWhitespace { text.removeLast() }
    case .clearLine where !isMoved: text = ""
    case .interrupt: (text, isKnown, isMoved) = ("", true, false)
    case .enter, .clearScreen: break
    case .tab, .up, .down, .yank, .search, .escape:
      text = ""
      isKnown = false
    case .delete, .left, .right, .home, .end, .wordLeft, .wordRight, .clearLine, .clearToEnd,
      .transpose:
      isMoved = true
    }
  }

  /// Whether an input can come of it.
  func canBecome(_ input: String) -> Bool {
    if isMoved { return true }
    return isKnown ? haveSameBytes(text, input) : input.hasSuffix(text)
  }
}
