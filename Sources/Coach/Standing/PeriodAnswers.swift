import Numbers
import Time
import Wellness

/// Sentences about what begins anew: the rest of today, and how many days were met. Never a sum.
extension Standing {
  func periodAnswers(_ question: NumberQuestion) -> [String] {
    switch question {
    case .standing, .lastValues, .daysLeft: periodStanding
    case .onTrack: periodOnTrack
    case .gap: periodGap
    case .perDay: periodPerDay
    case .forecast: periodForecast
    case .trend: periodTrendText
    case .best: periodBest
    case .average: periodAverage
    case .percent: periodPercent
    case .missed: missedText
    }
  }

  /// `Today`, `This week`.
  private var upper: String { capitalized(now) }

  private var endedText: String { goal.targetDate.map { DateWords.adverb($0, from: today) } ?? "" }

  var periodStanding: [String] {
    switch verdict {
    case .overdue:
      return [
        "It's over: it ended \(endedText), at \(targetText) a \(periodName). \(capitalized(keptClause ?? "no \(periodName) was entered")).",
        "The time for it ended \(endedText); it was \(targetText) a \(periodName), and \(keptClause ?? "no \(periodName) was entered").",
      ]
    case .reached:
      return [
        isNight
          ? "Last night was long enough: \(nowText), and the target is \(targetText).\(keptSentence)"
          : "\(upper) is done: \(nowText), and the target was \(targetText).\(keptSentence)",
        "You've met \(nows) target of \(targetText), with \(nowText).\(keptSentence)",
      ]
    case .notStarted:
      return [
        "Nothing has been entered yet: the target is \(targetText) a \(periodName), and the first value starts the record.",
        "At the very start: \(targetText) a \(periodName) is the target, and no \(periodName) has a value yet.",
      ]
    default:
      guard value != nil else {
        return [
          "Nothing has been entered for \(now) yet, and the target is \(targetText).\(keptSentence)",
          "No value for \(now) so far; it's \(targetText) a \(periodName).\(keptSentence)",
        ]
      }
      return [
        "\(upper) \(itIs) \(nowOfTarget), so \(gapText) \(toGo).\(keptSentence)",
        "\(gapText) \(toGo) \(now): \(itIs) \(nowOfTarget).\(keptSentence)",
      ].map(lengthened)
    }
  }

  /// Too short a sentence gets what each period asks for.
  func lengthened(_ text: String) -> String {
    text.split(separator: " ").count >= 12
      ? text : text + " Each \(periodName) begins anew at nothing."
  }

  private var periodOnTrack: [String] {
    let open = value == nil ? "\(now) has no value yet" : "\(now) \(itIs) \(gapText) \(toGo)"
    switch verdict {
    case .overdue, .notStarted: return periodStanding
    case .reached:
      return [
        "Yes: \(nows) target of \(targetText) is met, with \(nowText).\(keptSentence)",
        "Yes, so far: the target of \(targetText) is met for \(now), with \(nowText).\(keptSentence)",
      ]
    case .ahead:
      return [
        "Yes, and a little ahead: \(nowText) \(now), with \(gapText) to go \(inPeriodLeft).",
        "Ahead of an even \(periodName), in fact: \(nowText) so far, \(gapText) to go \(inPeriodLeft).",
      ].map(lengthened)
    case .behind where period != .daily:
      return [
        "A bit behind: \(value == nil ? "nothing entered" : nowText) \(now), and \(gapText) to go \(inPeriodLeft).",
        "Not quite: \(gapText) to go \(inPeriodLeft), which is more than an even \(periodName) would leave.",
      ].map(lengthened)
    case .onTrack where period != .daily:
      return [
        "Yes: \(nowText) \(now) is what an even \(periodName) asks for by now; \(gapText) to go.",
        "Yes, so far: \(nowText) so far \(now), with \(gapText) to go \(inPeriodLeft).",
      ].map(lengthened)
    default: break
    }
    switch keptVerdict {
    case .onTrack:
      return [
        "Yes, on the whole: you've met \(recentText), and \(open).",
        "Mostly, yes: \(recentText) is what you've met, and \(open).",
      ].map(lengthened)
    case .behind:
      return [
        "Not yet: you've met \(recentText), and \(open).",
        "Behind, so far: you've met \(recentText), and \(open).",
      ].map(lengthened)
    default:
      return [
        "Too early to say: three \(periodName)s with a value show whether it holds, and \(open).",
        "I can't tell yet, with fewer than three \(periodName)s that are over and have a value; \(open).",
      ]
    }
  }

  /// How many of the last fourteen periods were met, or of all where there are fewer.
  private var recentText: String {
    let last = closedPeriods.suffix(14)
    guard closedPeriods.count > 14 else {
      return Standing.part(last.filter { isKept($0.value) }.count, of: last.count, periodName)
    }
    let kept = last.filter { isKept($0.value) }.count
    return "\(kept == 0 ? "none" : number(kept)) of the last 14 \(periodName)s with a value"
  }

  private var periodGap: [String] {
    if isPast { return periodStanding }
    if gap == 0 {
      return [
        "Nothing is left for \(now): you have \(nowText), and the target was \(targetText).",
        "No gap \(now): \(itIs) \(nowText), and \(targetText) was asked for.",
      ].map(lengthened)
    }
    let have = value == nil ? "nothing has been entered yet" : "\(itIs) \(nowOfTarget)"
    return [
      "\(gapText) \(toGo) \(now): \(have). Whatever other \(periodName)s brought doesn't count here.",
      "\(capitalized(now)) \(leaves) \(gapText); \(have), and every \(periodName) begins anew.",
    ]
  }

  private var periodPerDay: [String] {
    if isPast { return periodStanding }
    if gap == 0 {
      return [
        "Nothing more \(now), with \(nowText). The next \(periodName) asks for \(targetText) again.",
        "For \(now) you're done with \(nowText); the next \(periodName) begins anew, at \(targetText).",
      ]
    }
    if period == .daily || periodDaysLeft == 1 {
      return [
        "\(targetText) each \(periodName), never more to make up for others. \(upper) \(itIs) \(gapText) \(toGo).",
        "It's always \(targetText) a \(periodName), whatever came before; \(now) \(leaves) \(gapText).",
      ]
    }
    let rate = RateText(self).needed(needed ?? 0, days: 1)
    let each =
      (needed ?? 0) < 1 && isWhole
      ? "one a day on \(number(Int(clamping: gap ?? 0))) of the \(number(periodDaysLeft)) days that are left"
      : rate
    return [
      "\(each): that's \(gapText) \(inPeriodLeft), to make \(targetText) \(now).",
      "To make \(targetText) \(now), it takes \(each), with \(gapText) to go.",
    ].map(lengthened)
  }

  private var periodForecast: [String] {
    let average = pace.map { " Your average is \(averageText($0)) a \(periodName)." } ?? ""
    return [
      "There's no day of arrival: it begins anew each \(periodName), and every one that is met counts.\(average)",
      "It has no finish to predict, since every \(periodName) starts at nothing.\(average)\(keptSentence)",
    ]
  }
}
