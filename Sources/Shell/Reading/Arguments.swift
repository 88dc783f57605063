import Wellness

/// The words of a command line, sorted by what the command's usage says of them.
struct Arguments: Sendable {
  /// The words that belong to no flag.
  private(set) var words: [Token] = []
  private var values: [(flag: String, value: String)] = []
  /// What stands behind `--`.
  private(set) var text: String?

  /// - Parameter rest: what follows the command's own words.
  init(_ rest: String, for usage: Usage) throws(UsageProblem) {
    var tokens: ArraySlice<Token>
    if usage.takesText {
      let (before, start) = try Tokens.beforeText(rest)
      tokens = before[...]
      text = start.map { String(rest[$0...].drop { $0 == " " }) }
    } else {
      tokens = try Tokens.of(rest)[...]
    }
    while let token = tokens.popFirst() {
      if token == Token(text: "--", isQuoted: false), tokens.isEmpty { throw .unknownFlag("--") }
      guard let typed = token.flag else {
        words.append(token)
        continue
      }
      var name = String(typed.dropFirst(2))
      if let equals = name.firstIndex(of: "=") {
        tokens.insert(
          Token(text: String(name[name.index(after: equals)...]), isQuoted: true),
          at: tokens.startIndex)
        name = String(name[..<equals])
      }
      guard let flag = usage.flags.first(where: { $0.name == name }) else {
        throw .unknownFlag("--" + name)
      }
      if values.contains(where: { $0.flag == name }) { throw .repeatedFlag("--" + name) }
      values.append((name, try Arguments.value(of: flag, from: &tokens)))
    }
    if words.count > usage.mostWords { throw .unexpected(words[usage.mostWords].text) }
  }

  /// Whether `--help` stands among the words of a line, before any text.
  static func asksForHelp(_ rest: String) -> Bool {
    do {
      return try Tokens.beforeText(rest).tokens.contains { $0.flag == "--help" }
    } catch {
      return false
    }
  }

  /// Takes the value of a flag: one word, or more where an amount has its unit and its period, or a
  /// date its month and its year, in words of their own.
  private static func value(
    of flag: Usage.Flag, from tokens: inout ArraySlice<Token>
  ) throws(UsageProblem) -> String {
    if flag.kind == .none { return "" }
    guard let first = tokens.first, first.flag == nil, first != Token(text: "--", isQuoted: false)
    else {
      throw .missingValue(flag: "--" + flag.name, expected: flag.kind.expectation)
    }
    let rest = tokens.dropFirst().prefix { !$0.isQuoted && $0.flag == nil && $0.text != "--" }
    let words = [first.text] + rest.map(\.text)
    let count =
      switch flag.kind {
      case .quantity: amountCount(in: words)
      case .date: DayWords.count(in: words)
      default: 1
      }
    tokens.removeFirst(count)
    return words.prefix(count).joined(separator: " ")
  }

  /// How many of some words are an amount with its unit and its period: 4 of `3 times a week`.
  private static func amountCount(in words: [String]) -> Int {
    guard words.count > 1 else { return 1 }
    var count = isHalfQuantity(words[0], words[1]) ? 2 : 1
    // `3 a week` counts times.
    if count == 2, let period = UnitPeriod.count(in: Array(words.dropFirst())) { return 1 + period }
    count += UnitPeriod.count(in: Array(words.dropFirst(count))) ?? 0
    return count
  }

  /// Whether an amount has its unit in the next word: a number without one, and one with a colon
  /// where that word makes sense of it (`55:00 minutes`, `10:40 pm`).
  private static func isHalfQuantity(_ word: String, _ next: String) -> Bool {
    if word.contains(":") { return Quantity("\(word) \(next)") != nil }
    if ClockTime.minutes("\(word) \(next)") != nil { return true }
    return Quantity(word)?.unit.isEmpty ?? (Quantity.readings(of: word) != nil)
  }

  /// The words that belong to no flag as one text; `nil` where there are none.
  var joined: String? {
    words.isEmpty ? nil : words.map(\.text).joined(separator: " ")
  }

  func has(_ flag: String) -> Bool {
    values.contains { $0.flag == flag }
  }

  func string(_ flag: String) -> String? {
    values.first { $0.flag == flag }?.value
  }

  func quantity(_ flag: String) throws(UsageProblem) -> Quantity? {
    guard let text = string(flag) else { return nil }
    return try Arguments.quantity(text, for: "--" + flag)
  }

  static func quantity(_ text: String, for place: String) throws(UsageProblem) -> Quantity {
    if let (small, large) = Quantity.readings(of: text) { throw .ambiguous(text, small, large) }
    guard let quantity = Quantity(text) else {
      throw .bad(text, for: place, expected: Usage.Kind.quantity.expectation)
    }
    return quantity
  }

  func date(_ flag: String) throws(UsageProblem) -> DayWords? {
    guard let text = string(flag) else { return nil }
    return try DayWords(text, for: "--" + flag)
  }

  /// A value that must be one of those known.
  func choice(_ flag: String, of known: [String]) throws(UsageProblem) -> String? {
    guard let text = string(flag) else { return nil }
    guard known.contains(text.lowercased()) else {
      throw .bad(
        text, for: "--" + flag, expected: "one of " + known.joined(separator: ", "), known: known)
    }
    return text.lowercased()
  }
}

/// Reads what a goal is to be called.
enum GoalTitle {
  /// - Throws: `UsageProblem.bad` for one of several lines.
  static func read(_ text: String) throws(UsageProblem) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    throw .bad(
      String(text.prefix { !$0.isNewline }) + "…", for: "the title", expected: "one line",
      known: [])
  }
}
