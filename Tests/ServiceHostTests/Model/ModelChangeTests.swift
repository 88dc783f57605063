import Contract
import Edge
import Testing

@testable import ServiceHost

/// Another coach while the backend runs.
@Suite struct ModelChangeTests {
  /// A way to a model that the test looks at.
  private final class Line {
    var asked: [(channel: Channel, request: Request)] = []
    var isClosed = false

    var line: ModelLine {
      ModelLine(
        ask: { self.asked.append(($0, $1)) }, close: { self.isClosed = true })
    }
  }

  private static func backend() throws -> (EmbeddedService, Client, Line) {
    let backend = try EmbeddedService(EmbeddedService.Options(seed: 1), now: Client.start)
    let line = Line()
    backend.use(LanguageModel(name: "one"), over: line.line)
    return (backend, Client(backend.peer(), at: Client.start), line)
  }

  private static func hears(
    _ text: String, on channel: Channel, _ client: Client
  ) throws -> [Arrival] {
    try client.peer.deliver(.frame(channel, .binary(Array(text.utf8))), client.now)
    return try client.due()
  }

  @Test func anAnswerThatIsOnItsWayComesFromWhomItWasAskedOf() throws {
    let (backend, client, first) = try ModelChangeTests.backend()
    let id = try client.makeConsultation(goal: nil)
    let channel = try client.open(id, onlyDue: true)
    try client.say("hello", on: channel)
    _ = try client.due()
    let question = try #require(first.asked.last?.channel)
    _ = try ModelChangeTests.hears(Talk.event("Walk "), on: question, client)
    let second = Line()
    backend.use(LanguageModel(name: "two"), over: second.line)
    #expect(!first.isClosed)
    let rest = try ModelChangeTests.hears(
      Talk.event("today.") + "data: [DONE]\n\n", on: question, client)
    #expect(Client.frames(rest) == [.chunk("Walk today."), .complete])
    #expect(first.isClosed && second.asked.isEmpty)
    #expect(try client.history(id).last == ["assistant", "Walk today."])
    try client.say("and then?", on: channel)
    _ = try client.due()
    let next = try #require(second.asked.last)
    #expect(next.request.body.contains("\"two\"") && next.channel != question)
    #expect(first.asked.count == 1)
  }

  @Test func theBuiltInCoachTakesOverAtTheNextMessage() throws {
    let (backend, client, first) = try ModelChangeTests.backend()
    let id = try client.makeConsultation(goal: nil)
    let channel = try client.open(id, onlyDue: true)
    backend.use(nil, over: Line().line)
    #expect(first.isClosed)
    try client.say("hello", on: channel)
    _ = try client.due()
    #expect(first.asked.isEmpty)
    #expect(try client.history(id).count == 2)
    backend.use(LanguageModel(name: "one"), over: first.line)
    try client.say("hello", on: channel)
    _ = try client.due()
    #expect(first.asked.count == 1)
  }
}
