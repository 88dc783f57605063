import Numbers
import Time
import Wellness

/// Answers to what would be, and to how it has gone so far.
extension Standing {
  /// Behind or not comes first, and by how much.
  var behindAnswer: String? {
    guard let expected, let value, [.behind, .ahead, .onTrack].contains(verdict) else {
      return answer(.onTrack)
    }
    let even = isWhole && measure != .result ? text(expected.rounded()) : about(expected)
    let here = sentence("here", by: measure.rawValue, ["even": even])
    let difference = abs(expected - value)
    let one = "a \(UnitText.named(UnitPeriod(goal.unit).unit, for: 1))"
    let many = apart(isWhole ? difference.rounded() : AmountText.figures(difference, 2))
    return sentence(
      "behind", by: verdict.rawValue,
      ["much": isWhole && difference < 1.5 ? one : many, "here": here])
  }

  var keptSoFarAnswer: String? {
    guard let keptClause else { return answer(.standing) }
    let row = streak > 1 ? rowText.map { " Right now it's \($0)." } : nil
    return "\(capitalized(keptClause)).\(row ?? "")"
  }

  /// What there will be at the end at a pace.
  func endAnswer(_ rate: SaidRate) -> String? {
    guard let daysLeft, daysLeft > 0, measure == .total else { return nil }
    let count = (Double(daysLeft) / rate.period.days).rounded(.down)
    guard count >= 1 else { return nil }
    let have = value ?? goal.initial
    let end = have + count * rate.amount
    return sentence(
      "end", by: end >= goal.target ? "reached" : nil,
      [
        "end": text(end), "times": Standing.spelled(Int(clamping: count), rate.period.name),
        "amount": text(rate.amount), "have": text(have), "short": apart(goal.target - end),
      ])
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
    let missing = "\(apart(amount - goal.target)) would be missing"
    let better = gain(amount, over: value ?? amount)
    return sentence(
      "supposed result", by: value == nil ? "no value" : better > 0 ? "better" : nil,
      [
        "head": reaches(amount) ? "the target of \(targetText) is reached" : missing,
        "amount": text(amount), "better": apart(better),
      ])
  }

  /// How many books so many minutes a week are, at 40 pages an hour and 300 a book.
  func readingAnswer(_ minutes: Double, isMore: Bool) -> String? {
    guard let daysLeft, daysLeft >= 7, minutes > 0 else { return nil }
    let pages = minutes / 60 * 40
    let books = pages * Double(daysLeft) / 7 / 300
    let most = (books - 1e-6).rounded(.down)
    let text = sentence(
      "reading", by: isMore ? "more" : nil,
      [
        "count": books < 1 ? "not quite one book" : "about \(text(max(1, most)))",
        "time": DurationText.words(minutes * 60),
        "pages": Quantity.text(AmountText.figures(pages, 2)),
      ])
    return capitalized(text)
  }
}
