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

  /// What is over, whose unit stands beside it: `2 over the limit of 1 coffee`, `over the limit of
  /// none`.
  private var overText: String {
    goal.target == 0
      ? "where the limit is \(limitText)" : "\(bare(gap ?? 0)) over the limit of \(limitText)"
  }

  private var atMost: String { goal.target == 0 ? limitText : "at most \(limitText)" }

  private var room: Double { max(0, goal.target - (value ?? 0)) }

  private var limitStanding: [String] {
    let isHeld = ![.overdue, .notStarted, .noValue, .over].contains(verdict)
    if isHeld, goal.target > 0 {
      return wordings(
        room > 0 ? "limit standing / room" : "limit standing / no room",
        ["here": here, "room": apart(room)])
    }
    return wordings(
      "limit standing", by: verdict.rawValue, ["here": here, "over": overText, "ended": endedText])
  }

  private var limitOnTrack: [String] {
    if verdict == .overdue || verdict == .notStarted { return limitStanding }
    return wordings(
      "limit on track", by: verdict.rawValue,
      ["here": here, "over": overText, "at most": atMost, "track word": trackWord])
  }

  private var trackWord: String {
    switch keptVerdict {
    case .onTrack: "yes"
    case .behind: "not quite"
    default: "too early to say"
    }
  }

  private var limitGap: [String] {
    guard value != nil, !isPast else { return limitStanding }
    if verdict == .over {
      return wordings("limit gap / over", ["here": here])
    }
    if goal.target == 0 {
      return wordings("limit gap / quitting", ["here": here])
    }
    if room == 0 {
      return wordings("limit gap / no room", ["here": here])
    }
    return wordings("limit gap", ["room": apart(room), "here": here])
  }

  private var limitPerDay: [String] {
    if isPast { return limitStanding }
    let average =
      pace.map { " Your average is \(amountOrNone(averaged($0))) a \(periodName)." } ?? ""
    return wordings("limit per day", ["at most": atMost, "average": average])
  }

  private var limitForecast: [String] {
    wordings("limit forecast")
  }

  private var limitTrend: [String] {
    let average = pace.map { "the average is \(amountOrNone(averaged($0))) a \(periodName)" } ?? ""
    return wordings("limit trend", by: trend?.rawValue, ["average": average])
  }

  private var limitBest: [String] {
    let all = series.periods
    guard all.count > 1, let least = all.min(by: { $0.value < $1.value }) else {
      return wordings("limit best / too few")
    }
    return wordings("limit best", ["least": amountOrNone(least.value), "when": when(least.date)])
  }

  private var limitAverage: [String] {
    guard let pace else {
      return wordings("limit average / no value")
    }
    let count = closedPeriods.count + (value == nil ? 0 : 1)
    let side =
      abs(pace - goal.target) < 0.005
      ? "right at the limit"
      : "\(pace > goal.target ? "above" : "below") the limit of \(limitText)"
    return wordings(
      "limit average",
      ["average": amountOrNone(averaged(pace)), "side": side, "count": periods(count)]
    )
  }

  private var limitPercent: [String] {
    guard let percent else {
      return wordings("limit percent / no value")
    }
    return wordings("limit percent", ["percent": String(percent)])
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
