import Wellness

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
