import Time
import Wellness

/// Sentences about a limit: within it or over it, and on how many days it was kept.
extension Standing {
  func limitAnswers(_ question: NumberQuestion) -> [String] {
    switch question {
    case .standing, .lastValues, .daysLeft: limitStanding
    case .onTrack: limitOnTrack
    case .gap: limitGap
    case .perDay: limitPerDay
    case .forecast: limitForecast
    case .trend: limitTrend
    case .best: limitBest
    case .average: limitAverage
    case .percent: limitPercent
    case .missed:
      missedText.map {
        $0.replacingTarget(" It's \(targetText) a", with: " The limit is \(limitText) a")
      }
    }
  }

  /// `no cigarettes`, `2 coffees`.
  func amountOrNone(_ amount: Double) -> String {
    if amount == 0, UnitWords.isTimes(UnitWords.base(UnitPeriod(goal.unit).unit)) { return "none" }
    return amount == 0 ? "no " + UnitText.named(UnitPeriod(goal.unit).unit, for: 0) : text(amount)
  }

  /// The limit itself: `no cigarettes`, `1 coffee`.
  var limitText: String { amountOrNone(goal.target) }

  private var here: String { amountOrNone(value ?? 0) }

  private var keptPart: String { keptSentence }

  /// What is over, whose unit stands beside it: `2 over the limit of 1 coffee`, `over the limit of
  /// none`.
  private var overText: String {
    goal.target == 0
      ? "where the limit is \(limitText)" : "\(bare(gap ?? 0)) over the limit of \(limitText)"
  }

  private var atMost: String { goal.target == 0 ? limitText : "at most \(limitText)" }

  private var room: Double { max(0, goal.target - (value ?? 0)) }

  private var limitStanding: [String] {
    switch verdict {
    case .overdue:
      [
        "It's over: it ended \(goal.targetDate.map { DateWords.adverb($0, from: today) } ?? "").\(keptPart) The limit was \(limitText) a \(periodName).",
        "The time for it is up, with a limit of \(limitText) a \(periodName).\(keptPart)",
      ]
    case .notStarted:
      [
        "Nothing has been entered yet: the limit is \(limitText) a \(periodName), and an entry shows where you are.",
        "No value so far, so I don't know how it's going; the limit is \(limitText) a \(periodName).",
      ]
    case .noValue:
      [
        "Nothing has been entered for \(now) yet; the limit is \(limitText).\(keptPart)",
        "\(capitalized(now)) has no value yet, so it's open.\(keptPart)",
      ].map(longer)
    case .over:
      [
        "Over the limit: \(here) \(now), \(overText).\(keptPart)",
        "\(here) \(now), and the limit is \(limitText), so it's over.\(keptPart)",
      ]
    default:
      goal.target == 0
        ? [
          "Kept so far: \(here) \(now).\(keptPart)",
          "\(here) \(now), so the limit holds.\(keptPart)",
        ].map(longer)
        : [
          "Within the limit: \(here) \(now), and \(limitText) is the most.\(keptPart)",
          room > 0
            ? "\(here) \(now), which leaves \(apart(room)) up to the limit of \(limitText).\(keptPart)"
            : "You're right at the limit \(now), with \(here).\(keptPart)",
        ].map(longer)
    }
  }

  private func longer(_ text: String) -> String {
    text.split(separator: " ").count >= 12
      ? text : text + " Each \(periodName) begins anew, with a limit of \(limitText)."
  }

  private var limitOnTrack: [String] {
    switch verdict {
    case .overdue, .notStarted: limitStanding
    case .over:
      [
        "Not \(now): \(here), \(overText).\(keptPart)",
        "No, \(now) went over, with \(here).\(keptPart)",
      ].map(longer)
    case .under:
      [
        "\(capitalized(now)), yes: \(here), and the limit is \(atMost).\(keptPart)",
        "\(capitalized(now)) you are, with \(here).\(keptPart)",
      ].map(longer)
    default:
      [
        "\(trackWord): \(now) has no value yet, and the limit is \(limitText).\(keptPart)",
        "By the \(periodName)s entered so far, \(trackWord.lowercased()). Nothing is there for \(now) yet.\(keptPart)",
      ].map(longer)
    }
  }

  private var trackWord: String {
    switch keptVerdict {
    case .onTrack: "Yes"
    case .behind: "Not quite"
    default: "Too early to say"
    }
  }

