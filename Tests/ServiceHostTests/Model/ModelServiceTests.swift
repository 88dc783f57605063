import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

/// The model as a server has it, with accounts.
@Suite struct ModelServiceTests {
  private let host: Host
  private let line: Talk.Line
  private let token: String

  init() throws {
    let line = Talk.Line()
    self.line = line
    host = try Host(model: LanguageModel(name: "m"), line: line)
    token = try host.register().access
  }

  private func says(_ bytes: String) throws -> [Arrival] {
    let channel = try #require(line.asked.last).channel
    host.served.deliver(.frame(channel, .binary(Array(bytes.utf8))), at: host.now)
    return host.take()
  }

  private func texts(_ arrivals: [Arrival]) -> String {
    arrivals.map { one -> String in
      guard case .frame(_, .text(let text)) = one else { return "" }
      return ServerFrame.all(in: text).map { result in
        if case .success(.chunk(let piece)) = result { piece } else { "" }
      }.joined()
    }.joined()
  }

  private func history(_ id: String) throws -> [String] {
    let data = try host.data(.get, "/consultations/\(id)/messages", token: token)
    return (data["messages"]?.arrayValue ?? []).compactMap { $0["content"]?.stringValue }
  }

  private func room() throws -> (id: String, socket: Channel) {
    let id = try host.makeConsultation(token)
    return (id, try host.open(id, token: token))
  }

  @Test func streamsToTheSocketThatAsked() throws {
    let (id, socket) = try room()
    host.say("hello", on: socket)
    #expect(host.take().count == 1)
    #expect(texts(try says(Talk.event("Walk."))) == "Walk.")
    _ = try says("data: [DONE]\n\n")
    #expect(try history(id) == ["hello", "Walk."])
  }

  @Test func answersARequestLaterOrNeverWhenItsClientIsGone() throws {
    let path = "\(Endpoint.prefix)/goals/\(try host.makeGoal(token))/tips"
    let request = Request(.post, path, headers: [Header("authorization", "Bearer \(token)")])
    let channels = [host.channel(.http), host.channel(.http)]
    for channel in channels {
      // The response is not there before the model was asked.
      #expect(host.served.respond(to: request, on: channel, from: "a", at: host.now) == nil)
    }
    host.served.cancel(channels[1])
    #expect(line.givenUp == [line.asked[1].channel])
    host.served.deliver(.failed(line.asked[0].channel, .refused), at: host.now)
    let answered = host.take().compactMap { one -> Channel? in
      if case .response(let channel, _) = one { channel } else { nil }
    }
    #expect(answered == [channels[0]])
    #expect(host.troubles == ["language model: refused"])
  }

  @Test func anAnswerGoesOnIntoTheHistoryWhenTheTokenExpires() throws {
    let host = try Host(model: LanguageModel(name: "m"), line: line) {
      $0.accessLifetime = .seconds(60)
    }
    let token = try host.register().access
    let id = try host.makeConsultation(token)
    let socket = try host.open(id, token: token)
    host.say("hello", on: socket)
    let channel = try #require(line.asked.last).channel
    func says(_ text: String) -> [String] {
      host.served.deliver(.frame(channel, .binary(Array(text.utf8))), at: host.now)
      return host.take().summary(of: socket)
    }
    #expect(says(Talk.event("Walk. ")) == ["received", "chunk"])
    var seen: [String] = []
    for _ in 1...6 {
      host.wait(.seconds(10))
      seen += says(": working\n\n")
    }
    #expect(seen.last?.hasPrefix("close") ?? false)
    let between = try host.logIn().access
    let path = "/consultations/\(id)/messages"
    #expect(try host.data(.get, path, token: between)["messages"]?.arrayValue?.count == 1)
    #expect(says(Talk.event("Today.") + "data: [DONE]\n\n") == [] && line.givenUp.isEmpty)
    let fresh = try host.logIn().access
    let data = try host.data(.get, path, token: fresh)
    #expect(data["messages"]?[1]?["content"] == "Walk. Today.")
  }

  @Test func aShutdownEndsWhatTheModelIsAt() throws {
    let (_, socket) = try room()
    host.say("hello", on: socket)
    _ = host.take()
    _ = try says(Talk.event("Walk "))
    let path = "\(Endpoint.prefix)/goals/\(try host.makeGoal(token))/tips"
    let request = Request(.post, path, headers: [Header("authorization", "Bearer \(token)")])
    // The response is not there before the model was asked.
    let channel = host.channel(.http)
    #expect(host.served.respond(to: request, on: channel, from: "a", at: host.now) == nil)
    host.served.shutDown(at: host.now)
    let responses = host.take().compactMap { one -> Int? in
      if case .response(_, let response) = one { response.status } else { nil }
    }
    #expect(responses == [200] && line.givenUp.count == 2 && host.served.due == nil)
    #expect(try says(Talk.event("today.")).isEmpty)
  }
}
