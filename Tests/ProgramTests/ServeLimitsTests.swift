import Network
import ServiceHost
import Testing

@testable import Program
@testable import Verbs

@Suite struct ServeLimitsTests {
  private func read(_ words: String...) throws -> ServeLimits {
    let run = try InvocationParser.parse(["serve"] + words.flatMap { ["--limit", $0] })
    guard case .serve(let options) = run else { throw UsageError("\(run)") }
    return options.limits
  }

  @Test func setsEachOfThem() throws {
    let names = ServeLimits.Name.allCases.map(\.rawValue)
    let limits = try read(
      "connections=1", "connections-per-address=2", "connections-per-proxy=3",
      "sockets-per-user=4", "messages-per-minute=5", "messages-at-once=6", "questions-at-once=7",
      "connections=100000")
    #expect(names.count == 7)
    #expect(limits.network.connections == 100_000 && limits.network.connectionsPerAddress == 2)
    #expect(limits.network.connectionsPerProxy == 3 && limits.service.socketsPerUser == 4)
    #expect(limits.service.messagesPerMinute == 5 && limits.service.messagesAtOnce == 6)
    #expect(limits.service.questionsAtOnce == 7)
  }

  @Test func leavesTheOthersAsTheyAre() throws {
    let limits = try read("messages-at-once=6")
    #expect(limits.network.connections == 4096 && limits.network.connectionsPerAddress == 256)
    #expect(limits.network.connectionsPerProxy == 1024 && limits.service.socketsPerUser == 64)
    #expect(limits.service.messagesPerMinute == 20 && limits.service.messagesAtOnce == 6)
  }

  @Test func severalMayStandBetweenBlanksAndFlagsWin() throws {
    let set = try ServeLimits("connections=3  sockets-per-user=4 connections=5", from: "limits")
    let limits = try read("sockets-per-user=6").over(set)
    #expect(limits.network.connections == 5 && limits.service.socketsPerUser == 6)
  }

  @Test func theConfigFileIsHeldToThem() throws {
    let row = try #require(ConfigurationKey.all.first { $0.name == "limits" })
    #expect(row.variable == "LUME_LIMITS" && row.flag?.names == ["--limit"])
    #expect(
      throws: UsageError(
        "\"limits\" connections=VALUE takes a whole number from 1 to 100000, not \"0\"")
    ) { try row.check("\"limits\"", "sockets-per-user=1 connections=0") }
  }

  @Test(arguments: ["sockets", "=3", "", "socket-per-user=3"])
  func whatHasNoSuchNameIsAnsweredWithAllNames(text: String) {
    let error = #expect(throws: UsageError.self) { try read(text) }
    let sentence = error?.sentence ?? ""
    for name in ServeLimits.Name.allCases { #expect(sentence.contains(name.rawValue)) }
  }

  @Test(arguments: ["", "0", "-1", "100001", "99999999999999999999", "1.5", "3s"])
  func aValueIsAWholeNumberWithinBounds(value: String) {
    let error = #expect(throws: UsageError.self) { try read("connections=\(value)") }
    #expect(
      error?.sentence
        == "--limit connections=VALUE takes a whole number from 1 to 100000, not \"\(value)\"")
  }
}
