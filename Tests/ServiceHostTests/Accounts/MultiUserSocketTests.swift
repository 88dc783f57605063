import Contract
import Edge
import JSON
import SQLite
import Testing
import Time

@testable import ServiceHost

@Suite struct MultiUserSocketTests {
  /// A host with a user, who has a consultation with an open socket.
  private func room(
    pace: Duration = .milliseconds(40), faults: Faults = .none
  ) throws -> (
    host: Host, tokens: Host.Tokens, id: String, socket: Channel
  ) {
    let host = try Host(pace: pace, faults: faults)
    let tokens = try host.register()
    let id = try host.makeConsultation(tokens.access)
    return (host, tokens, id, try host.open(id, token: tokens.access))
  }

  private func history(_ host: Host, _ id: String, _ token: String) throws -> [String] {
    let data = try host.data(.get, "/consultations/\(id)/messages", token: token)
    return (data["messages"]?.arrayValue ?? []).map { $0["content"]?.stringValue ?? "" }
  }

  @Test func aSocketEndsWithItsToken() throws {
    let (host, _, id, socket) = try room()
    let end = Client.start + .seconds(3600)
    #expect(host.served.due == end)
    host.wait(.milliseconds(3_599_800))
    host.say("hello", on: socket)
    let all = host.takeAll(until: end + .seconds(60))
    #expect(all.summary(of: socket).last == "close 1008")
    #expect(host.now == end && host.served.due == nil)
    let sent = all.text(on: socket)
    let again = try host.logIn().access
    let stored = try history(host, id, again)
    // What comes back by a reload is the whole answer, which began with what was sent.
    #expect(stored.count == 2 && stored[1].hasPrefix(sent) && stored[1] != sent && !sent.isEmpty)
    host.say("hello", on: socket)
    #expect(host.served.due == nil)
  }

