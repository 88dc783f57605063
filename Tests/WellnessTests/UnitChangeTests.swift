import Testing

@testable import Wellness

@Suite struct UnitChangeTests {
  @Test(
    arguments: [
      ("km", "m", 3, 3000), ("l", "ml", 1, 1000), ("m", "km", 5000, 5), ("min", "h", 420, 7),
      ("kg", "lbs", 80, 176.369809748), ("glasses", "litres", 8, 2), ("km", "kilometres", 3, 3),
      ("steps a day", "steps", 7000, 7000), ("cup of tea", "cups", 6, 6),
      ("km", "m", 1e12, 1e12),
      ("cups of tea", "cups", 6, 6), ("hours", "hours of sleep", 7, 7), ("€", "euros", 50, 50),
      ("min", "hours of sleep", 420, 7), ("l", "ml of water", 1.5, 1500),
      ("hours of sleep", "minutes of sleep", 7, 420), ("glasses of water", "l", 8, 2),
      ("¥", "yen", 50, 50), ("jpy", "yen", 50, 50), ("rupees", "inr", 50, 50),
      ("dollars", "nzd", 50, 50), ("dollars", "usd", 50, 50), ("dollars", "bucks", 50, 50),
      ("kg", "lb", 0, 0),
    ] as [(String, String, Double, Double)])
  func amountsStayWhatTheyAre(
    _ old: String, _ new: String, _ value: Double, _ changed: Double
  ) throws {
    let change = try #require(UnitChange(from: old, to: new))
    #expect(change(value) == changed)
  }

  @Test(arguments: [
    ("km", "pages"), ("clock", "h"), ("steps", "km"), ("kg", "l"), ("yen", "euros"), ("usd", "€"),
    ("usd", "cad"), ("cups of tea", "hours of sleep"), ("hours of sleep", "minutes of reading"),
    // They may be others, and would be taken for US ones next.
    ("cad", "dollars"),
  ])
  func anotherMeasureIsNone(_ old: String, _ new: String) {
    #expect(UnitChange(from: old, to: new) == nil)
  }

  @Test(
    arguments: [
      ("km", "miles"), ("m", "miles"), ("min", "h"), ("kg", "lb"), ("m", "km"), ("l", "ml"),
      ("l", "glasses"),
      ("ml", "glasses"), ("seconds", "min"), ("seconds", "h"), ("stone", "kg"), ("stone", "lb"),
      ("oz", "l"), ("oz", "ml"), ("oz", "glasses"),
    ])
  func andBackAgainTheyAreTheSame(_ one: String, _ other: String) throws {
    for (from, to) in [(one, other), (other, one)] {
      let change = try #require(UnitChange(from: from, to: to))
      let back = try #require(UnitChange(from: to, to: from))
      for value in [
        0.000_001, 0.014, 0.05, 1, 5, 7.25, 42.195, 75, 154.3, 999.99, 10_000, 123_456.789,
      ] {
        #expect(back(change(value)) == value, "\(value) \(from) in \(to)")
      }
    }
  }
}
