import Time
import Wellness

/// Sentences about what adds up.
extension Standing {
  func totalAnswers(_ question: NumberQuestion) -> [String] {
    switch question {
    case .standing, .lastValues, .daysLeft: totalStanding
    case .onTrack: totalOnTrack
    case .gap: totalGap
    case .perDay: totalPerDay
    case .forecast: wayForecast
    case .trend: totalTrend
    case .best: totalBest
    case .average: totalAverage
    case .percent: wayPercent
    case .missed: totalMissed
    }
  }

  private var totalStanding: [String] {
    switch verdict {
    case .reached:
      [
        "You're there: \(nowOfTarget), and everything from here is extra.",
        "The target is reached: you have \(nowText), and nothing more is to be done.",
      ]
    case .notStarted:
      [
        "At the start: nothing has been added yet, and \(gapText) to go\(timeTail).",
        "It hasn't begun yet: all of \(gapText) is still ahead of you\(timeTail).",
      ]
    case .wrongWay:
      [
        "It's gone down: from \(text(start ?? 0)) at the start to \(nowText), so \(gapText) to go\(timeTail).",
        "Less than at the start: \(nowText) now, after \(text(start ?? 0)), and \(gapText) to go\(timeTail).",
      ]
    case .overdue:
      [
        "Past the date: you got to \(nowOfTarget), so \(gapText) short\(timeTail).",
        "It's \(gapText) short: \(nowOfTarget)\(timeTail).",
      ].map(rounded)
    default:
      [
        "You have \(nowOfTarget), which is \(percentText) of the way, and \(gapText) to go\(timeTail).",
        "\(percentText) of the way: \(nowText) so far, \(gapText) still to come\(timeTail).",
      ].map(rounded)
    }
  }

  /// Too short a sentence gets what is needed as well.
  private func rounded(_ text: String) -> String {
    text.split(separator: " ").count >= 12
      ? text : text + " The target is \(targetText)\(byDeadline)."
  }

  private var evenText: String {
    guard let expected else { return "" }
    return isWhole ? text(expected.rounded(.down)) : about(expected)
  }

  private var totalOnTrack: [String] {
    let rest = neededText ?? ""
    switch verdict {
    case .reached, .overdue, .notStarted:
      guard verdict != .notStarted else {
        return [
          "Too early to say: nothing has been added yet. \(rest.isEmpty ? "That leaves \(gapText) to go, and no date that presses." : rest)",
          "Not started yet, so neither ahead nor behind. \(rest.isEmpty ? "That leaves \(gapText) to go." : rest)",
        ]
      }
      return totalStanding
    case .ahead:
      return [
        "Yes, you're ahead: \(nowText) so far, where an even pace would have made \(evenText). \(rest)",
        "Better than on track: an even pace would stand at \(evenText), and you have \(nowText). \(rest)",
      ]
    case .onTrack:
      return [
        "Yes, you're on track: \(nowText) so far, about what an even pace would have made. \(rest)",
        "Yes, so far: \(nowOfTarget) is about where an even pace would stand today. \(rest)",
      ]
    case .behind:
      return [
        "Not yet, you're behind: \(nowText) so far, where an even pace would have made \(evenText). \(rest)",
        "A bit behind: an even pace would stand at \(evenText), and you have \(nowText). \(rest)",
      ]
    case .wrongWay:
      return [
        "No, it's gone down: from \(text(start ?? 0)) at the start to \(nowText) now. \(rest)",
        "It's gone the wrong way so far: \(nowText) now, after \(text(start ?? 0)) at the start. \(rest)",
      ]
    default:
      return [
        "There's no date to be on track for: \(nowOfTarget), with \(gapText) to go.",
        "Without a date there's no schedule to be behind; you have \(nowOfTarget).",
      ]
    }
  }

  private var totalGap: [String] {
    if verdict == .reached {
      return [
        "Nothing is left to do: you have \(nowText), and the target was \(targetText).",
        "No gap any more: you have \(nowText), and \(targetText) is what you wanted.",
      ]
    }
    let rest = neededText.map { " \($0)" } ?? ""
    let have = value == nil ? "nothing has been added yet" : "you have \(nowOfTarget)"
    return [
      "\(gapText) to go: \(have)\(timeTail).\(rest)",
      "So far \(have), so it's \(gapText) to go\(timeTail).\(rest)",
    ].map(rounded)
  }

