import Contract
import Edge
import JSON
import Testing
import Time
import Wellness

@testable import ServiceHost

@Suite struct AccountRoutesTests {
  /// An accent is one character however its bytes are.
  @Test(arguments: [("ren\u{e9}@example.com", "REN\u{45}\u{301}@example.com")])
  func anEmailIsFoundByItsCharacters(_ composed: String, _ decomposed: String) throws {
    for (first, second) in [(composed, decomposed), (decomposed, composed)] {
      let host = try Host()
      let user = try host.register(first).user
      #expect(try host.user(second) == user)
      let again = Host.registration(second)
      #expect(try host.refusal(.post, "/auth/register", again) == "409 EMAIL_EXISTS")
    }
  }

  @Test(arguments: [
    ("1990-12-10", 201), ("1990-12-10T00:00:00Z", 201), ("2013-03-02", 201), ("2013-03-03", 400),
    ("2026-03-03", 400), ("2300-01-01", 400), ("10/12/1990", 400), ("", 400), ("2001-02-29", 400),
  ])
  func whoRegistersIsThirteenOrOlder(born: String, status: Int) throws {
    let response = try Host().ask(.post, "/auth/register", Host.registration(born: born))
    #expect(response.status == status)
    if status == 400 { #expect(ServiceError(response).code == "VALIDATION_FAILED") }
  }

  @Test(arguments: [
    ("email", JSON.null), ("email", "ada"), ("email", "a@b@c"), ("email", "@example.com"),
    ("email", "ada@"), ("email", "a da@example.com"), ("email", "ada@example.com\n"), ("email", 7),
    ("password", .null), ("password", "seven77"),
    ("password", "          "), ("password", 12_345_678), ("password", "12345678"),
    ("password", "Password"), ("password", "ILOVEYOU"), ("password", "insomnia"),
    ("password", .string(String(repeating: "x", count: 1025))), ("name", .null), ("name", "  "),
    ("name", .string(String(repeating: "x", count: 101))), ("date_of_birth", .null),
    ("date_of_birth", 1990),
  ])
  func refusesARegistrationThatDoesNotFit(key: String, value: JSON) throws {
    let members = Host.registration().objectValue ?? []
    let body = JSON.object(
      members.map { JSON.Member(key: $0.key, value: $0.key == key ? value : $0.value) })
    let host = try Host()
    let response = try host.ask(.post, "/auth/register", body)
    #expect(response.status == 400)
    #expect(ServiceError(response).code.hasPrefix("VALIDATION_"))
    #expect(ServiceError(response).message.contains("'\(key)'"))
    #expect(host.work == 0)
  }

  @Test func ofTwoWhoRegisterAtOnceOneWins() throws {
    let host = try Host()
    let request = Request(
      .post, Endpoint.prefix + "/auth/register", headers: [Envelope.contentType],
      body: Host.registration().text())
    let works = try (1...2).map { _ in try #require(host.begin(request).work) }
    let statuses = works.map { host.finish($0.run())?.status }
    #expect(statuses == [201, 409])
  }

  /// An unknown address must cost what a wrong password costs.
  @Test func anUnknownAddressIsHashedToo() throws {
    let host = try Host()
    _ = try host.register()
    let before = host.work
    for email in ["ada@example.com", "bob@example.com"] {
      _ = try host.ask(
        .post, "/auth/login", ["email": .string(email), "password": "wrong horse"])
    }
    #expect(host.work == before + 2)
    let job = PasswordJob(kind: .compare(with: nil), password: "x", cost: .least)
    guard case .compared(isSame: false) = job.run() else {
      Issue.record("an unknown user was let in")
      return
    }
  }

  @Test(arguments: ["register", "login", "refresh", "logout"])
  func accountsAreMadeOfPosts(route: String) throws {
    let host = try Host()
    for method in [Request.Method.get, .put, .patch, .delete] {
      #expect(try host.refusal(method, "/auth/\(route)") == "405 METHOD_NOT_ALLOWED")
    }
    #expect(try host.refusal(.post, "/auth/\(route)/x") == "404 ROUTE_NOT_FOUND")
    #expect(try host.refusal(.post, "/auth/\(route)") == "400 VALIDATION_ERROR")
  }

  @Test func aNewPasswordEndsTheOtherLogIns() throws {
    let host = try Host()
    let (own, other) = (try host.register(), try host.logIn())
    let bob = try host.register("bob@example.com")
    let body = Host.passwords("correct horse", "battery staple")
    #expect(try host.ask(.post, "/auth/password", body, token: own.access).status == 204)
    #expect(try host.refusal(.get, "/goals", token: other.access) == "401 TOKEN_REVOKED")
    let refresh: JSON = ["refresh_token": .string(other.refresh)]
    #expect(try host.refusal(.post, "/auth/refresh", refresh) == "401 TOKEN_REVOKED")
    #expect(try host.ask(.get, "/goals", token: own.access).status == 200)
    #expect(try host.refresh(own.refresh).access != "")
    #expect(try host.ask(.get, "/goals", token: bob.access).status == 200)
    #expect(try host.logIn(password: "battery staple").access != "")
    #expect(throws: Client.Refused.self) { try host.logIn() }
    #expect(
      try host.refusal(.post, "/auth/password", body, token: own.access)
        == "403 INVALID_CREDENTIALS")
  }

  @Test(arguments: [
    ("", "battery staple"), ("correct horse", "seven77"), ("correct horse", "ILOVEYOU"),
    ("correct horse", String(repeating: "x", count: 1025)),
  ])
  func refusesAPasswordThatDoesNotFit(old: String, new: String) throws {
    let host = try Host()
    let token = try host.register().access
    let before = host.work
    let status = try host.ask(
      .post, "/auth/password", Host.passwords(old, new), token: token
    ).status
    #expect(status == (old.isEmpty ? 403 : 400))
    #expect(host.work == before + (old.isEmpty ? 1 : 0))
  }

  /// One who has a token of somebody's can't find out the password faster than one who has none.
  @Test func theOldPasswordIsTriedAsOftenAsAtALogIn() throws {
    let host = try Host()
    let token = try host.register().access
    let wrong = Host.passwords("wrong horse", "battery staple")
    let tries = try (1...11).map { _ in
      try host.refusal(.post, "/auth/password", wrong, token: token)
    }
    #expect(
      tries == Array(repeating: "403 INVALID_CREDENTIALS", count: 10) + ["429 TOO_MANY_ATTEMPTS"])
    let login: JSON = ["email": "ada@example.com", "password": "correct horse"]
    #expect(try host.refusal(.post, "/auth/login", login) == "429 TOO_MANY_ATTEMPTS")
  }

