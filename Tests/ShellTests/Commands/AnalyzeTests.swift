import Testing
import Time

@testable import Shell

@Suite struct AnalyzeTests {
  @Test(arguments: [
    ("2026-05-20", "2026-05-31", "2026-05-20, 11 days before it is due"),
    ("2026-06-01", "2026-05-31", "2026-06-01, 1 day after it is due"),
    ("2026-05-31", "2026-05-31", "2026-05-31, the day it is due"),
    ("2026-05-31", "", "2026-05-31"), ("", "2026-05-31", "cannot be told yet"),
  ])
  func saysWhenTheTargetIsReached(_ date: String, _ due: String, _ text: String) {
    #expect(Analysis.projection(CalendarDate(date), due: CalendarDate(due)) == text)
  }
}
