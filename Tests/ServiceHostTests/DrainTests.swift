import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

@Suite struct DrainTests {
  @Test func closesSocketsBehindTheirAnswers() throws {
    let host = try Host(pace: .milliseconds(40), isOpen: true)
    let chat = try host.makeConsultation()
    let other = try host.data(.post, "/consultations", ["persona": "triage"])["consultation"]?["id"]
    let (silent, busy) = (try host.open(chat), try host.open(other?.stringValue ?? ""))
    let start = host.now
    host.served.beginDrain(.seconds(5), at: start)
    #expect(host.begin(Request(.get, "/readyz")).response?.status == 503)
    #expect(host.begin(Request(.get, "/healthz")).response?.status == 200)
    let refusal = try #require(host.admit(chat).refusal)
    #expect(Host.summary(refusal) == "503 UNAVAILABLE" && refusal.header("retry-after") == "1")
    _ = try host.makeGoal()
    #expect(host.takeAll(until: start + .milliseconds(4999)).isEmpty)
    host.say("How should I start?", on: busy)
    let arrivals = host.takeAll(until: start + .seconds(15))
    #expect(arrivals.summary(of: silent) == ["close 1001"])
    #expect(arrivals.summary(of: busy).suffix(2) == ["complete", "close 1001"])
    #expect(host.served.isIdle)
  }

  @Test func keepsWholeWhatTakesTooLong() throws {
    let host = try Host(pace: .seconds(5), isOpen: true)
    let chat = try host.makeConsultation()
    let socket = try host.open(chat)
    host.say("How should I start?", on: socket)
    host.served.beginDrain(.zero, at: host.now)
    let sent = host.takeAll(until: host.now + .seconds(10)).text(on: socket)
    guard case .over = host.served.drain else {
      Issue.record("an answer may take \(host.served.drain.map { "\($0)" } ?? "for ever")")
      return
    }
    host.served.shutDown(at: host.now)
    #expect(host.take().summary(of: socket) == ["close 1001"])
    let messages = try host.data(.get, "/consultations/\(chat)/messages")["messages"]?.arrayValue
    let answer = messages?.last?["content"]?.stringValue ?? ""
    #expect(!sent.isEmpty && answer.hasPrefix(sent) && answer != sent)
    #expect(messages?.last?["is_cut"] == nil)
  }
}
