import Database
import Edge
import JSON
import PostgreSQL
import Testing
import Time
import Wellness

@testable import ServiceHost

/// What servers over one database do about answers that others have begun.
@Suite(.enabled(if: !TestDatabase.isSQLite)) struct LeaseTests {
  private let schema = SharedSchema()

  /// A server that sends an answer in a chat of the local user, word by word.
  private func sending() throws -> (host: Host, chat: String, socket: Channel) {
    let host = try Host(on: schema.connect(), pace: .milliseconds(40), isOpen: true)
    let chat = try host.makeConsultation()
    let socket = try host.open(chat)
    host.say("How should I start?", on: socket)
    #expect(host.take().summary(of: socket) == ["received"])
    return (host, chat, socket)
  }

  /// Another server, after it has been there for so many seconds.
  private func another(after seconds: Int) throws -> Host {
    let host = try Host(on: schema.connect(), seed: 2, isOpen: true)
    for _ in 0..<seconds {
      host.wait(.seconds(1))
      #expect(host.take() == [])
    }
    return host
  }

  /// Has it that no server was seen for a while.
  private func stopAll() throws {
    try schema.connect().run("UPDATE servers SET seen_at = seen_at - interval '10 s'")
  }

  private func answer() throws -> String? {
    try schema.connect().first(
      "SELECT state, content FROM messages WHERE role = 'assistant'",
      make: { "\($0.text("state")): \($0.text("content"))" })
  }

  @Test func aServerThatBeginsLeavesTheAnswersOfOthers() throws {
    let (host, chat, socket) = try sending()
    let other = try another(after: 10)
    let body: JSON = ["content": "and then?"]
    #expect(
      try other.refusal(.post, "/consultations/\(chat)/messages", body) == "409 TURN_IN_PROGRESS")
    #expect(
      host.takeAll(until: host.now + .seconds(60)).summary(of: socket).last == "complete")
    #expect(try other.ask(.post, "/consultations/\(chat)/messages", body).status == 201)
  }

  @Test func whatADeadServerHasBegunIsEndedByAnother() throws {
    let (host, chat, socket) = try sending()
    let begun = try #require(try answer())
    try stopAll()
    // One that has been there for less than a lease can't tell.
    let other = try another(after: 5)
    let left = try answer()
    #expect(begun.hasPrefix("streaming: ") && left == begun)
    for _ in 0..<2 {
      other.wait(.seconds(1))
      _ = other.take()
    }
    let ended = try answer()
    #expect(ended == begun.replacing("streaming", with: "whole", maxReplacements: 1))
    // What was taken for dead goes on as another one, and sends nothing more of it.
    host.wait(.seconds(1))
    #expect(host.take().summary(of: socket) == ["close 1001"])
    #expect(host.takeAll(until: host.now + .seconds(60)).summary(of: socket) == [])
    #expect(try answer() == ended && host.troubles == [])
    let next = try host.open(chat)
    host.say("and then?", on: next)
    #expect(host.takeAll(until: host.now + .seconds(60)).summary(of: next).last == "complete")
  }

  @Test func whatAServerDoesNotSendIsEndedThoughItLives() throws {
    let (host, _, socket) = try sending()
    #expect(host.takeAll(until: host.now + .seconds(60)).summary(of: socket).last == "complete")
    // As where the connection broke before that was stored, or before it was known to be stored.
    try schema.connect().run("UPDATE messages SET state = 'streaming' WHERE role = 'assistant'")
    for _ in 0..<2 {
      host.wait(.seconds(1))
      #expect(host.take() == [])
    }
    #expect(try answer()?.hasPrefix("whole: ") == true)
  }

  @Test func theEndOfAnAnswerIsStoredWhenItCanBe() throws {
    let (host, _, socket) = try sending()
    let holder = try schema.connect()
    var shown: [String] = []
    try holder.transaction {
      try holder.run("SELECT 1 FROM messages WHERE role = 'assistant' FOR UPDATE")
      while host.troubles.isEmpty, let due = host.served.due {
        shown += host.takeAll(until: due).summary(of: socket)
      }
    }
    #expect(shown.last == "chunk" && host.troubles.count == 1)
    host.wait(.seconds(1))
    #expect(host.take().summary(of: socket) == ["complete"])
    #expect(try answer()?.hasPrefix("whole: ") == true)
  }

  @Test func whatAnotherServerHasEndedStays() throws {
    let (host, chat, _) = try sending()
    let messages = host.served.backend.database.storage(of: User.local).messages
    let answer = try #require(
      try messages.last(1, before: .max, in: Consultation.BackendID(chat)).last)
    try stopAll()
    _ = try another(after: 7)
    let ended = try self.answer()
    try messages.cut(answer.id, to: "")
    try messages.cut(answer.id, to: "How")
    try messages.keep(answer, content: "How", as: .streaming)
    try messages.finish(answer.id)
    let kept = try self.answer()
    #expect(ended?.hasPrefix("whole: ") == true && kept == ended)
  }

  @Test func aServerThatCannotGoOnAsAnotherTriesAgain() throws {
    let (host, _, socket) = try sending()
    try stopAll()
    let other = try ServiceDatabase(
      schema.connect(), seed: 2, zone: OffsetZone(minutes: 60), now: Client.start)
    for _ in 0..<2 {
      host.wait(.seconds(1))
      let closed = host.take().summary(of: socket)
      #expect(closed == (host.troubles.count == 1 ? ["close 1001"] : []))
    }
    #expect(host.troubles.allSatisfy { $0.contains("OtherZone") } && host.troubles.count == 2)
    #expect(host.begin(Request(.get, "/readyz")).response?.status == 503)
    try other.lease?.end()
    host.wait(.seconds(1))
    #expect(host.take() == [] && host.troubles.count == 2)
    #expect(host.begin(Request(.get, "/readyz")).response?.status == 200)
  }

  /// What was sent to it meanwhile may be older than what others have written since.
  @Test func aServerThatStoodStillChangesNothingAtOnce() throws {
    let host = try Host(on: schema.connect(), isOpen: true)
    let goal = try host.makeGoal()
    host.wait(.seconds(5))
    #expect(try host.ask(.patch, "/goals/\(goal)", ["title": "Walk"]).status == 200)
    host.wait(.seconds(7))
    #expect(try host.refusal(.patch, "/goals/\(goal)", ["title": "Old"]) == "503 UNAVAILABLE")
    #expect(try host.refusal(.delete, "/goals/\(goal)") == "503 UNAVAILABLE")
    #expect(try host.ask(.get, "/goals/\(goal)").status == 200)
    host.wait(.seconds(1))
    #expect(try host.ask(.patch, "/goals/\(goal)", ["title": "New"]).status == 200)
  }

  @Test func aServerThatEndsLeavesNoLease() throws {
    let (host, _, _) = try sending()
    host.served.shutDown(at: host.now)
    #expect(try schema.connect().first("SELECT count(*) FROM servers") { $0.integer(0) } == 0)
    #expect(try answer()?.hasPrefix("whole: ") == true)
  }
}
