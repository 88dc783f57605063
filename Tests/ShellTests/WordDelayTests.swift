import Testing
import Time

@testable import Shell

@Suite struct WordDelayTests {
  @Test(arguments: [
    ("0", 0), ("40ms", 40), ("2s", 2000), ("0ms", 0), ("1.5s", 1500), ("60s", 60_000),
    ("60000ms", 60_000), ("1m", 60_000),
  ])
  func isReadWithItsUnit(_ text: String, _ count: Int) {
    #expect(WordDelay.duration(text) == .milliseconds(count))
  }

  @Test(arguments: ["", "40", "ms", "-1ms", "61s", "1.1m", "1h", "999999ms", "40 ms", "٤٠ms"])
  func refusesWhatIsNone(_ text: String) {
    #expect(WordDelay.duration(text) == nil)
  }
}
