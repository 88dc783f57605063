import Time
import Wellness

/// What is advised for a goal whose text raises a red flag, instead of what would help to reach it:
/// whom to turn to, and no plan.
struct RedFlagAdvice {
  /// Of how many goals the texts are looked through where all of them count.
  static let mostGoals = 200

  let flag: RedFlag
  /// What is said first.
  private let opener: String
  /// Whom to turn to, in three ways.
  private let advice: [String]
  /// Why there is no plan, in three ways.
  private let reasons: [String]

  /// `nil` for a goal that raises none.
  init?(_ goal: CoachFacts.GoalFacts) {
    guard let flag = goal.redFlag else { return nil }
    self.flag = flag.flag
    let lines = RedFlagPhrases.about(flag.flag)
    let words = Quoting.clean(flag.words)
    func filled(_ lines: [String]) -> [String] {
      lines.prefix(3).map { RedFlagAnswer.fill($0, words) }
    }
    opener = filled(lines.openers)[0]
    (advice, reasons) = (filled(lines.advice), filled(lines.reasons))
  }

  /// All of it in a few sentences.
  var text: String { [opener, advice[0], reasons[0]].joined(separator: " ") }

  /// As many as tips are.
  var tips: [String] { [opener, advice[0], reasons[0], advice[1], advice[2]] }

  var suggestions: [String] { [opener, advice[2], reasons[0]] }

  var nextSteps: [String] { [advice[0], advice[1]] }

  var motivation: String { reasons[1] }

  var challenges: [String] { [reasons[2]] }
}

extension CoachFacts.GoalFacts {
  /// What title and description say counts as if it had been said in a message.
  var redFlag: RaisedFlag? {
    told.compactMap(flag).min { $0.flag < $1.flag }
  }

  /// Whether the goal raised a flag when the consultation began and was changed since, so that it
  /// does not any more.
  var hasDroppedItsFlag: Bool {
    guard told.count > 1, let now = told.last else { return false }
    return flag(in: now) == nil && redFlag != nil
  }

  private func flag(in text: String) -> RaisedFlag? {
    // Not looked through for typing errors: `Run 5 km in spring` tells of no sprain.
    let reading = CoachReading(
      text, tolerant: false, lastAnswerAsked: false, bodyWeight: bodyWeight)
    guard let flag = reading.flag, Clearance.lifts(flag.flag),
      Clearance(reading.utterance) == .given
    else { return reading.flag }
    return nil
  }
}
