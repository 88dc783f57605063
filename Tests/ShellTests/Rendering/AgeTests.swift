import Testing

@testable import Shell

@Suite struct AgeTests {
  @Test(arguments: [
    (0, "less than a minute"), (59, "less than a minute"), (60, "1 minute"), (3599, "59 minutes"),
    (3600, "1 hour"), (86_399, "23 hours"), (86_400, "1 day"), (7 * 86_400, "7 days"),
  ])
  func isToldInItsLargestUnit(_ seconds: Int, _ text: String) {
    #expect(Age.text(.seconds(seconds)) == text)
  }
}
