import Time
import Wellness

/// What can be computed from the numbers of a message, with or without those of a goal.
///
/// Each kind of sum is a function of a question that tells its result in two or more wordings, as
/// what may stand behind a colon; `nil` where the question is another one.
enum Sums {
  /// The result of the first sum that a message asks for.
  static func facts(_ scene: CoachScene) -> [String]? {
    let question = SumQuestion(scene)
    guard question.asksAnything else { return nil }
    for kind in kinds {
      if let facts = kind(question) { return facts }
    }
    return nil
  }

  /// More particular ones come first.
  private static let kinds: [@Sendable (SumQuestion) -> [String]?] = [
    bedtime, speed, portions, partOf, level, countdown, difference, stepwise, repeated, sharedOut,
    share, shortfall, left, deadline, needed, done, projection,
  ]

  /// A number of days, weeks or months: `8 weeks`, `3.5 weeks`, `1 day`.
  static func count(_ value: Double, _ name: String) -> String {
    let rounded = (value * 10).rounded() / 10
    return "\(Quantity.text(rounded)) \(name)\(rounded == 1 ? "" : "s")"
  }

  /// How a date lies to the goal's own: `, 25 days before your date`.
  static func against(_ date: CalendarDate, _ scene: CoachScene) -> String {
    guard let target = scene.facts.goal?.targetDate else { return "" }
    let days = date.days(until: target)
    if days == 0 { return ", exactly on your date" }
    return days > 0
      ? ", \(scene.days(days)) before your date" : ", \(scene.days(-days)) after your date"
  }
}
