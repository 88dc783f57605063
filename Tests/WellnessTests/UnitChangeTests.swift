import Testing

@testable import Wellness

@Suite struct UnitChangeTests {
  @Test(
    arguments: [
      ("km", "m", 3, 3000), ("l", "ml", 1, 1000), ("m", "km", 5000, 5), ("min", "h", 420, 7),
      ("kg", "lbs", 80, 176.369808), ("glasses", "litres", 8, 2), ("km", "kilometres", 3, 3),
      ("steps a day", "steps", 7000, 7000), ("cup of tea", "cups", 6, 6),
      ("km", "m", 1e12, 1e12),
    ] as [(String, String, Double, Double)])
  func amountsStayWhatTheyAre(
    _ old: String, _ new: String, _ value: Double, _ changed: Double
  ) throws {
    let change = try #require(UnitChange(from: old, to: new))
    #expect(change(value) == changed)
  }

  @Test(arguments: [("km", "pages"), ("clock", "h"), ("steps", "km"), ("kg", "l")])
  func anotherMeasureIsNone(_ old: String, _ new: String) {
    #expect(UnitChange(from: old, to: new) == nil)
  }
}
