/// What the core waits for.
package enum WaitFor: Sendable {
  /// The next input.
  ///
  /// - prompt: what stands before the cursor; `nil` for the usual prompt, made from the last
  ///   `PromptState`.
  /// - echo: whether the input may be seen; off for a password.
  /// - fresh: whether what was typed before is discarded, as for a question.
  /// - watching: channels whose arrivals are wanted too.
  case line(prompt: String?, echo: Bool = true, fresh: Bool = false, watching: [Channel] = [])
  /// What comes on a channel, and commands that may run at once.
  case channel(Channel, early: EarlyLines?)
  /// A text from the user's editor, which starts with this one.
  case text(initial: String)
  /// Time to pass, as in a back-off, and commands that may run at once.
  case nothing(early: EarlyLines?)

  /// Whether an arrival on a channel is wanted. What was asked on behalf of a peer always is.
  package func accepts(_ channel: Channel) -> Bool {
    switch self {
    case .line(_, _, _, let watching): watching.contains(channel) || channel.kind == .peer
    case .channel(let wanted, _): wanted == channel || channel.kind == .peer
    case .text, .nothing: channel.kind == .peer
    }
  }

  /// Whether an arrival is wanted that is no input. One that is on no channel always is.
  func accepts(_ arrival: Arrival) -> Bool { arrival.channel.map(accepts) ?? true }

  /// Whether the next input is wanted, whatever it is.
  package var acceptsAnyLine: Bool {
    switch self {
    case .line, .text: true
    case .channel, .nothing: false
    }
  }

  /// Whether what is typed is not to be seen.
  package var isHidden: Bool {
    if case .line(_, echo: false, _, _) = self { true } else { false }
  }

  /// Whether it is the answer to a question, which nothing that was typed before is.
  var isQuestion: Bool {
    if case .line(_, _, true, _) = self { true } else { false }
  }

  /// Whether an input that has stopped the background answers it: at the prompt, not a question.
  var takesHeldInput: Bool {
    if case .line(_, _, false, _) = self { true } else { false }
  }

  /// The same where any input is wanted too.
  var givingWay: WaitFor { taking { _ in .all } }

  /// The same where further inputs are wanted besides.
  func alsoTaking(_ others: EarlyLines) -> WaitFor {
    taking { early in early.map { $0.also(others) } ?? others }
  }

  private func taking(_ change: (EarlyLines?) -> EarlyLines) -> WaitFor {
    switch self {
    case .channel(let channel, let early): .channel(channel, early: change(early))
    case .nothing(let early): .nothing(early: change(early))
    case .line, .text: self
    }
  }

  /// Whether the end of the input is wanted too.
  package var acceptsEnd: Bool { acceptsAnyLine || early?.takesEnd == true }

  /// Which inputs are wanted though the core is busy.
  package var early: EarlyLines? {
    switch self {
    case .channel(_, let early), .nothing(let early): early
    case .line, .text: nil
    }
  }
}

/// Says which inputs may be taken while an answer streams, ahead of what was typed before.
package struct EarlyLines: Sendable {
  /// What becomes of an input that was typed while the core is busy.
  package enum Verdict: Sendable {
    /// Taken at once, whatever stands before it.
    case overtakes
    /// Taken at once.
    case runs
    /// Kept for later; what stands behind it may still run.
    case waits
    /// Kept for later, and so is everything behind it.
    case blocks
  }

  /// A pure function of the input.
  package let verdict: @Sendable (String) -> Verdict

  /// Whether the end of the input is taken too.
  let takesEnd: Bool

  package init(verdict: @escaping @Sendable (String) -> Verdict) {
    self.init(takesEnd: false, verdict: verdict)
  }

  private init(takesEnd: Bool, verdict: @escaping @Sendable (String) -> Verdict) {
    self.takesEnd = takesEnd
    self.verdict = verdict
  }

  /// Any input, and its end.
  static let all = EarlyLines(takesEnd: true) { _ in .runs }
  /// The next input that was typed already, whatever it is.
  static let typedAhead = EarlyLines(takesEnd: false) { _ in .runs }

  /// The place of the line that may run now, if any: the first that overtakes all, else the first
  /// that runs and has none before it that blocks.
  package func first(in lines: some Sequence<String>) -> Int? {
    var found: Int?
    var isBlocked = false
    for (index, line) in lines.enumerated() {
      switch verdict(line) {
      case .overtakes: return index
      case .runs where !isBlocked: found = found ?? index
      case .blocks: isBlocked = true
      case .runs, .waits: continue
      }
    }
    return found
  }

  /// The same, and what others take besides.
  func also(_ others: EarlyLines) -> EarlyLines {
    EarlyLines(takesEnd: takesEnd || others.takesEnd) { [verdict] line in
      let other = others.verdict(line)
      if case .waits = other { return verdict(line) }
      return other
    }
  }
}

/// Which inputs no history keeps: what begins with a space, and what has to do with an account.
package enum PrivateInput {
  /// Whether an input is one, as it was typed.
  package static func includes(_ input: String) -> Bool {
    // Asked of every input, and hardly any begins like one of these.
    switch input.utf8.first {
    case UInt8(ascii: " "): true
    case UInt8(ascii: "/"):
      ["/login", "/register"].contains(String(input.prefix { !$0.isWhitespace }))
    default: false
    }
  }
}

extension PrivateInput {
  /// What follows the address in an input that lets a user in: there is no place for it, so it can
  /// only be a password.
  package static func password(in input: String) -> Range<String.Index>? {
    guard input.utf8.first == UInt8(ascii: "/"), includes(input) else { return nil }
    let words = input.split(maxSplits: 2) { $0.isWhitespace }
    guard words.count == 3 else { return nil }
    let end = input.lastIndex { !$0.isWhitespace } ?? input.startIndex
    return words[2].startIndex..<input.index(after: end)
  }
}
