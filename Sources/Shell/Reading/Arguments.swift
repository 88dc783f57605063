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
    var line = rest
    if usage.takesText, let cut = Arguments.textStart(in: rest) {
      text = String(rest[cut...].drop { $0 == " " })
      line = String(rest[..<cut].dropLast(2))
    }
    var tokens = try Tokens.of(line)[...]
    while let token = tokens.popFirst() {
      if token == Token(text: "--", isQuoted: false), tokens.isEmpty { throw .unknownFlag("--") }
      guard !token.isQuoted, token.text.hasPrefix("--"), token.text.count > 2 else {
        words.append(token)
        continue
      }
      var name = String(token.text.dropFirst(2))
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
    let line = textStart(in: rest).map { rest[..<$0] } ?? rest[...]
    do {
      return try Tokens.of(String(line)).contains(Token(text: "--help", isQuoted: false))
    } catch {
      return false
    }
  }

  /// Where the text behind a `--` that stands alone begins.
  private static func textStart(in rest: String) -> String.Index? {
    var isInQuotes = false
    var index = rest.startIndex
    while index < rest.endIndex {
      if rest[index] == "\"" { isInQuotes.toggle() }
      let after = rest.index(index, offsetBy: 2, limitedBy: rest.endIndex)
      let isAlone = index == rest.startIndex || rest[rest.index(before: index)].isWhitespace
      if !isInQuotes, isAlone, rest[index...].hasPrefix("--"), let after,
        after == rest.endIndex || rest[after].isWhitespace
      {
        return after
      }
      index = rest.index(after: index)
    }
    return nil
  }

  /// Takes the value of a flag: one word, or more where an amount has its unit and its period, or a
  /// date its month and its year, in words of their own.
  private static func value(
    of flag: Usage.Flag, from tokens: inout ArraySlice<Token>
  ) throws(UsageProblem) -> String {
    if flag.kind == .none { return "" }
    guard let first = tokens.first, first.isQuoted || !first.text.hasPrefix("--") else {
      throw .missingValue(flag: "--" + flag.name, expected: flag.kind.expectation)
    }
    let rest = tokens.dropFirst().prefix { !$0.isQuoted && !$0.text.hasPrefix("--") }
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
    return Quantity(word)?.unit.isEmpty ?? false
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