  private var limitGap: [String] {
    guard value != nil, !isPast else { return limitStanding }
    if verdict == .over {
      return [
        "\(gapText) over: it's \(here) \(now), and the limit is \(limitText).\(keptPart)",
        "You're over by \(gapText) \(now), with a limit of \(limitText).\(keptPart)",
      ].map(longer)
    }
    if goal.target == 0 {
      return [
        "Nothing over: \(here) \(now), and that's the whole goal.\(keptPart)",
        "No gap \(now), with \(here).\(keptPart)",
      ].map(longer)
    }
    if room == 0 {
      return [
        "No room left \(now), and nothing over: \(here) is right at the limit.\(keptPart)",
        "You're exactly at the limit \(now), with \(here).\(keptPart)",
      ].map(longer)
    }
    return [
      "\(apart(room)) below the limit: it's \(here) \(now), and the limit is \(limitText).\(keptPart)",
      "There's room for \(apart(room)) \(now): \(here) so far, with a limit of \(limitText).\(keptPart)",
    ].map(longer)
  }

  private var limitPerDay: [String] {
    if isPast { return limitStanding }
    let average =
      pace.map { " Your average is \(amountOrNone(averaged($0))) a \(periodName)." } ?? ""
    return [
      "\(atMost) a \(periodName), and a \(periodName) that went over isn't paid back later.\(average)",
      "It stays \(atMost) a \(periodName), whatever the one before was like.\(average)",
    ]
  }

  private var limitForecast: [String] {
    [
      "A limit has no day of arrival: each \(periodName) is kept or not.\(keptPart)",
      "There's no finish to predict, because every \(periodName) begins anew.\(keptPart)",
    ].map(longer)
  }

  private var limitTrend: [String] {
    let average = pace.map { "the average is \(amountOrNone(averaged($0))) a \(periodName)" } ?? ""
    return switch trend {
    case .down:
      [
        "Better: it's coming down over the last \(periodName)s, and \(average).\(keptPart)",
        "It's getting less: your last \(periodName)s go down, and \(average).\(keptPart)",
      ]
    case .up:
      [
        "More lately: your last \(periodName)s go up, and \(average).\(keptPart)",
        "It's been rising over the last \(periodName)s; \(average).\(keptPart)",
      ]
    case .flat:
      [
        "About the same: your last \(periodName)s hardly differ, and \(average).\(keptPart)",
        "Neither better nor worse, it's steady; \(average).\(keptPart)",
      ]
    case nil:
      [
        "Too early to say better or worse: it takes three \(periodName)s that are over and have a value.",
        "I can't tell yet; three \(periodName)s that are over, each with a value, would show a direction.",
      ]
    }
  }

  private var limitBest: [String] {
    let all = series.periods
    guard all.count > 1, let least = all.min(by: { $0.value < $1.value }) else {
      return [
        "There's no best yet to speak of: it takes two \(periodName)s with a value to compare.",
        "Too early for a best \(periodName), with fewer than two that have a value.",
      ]
    }
    return [
      "Your lowest \(periodName) had \(amountOrNone(least.value)), \(when(least.date)), with a limit of \(limitText).",
      "The least in one \(periodName) was \(amountOrNone(least.value)), \(when(least.date)); the limit is \(limitText).",
    ]
  }

  private var limitAverage: [String] {
    guard let pace else {
      return [
        "There's no average yet, since nothing has been entered; the limit is \(limitText) a \(periodName).",
        "Nothing to average so far: no \(periodName) has a value, and the limit is \(limitText).",
      ]
    }
    let count = closedPeriods.count + (value == nil ? 0 : 1)
    let side =
      abs(pace - goal.target) < 0.005
      ? "right at the limit"
      : "\(pace > goal.target ? "above" : "below") the limit of \(limitText)"
    return [
      "\(amountOrNone(averaged(pace))) a \(periodName) on average, \(side), over \(periods(count)) with a value.",
      "Your average is \(amountOrNone(averaged(pace))) a \(periodName), \(side); \(periods(count)) went into it.",
    ].map(longer)
  }

  private var limitPercent: [String] {
    guard let percent else {
      return [
        "No percentage yet: it's the share of \(periodName)s that were kept, and none is entered so far.",
        "There's nothing to take a percentage of, as no \(periodName) has been entered yet.",
      ]
    }
    return [
      "\(percent)%, with \(limitText) as the limit: \(keptClause ?? "").",
      "You've kept \(percent)% of the \(periodName)s with a value, on a limit of \(limitText).",
    ].map(longer)
  }
}

extension String {
  /// The text with one phrase in place of another at its first place.
  fileprivate func replacingTarget(_ phrase: String, with other: String) -> String {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(phrase) {
        return self[..<index] + other + self[self.index(index, offsetBy: phrase.count)...]
      }
      index = self.index(after: index)
    }
    return self
  }
}
