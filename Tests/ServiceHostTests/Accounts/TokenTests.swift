import Contract
import Edge
import JSON
import SQLite
import Testing
import Time
import Wellness

@testable import ServiceHost

@Suite struct TokenTests {
  /// One request of each family of routes that needs a token.
  static let routes: [(Request.Method, String)] = [
    (.get, "/goals"), (.post, "/goals"), (.get, "/goals/x"), (.delete, "/goals/x"),
    (.put, "/goals/x"), (.patch, "/goals/x"), (.post, "/goals/x/suggestions"),
    (.post, "/goals/x/analysis"), (.post, "/goals/x/tips"), (.patch, "/goals/x/progress"),
    (.get, "/consultations"),
    (.post, "/consultations"), (.post, "/consultations/chat-about-goal"),
    (.get, "/consultations/x"), (.post, "/consultations/x/complete"),
    (.get, "/consultations/x/messages"), (.post, "/consultations/x/messages"),
    (.get, "/insights"), (.post, "/insights/generate"), (.get, "/insights/unread/count"),
    (.get, "/insights/x"), (.patch, "/insights/x"), (.post, "/insights/x/read"),
    (.delete, "/insights/x"), (.get, "/wellness/ai/insights"),
    (.get, "/wellness/goals"), (.get, "/users/me"), (.put, "/users/me"), (.delete, "/users/me"),
    (.post, "/auth/password"),
  ]

  enum Flaw: String, CaseIterable {
    case missing = "UNAUTHORIZED"
    case malformed = "INVALID_TOKEN"
    case expired = "TOKEN_EXPIRED"
    case revoked = "TOKEN_REVOKED"
  }

  /// A host with a consultation, and a token that is flawed.
  private func flawed(_ flaw: Flaw) throws -> (host: Host, token: String?, consultation: String) {
    let host = try Host()
    let tokens = try host.register()
    let id = try host.makeConsultation(tokens.access)
    switch flaw {
    case .missing: return (host, nil, id)
    case .malformed: return (host, String(tokens.access.dropLast(4)) + "AAAA", id)
    case .expired: host.wait(.seconds(3600))
    case .revoked:
      _ = try host.ask(.post, "/auth/logout", ["refresh_token": .string(tokens.refresh)])
    }
    return (host, tokens.access, id)
  }

  @Test func aUserIsLoggedInSoOftenAndNoMore() throws {
    let host = try Host()
    let (first, second) = (try host.register(), try host.logIn())
    host.wait(.seconds(1))
    let renewed = try host.refresh(second.refresh)
    for _ in 2..<AccountTable.mostSessions {
      host.wait(.seconds(1))
      _ = try host.logIn()
    }
    #expect(try host.refusal(.get, "/goals", token: first.access) == "200")
    host.wait(.seconds(1))
    let last = try host.logIn()
    #expect(try host.refusal(.get, "/goals", token: first.access) == "401 TOKEN_REVOKED")
    for token in [renewed.access, last.access] {
      #expect(try host.refusal(.get, "/goals", token: token) == "200")
    }
    // One that is over makes room.
    _ = try host.ask(.post, "/auth/logout", ["refresh_token": .string(last.refresh)])
    host.wait(.seconds(1))
    _ = try host.logIn()
    #expect(try host.refusal(.get, "/goals", token: renewed.access) == "200")
  }

  @Test(arguments: Flaw.allCases)
  func everyRouteRefusesATokenThatIsNoGood(flaw: Flaw) throws {
    let (host, token, id) = try flawed(flaw)
    for (method, path) in TokenTests.routes {
      let response = try host.ask(method, path, token: token)
      #expect(Host.summary(response) == "401 \(flaw.rawValue)", "\(method) \(path)")
      #expect(response.header("www-authenticate") == "Bearer")
    }
    for query in ["", "?token=\(token ?? "")"] {
      let bearer = query.isEmpty ? token : nil
      let refusal = try #require(host.admit(id, token: bearer, query: query).refusal)
      #expect(Host.summary(refusal) == "401 \(flaw.rawValue)")
    }
    #expect(host.served.due == nil)
  }

