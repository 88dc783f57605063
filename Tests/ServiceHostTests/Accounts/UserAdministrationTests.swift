import Contract
import Database
import Edge
import JSON
import Numbers
import SQLite
import Testing
import Time
import Wellness

@testable import ServiceHost

/// Accounts as an operator sees them, in a database that a server is using.
@Suite struct UserAdministrationTests {
  private let file = DatabaseFile()
  private let schema = SharedSchema()
  private let host: Host
  private let users: UserAdministration

  init() throws {
    let (file, schema) = (file, schema)
    func connect() throws -> any DatabaseConnection {
      try TestDatabase.isSQLite ? Connection(file.place) : schema.connect()
    }
    host = try Host(on: connect())
    users = try UserAdministration(connect())
  }

  private func user(_ name: String = "ada@example.com") throws -> UserAdministration.UserReport {
    try #require(try users.user(name, at: host.now))
  }

  private func logIn(_ password: String = "correct horse") throws -> String {
    try host.refusal(
      .post, "/auth/login", ["email": "ada@example.com", "password": .string(password)])
  }

  @Test func listsWhoHasAnAccount() throws {
    #expect(try users.users(at: host.now).isEmpty)
    _ = try host.register("bob@example.com")
    let token = try host.register().access
    _ = try host.logIn()
    _ = try host.makeGoal(token)
    let chat = try host.makeConsultation(token)
    _ = try host.ask(
      .post, "/consultations/\(chat)/messages", ["content": "hello"], token: token)
    let all = try users.users(at: host.now)
    #expect(all.map(\.email) == ["ada@example.com", "bob@example.com"])
    #expect(all.map(\.goals) == [1, 0])
    #expect(all.map(\.chats) == [1, 0])
    #expect(all.map(\.messages) == [2, 0])
    #expect(all.map(\.logIns) == [2, 1])
    #expect(all[0].name == "Ada" && all[0].createdAt == host.now && all[0].disabledAt == nil)
    for name in ["ADA@example.com", all[0].id, all[0].id.uppercased()] {
      #expect(try user(name).id == all[0].id)
    }
    for name in ["eve@example.com", "", "x", User.local.text] {
      #expect(try users.user(name, at: host.now) == nil)
    }
  }

  @Test func showsTheLogInsThatAreOpen() throws {
    let tokens = try host.register()
    let begun = host.now
    host.wait(.seconds(86_400))
    _ = try host.logIn()
    let all = try users.logIns(of: user(), at: host.now)
    #expect(all.map(\.renewedAt) == [host.now, begun])
    #expect(all[0].expires - host.now == .seconds(30 * 86_400))
    _ = try host.ask(.post, "/auth/logout", ["refresh_token": .string(tokens.refresh)])
    #expect(try users.logIns(of: user(), at: host.now).map(\.id) == [all[0].id])
    #expect(try users.logIns(of: user(), at: all[0].expires).isEmpty)
  }

  @Test func whoIsDisabledGetsInNowhere() throws {
    let tokens = try host.register()
    let bob = try host.register("bob@example.com")
    let chat = try host.makeConsultation(tokens.access)
    let socket = try host.open(chat, token: tokens.access)
    try users.disable(user(), at: host.now)
    #expect(try user().disabledAt == host.now && user().logIns == 0)
    #expect(try logIn() == "403 ACCOUNT_DISABLED")
    // Whoever doesn't know the password isn't told.
    #expect(try logIn("wrong horse") == "401 INVALID_CREDENTIALS")
    let refresh: JSON = ["refresh_token": .string(tokens.refresh)]
    #expect(try host.refusal(.post, "/auth/refresh", refresh) == "401 TOKEN_REVOKED")
    #expect(try host.refusal(.get, "/goals", token: tokens.access) == "401 TOKEN_REVOKED")
    host.say("hello", on: socket)
    #expect(host.take().summary(of: socket) == ["close 1008"])
    #expect(try host.ask(.get, "/goals", token: bob.access).status == 200)
    try users.enable(user())
    #expect(try logIn() == "200")
    #expect(try host.refusal(.get, "/goals", token: tokens.access) == "401 TOKEN_REVOKED")
  }

  @Test func aLogInThatIsUnderWayIsRefused() throws {
    _ = try host.register()
    let body: JSON = ["email": "ada@example.com", "password": "correct horse"]
    let request = Request(
      .post, Endpoint.prefix + "/auth/login", headers: [Envelope.contentType], body: body.text())
    let work = try #require(host.begin(request).work)
    try users.disable(user(), at: host.now)
    #expect(host.finish(work.run()).map(Host.summary) == "403 ACCOUNT_DISABLED")
  }

  @Test func anotherPasswordEndsTheLogIns() throws {
    let token = try host.register().access
    var random = SplitMix(seed: 7)
    let password = try #require(
      try users.resetPassword(of: user(), at: host.now) { random.next() })
    #expect(password.utf8.count == 16)
    #expect(try host.refusal(.get, "/goals", token: token) == "401 TOKEN_REVOKED")
    #expect(try logIn() == "401 INVALID_CREDENTIALS" && logIn(password) == "200")
  }

  @Test func whoIsDeletedIsGoneWithEverything() throws {
    let token = try host.register().access
    _ = try host.makeGoal(token)
    let ada = try user()
    try users.delete(ada)
    #expect(try users.users(at: host.now).isEmpty)
    #expect(try host.refusal(.get, "/goals", token: token) == "401 TOKEN_REVOKED")
    #expect(try host.register().user != ada.id)
    if !TestDatabase.isSQLite {
      #expect(throws: UserAdministration.Gone.self) { try users.disable(ada, at: host.now) }
    }
  }
}