  /// What was begun with the old password ends as if it had come later.
  @Test(arguments: ["/auth/login", "/auth/password"])
  func theOldPasswordIsGoodForNothingThatEndsLater(path: String) throws {
    let host = try Host()
    let token = try host.register().access
    let body: JSON =
      path == "/auth/login"
      ? ["email": "ada@example.com", "password": "correct horse"]
      : Host.passwords("correct horse", "another one")
    let request = Request(
      .post, Endpoint.prefix + path,
      headers: [Envelope.contentType, Header("authorization", "Bearer \(token)")],
      body: body.text())
    let work = try #require(host.begin(request).work)
    let change = Host.passwords("correct horse", "battery staple")
    #expect(try host.ask(.post, "/auth/password", change, token: token).status == 204)
    let late = try #require(host.finish(work.run()))
    #expect(late.status == (path == "/auth/login" ? 401 : 403))
    #expect(try host.logIn(password: "battery staple").access != "")
  }

  @Test func aProfileIsChangedAndWhatIsNotNamedStays() throws {
    let host = try Host()
    let token = try host.register().access
    host.wait(.seconds(60))
    let changed = try host.data(
      .put, "/users/me", ["name": " Ada L. ", "preferred_unit_system": "imperial"], token: token)
    #expect(changed["name"] == "Ada L.")
    #expect(changed["preferred_unit_system"] == "imperial")
    #expect(changed["date_of_birth"] == "1990-12-10")
    #expect(changed["created_at"] != changed["updated_at"])
    _ = try host.data(
      .put, "/users/me", ["name": "Ada", "bio": "Counts", "language_code": "pt-BR"], token: token)
    let read = try host.data(.get, "/users/me", token: token)
    #expect(read["bio"] == "Counts" && read["language_code"] == "pt-BR")
    #expect(read["preferred_unit_system"] == "imperial")
  }

  @Test(
    arguments: [
      ["name": ""], ["bio": "no name"], ["name": "A", "preferred_unit_system": "nautical"],
      ["name": "A", "language_code": "../../etc"], ["name": "A", "language_code": ""],
      ["name": "A", "bio": .string(String(repeating: "x", count: 1001))], ["name": 7], [],
    ] as [JSON])
  func refusesAProfileThatDoesNotFit(body: JSON) throws {
    let host = try Host()
    let token = try host.register().access
    #expect(try host.refusal(.put, "/users/me", body, token: token) == "400 VALIDATION_ERROR")
  }

  @Test func aProfileIsMadeOnce() throws {
    let host = try Host(isOpen: true)
    let made = try host.ask(.post, "/users/me", ["name": "Ada", "bio": "Counts"])
    #expect(made.status == 201)
    #expect(try host.refusal(.post, "/users/me", ["name": "Ada"]) == "409 PROFILE_EXISTS")
    #expect(try host.data(.get, "/users/me")["bio"] == "Counts")
    let token = try Host().register().access
    let other = try Host()
    _ = token
    let account = try other.register().access
    #expect(
      try other.refusal(.post, "/users/me", ["name": "A"], token: account) == "409 PROFILE_EXISTS")
  }
}
