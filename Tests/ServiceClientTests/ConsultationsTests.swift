import Edge
import Testing
import Time
import Wellness

@testable import ServiceClient

@Suite struct ConsultationsTests {
  private let line: Line
  private var client: FitIQClient { line.client }

  init() throws {
    line = try Line()
  }

  private func began(_ beginning: FitIQClient.OpenedConsultation) throws -> RemoteConsultation {
    guard case .began(let consultation) = beginning else { throw NotBegun(beginning: beginning) }
    return consultation
  }

  private struct NotBegun: Error { let beginning: FitIQClient.OpenedConsultation }

  @Test func beginsOneAndKnowsItAgain() throws {
    let begun = try began(client.begin(.nutritionist, about: nil))
    #expect(begun.persona == .nutritionist && begun.status == .active && begun.goalID == nil)
    #expect(begun.startedAt == Line.start)
    #expect(try client.begin(.nutritionist, about: nil) == .exists(begun.id))
    #expect(try client.consultation(begun.id) == begun)
    #expect(try client.consultations() == [begun])
  }

  /// A page of long messages ends before its hundredth.
  @Test func hasAllMessagesHoweverLongTheyAre() throws {
    let id = try began(client.begin(.nutritionist, about: nil)).id
    // A control character is written as six bytes.
    let text = String(repeating: "\u{1}", count: 4990)
    for number in 0..<52 {
      _ = try client.say("\(number) \(text)", id: Message.ID("m-\(number)"), in: id)
    }
    let said = try client.messages(of: id, last: 1000).filter { $0.role == .user }
    let numbers = said.map { Int($0.content.prefix { $0 != " " }) }
    #expect(numbers == Array(0..<52))
    let last = try client.lastMessages(of: id)
    #expect(last.count == 100 && last.last { $0.role == .user } == said.last)
  }

  @Test func beginsOneAboutAGoalOnce() throws {
    let goal = try client.create(Line.goal(), key: "k1").id
    let begun = try began(client.chat(about: goal))
    #expect(begun.goalID == goal && begun.persona == .wellnessSpecialist)
    #expect(try began(client.chat(about: goal)).id == begun.id)
    let other = try began(client.begin(.triage, about: goal))
    #expect(other.goalID == goal && other.id != begun.id)
    #expect(try client.begin(.triage, about: goal) == .exists(other.id))
  }

  @Test func tellsThatThereAreTooMany() throws {
    for number in 1...10 {
      let goal = try client.create(Line.goal("Goal number \(number)"), key: "k\(number)").id
      _ = try began(client.chat(about: goal))
    }
    #expect(try client.begin(.triage, about: nil) == .tooMany)
  }

  @Test func givesTheLastHundredMessages() throws {
    let id = try began(client.begin(.triage, about: nil)).id
    let socket = client.socket()
    try socket.connect(to: id, token: .header, timeout: .seconds(5))
    for number in 1...60 {
      try socket.send("message \(number)", id: Message.ID("m\(number)"))
      while try socket.next(timeout: .seconds(30), early: nil) != .complete {}
    }
    let messages = try client.lastMessages(of: id)
    #expect(messages.count == 100)
    #expect(messages.first?.content == "message 11" && messages.first?.role == .user)
    #expect(messages.first?.clientID == Message.ID("m11"))
    #expect(messages.last?.role == .assistant && messages.last?.clientID == nil)
    #expect(line.requests.last?.target.hasSuffix("/messages?limit=100&offset=20") ?? false)
  }
}
