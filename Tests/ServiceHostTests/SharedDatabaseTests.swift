import Contract
import Database
import Edge
import JSON
import PostgreSQL
import Testing
import Time
import Wellness

@testable import ServiceHost

/// Several servers over one database. Each test holds them up where they would be in each other's way.
@Suite(.enabled(if: !TestDatabase.isSQLite)) struct SharedDatabaseTests {
  private let schema = SharedSchema()

  /// Asks as many servers at once, each on a thread of its own.
  private func race(
    behind lock: SQL, _ asks: [@Sendable (Host) throws -> Response]
  ) throws -> [Response] {
    let schema = schema
    let bodies = asks.enumerated().map { index, ask in
      { @Sendable in
        try ask(Host(on: schema.connect(), seed: UInt64(index) + 2))
      }
    }
    return try schema.race(behind: lock, bodies).map { try $0.get() }
  }

  @Test func oneOfTwoServersUsesARefreshTokenAndItsLogInIsOver() throws {
    let host = try Host(on: schema.connect())
    let tokens = try host.register()
    let refresh: @Sendable (Host) throws -> Response = {
      try $0.ask(.post, "/auth/refresh", ["refresh_token": .string(tokens.refresh)])
    }
    let responses = try race(
      behind: "SELECT 1 FROM refresh_tokens FOR UPDATE", [refresh, refresh])
    #expect(responses.map(Host.summary).sorted() == ["200", "401 TOKEN_REVOKED"])
    #expect(try host.refusal(.get, "/goals", token: tokens.access) == "401 TOKEN_REVOKED")
  }

  @Test func aUsedRefreshTokenIsNoticedByEveryServer() throws {
    let hosts = try (1...3).map { try Host(on: schema.connect(), seed: $0) }
    let first = try hosts[0].register()
    let tokens = try hosts[2].refresh(hosts[1].refresh(first.refresh).refresh)
    let again: JSON = ["refresh_token": .string(first.refresh)]
    #expect(try hosts[2].refusal(.post, "/auth/refresh", again) == "401 TOKEN_REVOKED")
    for host in hosts {
      #expect(try host.refusal(.get, "/goals", token: tokens.access) == "401 TOKEN_REVOKED")
    }
  }

  @Test func whatIsSentToTwoServersUnderOneKeyIsDoneOnce() throws {
    let host = try Host(on: schema.connect())
    let token = try host.register().access
    let make: @Sendable (Host) throws -> Response = {
      try $0.ask(.post, "/goals", Client.goal(), token: token, key: "k")
    }
    let responses = try race(behind: "SELECT 1 FROM users FOR UPDATE", [make, make])
    #expect(responses.map(\.status) == [201, 201] && responses[0].body == responses[1].body)
    #expect(try host.data(.get, "/goals", token: token)["total"] == 1)
  }

  @Test func nothingIsWrittenForWhoWasErasedMeanwhile() throws {
    let host = try Host(on: schema.connect())
    let token = try host.register().access
    let responses = try race(
      behind: "SELECT 1 FROM users FOR UPDATE",
      [
        { try $0.ask(.delete, "/users/me", token: token) },
        { try $0.ask(.post, "/goals", Client.goal(), token: token) },
      ])
    #expect(responses.map(Host.summary) == ["204", "401 TOKEN_REVOKED"])
    #expect(try schema.connect().first("SELECT count(*) FROM goals") { $0.integer(0) } == 0)
  }

  @Test func anAccountIsErasedWhileItsTokensAreRefreshed() throws {
    let host = try Host(on: schema.connect())
    let tokens = try host.register()
    // Each then has what the other waits for.
    let responses = try race(
      behind: "SELECT 1 FROM sessions FOR UPDATE",
      [
        { try $0.ask(.delete, "/users/me", token: tokens.access) },
        { try $0.ask(.post, "/auth/refresh", ["refresh_token": .string(tokens.refresh)]) },
      ])
    #expect(responses[0].status == 204)
    #expect(responses[1].status == 200 || responses[1].status == 401)
    #expect(try schema.connect().first("SELECT count(*) FROM sessions") { $0.integer(0) } == 0)
  }

  @Test func whatWasSentUnderAKeyIsAnsweredThoughTheConnectionBreaksAtItsEnd() throws {
    let host = try Host(on: schema.connect())
    let token = try host.register().access
    let other = try schema.connect()
    try other.run("CREATE SEQUENCE ends")
    try other.run(
      """
      CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN
        IF nextval(''ends'') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
        RETURN NULL; END'
      """)
    try other.run(
      """
      CREATE CONSTRAINT TRIGGER breaking AFTER INSERT ON goals DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION break()
      """)
    #expect(try host.ask(.post, "/goals", Client.goal(), token: token, key: "k").status == 201)
    #expect(try host.data(.get, "/goals", token: token)["total"] == 1)
  }

  @Test func noTokensAreMadeForALogInThatEndedMeanwhile() throws {
    let host = try Host(on: schema.connect())
    let body: JSON = ["refresh_token": .string(try host.register().refresh)]
    let responses = try race(
      behind: "SELECT 1 FROM users FOR UPDATE",
      ["logout", "refresh"].map { path in { try $0.ask(.post, "/auth/\(path)", body) } })
    #expect(responses.map(Host.summary) == ["204", "401 TOKEN_REVOKED"])
  }

  @Test func nobodyIsLoggedInWhoWasErasedMeanwhile() throws {
    let host = try Host(on: schema.connect())
    let token = try host.register().access
    let responses = try race(
      behind: "SELECT 1 FROM sessions FOR UPDATE",
      [
        { try $0.ask(.delete, "/users/me", token: token) },
        {
          try $0.ask(
            .post, "/auth/login", ["email": "ada@example.com", "password": "correct horse"])
        },
      ])
    #expect(responses.map(Host.summary) == ["204", "401 INVALID_CREDENTIALS"])
  }

  /// Who looks at something waits for nobody.
  @Test func thePeriodOfAGoalIsAskedForWhileThatIsDeleted() throws {
    let host = try Host(on: schema.connect())
    let token = try host.register().access
    var goal = Client.goal()
    goal = goal.with("is_recurring", true).with("recurrence_pattern", "daily")
    let id = try host.data(.post, "/goals", goal, token: token)["id"]?.stringValue ?? ""
    let responses = try race(
      behind: "SELECT 1 FROM goals FOR UPDATE",
      [
        { try $0.ask(.delete, "/goals/\(id)", token: token) },
        { try $0.ask(.get, "/goals/\(id)/today", token: token) },
      ])
    #expect(responses.map(Host.summary) == ["204", "200"])
    #expect(try host.refusal(.get, "/goals/\(id)/today", token: token) == "404 GOAL_NOT_FOUND")
  }

  @Test func ofTwoServersOneLetsInSomebodyByAnAddress() throws {
    _ = try Host(on: schema.connect())
    let register: @Sendable (Host) throws -> Response = {
      try $0.ask(.post, "/auth/register", Host.registration())
    }
    let responses = try race(
      behind: """
        INSERT INTO users (id, email, created_at) VALUES ('x', 'ada@example.com', 0)
        """, [register, register])
    #expect(responses.map(Host.summary).sorted() == ["201", "409 EMAIL_EXISTS"])
  }

  /// The session that a log-in begins while the password is changed isn't overlooked.
  @Test func whoLogsInWhileThePasswordIsChangedIsNotLetIn() throws {
    let token = try Host(on: schema.connect()).register().access
    let body = Host.passwords("correct horse", "battery staple")
    let responses = try race(
      behind: "SELECT 1 FROM users WHERE email IS NOT NULL FOR UPDATE",
      [
        { try $0.ask(.post, "/auth/password", body, token: token) },
        {
          try $0.ask(
            .post, "/auth/login", ["email": "ada@example.com", "password": "correct horse"])
        },
      ])
    #expect(responses.map(Host.summary) == ["204", "401 INVALID_CREDENTIALS"])
  }

  @Test func serversThatBeginAtOnceSignByOneKey() throws {
    try schema.connect().apply(Schema.sharedMigrations)
    let register: @Sendable (String) -> (@Sendable (Host) throws -> Response) = { email in
      { try $0.ask(.post, "/auth/register", Host.registration(email)) }
    }
    let responses = try race(
      behind: "INSERT INTO secrets (name, value) VALUES ('signing key', '')",
      [register("ada@example.com"), register("bob@example.com")])
    let host = try Host(on: schema.connect())
    for response in responses {
      let token = try JSON(parsing: response.body)["data"]?["access_token"]?.stringValue
      #expect(try host.ask(.get, "/goals", token: token).status == 200)
    }
  }

  @Test func whoTriesAtEachServerHasNoMoreAttempts() throws {
    let hosts = try (1...3).map {
      try Host(on: schema.connect(), seed: $0) { $0.attemptsPerEmail = 4 }
    }
    _ = try hosts[0].register()
    func logIn(_ index: Int, _ password: String) throws -> String {
      try hosts[index % 3].refusal(
        .post, "/auth/login", ["email": "ada@example.com", "password": .string(password)])
    }
    let tries = try (0..<5).map { try logIn($0, "wrong horse") }
    #expect(
      tries == Array(repeating: "401 INVALID_CREDENTIALS", count: 4) + ["429 TOO_MANY_ATTEMPTS"])
    for host in hosts { host.wait(.seconds(15)) }
    #expect(try logIn(0, "correct horse") == "200")
    #expect(try (0..<4).map { try logIn($0, "wrong horse") } == Array(tries.prefix(4)))
  }

  @Test func messagesAreCountedAtAllServersTogether() throws {
    var limits = EmbeddedService.MultiUserService.Limits()
    limits.messagesAtOnce = 3
    let hosts = try (1...2).map { try Host(on: schema.connect(), seed: $0, limits: limits) }
    let token = try hosts[0].register().access
    let chat = try hosts[0].makeConsultation(token)
    let said = try (0..<4).map {
      try hosts[$0 % 2].ask(
        .post, "/consultations/\(chat)/messages", ["content": "hello"], token: token)
    }
    #expect(said.map(\.status) == [201, 201, 201, 429])
    #expect(said[3].header("retry-after") == "3")
  }

  /// Also where nobody tries anything any more: the keys have addresses and emails.
  @Test func whatIsCountedIsForgottenAndKeepsNobodyWaiting() throws {
    let host = try Host(on: schema.connect())
    let token = try host.register().access
    let chat = try host.makeConsultation(token)
    func say() throws -> Int {
      try host.ask(
        .post, "/consultations/\(chat)/messages", ["content": "hello"], token: token
      ).status
    }
    let holder = try schema.connect()
    func counted() throws -> Int64? {
      try holder.first("SELECT count(*) FROM attempts") { $0.integer(0) }
    }
    #expect(try say() == 201)
    #expect(try counted() ?? 0 > 0)
    func goOn(seconds: Int) {
      for _ in 0..<seconds {
        host.wait(.seconds(1))
        _ = host.take()
      }
    }
    // Somebody else is at one of them.
    try holder.transaction {
      try holder.run("SELECT 1 FROM attempts WHERE key LIKE 'messages %' FOR UPDATE")
      goOn(seconds: 80)
    }
    #expect(try counted() == 1)
    goOn(seconds: 20)
    #expect(try counted() == 0)
    #expect(try say() == 201)
    #expect(host.troubles == [])
  }

  @Test func socketsAreClosedWhoseLogInOrChatAnotherServerHasEnded() throws {
    let host = try Host(on: schema.connect())
    let other = try Host(on: schema.connect(), seed: 2)
    let sockets = try ["ann", "bob", "cid", "dan"].map { name in
      let token = try host.register("\(name)@example.com").access
      let chat = try host.makeConsultation(token)
      return (token: token, chat: chat, channel: try host.open(chat, token: token))
    }
    #expect(try other.ask(.post, "/auth/logout", token: sockets[0].token).status == 204)
    #expect(
      try other.ask(.post, "/consultations/\(sockets[1].chat)/complete", token: sockets[1].token)
        .status == 200)
    #expect(try other.ask(.delete, "/users/me", token: sockets[2].token).status == 204)
    var arrivals: [Arrival] = []
    for _ in 0..<10 {
      host.wait(.seconds(1))
      arrivals += host.take()
    }
    #expect(
      sockets.map { arrivals.summary(of: $0.channel) }
        == [["close 1008"], ["close 1000"], ["close 1008"], []])
    #expect(host.troubles == [])
  }

  /// What another server does is told to this one, before it would look itself.
  @Test func serversTellEachOtherWhoseSocketsMayBeOver() throws {
    let host = try Host(on: schema.connect())
    let other = try Host(on: schema.connect(), seed: 2)
    let listener = PostgreSQLListener(
      try schema.address, channel: EmbeddedService.MultiUserService.channel)
    #expect(listener.next() == .began)
    func hear() -> String? {
      for _ in 0..<10 {
        guard case .heard(let text) = listener.next() else { continue }
        return EmbeddedService.MultiUserService.user(toldOf: text)
      }
      return nil
    }
    let ends: [(Request.Method, String)] = [
      (.post, "/auth/logout"), (.post, "/consultations/CHAT/complete"),
      (.post, "/consultations/CHAT/archive"),
      (.delete, "/consultations/CHAT"), (.delete, "/users/me"),
    ]
    for (number, (method, path)) in ends.enumerated() {
      let tokens = try host.register("user\(number)@example.com")
      let chat = try host.makeConsultation(tokens.access)
      let socket = try host.open(chat, token: tokens.access)
      let place = path.replacing("CHAT", with: chat)
      #expect(try other.ask(method, place, token: tokens.access).status < 300)
      // Of others nothing is heard in between.
      var user = hear()
      while let heard = user, heard != tokens.user { user = hear() }
      #expect(user == tokens.user, "\(path)")
      #expect(host.take() == [])
      host.served.closeEnded(of: "somebody else", at: host.now)
      #expect(host.take() == [])
      host.served.closeEnded(of: user, at: host.now)
      #expect(host.take().summary(of: socket).first?.hasPrefix("close 10") == true, "\(path)")
    }
    #expect(EmbeddedService.MultiUserService.user(toldOf: "x of a later version") == nil)
  }

  @Test func serversThatLiveAreInOneZone() throws {
    func begin(_ zone: OffsetZone) throws -> ServiceDatabase {
      try ServiceDatabase(schema.connect(), seed: 1, zone: zone, now: Client.start)
    }
    let east = OffsetZone(minutes: 60)
    let first = try begin(.utc)
    let second = try begin(.utc)
    try first.lease?.end()
    #expect(throws: OtherZone(others: "Z", own: "+01:00")) { try begin(east) }
    try second.lease?.end()
    _ = try begin(east)
    #expect(throws: OtherZone(others: "+01:00", own: "Z")) { try begin(.utc) }
  }

  @Test func summerTimeBeginsForAllThatLive() throws {
    let change = Client.start + .seconds(900)
    var options = EmbeddedService.Options(seed: 1)
    options.zone = { OffsetZone(minutes: $0 < change ? 60 : 120) }
    let service = try EmbeddedService(
      options, on: schema.connect(), now: Client.start, ask: { _, _ in }, giveUp: { _ in })
    func begin() throws {
      let zone = OffsetZone(minutes: 120)
      _ = try ServiceDatabase(schema.connect(), seed: 2, zone: zone, now: change)
    }
    service.renewLease(at: Client.start + .seconds(1))
    #expect(throws: OtherZone(others: "+01:00", own: "+02:00")) { try begin() }
    service.renewLease(at: change)
    try begin()
    #expect(service.popTroubles() == [])
  }

  @Test func theClockIsTheDatabasesAndNeverGoesBack() throws {
    let connection = try schema.connect()
    try connection.run("CREATE TABLE clock (ms BIGINT)")
    try connection.run("INSERT INTO clock VALUES (1000000)")
    try connection.run(
      """
      CREATE FUNCTION clock_timestamp() RETURNS TIMESTAMPTZ LANGUAGE sql AS
        'SELECT to_timestamp(ms / 1000.0) FROM clock'
      """)
    _ = try connection.first(
      "SELECT set_config('search_path', current_schema() || ', pg_catalog', false)"
    ) { _ in }
    var own = Client.start
    let clock = try DatabaseClock(connection) { own }
    #expect(clock.now() == Instant(milliseconds: 1_000_000))
    func pass(_ milliseconds: Int64, there: Int64) throws {
      own = own + .milliseconds(milliseconds)
      try connection.run("UPDATE clock SET ms = ms + ?", .integer(there))
    }
    try pass(1000, there: 1200)
    let before = clock.now()
    try clock.correct()
    #expect(before.milliseconds == 1_001_000 && clock.now().milliseconds == 1_001_200)
    try pass(1000, there: -1000)
    #expect(clock.now().milliseconds == 1_002_200)
    var times = [clock.now()]
    for _ in 0..<4 {
      try clock.correct()
      times.append(clock.now())
      try pass(1000, there: 1000)
    }
    try clock.correct()
    #expect(
      times.map(\.milliseconds) == [1_002_200, 1_002_200, 1_002_200, 1_002_700, 1_003_200])
    #expect(clock.now().milliseconds == 1_004_200)
  }
}
