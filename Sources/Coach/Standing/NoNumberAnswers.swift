import Time
import Wellness

/// Sentences about a goal without a number. None is made up; they lead to a measure.
extension Standing {
  func noNumberAnswers(_ question: NumberQuestion) -> [String] {
    switch question {
    case .forecast:
      [
        "I can't name a day, because this goal has no number that could arrive anywhere. What would you count each week?",
        "No forecast without a number. Pick something you can count, and I can tell you when it gets there.",
      ]
    case .perDay:
      [
        "There's no amount per day, since the goal counts nothing yet. Which small thing could you do daily and tick off?",
        "The goal names no amount, so none follows for a day. Something countable, like minutes or times a week, would change that.",
      ]
    case .trend, .best, .average, .lastValues:
      [
        "There are no values to compare, because the goal has no number yet. What would show you that it's working?",
        "Nothing has been counted so far, so I can't compare. A number such as hours of sleep or walks a week would help.",
      ]
    default:
      [
        "I can't put a number on it: the goal says what you want, but not how you'd count it. What would you notice first?",
        "There's no number in this goal, so I won't make one up. Something you can count each week would show where you are.",
      ]
    }
  }
}
