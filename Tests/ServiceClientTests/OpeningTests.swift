import Edge
import Testing
import Time
import Wellness

@testable import ServiceClient

/// Opening a socket in whatever way the service lets it be opened.
@Suite struct OpeningTests {
  private typealias Step = Script.Step
  private static let id = Consultation.BackendID("c-1")
  /// JWTs without a signature that end a minute and an hour after the clock's start.
  private static let nearlyOver = "eyJhbGciOiJub25lIn0.eyJleHAiOjE3NzI0MzY2NjB9.x"
  private static let fresh = "eyJhbGciOiJub25lIn0.eyJleHAiOjE3NzI0NDAyMDB9.x"

  private static var refusal: [Step] { [(1, { .response($0, Response(401)) })] }
  private static var opening: [Step] {
    [
      (1, { .opened($0) }),
      (1, { .frame($0, .text(#"{"type": "connected", "timestamp": "2026-03-02T07:30:00Z"}"#)) }),
    ]
  }

  private static var noGoals: [Step] {
    [(1, { .response($0, Response(200, body: #"{"data": {"goals": [], "total": 0}}"#)) })]
  }

  private static func tokens(_ access: String) -> [Step] {
    let body = #"{"data": {"access_token": "\#(access)", "refresh_token": "r2"}}"#
    return [(1, { .response($0, Response(200, body: body)) })]
  }

  private static func line(
    token: String, _ turns: [Step]..., quirks: ServerQuirks = ServerQuirks()
  ) -> Line {
    let tokens = Credentials.Tokens(access: token, refresh: "r1")
    return Line(Script(turns).peer, credentials: Credentials(tokens: tokens), quirks: quirks)
  }

  private func open(_ line: Line) throws -> ConsultationSocket {
    try line.client.open(OpeningTests.id, timeout: .seconds(5))
  }

  @Test func showsTheTokenInTheAddressWhereTheHeaderIsRefused() throws {
    var kept = ""
    let fresh = OpeningTests.fresh
    let line = OpeningTests.line(
      token: fresh, OpeningTests.refusal, OpeningTests.opening, OpeningTests.opening,
      quirks: ServerQuirks(keep: { kept = $0(kept) }))
    #expect(try open(line).isConnected)
    let path = "/api/v1/consultations/c-1/ws"
    let inHeader = Request(.get, path, headers: [Header("authorization", "Bearer " + fresh)])
    let inQuery = Request(.get, path + "?token=" + fresh)
    #expect(line.openings == [inHeader, inQuery])
    #expect(kept == "token-in-query")
    #expect(try open(line).isConnected)
    #expect(line.openings == [inHeader, inQuery, inQuery])
  }

  @Test func renewsATokenThatIsRefusedEverywhere() throws {
    let line = OpeningTests.line(
      token: OpeningTests.fresh, OpeningTests.refusal, OpeningTests.refusal,
      OpeningTests.tokens(OpeningTests.fresh + "2"), OpeningTests.opening)
    #expect(try open(line).isConnected)
    #expect(line.requests.map(\.target) == ["/api/v1/auth/refresh"])
    #expect(line.openings.last?.header("authorization") == "Bearer \(OpeningTests.fresh)2")
  }

  @Test func renewsATokenThatEndsSoonBefore() throws {
    let line = OpeningTests.line(
      token: OpeningTests.nearlyOver, OpeningTests.tokens(OpeningTests.fresh),
      OpeningTests.opening)
    #expect(try open(line).isConnected)
    #expect(line.openings.count == 1)
    #expect(line.openings[0].header("authorization") == "Bearer " + OpeningTests.fresh)
  }

  @Test func sendsARequestAgainWithANewToken() throws {
    let line = OpeningTests.line(
      token: OpeningTests.fresh, OpeningTests.refusal,
      OpeningTests.tokens(OpeningTests.fresh + "2"), OpeningTests.noGoals)
    #expect(try line.client.goals() == [])
    #expect(
      line.requests.map(\.path) == ["/api/v1/goals", "/api/v1/auth/refresh", "/api/v1/goals"])
    #expect(line.requests.last?.header("authorization") == "Bearer \(OpeningTests.fresh)2")
  }

  @Test func forgetsTokensThatNothingRenews() {
    let line = OpeningTests.line(
      token: OpeningTests.fresh, OpeningTests.refusal, OpeningTests.refusal,
      [(1, { .response($0, Response(401)) })])
    #expect(throws: BackendError.refused(status: 401, code: "", message: "")) { try open(line) }
    #expect(line.client.credentials.tokens == nil)
  }

  @Test(arguments: [403, 404, 503])
  func asksNoSecondTimeForWhatATokenDoesNotChange(_ status: Int) {
    let line = OpeningTests.line(
      token: OpeningTests.fresh, [(1, { .response($0, Response(status)) })])
    #expect(throws: BackendError.refused(status: status, code: "", message: "")) {
      try open(line)
    }
    #expect(line.openings.count == 1)
  }

  /// A clock that is a day ahead makes each new token look as if it were over.
  @Test func renewsOnceThoughTheClockIsADayAhead() throws {
    let over = "eyJhbGciOiJub25lIn0.eyJleHAiOjE3NzIzNTAyMDB9.x"
    let none = OpeningTests.noGoals
    let line = OpeningTests.line(token: over, OpeningTests.tokens(over + "2"), none, none, none)
    for _ in 0..<3 { #expect(try line.client.goals() == []) }
    #expect(
      line.requests.map(\.path) == ["/api/v1/auth/refresh"]
        + Array(repeating: "/api/v1/goals", count: 3))
  }

  @Test func knowsHowFarTheServicesClockIsAhead() throws {
    let connected: [Step] = [
      (1, { .opened($0) }),
      (1, { .frame($0, .text(#"{"type": "connected", "timestamp": "2026-03-03T07:30:00Z"}"#)) }),
    ]
    let line = OpeningTests.line(token: OpeningTests.fresh, connected)
    _ = try open(line)
    #expect(line.client.skew == .seconds(86_400) - .milliseconds(2))
  }
}
