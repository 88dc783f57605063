import JSON
import Testing

struct NumberTests {
  @Test(arguments: [
    ("1", "1.0"), ("1", "1e0"), ("1", "10E-1"), ("0", "-0"), ("0", "0.000e99999999999999999999"),
    ("120", "1.2e+2"), ("0.001", "1e-3"), ("-1500", "-1.50E3"),
    ("1e99999999999999999999", "1e99999999999999999999"),
  ])
  func equalsTheSameValueWrittenOtherwise(left: String, right: String) throws {
    let left = try JSON(parsing: left)
    let right = try JSON(parsing: right)
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
  }

  @Test(arguments: [
    ("1", "-1"), ("1", "10"), ("9007199254740993", "9007199254740992.0"), ("0.1", "0.10000000001"),
    ("1e99999999999999999999", "1e99999999999999999998"), ("1e400", "1e401"),
  ])
  func differsFromOtherValues(left: String, right: String) throws {
    #expect(try JSON(parsing: left) != JSON(parsing: right))
  }

  @Test(arguments: [
    ("9007199254740992", 9_007_199_254_740_992), ("-9007199254740992", -9_007_199_254_740_992),
    ("900719925474099.2e1", 9_007_199_254_740_992), ("9007199254740993", nil),
    ("-900719925474099.3e1", nil), ("9223372036854775807", nil), ("9223372036854775808", nil),
    ("2.0", 2), ("2.50e1", 25), ("1.5", nil), ("1e20", nil),
    ("1e99999999999999999999", nil), ("0e5", 0),
  ])
  func isAnIntegerWhenItHasNoFraction(text: String, integer: Int?) throws {
    #expect(try JSON(parsing: text).intValue == integer)
  }

  @Test(arguments: [("0.1", 0.1), ("1e308", 1e308), ("1e400", nil), ("-2", -2.0)])
  func isTheNearestDouble(text: String, double: Double?) throws {
    #expect(try JSON(parsing: text).doubleValue == double)
  }

  @Test(arguments: [
    (5.0, "5"), (0.1, "0.1"), (-2.5, "-2.5"), (1e21, "1e+21"), (1e-7, "1e-07"), (-0.0, "0"),
  ])
  func writesTheShortestDouble(value: Double, text: String) {
    #expect(JSON.Number(value).text == text)
  }

  @Test(arguments: ["1.50", "1E+2", "-0.0", "100000000000000000000000000000000000001"])
  func keepsItsText(text: String) throws {
    #expect(try JSON(parsing: "[\(text)]").text() == "[\(text)]")
  }
}
