import Time
import Wellness

/// Sentences about a goal without a number. None is made up; they lead to a measure.
extension Standing {
  func noNumberAnswers(_ question: NumberQuestion) -> [String] {
    switch question {
    case .forecast:
      wordings("no number / forecast")
    case .perDay:
      wordings("no number / per day")
    case .trend, .best, .average, .lastValues:
      wordings("no number / values")
    default:
      wordings("no number / otherwise")
    }
  }
}
