import Time
import UseCases

extension Shell {
  /// The time on the user's clock, with the date where it is not today.
  func clockText(_ instant: Instant) -> String {
    let date = context.zone.date(at: instant)
    let time = context.zone.time(at: instant)
    return date == today ? time : "\(date) \(time)"
  }
}
