import Edge
import Testing
import Time

@testable import ServiceClient

/// What a client shows to be let in, and for how long.
@Suite struct CredentialsTests {
  /// A JWT without a signature that ends an hour after the clock's start.
  private static let fresh = "eyJhbGciOiJub25lIn0.eyJleHAiOjE3NzI0NDAyMDB9.x"
  private static let noGoals = Response(200, body: #"{"data": {"goals": [], "total": 0}}"#)

  private static func tokens(_ access: String) -> Response {
    Response(200, body: #"{"data": {"access_token": "\#(access)", "refresh_token": "r2"}}"#)
  }

  private static func line(_ credentials: Credentials, _ responses: Response...) -> Line {
    let turns = responses.map { response -> [Script.Step] in [(1, { .response($0, response) })] }
    return Line(Script(turns).peer, credentials: credentials)
  }

  @Test func theKeyGoesWithEverythingAndTheTokenWithWhatIsAUsers() throws {
    let credentials = Credentials(
      apiKey: "k-1", tokens: Credentials.Tokens(access: CredentialsTests.fresh, refresh: "r1"))
    let line = CredentialsTests.line(
      credentials, CredentialsTests.noGoals, CredentialsTests.tokens(CredentialsTests.fresh))
    _ = try line.client.goals()
    try line.client.login(email: "ada@example.org", password: "correct horse")
    #expect(line.requests.map { $0.header("x-api-key") } == ["k-1", "k-1"])
    #expect(
      line.requests.map { $0.header("authorization") } == ["Bearer \(CredentialsTests.fresh)", nil])
  }

  /// It counts for 15 minutes, and is renewed 5 minutes before.
  @Test(arguments: [(595, false), (605, true)])
  func aTokenThatTellsNoEndIsRenewedInTime(_ seconds: Int, _ isRenewed: Bool) throws {
    let line = CredentialsTests.line(
      Credentials(), CredentialsTests.tokens("opaque"),
      isRenewed ? CredentialsTests.tokens("another") : CredentialsTests.noGoals,
      CredentialsTests.noGoals)
    try line.client.login(email: "ada@example.org", password: "correct horse")
    _ = try line.edge.wait(.seconds(seconds))
    _ = try line.client.goals()
    #expect(line.requests.contains { $0.path == "/api/v1/auth/refresh" } == isRenewed)
  }

  /// Two shells with one home: a refresh token that is shown twice logs both out.
  @Test func tokensThatAnotherProgramHasGotAreTakenOver() throws {
    let others = Credentials.Tokens(access: CredentialsTests.fresh + "2", refresh: "r2")
    var turns = 0
    let credentials = Credentials(
      tokens: Credentials.Tokens(access: CredentialsTests.fresh, refresh: "r1"), kept: { others },
      alone: { body in
        turns += 1
        return try body()
      })
    let line = CredentialsTests.line(
      credentials, Response(401), CredentialsTests.noGoals, Response(401),
      CredentialsTests.tokens("new"),
      CredentialsTests.noGoals)
    _ = try line.client.goals()
    #expect(line.requests.map(\.path) == ["/api/v1/goals", "/api/v1/goals"])
    #expect(line.requests.last?.header("authorization") == "Bearer " + others.access)
    // When those are refused too, it is this one's turn.
    _ = try line.client.goals()
    #expect(line.requests[3].path == "/api/v1/auth/refresh")
    #expect(line.requests[3].body.contains("r2") && credentials.tokens?.access == "new")
    #expect(turns == 2)
  }

  /// No login and no new token changes it.
  @Test func aKeyThatIsRefusedCostsNoTokens() throws {
    let refusal = Response(401, body: #"{"error": {"code": "INVALID_API_KEY", "message": "no"}}"#)
    let credentials = Credentials(
      apiKey: "k-1", tokens: Credentials.Tokens(access: CredentialsTests.fresh, refresh: "r1"))
    let line = CredentialsTests.line(credentials, refusal)
    #expect(throws: BackendError.keyRefused) { try line.client.goals() }
    #expect(line.requests.count == 1)
    #expect(credentials.tokens?.refresh == "r1")
  }

  @Test func tokensThatAreRevokedAreForgottenAndNotTriedAgain() throws {
    let refusal = Response(401, body: #"{"error": {"code": "X", "message": "revoked"}}"#)
    var kept: [Credentials.Tokens?] = []
    let credentials = Credentials(
      tokens: Credentials.Tokens(access: CredentialsTests.fresh, refresh: "r1"),
      keep: { kept.append($0) })
    let line = CredentialsTests.line(credentials, refusal, refusal, refusal)
    for _ in 0..<2 {
      #expect(throws: BackendError.refused(status: 401, code: "X", message: "revoked")) {
        try line.client.goals()
      }
    }
    #expect(
      line.requests.map(\.path) == ["/api/v1/goals", "/api/v1/auth/refresh", "/api/v1/goals"])
    #expect(credentials.tokens == nil && kept == [nil])
  }
}
