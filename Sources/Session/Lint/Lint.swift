import Edge
import Numbers

/// What is wrong with a file though it can be read: secrets, and lines that prove nothing.
package struct Lint {
  /// Which rule a finding is of; stable words.
  package enum Rule: String, Sendable, CaseIterable {
    /// A token, a key, a password, an e-mail address.
    case secret
    /// The number of a telephone, a payment card or a bank account.
    case personal
    /// A header that is unknown or there twice.
    case header
    /// A pattern or an assertion that fits everything, or a pattern that fits only one line.
    case pattern
    /// A pattern that fits nothing that is printed.
    case unused
    /// An input that is never taken.
    case unreachable
    /// `@ type` that ends in another text than the input behind it.
    case typing
    /// A body that begins as JSON and is none.
    case json
  }

  /// One place and what to do about it.
  package struct Finding: Hashable, Sendable {
    package let rule: Rule
    /// Counted from 1.
    package let line: Int
    /// What is wrong and what to do.
    package let sentence: String
  }

  private let file: SessionFile
  private let own: OwnSecrets

  /// - Parameter own: what somebody's own file says of secrets.
  package init(_ file: SessionFile, own: OwnSecrets = .none) {
    (self.file, self.own) = (file, own)
  }

  /// What can be told without running the file, in its order.
  package var findings: [Finding] {
    (secrets + headers + patterns + typing + broken).sorted { $0.line < $1.line }
  }

  private var secrets: [Finding] {
    SecretFinder.occurrences(in: file, own: own).map { place in
      // As in [secret:employee].
      let name = place.standIn.dropFirst("[secret:".count).dropLast()
      let isOwn = place.kind == .known && own.names(name)
      let what = isOwn ? "what \(OwnSecrets.fileName) calls \(name)" : place.kind.phrase
      let standIn = isOwn ? place.standIn : Lint.standIn(for: place.kind)
      return Finding(
        rule: [.telephone, .card, .account].contains(place.kind) ? .personal : .secret,
        line: place.line,
        sentence: "column \(place.column) has \(what); put \(isOwn ? "" : "a stand-in such as ")"
          + "\(standIn) in its place")
    }
  }

  private var broken: [Finding] {
    file.items.compactMap { item in
      BrokenJSON(item, in: file).map {
        Finding(
          rule: .json, line: $0.line, sentence: $0.sentence)
      }
    }
  }

  private static func standIn(for kind: SecretKind) -> String {
    switch kind {
    case .email: "user@example.invalid"
    case .telephone, .card, .account: PersonalData.example(of: kind)
    default: "[secret:NAME]"
    }
  }

  private var headers: [Finding] {
    file.warnings.map { warning in
      let parts = warning.split(separator: ":", maxSplits: 1)
      let line = parts.first.flatMap {
        Int($0.drop { !$0.isNumber }, in: 1...Int.exactRange.upperBound)
      }
      guard let line, parts.count == 2 else {
        return Finding(rule: .header, line: 1, sentence: warning)
      }
      return Finding(
        rule: .header, line: line, sentence: String(parts[1].drop { $0 == " " }))
    }
  }

  private var patterns: [Finding] {
    file.items.compactMap { item in
      if case .assertion(let record) = item.record, file.assertion(record).holdsForAll {
        return Finding(
          rule: .pattern, line: item.line,
          sentence: "this assertion holds for every answer that has a word: say what an answer "
            + "could fail to have, or write |... for any number of lines")
      }
      guard case .pattern(let stream, let text) = item.record else { return nil }
      let glob = file.glob(text)
      if glob.fitsAll {
        return Finding(
          rule: .pattern, line: item.line,
          sentence: "this pattern fits every line: say what stays the same, or write |... for any "
            + "number of lines")
      }
      guard !glob.steps.contains(where: { $0 == .anyRun || $0 == .anyOne }) else { return nil }
      return Finding(
        rule: .pattern, line: item.line,
        sentence: "this pattern has neither * nor ?: write \(stream.rawValue) in place of "
          + "\(stream.rawValue)~")
    }
  }

  /// An act of typing, and the input behind it.
  private typealias Typing = (
    act: PresentationAct, typed: TypedText, input: (line: Int, text: String)?
  )

  private var typings: [Typing] {
    let inputs = file.items.compactMap { item -> (line: Int, text: String)? in
      guard case .typed(_, let text) = item.record else { return nil }
      return (item.line, file.string(text))
    }
    return file.presentation.compactMap { act in
      guard case .type(let strokes) = act.kind else { return nil }
      return (act, TypedText(strokes), inputs.first { $0.line > act.line })
    }
  }

  /// Whether there is an act of typing.
  package var hasTyping: Bool { !typings.isEmpty }

  private var typing: [Finding] {
    typings.compactMap { act, typed, input in
      guard let input else {
        return Finding(
          rule: .typing, line: act.line, sentence: "no input follows that is typed like this")
      }
      guard !typed.canBecome(input.text) else { return nil }
      return Lint.mistyped(act, typed.text, input)
    }
  }

  private static func mistyped(
    _ act: PresentationAct, _ typed: String, _ input: (line: Int, text: String)
  ) -> Finding {
    Finding(
      rule: .typing, line: act.line,
      sentence: "what is typed ends in \"\(typed)\", and the input in line \(input.line) is "
        + "\"\(input.text)\"")
  }

  /// What drawing a file has shown: lines that stood at the prompt in place of inputs, in their
  /// order. What can be told by reading is left out.
  package func findings(typed: [(line: String, text: String)]) -> [Finding] {
    var open = typings[...]
    return typed.compactMap { line, text in
      guard let place = open.firstIndex(where: { $0.input?.text == text }) else { return nil }
      let (act, typed, input) = open[place]
      open = open[(place + 1)...]
      guard let input, typed.canBecome(input.text) else { return nil }
      return Lint.mistyped(act, line, input)
    }
  }

  /// What a run has shown of a file that can't be seen by reading it.
  ///
  /// - Parameter differences: all of a run in mode `collecting`, and what ended it early.
  package func findings(of differences: [Difference]) -> [Finding] {
    // Both are in the order of the file, so each item is looked at once.
    var place = 0
    return differences.compactMap { difference in
      if difference.kind == .earlyExit {
        return Finding(
          rule: .unreachable, line: difference.line,
          sentence: "this and what follows is never reached: the program has ended before")
      }
      let patterns = difference.expected.filter { $0.hasPrefix("|~") || $0.hasPrefix("!~") }
      guard let pattern = patterns.first else { return nil }
      while place < file.items.count, file.items[place].line < difference.line { place += 1 }
      let line = file.items[place...].first { file.lines($0).first == pattern }?.line
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
