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
}
