/// What the coach can say about one subject: lines with placeholders, see `CoachScene`.
///
/// An answer takes the first line of each kind that it can fill and has not said lately. A line
/// whose placeholder has no value does not apply.
struct CoachTopic: Sendable {
  /// What was understood; each has the user's own words.
  var openers: [String] = []
  /// What is worth knowing about it.
  var insights: [String] = []
  /// What to do, when, and how much of it.
  var steps: [String] = []
  /// What is asked at the end.
  var questions: [String] = []
  /// Reasons, for "why?".
  var whys: [String] = []

  /// What there is to say when an intent has been recognised.
  ///
  /// - Parameter domain: what the user does; the weather matters to some of it only.
  static func about(_ intent: CoachIntent, _ domain: GoalDomain) -> CoachTopic {
    switch intent {
    case .weather: domain.isOutdoors ? .weather : .weatherIndoors
    case .time: .time
    case .tiredness: .tiredness
    case .forgetting: .forgetting
    case .boredom: .boredom
    case .travel: .travel
    case .social: .social
    case .soreness: .soreness
    case .illness: .illness
    case .stress: .stress
    case .mood: .mood
    case .setback: .setback
    case .plateau: .plateau
    case .cost: .cost
    case .screens: .screens
    case .starting, .plan, .empty: .starting
    case .motivation: .motivation
    case .habits: .habits
    case .sleep: .sleep
    case .food: .food
    case .tracking: .tracking
    case .rest: .rest
    case .timing, .schedule: .timing
    case .fine, .done: .fine
    case .praise: .praise
    case .venting: .venting
    case .answer: .answer
    case .concern: .concern
    case .hindrance: .hindrance
    case .amount: .amount
    default: CoachTopic()
    }
  }
}
