import Testing
import Wellness

@Suite struct ClockTimeTests {
  @Test(
    arguments: [
      ("23:00", 1380), ("7:05", 425), ("0:30", 30), ("00:00", 1440), ("24:00", 1440),
      ("10:40pm", 1360), ("10:40 PM", 1360), ("10.40pm", 1360), ("12am", 1440), ("12 pm", 720),
      ("11pm", 1380), ("11 p.m.", 1380), ("24:30", nil), ("23:60", nil), ("23", nil), ("13pm", nil),
      ("0am", nil), ("23:5", nil), ("1:023", nil), ("pm", nil), ("", nil), ("-1:00", nil),
    ] as [(String, Double?)])
  func readsWhatPeopleType(_ text: String, _ minutes: Double?) {
    #expect(ClockTime.minutes(text) == minutes)
  }

  @Test(arguments: [
    (1380.0, "23:00"), (30, "00:30"), (1440, "00:00"), (425, "07:05"), (1500, "01:00"),
    (-30, "23:30"),
  ])
  func readsAsOnAClock(_ minutes: Double, _ text: String) {
    #expect(ClockTime.text(minutes) == text)
    #expect("\(Quantity(minutes, "clock"))" == text)
  }

  @Test(arguments: [
    (1380.0, 30.0, 90.0), (1380, 1400, 20), (1380, 1360, -20), (30, 1380, -90), (390, 375, -15),
    (1380, 660, -720), (1440, 10, 10),
  ])
  func aDistanceGoesRoundMidnight(_ target: Double, _ time: Double, _ minutes: Double) {
    #expect(ClockTime.minutes(from: target, to: time) == minutes)
  }

  @Test(
    arguments: [
      ("59:40", "minutes", 59 + 40.0 / 60), ("1:05:00", "min", 65), ("7:30", "hours", 7.5),
      ("1:00:00", "h", 1), ("0:50", "sec", 50), ("23:20", "clock", 1400), ("59:40", "clock", nil),
      ("59:60", "minutes", nil), ("5:00", "km", nil), ("5", "minutes", nil),
    ] as [(String, String, Double?)])
  func aColonMeansWhatTheUnitMakesOfIt(_ text: String, _ unit: String, _ value: Double?) {
    #expect(ColonNumber.value(text, in: unit) == value)
  }

  @Test(
    arguments: [
      ("23:00", Quantity(1380, "clock")), ("10:40 pm", Quantity(1360, "clock")),
      ("55:00 minutes", Quantity(55, "minutes")), ("55:00", nil), ("5:00 km", nil),
    ] as [(String, Quantity?)])
  func isAnAmountToo(_ text: String, _ quantity: Quantity?) {
    #expect(Quantity(text) == quantity)
  }
}
