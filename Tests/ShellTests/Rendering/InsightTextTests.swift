import Edge
import Testing
import Time
import Wellness

@testable import Shell

@Suite struct InsightTextTests {
  private static func insight() -> Insight {
    Insight(
      id: Insight.BackendID("i1"), type: .weekly, title: "Your week", content: "Good.\n\n- More",
      summary: "Good.", periodStart: Instant(CalendarDate(daysSince1970: 20_508)),
      periodEnd: Instant(CalendarDate(daysSince1970: 20_514)) + .seconds(86_399),
      metrics: Insight.Metrics(goalsActive: 2, goalsCompleted: 1), suggestions: ["Walk"],
      isFavorite: true, createdAt: Instant(CalendarDate(daysSince1970: 20_514)))
  }

  @Test func showsAllThereIs() {
    let lines = InsightText.details(Self.insight(), zone: .utc).map(\.plain)
    #expect(
      lines == [
        "Your week", "weekly, 2026-02-24 to 2026-03-02, unread, favourite", "Good.", "- More",
        "goals active     ████████████████████    2", "goals completed  ██████████░░░░░░░░░░    1",
        "Suggestions", "1. Walk",
      ])
  }

  @Test func aSummaryThatTheContentDoesNotBeginWithIsShownToo() {
    var insight = Self.insight()
    insight.summary = "Short"
    insight.metrics = nil
    let lines = InsightText.details(insight, zone: .utc).map(\.plain)
    #expect(lines[2...3] == ["Short", "Good."])
    #expect(!lines.contains { $0.contains("░") })
  }

  @Test func aRowTellsHowItStands() {
    let row = InsightText.row(Self.insight(), number: 3, time: "07:30").plain
    #expect(row == "   3  Your week  weekly  unread, favourite  07:30")
  }
}
