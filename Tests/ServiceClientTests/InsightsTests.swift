import Edge
import JSON
import ServiceHost
import Testing
import Time
import Wellness

@testable import ServiceClient

@Suite struct InsightsTests {
  private static let id = Insight.BackendID("7ab821e7-9e74-49ca-a964-5ba7b8086de2")

  private static func insight(isFavorite: Bool = false) -> String {
    """
    {"id": "\(id)", "insight_type": "mood", "title": "T", "content": "C", "is_favorite": \(isFavorite),
     "created_at": "2026-03-02T07:30:00Z", "updated_at": "2026-03-02T07:30:00Z"}
    """
  }

  private static func list(_ insights: String...) -> Response {
    let all = insights.joined(separator: ",")
    return Response(200, body: #"{"data": {"insights": [\#(all)], "total": \#(insights.count)}}"#)
  }

  private func line(
    _ responses: [Response], _ quirks: ServerQuirks = ServerQuirks("plain-insights")
  ) -> Line {
    Line(
      Script(responses.map { response in [(1, { .response($0, response) })] }).peer,
      quirks: quirks)
  }

  private func paths(_ line: Line) -> [String] {
    line.requests.map { "\($0.method.rawValue) \($0.path)" }
  }

  @Test func isMadeReadPutAwayAndDeleted() throws {
    let line = try Line()
    let client = line.client
    let insight = try client.generate(Insight.Wish(.weekly))
    #expect(insight.type == .weekly && !insight.isRead)
    try client.markRead(insight.id, key: "k1")
    try client.setFavorite(insight.id, .favorite(true), key: "k2")
    try client.setFavorite(insight.id, .favorite(true), key: "k3")
    let read = try #require(try client.insights(archived: false).first)
    #expect(read.isRead && read.isFavorite)
    try client.setArchived(insight.id, .archived(true), key: "k4")
    #expect(try client.insights(archived: false).isEmpty)
    #expect(try client.insights(archived: true).map(\.isArchived) == [true])
    try client.setArchived(insight.id, .archived(false), key: "k6")
    #expect(try client.insights(archived: false).count == 1)
    try client.delete(insight.id, key: "k5")
    #expect(try client.insights(archived: true).isEmpty)
    #expect(line.requests.allSatisfy { $0.path.hasPrefix("/api/v1/wellness/ai/insights") })
  }

  /// The shorter paths do the same with the embedded backend, which knows both.
  @Test func theOtherPathsDoTheSame() throws {
    let local = try EmbeddedService(EmbeddedService.Options(seed: 7), now: Line.start)
    let line = Line(local.peer(), quirks: ServerQuirks("plain-insights"))
    let client = line.client
    let from = Instant(CalendarDate(daysSince1970: 20_510))
    let wish = Insight.Wish(.daily, from: from, to: from + .seconds(86_399), includesGoals: false)
    let insight = try client.generate(wish)
    #expect(insight.periodStart == from && insight.periodEnd == from + .seconds(86_399))
    try client.markRead(insight.id, key: "k1")
    try client.setFavorite(insight.id, .favorite(true), key: "k2")
    try client.setFavorite(insight.id, .favorite(true), key: "k3")
    try client.setArchived(insight.id, .archived(true), key: "k4")
    try client.setArchived(insight.id, .archived(false), key: "k7")
    #expect(try client.insights(archived: false).count == 1)
    try client.setArchived(insight.id, .archived(true), key: "k8")
    try client.setFavorite(insight.id, .favorite(true), key: "k5")
    let read = try #require(try client.insights(archived: true).first)
    #expect(read.isRead && read.isFavorite && read.isArchived)
    try client.delete(insight.id, key: "k6")
    #expect(line.requests.allSatisfy { $0.path.hasPrefix("/api/v1/insights") })
  }

  @Test func aPeriodAndGoalsTravelAsAContext() throws {
    let line = line(
      [Response(201, body: #"{"data": \#(InsightsTests.insight())}"#)], ServerQuirks())
    let from = Instant(CalendarDate(daysSince1970: 20_508))
    let wish = Insight.Wish(
      .weekly, from: from, to: from + .seconds(86_399), goals: [Goal.BackendID("G-1")])
    _ = try line.client.generate(wish)
    let body = try #require(line.requests.first?.body)
    #expect(
      try JSON(parsing: body) == [
        "type": "weekly",
        "context": [
          "dateRangeStart": "2026-02-24T00:00:00Z", "dateRangeEnd": "2026-02-24T23:59:59Z",
          "includeGoals": true, "includeMoods": true, "includeJournals": true, "goalIds": ["g-1"],
        ],
      ])
    #expect(paths(line) == ["POST /api/v1/wellness/ai/insights/generate"])
  }

  @Test func aServerWithoutTheLongerPathsIsRemembered() throws {
    var kept = ""
    let line = line(
      [Response(404, body: "404 page not found\n"), InsightsTests.list(), InsightsTests.list()],
      ServerQuirks(keep: { kept = $0(kept) }))
    _ = try line.client.insights(archived: false)
    _ = try line.client.insights(archived: true)
    #expect(
      paths(line) == [
        "GET /api/v1/wellness/ai/insights", "GET /api/v1/insights", "GET /api/v1/insights",
      ])
    #expect(kept == "plain-insights")
  }

  @Test(arguments: [true, false])
  func aFavouriteIsOnlyTurnedOverWhereItDiffers(_ isFavorite: Bool) throws {
    let line = line([
      InsightsTests.list(InsightsTests.insight(isFavorite: isFavorite)), InsightsTests.list(),
      Response(200, body: #"{"data": {"is_favorite": true}}"#),
    ])
    try line.client.setFavorite(InsightsTests.id, .favorite(true), key: "k")
    let toggles = paths(line).filter { $0.hasPrefix("POST") }
    #expect(toggles == (isFavorite ? [] : ["POST /api/v1/insights/\(InsightsTests.id)/favorite"]))
  }

  @Test func aMissingInsightIsNoMissingRoute() throws {
    let body = #"{"error": {"code": "INSIGHT_NOT_FOUND", "message": "insight not found"}}"#
    let line = line([Response(404, body: body)], ServerQuirks())
    #expect(
      throws: BackendError.refused(
        status: 404, code: "INSIGHT_NOT_FOUND", message: "insight not found")
    ) { try line.client.markRead(InsightsTests.id, key: "k") }
    #expect(line.requests.count == 1)
  }

  /// A type of a later server stays what it is, and little is all that must be there.
  @Test func keepsWhatItDoesNotKnow() throws {
    let line = line([InsightsTests.list(InsightsTests.insight())])
    let insight = try #require(try line.client.insights(archived: false).first)
    #expect(insight.type == InsightType(rawValue: "mood"))
    #expect(insight.metrics == nil && insight.suggestions.isEmpty && !insight.isRead)
  }
}
