import Numbers
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
      if !token.isQuoted, UsageProblem.separators.contains(token.text) {
        throw .unexpected(token.text)
      }
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
    if words.count > usage.mostWords {
      let sign = words.first { UsageProblem.redirections.contains($0.text) }
      throw .unexpected((sign ?? words[usage.mostWords]).text)
    }
  }

  /// Whether `--help` or `-h` stands among the words of a line, before any text.
  static func asksForHelp(_ rest: String) -> Bool {
    do {
      return try Tokens.beforeText(rest).tokens.contains {
        $0.flag == "--help" || $0 == Token(text: "-h", isQuoted: false)
      }
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
    return try Arguments.day(text, for: "--" + flag)
  }

  static func day(_ text: String, for place: String) throws(UsageProblem) -> DayWords {
    do {
      return try DayWords(text)
    } catch {
      switch error {
      case .unreadable: throw .bad(text, for: place, expected: Usage.Kind.date.expectation)
      case .noSuchDay(let month, let year, let days):
        let name = DayWords.months[month - 1].capitalizedFirst + (year.map { " \($0)" } ?? "")
        throw .noSuchDay(text, month: name, days: days)
      }
    }
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

/// Why a command line cannot be understood.
enum UsageProblem: Error, Hashable, Sendable {
  case openQuote
  case unknownCommand(String)
  /// `/goal` with a second word that is none of its own.
  case unknownSubcommand(command: String, word: String)
  case unknownFlag(String)
  case repeatedFlag(String)
  /// A flag at the end of the line that needs a value.
  case missingValue(flag: String, expected: String)
  case missing(String)
  /// A command that changes something, without any of what it could change.
  case nothingToChange
  /// More words than the command takes.
  case unexpected(String)
  /// A value of the wrong kind; what it is for, and what was expected.
  case bad(String, for: String, expected: String, known: [String] = [])
  /// A number whose point may be before decimals or between thousands; what it may be.
  case ambiguous(String, Double, Double)
  /// A day that no calendar has, e.g. 31 February.
  case noSuchDay(String, month: String, days: Int)

  /// What a shell of the system takes for itself.
  static let redirections: Set = ["|", ">", ">>"]
  /// What stands between two commands there.
  static let separators: Set = ["&&", "||", ";"]
}

/// Which part of a long list is shown: a page of 20, or all of it.
struct PageFlag: Hashable, Sendable {
  static let flag = Usage.Flag(
    name: "page", kind: .text, placeholder: "N", help: "further ones, 20 to a page, or all")

  /// How much a page has.
  static let size = 20

  /// Counted from 1; `nil` for all pages at once.
  private let number: Int?

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let text = arguments.string("page") else {
      number = 1
      return
    }
    guard text != "all" else {
      number = nil
      return
    }
    guard let number = Int(text, in: 1...1_000_000) else {
      throw .bad(text, for: "--page", expected: "a number, or all", known: [])
    }
    self.number = number
  }

  /// The most that is shown.
  var limit: Int { number == nil ? .max : PageFlag.size }
  /// How much stands before it.
  var offset: Int { ((number ?? 1) - 1) * PageFlag.size }

  /// The line that says how much is left, and how to see it; `nil` when nothing is.
  ///
  /// - Parameters:
  ///   - shown: how much of the page there was.
  ///   - command: what lists it, with the flags it was given.
  func rest(after shown: Int, of total: Int, command: String) -> String? {
    let left = total - offset - shown
    guard let number, left > 0 else { return nil }
    return "… \(Quantity.text(Double(left))) more: \(command) --page \(number + 1)"
  }
}

/// How often a goal counts, as `--every` takes it.
enum EveryWord: String, CaseIterable, Sendable {
  case day, week, month
  /// It does not count anew.
  case once

  /// What completion and help offer.
  static let known = allCases.map(\.rawValue)

  /// `nil` where the flag is not given. `daily` and its like are taken too.
  init?(_ arguments: Arguments) throws(UsageProblem) {
    guard let text = arguments.string("every") else { return nil }
    let word = text.lowercased()
    guard let every = EveryWord(rawValue: word) ?? EveryWord.adverbs[word] else {
      throw .bad(
        text, for: "--every", expected: "one of " + EveryWord.known.joined(separator: ", "),
        known: EveryWord.known)
    }
    self = every
  }

  /// `nil` for what counts once.
  var recurrence: Recurrence? {
    switch self {
    case .day: .daily
    case .week: .weekly
    case .month: .monthly
    case .once: nil
    }
  }

  private static let adverbs: [String: EveryWord] = [
    "daily": .day, "weekly": .week, "monthly": .month,
  ]
}
