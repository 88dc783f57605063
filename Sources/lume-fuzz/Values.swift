#if FUZZING || DEBUG
  import Time

  @testable import Shell
  @testable import Wellness

  /// What people write for days, amounts and spans of time.
  enum Values {
    private static let today = CalendarDate(daysSince1970: 20_514)

    static func readDate(_ text: String) {
      do throws(UsageProblem) {
        let date = try Arguments.day(text, for: "--by").date(from: today)
        precondition(CalendarDate(date.description) == date)
        precondition(today.adding(days: today.days(until: date)) == date)
      } catch {
        precondition(!ProblemText.sentence(error, nil).isEmpty)
      }
      if let date = CalendarDate(text) { precondition(date.description == text) }
      if let zone = OffsetZone(text) { precondition(OffsetZone(zone.description) == zone) }
      if let instant = Instant(text) {
        let written = instant.rfc3339(fractionDigits: 3)
        precondition(Instant(written) == instant, written)
      }
    }

    static func readQuantity(_ text: String) {
      if let quantity = Quantity(text) {
        precondition(quantity.value.isFinite && quantity.value >= 0, "\(quantity.value)")
        precondition(!quantity.description.isEmpty && quantity.unit.count <= 50)
      }
      if let minutes = ClockTime.minutes(text) {
        precondition((1...1440).contains(minutes))
        precondition(minutes == 1440 || ClockTime.minutes(ClockTime.text(minutes)) == minutes)
      }
      do throws(UsageProblem) {
        if case .number(let quantity) = try GivenValue(text) {
          precondition(quantity.value.isFinite, "\(quantity.value)")
        }
      } catch {
        precondition(!ProblemText.sentence(error, nil).isEmpty)
      }
    }

    static func readDuration(_ text: String) {
      if let duration = Duration(reading: text) {
        precondition(duration >= .zero && duration.milliseconds >= 0)
        precondition(Duration(reading: "\(duration.milliseconds / 86_400_000)d") != nil)
      }
      if let delay = WordDelay.duration(text) { precondition(delay <= .seconds(60)) }
    }
  }
#endif