  @Test(arguments: [
    "", "x", "a.b.c", "..", "eyJhbGciOiJub25lIn0.e30.", String(repeating: "a", count: 5000),
    "é.é.é",
  ])
  func whatIsNoTokenIsMalformed(text: String) throws {
    let host = try Host()
    _ = try host.register()
    #expect(try host.refusal(.get, "/goals", token: text) == "401 INVALID_TOKEN")
  }

  /// No bit of a token may change, and no other key or algorithm will do.
  @Test func aTokenIsGoodAsSignedOrNotAtAll() throws {
    let host = try Host()
    let token = try host.register().access
    #expect(try host.refusal(.get, "/goals", token: token) == "200")
    // The sign of a kelvin equals a K without being one.
    let equal = token.replacing("K", with: "\u{212A}")
    #expect(equal == token && equal.utf8.count > token.utf8.count)
    #expect(try host.refusal(.get, "/goals", token: equal) == "401 INVALID_TOKEN")
    for (offset, byte) in token.utf8.enumerated() {
      var bytes = Array(token.utf8)
      bytes[offset] = byte == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      let changed = String(decoding: bytes, as: UTF8.self)
      #expect(
        try host.refusal(.get, "/goals", token: changed) == "401 INVALID_TOKEN", "byte \(offset)")
    }
    let parts = token.split(separator: ".")
    let none = Base64.encode(#"{"alg":"none","typ":"JWT"}"#.utf8, as: .url)
    for forged in ["\(none).\(parts[1]).", "\(none).\(parts[1]).\(parts[2])", "\(token)."] {
      #expect(try host.refusal(.get, "/goals", token: forged) == "401 INVALID_TOKEN")
    }
    let other = try Host(seed: 2).register().access
    #expect(try host.refusal(.get, "/goals", token: other) == "401 INVALID_TOKEN")
  }

