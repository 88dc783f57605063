import Numbers
import Time
import Wellness

/// Answers to what would be, and to how it has gone so far.
extension Standing {
  /// Behind or not comes first, and by how much.
  var behindAnswer: String? {
    guard let expected, let value else { return answer(NumberQuestion.onTrack) }
    let rest = neededText.map { " \($0)" } ?? ""
    let here =
      measure == .result
      ? "your best is \(nowText), and an even pace would be at \(about(expected))"
      : "\(nowText) so far, where an even pace would have made \(even(expected))"
    switch verdict {
    case .behind:
      let apart = abs(expected - value)
      let much =
        isWhole && apart < 1.5
        ? "a \(UnitText.named(UnitPeriod(goal.unit).unit, for: 1))"
        : isWhole ? self.apart(apart.rounded()) : self.apart(AmountText.figures(apart, 2))
      return "About \(much) behind: \(here).\(rest)"
    case .ahead: return "You're not behind but ahead: \(here).\(rest)"
    case .onTrack: return "You're not behind: \(here).\(rest)"
    default: return answer(NumberQuestion.onTrack)
    }
  }

  private func even(_ expected: Double) -> String {
    isWhole ? text(expected.rounded()) : about(expected)
  }

  var keptSoFarAnswer: String? {
    guard let keptClause else { return answer(NumberQuestion.standing) }
    let row = streak > 1 ? rowText.map { " Right now it's \($0)." } : nil
    return capitalized(keptClause) + "." + (row ?? "")
  }

  /// What there will be at the end at a pace.
  func endAnswer(_ rate: SaidRate) -> String? {
    guard let daysLeft, daysLeft > 0, measure == .total else { return nil }
    let count = (Double(daysLeft) / rate.days).rounded(.down)
    guard count >= 1 else { return nil }
    let period = rate.period == .daily ? "day" : rate.period == .weekly ? "week" : "month"
    let have = value ?? goal.initial
    let end = have + count * rate.amount
    let times = "\(AmountText.spelled(Int(clamping: count))) \(period)\(count == 1 ? "" : "s")"
    let verdict =
      end >= goal.target
      ? "That's enough for \(targetText)."
      : "That's \(apart(goal.target - end)) short of \(targetText)."
    return
      "About \(text(end)): \(times) of \(text(rate.amount)) on top of \(text(have)). \(verdict)"
  }

  /// What an amount that might come in would leave.
  func depositAnswer(_ amount: Double) -> String? {
    guard let gap, gap > 0, measure == .total else { return nil }
    let have = value ?? goal.initial
    guard have + amount < goal.target else {
      return "That would do it: \(text(have + amount)), and the target is \(targetText)."
    }
    let left = goal.target - have - amount
    let head = "That would make \(text(have + amount)), with \(apart(left)) to go"
    guard let daysLeft, daysLeft > 0, let needed else { return head + "." }
    let now = RateText(self).needed(needed, days: daysLeft)
    let then = RateText(self).needed(left / Double(daysLeft), days: daysLeft)
    return now == then ? "\(head): still \(now)." : "\(head): \(then) instead of \(now)."
  }

  /// How a result that the user supposes would stand.
  func resultAnswer(_ amount: Double) -> String? {
    guard measure == .result else { return nil }
    let left = isDown ? amount - goal.target : goal.target - amount
    let head =
      left <= 0
      ? "Then the target of \(targetText) is reached" : "Then \(apart(left)) would be missing"
    guard let value else { return "\(head), and \(text(amount)) is a first mark." }
    let gain = (value - amount) * (isDown ? 1 : -1)
    return gain > 0
      ? "\(head), and it would still be \(apart(gain)) better than your best of \(nowText)."
      : "\(head), and your best of \(nowText) would still stand."
  }

  /// How many books so many minutes a week are, at 40 pages an hour and 300 a book.
  func readingAnswer(_ minutes: Double, isMore: Bool) -> String? {
    guard let daysLeft, daysLeft >= 7, minutes > 0 else { return nil }
    let pages = minutes / 60 * 40
    let books = pages * Double(daysLeft) / 7 / 300
    let most = (books - 1e-6).rounded(.down)
    let count = books < 1 ? "not quite one book" : "about \(text(max(1, most)))"
    let when = deadline.map { " by \($0)" } ?? ""
    let time = DurationText.words(minutes * 60)
    let much = Quantity.text(AmountText.figures(pages, 2))
    return isMore
      ? "\(time) more a week is roughly \(much) pages: \(count) on top\(when), at 40 pages an hour and 300 a book."
      : capitalized(
        "\(count)\(when): \(time) a week is roughly \(much) pages, at 40 pages an hour and 300 a book."
      )
  }
}
