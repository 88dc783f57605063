import Time
import Wellness

/// What people ask about the numbers of a goal.
package enum NumberQuestion: String, CaseIterable, Sendable {
  /// Where do I stand?
  case standing
  /// Am I on track?
  case onTrack
  /// How much is left, how far behind am I?
  case gap
  /// How much a day or a week does it take?
  case perDay
  /// When will I get there?
  case forecast
  /// Is it getting better or worse?
  case trend
  /// What was my best?
  case best
  /// What is my average?
  case average
  /// What did I enter last?
  case lastValues
  /// How long have I got?
  case daysLeft
  /// How many percent?
  case percent
  /// How many days have I missed?
  case missed
}

extension Standing {
  /// The answer to a question about the numbers, the verdict first, in at most 45 words.
  ///
  /// - Parameter again: how many answers there were before; it chooses the wording.
  package func answer(_ question: NumberQuestion, again: Int = 0) -> String {
    let wordings =
      switch (question, measure) {
      case (.lastValues, _): lastValuesAnswers
      case (.daysLeft, _): daysLeftAnswers
      case (_, .none): noNumberAnswers(question)
      default: answers(to: question)
      }
    return one(of: wordings, again)
  }

  private var lastValuesAnswers: [String] {
    guard measure != .none || !series.days.isEmpty else { return noNumberAnswers(.lastValues) }
    let values = values.suffix(3)
    guard let last = values.last else { return wordings("last values / none") }
    if values.count == 1 { return wordings("last values / one", ["last": said(last)]) }
    return wordings(
      "last values",
      ["count": number(values.count), "list": Standing.list(values.reversed().map(said))])
  }

  private func said(_ entry: CoachFacts.Entry) -> String {
    "\(amountText(entry.value)) \(when(entry.date))"
  }

  private var daysLeftAnswers: [String] {
    switch daysLeft {
    case nil:
      return period == nil ? wordings("no date").map(padded) : wordings("no date, anew")
    case .some(..<0):
      let isMet = gap == 0 && period == nil && value != nil
      return wordings("days left", by: isMet ? "met" : "past").map(padded)
    case 0: return wordings("days left / last day")
    case 1: return wordings("days left / tomorrow")
    default: return wordings("days left").map(padded)
    }
  }

  /// What is still open, behind a comma.
  var openText: String {
    if period != nil { return keptClause.map { ", and \($0)" } ?? "" }
    if verdict == .reached { return ", and the target is reached already" }
    return gap.map { ", with \(apart($0)) to go" } ?? ""
  }

  var startText: String { DateWords.distance(goal.start, from: today) }

  /// Short sentences get the start, which is always true.
  private func padded(_ text: String) -> String {
    let count = text.split(separator: " ").count
    if count >= 12 { return text }
    let start = text.contains("It started") ? "" : " It began \(startText)."
    let rest =
      measure == .none ? " There's no number to reach yet." : " The target is \(targetText)."
    return text + start + (count < 10 ? rest : "")
  }

  /// Of a goal without a number none is made up; the answers lead to a measure.
  func noNumberAnswers(_ question: NumberQuestion) -> [String] {
    switch question {
    case .trend, .best, .average, .lastValues: wordings("no number / values")
    default: wordings("no number", by: question.rawValue)
    }
  }
}