  /// RFC 7515 appendix A.1 has the same algorithm with another header; this is its arithmetic.
  @Test func aTokenSaysWhoseItIsAndHowLong() throws {
    let host = try Host()
    let tokens = try host.register()
    let claims = try #require(
      Base64.decode(exactly: Array(tokens.access.split(separator: ".")[1].utf8)[...], as: .url))
    let json = try JSON(parsing: claims)
    #expect(json["sub"]?.stringValue == tokens.user)
    #expect(json["email"] == "ada@example.com")
    let seconds = Int(host.now.milliseconds / 1000)
    #expect(json["iat"]?.intValue == seconds && json["exp"]?.intValue == seconds + 3600)
  }

  @Test(arguments: ["bearer", "BEARER", "Bearer "])
  func theSchemeIsReadAsHTTPHasIt(scheme: String) throws {
    let host = try Host()
    let token = try host.register().access
    let header = Header("authorization", "\(scheme) \(token)")
    #expect(try host.ask(.get, "/goals", headers: [header]).status == 200)
    let basic = Header("authorization", "Basic \(token)")
    #expect(try host.refusal(.get, "/goals", headers: [basic]) == "401 UNAUTHORIZED")
  }

  @Test func aTokenIsGoodUntilItExpires() throws {
    let host = try Host()
    let tokens = try host.register()
    host.wait(.milliseconds(3_599_999))
    #expect(try host.ask(.get, "/goals", token: tokens.access).status == 200)
    host.wait(.milliseconds(1))
    #expect(try host.refusal(.get, "/goals", token: tokens.access) == "401 TOKEN_EXPIRED")
    let next = try host.refresh(tokens.refresh)
    #expect(try host.ask(.get, "/goals", token: next.access).status == 200)
  }

  @Test func aRefreshTokenIsGoodOnceAndRotates() throws {
    let host = try Host()
    var tokens = try host.register()
    var seen = [tokens]
    for _ in 1...20 {
      host.wait(.seconds(86_400))
      tokens = try host.refresh(tokens.refresh)
      #expect(!seen.contains { $0.refresh == tokens.refresh || $0.access == tokens.access })
      seen.append(tokens)
    }
    #expect(try host.ask(.get, "/goals", token: tokens.access).status == 200)
  }

  @Test func whoComesTwiceWithARefreshTokenEndsTheSession() throws {
    let host = try Host()
    let first = try host.register()
    let other = try host.logIn()
    let second = try host.refresh(first.refresh)
    let again = try host.ask(.post, "/auth/refresh", ["refresh_token": .string(first.refresh)])
    #expect(Host.summary(again) == "401 TOKEN_REVOKED")
    #expect(ServiceError(again).message.contains("revoked"))
    let heir = try host.ask(.post, "/auth/refresh", ["refresh_token": .string(second.refresh)])
    #expect(Host.summary(heir) == "401 TOKEN_REVOKED")
    #expect(ServiceError(heir).message.contains("revoked"))
    #expect(try host.refusal(.get, "/goals", token: second.access) == "401 TOKEN_REVOKED")
    // Another log-in of the same user goes on.
    #expect(try host.ask(.get, "/goals", token: other.access).status == 200)
    #expect(try host.refresh(other.refresh).access != "")
  }

  /// However often somebody has used what came of it: nothing is kept of those that were used.
  @Test func aUsedRefreshTokenIsNoticedForAsLongAsItsLogInLasts() throws {
    let database = try TestDatabase.open(.memory)
    let host = try Host(on: database)
    let first = try host.register()
    var (tokens, other) = (first, try host.logIn())
    for number in 1...300 {
      if number.isMultiple(of: 100) {
        host.wait(.seconds(20 * 86_400))
        other = try host.refresh(other.refresh)
      }
      tokens = try host.refresh(tokens.refresh)
    }
    let count = try database.first("SELECT count(*) FROM refresh_tokens", make: { $0.integer(0) })
    #expect(count == 2)
    let access = try host.refresh(other.refresh).access
    #expect(try refusal(of: first.refresh, by: host) == "401 TOKEN_REVOKED")
    #expect(try refusal(of: tokens.refresh, by: host) == "401 TOKEN_REVOKED")
    #expect(try host.refusal(.get, "/goals", token: tokens.access) == "401 TOKEN_REVOKED")
    #expect(try host.refusal(.get, "/goals", token: access) == "200")
  }

  private func refusal(of token: String, by host: Host) throws -> String {
    try host.refusal(.post, "/auth/refresh", ["refresh_token": .string(token)])
  }

  /// Whoever knows the id of a log-in can't end it.
  @Test func aRefreshTokenThatIsntAsSignedEndsNoLogIn() throws {
    let host = try Host()
    let (used, tokens) = try {
      let first = try host.register()
      return (first.refresh, try host.refresh(first.refresh))
    }()
    for offset in used.utf8.indices.map({ used.utf8.distance(from: used.startIndex, to: $0) }) {
      var bytes = Array(used.utf8)
      bytes[offset] = bytes[offset] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      let changed = String(decoding: bytes, as: UTF8.self)
      #expect(try refusal(of: changed, by: host) == "401 INVALID_TOKEN", "byte \(offset)")
    }
    let others = try Host(seed: 2).register().refresh
    #expect(try refusal(of: others, by: host) == "401 INVALID_TOKEN")
    #expect(try host.ask(.get, "/goals", token: tokens.access).status == 200)
    #expect(try refusal(of: used, by: host) == "401 TOKEN_REVOKED")
  }

  /// An earlier version signed none. It's used once, and noticed when it comes again.
  @Test func aRefreshTokenOfAnEarlierVersionIsGoodOnce() throws {
    let database = try TestDatabase.open(.memory)
    let host = try Host(on: database)
    let first = try host.register()
    try database.run(
      "UPDATE refresh_tokens SET hash = ?1 WHERE hash = ?2", .blob([UInt8](sha256: "plain")),
      .blob([UInt8](sha256: first.refresh)))
    var tokens = try host.refresh("plain")
    for _ in 1...120 { tokens = try host.refresh(tokens.refresh) }
    #expect(try host.ask(.get, "/goals", token: tokens.access).status == 200)
    #expect(try refusal(of: "plain", by: host) == "401 TOKEN_REVOKED")
    #expect(try host.refusal(.get, "/goals", token: tokens.access) == "401 TOKEN_REVOKED")
  }

  @Test func aRefreshTokenThatAServerOfAnEarlierVersionHasUsedIsUsed() throws {
    let database = try TestDatabase.open(.memory)
    let host = try Host(on: database)
    let tokens = try host.register()
    try database.run("UPDATE refresh_tokens SET used_at = 1")
    #expect(try refusal(of: tokens.refresh, by: host) == "401 TOKEN_REVOKED")
    #expect(try host.refusal(.get, "/goals", token: tokens.access) == "401 TOKEN_REVOKED")
  }

  @Test func aRefreshTokenExpires() throws {
    let host = try Host()
    let tokens = try host.register()
    host.wait(.seconds(30 * 86_400))
    let body: JSON = ["refresh_token": .string(tokens.refresh)]
    #expect(try host.refusal(.post, "/auth/refresh", body) == "401 TOKEN_EXPIRED")
    host.wait(.seconds(1))
    _ = try host.logIn()
    let gone = try host.ask(.post, "/auth/refresh", body)
    #expect(Host.summary(gone) == "401 INVALID_TOKEN")
    #expect(ServiceError(gone).message.contains("not valid"))
  }

  @Test func anAccessTokenRefreshesNothing() throws {
    let host = try Host()
    let tokens = try host.register()
    #expect(
      try host.refusal(.post, "/auth/refresh", ["refresh_token": .string(tokens.access)])
        == "401 INVALID_TOKEN")
    #expect(try host.refusal(.get, "/goals", token: tokens.refresh) == "401 INVALID_TOKEN")
  }

  @Test func loggingOutEndsOneSession() throws {
    let host = try Host()
    let first = try host.register()
    let other = try host.logIn()
    let body: JSON = ["refresh_token": .string(first.refresh)]
    for _ in 1...2 {
      #expect(try host.ask(.post, "/auth/logout", body, token: first.access).status == 204)
    }
    #expect(try host.refusal(.get, "/goals", token: first.access) == "401 TOKEN_REVOKED")
    #expect(try host.refusal(.post, "/auth/refresh", body) == "401 TOKEN_REVOKED")
    #expect(try host.ask(.get, "/goals", token: other.access).status == 200)
    #expect(
      try host.refusal(.post, "/auth/logout", ["refresh_token": "unknown"])
        == "401 INVALID_TOKEN")
    // One that was used ends it, too.
    let next = try host.refresh(other.refresh)
    let used: JSON = ["refresh_token": .string(other.refresh)]
    #expect(try host.ask(.post, "/auth/logout", used).status == 204)
    #expect(try host.refusal(.get, "/goals", token: next.access) == "401 TOKEN_REVOKED")
  }

  @Test func tokensOutliveARestart() throws {
    let file = DatabaseFile()
    let tokens = try Host(place: file.place).register()
    let host = try Host(place: file.place, seed: 5)
    #expect(try host.ask(.get, "/goals", token: tokens.access).status == 200)
    #expect(try host.refresh(tokens.refresh).access != tokens.access)
    #expect(try host.logIn().access != "")
  }

  @Test func everythingNeedsTheKeyWhereThereIsOne() throws {
    let host = try Host(apiKey: "k-1")
    let key = Header("x-api-key", "k-1")
    let registered = try host.ask(
      .post, "/auth/register", Host.registration(), headers: [key])
    let token = host.tokens(try #require(try JSON(parsing: registered.body)["data"])).access
    let routes = TokenTests.routes + [(.post, "/auth/login"), (.post, "/auth/refresh")]
    for (method, path) in routes {
      for wrong in [[], [Header("x-api-key", "k-2")], [Header("x-api-key", "")]] {
        #expect(
          try host.refusal(method, path, token: token, headers: wrong) == "401 INVALID_API_KEY")
      }
    }
    #expect(try host.ask(.get, "/goals", token: token, headers: [key]).status == 200)
    for (headers, expected) in [([], "401 INVALID_API_KEY"), ([key], "404 NOT_FOUND")] {
      let id = "00000000-0000-4000-8000-000000000000"
      let refusal = try #require(host.admit(id, token: token, headers: headers).refusal)
      #expect(Host.summary(refusal) == expected)
    }
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "1e300", "253402300800"])
  func aTokenWithATimeThatIsNoneIsRefused(time: String) throws {
    let signer = TokenSigner(key: [UInt8](repeating: 7, count: 32))
    let text =
      #"{"sub":"a","sid":"b","jti":"c","email":"d","iat":0,"exp":"# + time + "}"
    let token = signer.signed(text)
    #expect(throws: ServiceError.tokenMalformed) { try signer.read(token, at: Client.start) }
  }
}