  private var totalPerDay: [String] {
    if verdict == .reached {
      return [
        "Nothing more is needed: you have \(nowText), and the target was \(targetText).",
        "Zero from here on, because you have \(nowText) and the target was \(targetText).",
      ]
    }
    if safeDate != nil { return wayPerDay }
    guard let needed, let daysLeft else { return datelessPace }
    if daysLeft == 0 {
      return [
        "All of it today: \(gapText) to go, and today is the last day.",
        "It's the last day, so what's left, \(gapText), would have to come today.",
      ]
    }
    if isWhole, daysLeft < 7, needed < 1 {
      return [
        "\(gapText) by \(deadline ?? ""), and nothing more: that's all there is left to do.",
        "Only \(gapText) is left to do, and you have until \(deadline ?? "") for it.",
      ]
    }
    let rate = RateText(self).needed(needed, days: daysLeft)
    let so = pace.map {
      $0 > 0 && elapsed > 1 ? " So far it's been \(RateText(self).actual($0))." : ""
    }
    return [
      "\(rate): that's \(gapText) over \(spanLeft), until \(deadline ?? "").\(so ?? "")",
      "To make \(gapText) in \(spanLeft), it takes \(rate).\(so ?? "")",
    ].map(rounded)
  }

  /// `three weeks`, with no number on the last day but one.
  var spanLeft: String {
    let days = max(1, daysLeft ?? 1)
    return days == 1 ? "one day" : DateWords.span(days)
  }

  /// What a pace would be if there were a date.
  var datelessPace: [String] {
    let rate = RateText(self)
    let gap = gap ?? 0
    let why = isPast ? "The date has passed" : "There's no date"
    if let days = safeDays, days > 28 {
      let date = around(today.adding(days: days))
      return [
        "\(why), so no pace follows from it. At the most that's safe, about 1% of your weight a week, \(gapText) is gone \(date) at the earliest.",
        "That depends on a date to come. For \(gapText), a safe one is \(date) or later.",
      ]
    }
    if isWhole, gap < 4 {
      return [
        "\(why), so no pace follows from it: \(gapText) to go, and a date would turn that into one.",
        "That depends on a date to come; what I can say is that it's \(gapText) to go.",
      ]
    }
    let month = rate.needed(gap / 28, days: 28)
    let quarter = rate.needed(gap / 84, days: 84)
    return [
      "\(why), so no pace follows from it. Closing \(gapText) in four weeks takes \(month), in twelve weeks \(quarter).",
      "That depends on a date to come: \(gapText) in four weeks means \(month), in twelve weeks \(quarter).",
    ]
  }

  private var totalTrend: [String] {
    let rate = pace.map { RateText(self).actual($0) } ?? ""
    switch trend {
    case .up:
      return [
        "Better: the newer half of your values brought more a day than the older one. Since the start it's \(rate).",
        "It's picking up: lately more comes in than before, with \(rate) over the whole time.",
      ]
    case .down:
      return [
        "Slower lately: the newer half of your values brought less a day than the older one. Since the start it's \(rate).",
        "It has slowed down: less comes in than before, with \(rate) over the whole time.",
      ]
    case .flat:
      return [
        "Steady: the newer half of your values brought about as much as the older one, \(rate) since the start.",
        "Neither better nor worse: it comes in evenly, with \(rate) since the start.",
      ]
    case nil:
      return [
        "Too early to say better or worse: \(lower(fewValues)) too little for a direction, and four over a week will do.",
        "I can't tell yet. \(fewValues) not enough to see a direction; four spread over a week are.",
      ]
    }
  }

  func lower(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

  private var totalBest: [String] {
    guard let step = largestStep else {
      return [
        "There's no best yet: it takes two values with something added between them.",
        "No single step stands out so far, because there aren't two values with something between them.",
      ]
    }
    let when = DateWords.adverb(step.date, from: today)
    return [
      "Your biggest step was \(text(step.value)), entered \(when). In all you have \(nowOfTarget).",
      "\(text(step.value)) is the most you've added at once, \(when); in all it's \(nowOfTarget).",
    ]
  }

  private var totalAverage: [String] {
    guard let pace, pace > 0 else {
      return [
        "There's no average yet: nothing has been added since the start, which was \(startText).",
        "Nothing to average so far, because nothing has come in since it began \(startText).",
      ]
    }
    let rate = RateText(self).actual(pace)
    return [
      "\(rate) on average since the start, which was \(startText). In all it's \(nowOfTarget).",
      "Since it began \(startText), you've averaged \(rate), and that makes \(nowText) now.",
    ]
  }

  private var totalMissed: [String] {
    guard let expected, !isPast, verdict != .reached else {
      return [
        "Nothing can be missed by the day here: it's the total that counts, \(nowOfTarget).",
        "Single days don't count in this goal, only the sum: \(nowOfTarget) so far.",
      ]
    }
    let even = isWhole ? expected.rounded(.down) : expected
    let amount = (value ?? start ?? 0) - even
    let side = amount >= 0 ? "ahead of" : "short of"
    let how =
      isWhole && amount == 0 || abs(amount) < 0.005 * goal.target
      ? "you're level with" : "you're \(about(abs(amount))) \(side)"
    return [
      "No single day is missed here, since it's the total that counts, and \(how) an even pace.",
      "Days don't count in this goal, the sum does: \(how) an even pace to \(targetText).",
    ]
  }
}
