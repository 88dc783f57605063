import Edge
import Wellness

/// What is wrong with a command line, as one sentence that says what to do.
enum ProblemText {
  /// - Parameter usage: of the command that it is about, if one was found.
  static func sentence(_ problem: UsageProblem, _ usage: Usage?) -> String {
    let form = usage.map { ". Usage: \($0.form)" } ?? ""
    switch problem {
    case .openQuote:
      return "A quote is not closed: add the missing \""
    case .unknownCommand(let name):
      return unknown(name)
    case .unknownSubcommand("goal", "rename"):
      return "Unknown command /goal rename: /goal edit --title TITLE does that"
    case .unknownSubcommand(let command, let word):
      let known = Registry.subcommands(of: command)
      let near =
        Suggestion.nearest(to: word, among: known).map { ": did you mean /\(command) \($0)?" }
        ?? Misplaced.commands(for: word, in: command).map { ": did you mean \(either($0))?" }
      return "Unknown command /\(command) \(word)"
        + (near ?? ". /\(command) takes \(list(known)); /help \(command) explains them")
    case .unknownFlag(let flag):
      let known = usage?.flags.map { "--" + $0.name } ?? []
      let near = Suggestion.nearest(to: flag, among: known).map { ": did you mean \($0)?" }
      return "Unknown flag \(flag)" + (near ?? form)
    case .repeatedFlag(let flag):
      return "\(flag) is given twice: leave one out"
    case .missingValue(let flag, let expected):
      return "\(flag) needs \(expected)"
    case .missing(let name):
      return usage.map { "/\($0.name) needs \(name), e.g. \($0.example)" } ?? "\(name) is missing"
    case .nothingToChange:
      return "Say what to change" + form
    case .unexpected where usage.map { PrivateInput.includes("/" + $0.name) } ?? false:
      // It may be a password.
      return "The line has one word too many; the password is asked for" + form
    case .unexpected(let word) where UsageProblem.redirections.contains(word):
      let example = usage.map { "/" + $0.name } ?? "/goals"
      return "\(word) is for the terminal, after /quit: lume -c '\(example)' \(word) "
        + (word == "|" ? "less" : "FILE")
    case .unexpected(let word) where UsageProblem.separators.contains(word):
      return oneToALine
    case .unexpected(let word):
      return "\"\(word)\" is one word too many" + form
    case .bad(let text, let place, let expected, let known):
      let near = Suggestion.nearest(to: text, among: known).map { ": did you mean \($0)?" }
      return "\"\(text)\" doesn't fit \(place)" + (near ?? ": it takes \(expected)")
    case .ambiguous(let text, let small, let large):
      let number = text.prefix { !$0.isLetter && !$0.isWhitespace }
      let low = AmountText.typed(small)
      // Three decimals would be taken for thousands again.
      let typed = low == number ? "\(low)0" : low
      return "\(number) is \(low) or \(Quantity.grouped(large)): which?"
        + " Type \(typed) or \(AmountText.typed(large))"
    case .noSuchDay(let text, let month, let days):
      return "\"\(text)\" is no date: \(month) has \(days) days"
    }
  }

  private static func unknown(_ name: String) -> String {
    if name == "q" { return "Unknown command /q: did you mean /quit?" }
    if name.hasSuffix(";") { return oneToALine }
    if PlainWords.verbs.contains(name) {
      return "There is no /\(name): lume \(name) is for the terminal, after /quit"
    }
    let near =
      Misplaced.commands(for: name).map(either)
      ?? Suggestion.nearest(to: name, among: Registry.names).map { "/" + $0 }
      ?? Misplaced.commands(near: name).map(either)
    let advice = near.map { "did you mean \($0)?" } ?? "/help all lists all"
    return "Unknown command /\(name): \(advice) (// or a leading space sends it as text)"
  }

  private static let oneToALine = "Each command has a line of its own; in quotes, && and ; are text"

  private static func either(_ commands: [String]) -> String {
    list(commands.map { "/" + $0 })
  }

  /// `a, b or c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
