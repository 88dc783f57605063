import Contract
import Edge
import JSON
import SQLite
import Testing
import Time

@testable import ServiceHost

/// What becomes of an answer while nothing of it can be stored.
@Suite struct UnstoredEndTests {
  private let file = DatabaseFile()
  private let other: Connection
  private let line = Talk.Line()

  init() throws {
    other = try Connection(file.place)
  }

  private func host(model: LanguageModel? = nil) throws -> Host {
    let host = try Host(on: Connection(file.place), isOpen: true, model: model, line: line)
    try other.run(
      """
      CREATE TRIGGER unstored BEFORE UPDATE OF content, state ON messages BEGIN SELECT RAISE(FAIL, 'no room'); END
      """)
    return host
  }

  private func free() throws { try other.run("DROP TRIGGER unstored") }

  private func history(_ host: Host, _ chat: String) throws -> [String] {
    let data = try host.data(.get, "/consultations/\(chat)/messages")
    return (data["messages"]?.arrayValue ?? []).compactMap { $0["content"]?.stringValue }
  }

  @Test func isToldOfItsEndOnceThatIsStored() throws {
    let host = try host()
    let chat = try host.makeConsultation()
    let socket = try host.open(chat)
    host.say("hello", on: socket)
    let frames = host.take()
    #expect(frames.summary(of: socket).last == "chunk" && host.troubles.count == 1)
    try free()
    host.wait(.seconds(1))
    #expect(host.take().summary(of: socket) == ["complete"])
    #expect(try history(host, chat) == ["hello", frames.text(on: socket)])
  }

  @Test func isInTheHistoryThoughItsClientLeftMeanwhile() throws {
    let host = try host()
    let chat = try host.makeConsultation()
    let socket = try host.open(chat)
    host.say("hello", on: socket)
    let text = host.take().text(on: socket)
    host.served.closed(socket)
    #expect(try history(host, chat) == ["hello"])
    try free()
    #expect(try history(host, chat) == ["hello", text])
  }

  @Test func goesOnWithALanguageModel() throws {
    let host = try host(model: LanguageModel(name: "m"))
    let chat = try host.makeConsultation()
    let socket = try host.open(chat)
    host.say("hello", on: socket)
    let question = try #require(line.asked.last).channel
    func says(_ bytes: String) -> [Arrival] {
      host.served.deliver(.frame(question, .binary(Array(bytes.utf8))), at: host.now)
      return host.take()
    }
    #expect(says(Talk.event("Walk.")).text(on: socket) == "Walk.")
    try free()
    #expect(says(Talk.event(" Then rest.")).text(on: socket) == " Then rest.")
    #expect(says("data: [DONE]\n\n").summary(of: socket) == ["complete"])
    #expect(try history(host, chat) == ["hello", "Walk. Then rest."])
  }

  @Test func doesNotKeepAdviceOfALanguageModelBack() throws {
    let host = try Host(
      on: Connection(file.place), isOpen: true, model: LanguageModel(name: "m"), line: line)
    let path = "\(Endpoint.prefix)/goals/\(try host.makeGoal())/tips"
    let request = Request(.post, path, headers: [Header("idempotency-key", "k")])
    let channel = host.channel(.http)
    #expect(host.served.respond(to: request, on: channel, from: "a", at: host.now) == nil)
    try other.run(
      """
      CREATE TRIGGER unstored BEFORE UPDATE ON replies BEGIN SELECT RAISE(FAIL, 'no room'); END
      """)
    host.served.deliver(.failed(try #require(line.asked.last).channel, .refused), at: host.now)
    let statuses = host.take().compactMap { arrival -> Int? in
      if case .response(channel, let response) = arrival { response.status } else { nil }
    }
    #expect(statuses == [200])
  }
}
