import Time
import Wellness

extension Standing {
  /// One sentence for the first reply in a chat: where the goal stands, and how long there is.
  package var line: String {
    let line =
      switch measure {
      case .total: totalLine
      case .everyPeriod: isHabit ? habitLine : periodLine
      case .limit: limitLine
      case .timeOfDay: clockLine
      case .level: levelLine
      case .result: resultLine
      // A date that nobody chose isn't worth naming where nothing is counted.
      case .none: "There's no number in this goal yet."
      }
    return capitalized(line)
  }

  private var totalLine: String {
    if verdict == .reached { return "You have \(nowOfTarget), so the target is reached." }
    if value == nil { return "Nothing has been added yet on the way to \(targetText)\(timeTail)." }
    return "You have \(nowOfTarget)\(timeTail)."
  }

  /// How many periods were kept, behind a comma.
  private var keptTail: String { keptClause.map { ", and \($0)" } ?? "" }

  private var periodLine: String {
    if isPast { return "It's over, at \(targetText) a \(periodName)\(keptTail)." }
    guard value != nil else {
      return keptTail.isEmpty
        ? "It's \(targetText) a \(periodName), and nothing has been entered yet\(endTail)."
        : "Nothing has been entered for \(now) yet\(keptTail)\(endTail)."
    }
    return gap == 0
      ? "\(nows) target of \(targetText) is met, with \(nowText)\(keptTail)\(endTail)."
      : "You're at \(bare(value ?? 0)) of \(nows) \(targetText)\(keptTail)\(endTail)."
  }

  private var habitLine: String {
    let isDone = (value ?? 0) >= goal.target
    let kept = keptTail.isEmpty ? ", and nothing has been entered so far" : keptTail
    return "\(now) is \(isDone ? "done" : "still open")\(kept)\(endTail)."
  }

  /// How long it goes on, where it has an end to come.
  private var endTail: String {
    guard let daysLeft, daysLeft >= 0 else { return "" }
    return daysLeft == 0
      ? "; today is the last day" : "; it goes on for \(DateWords.span(daysLeft))"
  }

  private var limitLine: String {
    let kept = keptTail
    if isPast { return "It's over, with a limit of \(limitText) a \(periodName)\(kept)." }
    guard let value else {
      return kept.isEmpty
        ? "The limit is \(limitText) a \(periodName), and nothing has been entered yet\(endTail)."
        : "Nothing has been entered for \(now) yet\(kept)\(endTail)."
    }
    let here = amountOrNone(value)
    return verdict == .over
      ? "\(here) \(now), over the limit of \(limitText)\(kept)\(endTail)."
      : goal.target == 0
        ? "\(here) \(now)\(kept)\(endTail)."
        : "\(here) \(now), within the limit of \(limitText)\(kept)\(endTail)."
  }

  private var clockLine: String {
    guard let value else {
      return "The target is \(targetText), and no time has been noted yet\(endTail)."
    }
    let late = lateness(of: value)
    let off =
      late > 0
      ? "\(apart(late)) \(isDown ? "after" : "before") \(targetText)" : "in time for \(targetText)"
    return "Your last one was \(nowText), \(off)\(keptTail)\(endTail)."
  }

  private var levelLine: String {
    guard let value else {
      return "The target is \(targetText), and no value has been entered yet\(timeTail)."
    }
    if verdict == .reached {
      return "You're at \(nowText), so the target of \(targetText) is reached."
    }
    guard let start, start != value else {
      return "You're at \(nowText), and the target is \(targetText)\(timeTail)."
    }
    return "You're at \(nowText) on the way from \(bare(start)) to \(targetText)\(timeTail)."
  }

  private var resultLine: String {
    guard value != nil else {
      return "The target is \(targetText), and no result has been entered yet\(timeTail)."
    }
    return verdict == .reached
      ? "Your best is \(nowText), so the target of \(targetText) is reached."
      : "Your best is \(nowText), \(gapText) from \(targetText)\(timeTail)."
  }
}
