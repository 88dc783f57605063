import Testing
import Time

@Suite struct DurationTextTests {
  @Test(arguments: [
    ("40ms", 40), ("2s", 2000), ("1.5s", 1500), ("0.25s", 250), ("5m", 300_000), ("0.5m", 30_000),
    ("1h", 3_600_000), ("1d", 86_400_000), ("0", 0), ("0.0", 0), ("0ms", 0), ("1.9ms", 1),
    ("999999999d", 86_399_999_913_600_000),
  ])
  func reads(_ text: String, _ milliseconds: Int64) {
    #expect(Duration(reading: text) == .milliseconds(milliseconds))
  }

  @Test(arguments: [
    "", "1", "s", "1.s", ".5s", "-1s", "+1s", "1 s", "1S", "1w", "1ms ", "1.2.3s", "1e3s",
    "1000000000s", "٣s", "0.5",
  ])
  func readsNothingElse(_ text: String) {
    #expect(Duration(reading: text) == nil)
  }
}
