import Time
import Wellness

/// Sentences about a limit: within it or over it, and on how many days it was kept.
extension Standing {
  func limitAnswers(_ question: NumberQuestion) -> [String] {
    switch question {
    case .standing, .lastValues, .daysLeft: return limitStanding
    case .onTrack:
      if verdict == .overdue || verdict == .notStarted { return limitStanding }
      let words = [Verdict.onTrack: "yes", .behind: "not quite"]
      let word = words[keptVerdict] ?? "too early to say"
      return wordings("limit on track", by: verdict.rawValue, ["track word": word])
    case .gap:
      return value == nil || isPast ? limitStanding : wordings("limit gap", by: limitState)
    case .perDay: return isPast ? limitStanding : wordings("limit per day")
    case .forecast: return wordings("limit forecast")
    case .trend: return wordings("limit trend", by: trend?.rawValue)
    case .best:
      let all = series.periods
      guard all.count > 1, let least = all.min(by: { $0.value < $1.value }) else {
        return wordings("limit best / too few")
      }
      return wordings("limit best", ["least": amountOrNone(least.value), "when": when(least.date)])
    case .average: return limitAverage
    case .percent: return wordings("limit percent", by: percent == nil ? "no value" : nil)
    case .missed: return missedText
    }
  }

  /// `no cigarettes`, `2 coffees`.
  func amountOrNone(_ amount: Double) -> String {
    guard amount == 0 else { return text(amount) }
    return UnitWords.isTimes(ownUnit)
      ? "none" : "no " + UnitText.named(UnitPeriod(goal.unit).unit, for: 0)
  }

  /// The limit itself: `no cigarettes`, `1 coffee`.
  var limitText: String { amountOrNone(goal.target) }

  /// What there is in the present period; of a habit, whether it's done.
  var here: String {
    isHabit ? "\(now) is \(gap == 0 ? "done" : "still open")" : amountOrNone(value ?? 0)
  }

  /// What is over, whose unit stands beside it: `2 over the limit of 1 coffee`, `over the limit of
  /// none`.
  var overText: String {
    goal.target == 0
      ? "where the limit is \(limitText)" : "\(bare(gap ?? 0)) over the limit of \(limitText)"
  }

  var atMost: String { goal.target == 0 ? limitText : "at most \(limitText)" }

  /// What may still come without going over.
  var room: Double { max(0, goal.target - (value ?? 0)) }

  /// The verdict, and of what is within the limit, whether there's room up to it.
  var limitState: String {
    guard verdict == .under else { return verdict.rawValue }
    if goal.target == 0 { return "quitting" }
    return room > 0 ? "room" : "no room"
  }

  private var limitStanding: [String] { wordings("limit standing", by: limitState) }

  private var limitAverage: [String] {
    guard let pace else { return wordings("limit average / no value") }
    let count = closedPeriods.count + (value == nil ? 0 : 1)
    let side = pace > goal.target ? "above" : "below"
    let isAtLimit = abs(pace - goal.target) < 0.005
    return wordings(
      "limit average",
      [
        "side": isAtLimit ? "right at the limit" : "\(side) the limit of \(limitText)",
        "count": periods(count),
      ])
  }
}
