import Wellness

/// What sentences about a limit are made of.
extension Standing {
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

  /// Whether periods were kept, in a few words.
  var trackWord: String {
    switch keptVerdict {
    case .onTrack: "yes"
    case .behind: "not quite"
    default: "too early to say"
    }
  }
}
