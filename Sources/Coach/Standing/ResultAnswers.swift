import Time
import Wellness

/// Sentences about a performance, of which the best counts.
extension Standing {
  func resultAnswers(_ question: NumberQuestion) -> [String] {
    guard value != nil else { return resultless }
    switch question {
    case .standing, .lastValues, .daysLeft, .best: return resultStanding
    case .onTrack: return resultOnTrack
    case .gap: return resultGap
    case .perDay: return wayPerDay
    case .forecast: return wayForecast
    case .trend: return wayTrend
    case .average: return resultAverage
    case .percent: return wayPercent
    case .missed: return wayMissed
    }
  }

  private var resultless: [String] {
    [
      "No result yet: the target is \(targetText)\(byDeadline), and the first try shows how far off you are.",
      "Nothing has been entered so far, so I don't know how far you are from \(targetText).",
    ]
  }

  private var bestDay: String {
    series.days.last { $0.value == value }.map { ", \(DateWords.adverb($0.date, from: today))" }
      ?? ""
  }

  private var resultStanding: [String] {
    switch verdict {
    case .reached:
      [
        "You've done it: your best is \(nowText)\(bestDay), and the target was \(targetText).",
        "The target is reached, with a best of \(nowText)\(bestDay), and \(targetText) was the plan.",
      ].map(wayLonger)
    case .overdue:
      [
        "Not there yet: your best is \(nowText), \(gapText) from \(targetText)\(timeTail).",
        "It's \(gapText) short: a best of \(nowText), for a target of \(targetText)\(timeTail).",
      ].map(wayLonger)
    default:
      [
        "Your best is \(nowText)\(bestDay), which is \(gapText) off \(targetText)\(timeTail).",
        "\(gapText) to gain: your best so far is \(nowText), the target \(targetText)\(timeTail).",
      ].map(wayLonger)
    }
  }

  private var resultOnTrack: [String] {
    let rest = neededText.map { " \($0)" } ?? ""
    let even = expected.map(about) ?? ""
    switch verdict {
    case .reached, .overdue: return resultStanding
    case .ahead:
      return [
        "Yes, you're ahead: your best is \(nowText), where an even pace would be at \(even).\(rest)",
        "Ahead of schedule: an even pace would be at \(even), and your best is \(nowText).\(rest)",
      ]
    case .onTrack:
      return [
        "Yes, you're on track: your best is \(nowText), and an even pace would be at \(even).\(rest)",
        "Yes, so far: a best of \(nowText) is close to the \(even) of an even pace.\(rest)",
      ]
    case .behind:
      return [
        "Not yet, you're behind: your best is \(nowText), where an even pace would be at \(even).\(rest)",
        "A bit behind: an even pace would be at \(even), and your best is \(nowText).\(rest)",
      ]
    case .notStarted, .wrongWay, .noValue:
      return [
        "Too early to say: \(nowText) is where you start, with \(gapText) to gain.\(rest)",
        "There's nothing to compare yet but \(nowText) at the start, \(gapText) from \(targetText).\(rest)",
      ].map(wayLonger)
    default:
      return [
        "There's no date to be on track for: your best is \(nowText), \(gapText) from \(targetText).",
        "Without a date there's no schedule. Your best is \(nowText), with \(gapText) to gain.",
      ]
    }
  }

  private var resultGap: [String] {
    if verdict == .reached { return resultStanding }
    let rest = neededText.map { " \($0)" } ?? ""
    return [
      "\(gapText): your best is \(nowText), and the target is \(targetText)\(timeTail).\(rest)",
      "You're \(gapText) from \(targetText); your best is \(nowText)\(timeTail).\(rest)",
    ].map(wayLonger)
  }

  private var resultAverage: [String] {
    let recent = ValueSeries.recent(series.days)
    guard recent.count > 1 else {
      return [
        "One result is no average yet: it's \(nowText), and the target is \(targetText).",
        "There's only \(nowText) so far, so there's nothing to average on the way to \(targetText).",
      ]
    }
    let mean = ValueSeries.mean(recent.map(\.value))
    return [
      "\(about(mean)) is the average of your last \(number(recent.count)) results; your best is \(nowText).",
      "Your last \(number(recent.count)) results average \(about(mean)), but the best one counts: \(nowText).",
    ]
  }
}