  @Test func loggingOutClosesTheSocketsOfThatLogIn() throws {
    let (host, tokens, id, socket) = try room()
    let other = try host.logIn().access
    let second = try host.open(id, token: other)
    host.say("hello", on: socket)
    _ = host.takeAll(until: host.now + .milliseconds(200))
    _ = try host.ask(.post, "/auth/logout", ["refresh_token": .string(tokens.refresh)])
    let closing = host.take()
    #expect(closing.summary(of: socket) == ["close 1008"])
    #expect(closing.summary(of: second) == [])
    // What was asked for goes on for whoever stays.
    #expect(
      host.takeAll(until: host.now + .seconds(60)).summary(of: second).last == "complete")
    host.say("hello", on: second)
    #expect(
      host.takeAll(until: host.now + .seconds(60)).summary(of: second).last == "complete")
  }

  @Test func aNewPasswordClosesTheSocketsOfOtherLogIns() throws {
    let (host, tokens, id, socket) = try room()
    let other = try host.open(id, token: try host.logIn().access)
    let request = Request(
      .post, Endpoint.prefix + "/auth/password",
      headers: [Envelope.contentType, Header("authorization", "Bearer \(tokens.access)")],
      body: Host.passwords("correct horse", "battery staple").text())
    let work = try #require(host.begin(request).work)
    host.served.finish(work.run(), at: host.now)
    let closing = host.take()
    #expect(closing.summary(of: other) == ["close 1008"])
    #expect(closing.summary(of: socket) == [])
  }

  /// Two servers over one file, of which the other one ends the log-in.
  @Test(arguments: [(Request.Method.post, "/auth/logout"), (.delete, "/users/me")])
  func whoWasLoggedOutElsewhereSaysNothingMore(method: Request.Method, path: String) throws {
    let file = DatabaseFile()
    let (host, other) = (try Host(place: file.place), try Host(place: file.place, seed: 2))
    let token = try host.register().access
    let id = try host.makeConsultation(token)
    let socket = try host.open(id, token: token)
    host.say("hello", on: socket)
    #expect(host.takeAll(until: host.now).summary(of: socket).last == "complete")
    let database = try Connection(file.place)
    let stored = try database.rows("SELECT content FROM messages") { $0.text(0) }
    #expect(try other.ask(method, path, token: token).status == 204)
    let left = path == "/users/me" ? [] : stored
    host.say("and more", on: socket)
    #expect(host.take().summary(of: socket) == ["close 1008"])
    #expect(try database.rows("SELECT content FROM messages") { $0.text(0) } == left)
    host.say("again", on: socket)
    #expect(host.take().summary(of: socket) == [] && host.troubles == [])
  }

  @Test func aStolenTokenThatIsNoticedClosesSocketsToo() throws {
    let (host, tokens, _, socket) = try room()
    _ = try host.refresh(tokens.refresh)
    _ = try host.ask(.post, "/auth/refresh", ["refresh_token": .string(tokens.refresh)])
    #expect(host.take().summary(of: socket) == ["close 1008"])
  }

  @Test func anAnswerIsKeptWholeWhenItsClientGoes() throws {
    let (host, tokens, id, socket) = try room()
    host.say("hello", on: socket)
    let sent = host.takeAll(until: host.now + .milliseconds(400)).text(on: socket)
    host.served.closed(socket)
    let stored = try history(host, id, tokens.access)
    #expect(stored.count == 2 && stored[1].hasPrefix(sent) && stored[1] != sent)
    host.served.closed(socket)
    #expect(host.served.due == nil && host.troubles.isEmpty)
  }

  @Test func shuttingDownClosesWith1001AndKeepsAnswersWhole() throws {
    let file = DatabaseFile()
    let host = try Host(place: file.place, pace: .milliseconds(40))
    let token = try host.register().access
    let id = try host.makeConsultation(token)
    let sockets = try (1...3).map { _ in try host.open(id, token: token) }
    host.say("hello", on: sockets[1])
    let sent = host.takeAll(until: host.now + .milliseconds(400)).text(on: sockets[1])
    host.served.shutDown(at: host.now)
    #expect(host.served.due == host.now)
    let closing = host.take()
    for socket in sockets { #expect(closing.summary(of: socket) == ["close 1001"]) }
    #expect(host.served.due == nil)
    let next = try Host(place: file.place)
    let stored = try history(next, id, token)
    #expect(stored.count == 2 && stored[1].hasPrefix(sent) && stored[1] != sent)
  }

  @Test func aSlowServerAnswersLater() throws {
    let host = try Host(faults: Faults(parsing: "latency=300ms"))
    let request = Request(.get, Endpoint.prefix + "/goals")
    let channel = host.channel(.http)
    #expect(host.served.respond(to: request, on: channel, from: "x", at: host.now) == nil)
    #expect(host.served.due == host.now + .milliseconds(300))
    host.served.cancel(channel)
    #expect(host.served.due == nil)
    _ = host.served.respond(to: request, on: host.channel(.http), from: "x", at: host.now)
    host.served.shutDown(at: host.now)
    #expect(host.take().count == 1)
    let other = try Host(faults: Faults(parsing: "latency=300ms"))
    #expect(try other.register().access != "")
    #expect(other.now > Client.start)
  }

  @Test(arguments: [("drop=3", "drop"), ("close=3", "close 1001")])
  func aSocketThatIsCutOnPurposeIsGone(fault: String, end: String) throws {
    let (host, _, _, socket) = try room(faults: try Faults(parsing: fault))
    host.say("hello", on: socket)
    let kinds = host.takeAll(until: host.now + .seconds(60)).summary(of: socket)
    #expect(kinds == ["received", "chunk", "chunk", "chunk", end])
    #expect(host.served.due == nil)
  }

  @Test func aRefusedUpgradeAndAFailingServerAreAnswers() throws {
    let host = try Host(isOpen: true)
    let id = try host.makeConsultation()
    let refusing = try Host(faults: Faults(parsing: "refuse,status=502"), isOpen: true)
    let refusal = try #require(refusing.admit(id).refusal)
    #expect(refusal.status == 503 && refusal.header("retry-after") == "1")
    #expect(try refusing.refusal(.get, "/goals") == "502 FAULT")
  }

  @Test func manySocketsAreSentToInTurn() throws {
    var limits = EmbeddedService.MultiUserService.Limits()
    limits.socketsPerUser = 1009
    let host = try Host(pace: .milliseconds(40), isOpen: true, limits: limits)
    let id = try host.makeConsultation()
    let idle = try (1...1000).map { _ in try host.open(id) }
    var streaming: [Channel] = []
    for _ in 1...9 {
      let goal = try host.makeGoal()
      let data = try host.data(
        .post, "/consultations", ["persona": "triage", "goal_id": .string(goal)])
      let socket = try host.open(data["consultation"]?["id"]?.stringValue ?? "")
      host.say("hello", on: socket)
      streaming.append(socket)
    }
    let all = host.takeAll(until: host.now + .seconds(60))
    for socket in streaming { #expect(all.summary(of: socket).last == "complete") }
    #expect(all.summary(of: idle[0]).isEmpty)
  }
}
