import Time
import Wellness

/// Sentences about a state on its way from a start to a target.
extension Standing {
  func levelAnswers(_ question: NumberQuestion) -> [String] {
    guard value != nil else { return levelless }
    switch question {
    case .standing, .lastValues, .daysLeft: return levelStanding
    case .onTrack: return levelOnTrack
    case .gap: return levelGap
    case .perDay: return wayPerDay
    case .forecast: return wayForecast
    case .trend: return wayTrend
    case .best: return levelBest
    case .average: return levelAverage
    case .percent: return wayPercent
    case .missed: return wayMissed
    }
  }

  private var levelless: [String] {
    if goal.initial > 0 {
      return [
        "No new value yet: it starts at \(startValue), so it's \(gapText) to \(targetText)\(timeTail).",
        "Nothing has been entered since the start at \(startValue), and \(targetText) is \(gapText) away\(timeTail).",
      ]
    }
    return [
      "No value yet: the target is \(targetText)\(byDeadline), and the first entry shows where you start.",
      "Nothing has been entered so far, so I don't know how far \(targetText) is.",
    ]
  }

  private var startValue: String { text(start ?? 0) }

  private var isMoved: Bool { value != start }

  private var levelStanding: [String] {
    switch verdict {
    case .reached:
      [
        "You're there: \(nowText) now, and the target was \(targetText). You started at \(startValue).",
        "The target of \(targetText) is reached: you came from \(startValue), and now you're at \(nowText).",
      ]
    case .overdue:
      [
        "Not there yet: you're at \(nowText), \(gapText) from \(targetText)\(timeTail).",
        "It's \(gapText) short: \(nowText) now, on the way from \(bare(start ?? 0)) to \(targetText)\(timeTail).",
      ].map(wayLonger)
    case .wrongWay:
      [
        "Further away than at the start: \(nowText) now, after \(startValue) then. The target is \(targetText)\(timeTail).",
        "It has gone the other way: from \(startValue) to \(nowText), so it's \(gapText) to \(targetText)\(timeTail).",
      ]
    default:
      isMoved
        ? [
          "You're at \(nowText) on the way from \(bare(start ?? 0)) to \(targetText): \(gapText) to go\(timeTail).",
          "\(percentText) of the way: \(nowText) now, after \(startValue) at the start; \(gapText) to \(targetText)\(timeTail).",
        ]
        : [
          "At the start: \(nowText) now, and \(gapText) to go to \(targetText)\(timeTail).",
          "Still where you began, at \(nowText): the target is \(targetText)\(timeTail).",
        ].map(wayLonger)
    }
  }

  func wayLonger(_ text: String) -> String {
    text.split(separator: " ").count >= 12
      ? text : text + " It began \(startText)\(deadline.map { ", with \($0) as the date" } ?? "")."
  }

  private var evenText: String { expected.map(about) ?? "" }

  /// The day that a schedule is held against, where the last value is not from today.
  private var asOf: String {
    guard let days = daysSinceLast, days > 7 else { return "" }
    return " Your last value is from \(DateWords.span(days)) ago."
  }

  private var flatText: String { trend == .flat ? " The last two weeks are flat, though." : "" }

  private var levelOnTrack: [String] {
    let rest = (neededText.map { " \($0)" } ?? "") + asOf
    switch verdict {
    case .reached, .overdue: return levelStanding
    case .wrongWay:
      return [
        "No: it's \(nowText) now, further from \(targetText) than the \(startValue) you started at.\(rest)",
        "Not at the moment. You began at \(startValue), you're at \(nowText), and the target is \(targetText).\(rest)",
      ]
    case .notStarted:
      return [
        "Too early to say: \(nowText) is the start, and there's no later value yet.\(rest)",
        "There's only the start so far, \(nowText), so no track to be on yet.\(rest)",
      ]
    case .ahead:
      return [
        "Yes, you're ahead: \(nowText), where an even pace would be at \(evenText).\(flatText)\(rest)",
        "Ahead of schedule: an even pace would be at \(evenText), and you're at \(nowText).\(flatText)\(rest)",
      ]
    case .onTrack:
      return [
        "Yes, you're on track: \(nowText), and an even pace would be at \(evenText).\(flatText)\(rest)",
        "Yes, so far: \(nowText) is close to the \(evenText) of an even pace.\(flatText)\(rest)",
      ].map(wayLonger)
    case .behind:
      return [
        "Not yet, you're behind: \(nowText), where an even pace would be at \(evenText).\(flatAlso)\(rest)",
        "A bit behind: an even pace would be at \(evenText), and you're at \(nowText).\(flatAlso)\(rest)",
      ]
    default:
      return [
        "There's no date to be on track for: \(nowText) now, with \(gapText) to go to \(targetText).",
        "Without a date there's no schedule. You're at \(nowText), \(gapText) from \(targetText).",
      ]
    }
  }

  private var flatAlso: String { trend == .flat ? " The last two weeks were flat." : "" }

  private var levelGap: [String] {
    if verdict == .reached { return levelStanding }
    let rest = neededText.map { " \($0)" } ?? ""
    return [
      "\(gapText) to go: you're at \(nowText), and the target is \(targetText)\(timeTail).\(rest)",
      "You're \(gapText) from \(targetText), at \(nowText) now\(timeTail).\(rest)",
    ].map(wayLonger)
  }

  private var levelBest: [String] {
    guard series.days.count > 1,
      let best = series.days.min(by: { isDown ? $0.value < $1.value : $0.value > $1.value })
    else {
      return [
        "There's no best yet to speak of: it takes two values, and \(nowText) is the only one.",
        "Too early for a best one, with \(nowText) as the only value so far.",
      ]
    }
    let word = isDown ? "lowest" : "highest"
    let when = DateWords.adverb(best.date, from: today)
    if best.value == value {
      return [
        "You're at your \(word) now: \(nowText), with \(targetText) as the target\(timeTail).",
        "The \(word) so far is the last one, \(nowText), and the target is \(targetText).",
      ].map(wayLonger)
    }
    return [
      "Your \(word) is \(text(best.value)), from \(when.noun), and the target is \(targetText).",
      "\(text(best.value)) is the \(word) so far, from \(when.noun). Now you're at \(nowText).",
    ].map(wayLonger)
  }

  private var levelAverage: [String] {
    let recent = ValueSeries.fortnight(series.days)
    guard recent.count > 1 else {
      return [
        "One value is no average yet: it's \(nowText), and the target is \(targetText).",
        "There's only \(nowText) so far, so there's nothing to average on the way to \(targetText).",
      ]
    }
    let mean = (ValueSeries.mean(recent.map(\.value)) * 10).rounded() / 10
    return [
      "\(text(mean)) is the average of your last \(number(recent.count)) values; the newest one is \(nowText).",
      "Your last \(number(recent.count)) values average \(text(mean)), and the newest of them is \(nowText).",
    ]
  }
}

extension String {
  /// The day of an adverb: `on Thursday` is from `Thursday`.
  fileprivate var noun: String {
    for start in ["on ", "in "] where hasPrefix(start) { return String(dropFirst(3)) }
    return self
  }
}
