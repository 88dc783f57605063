import Edge
import Network
import ServiceHost
import Shell
import Testing

@testable import Program

/// What completion knows of the models of a server.
@Suite struct ModelNamesTests {
  private func endpoint(_ address: String, model: String = "m") throws -> ModelEndpoint {
    try CoachSetup(key: nil, for: nil, NetworkOptions(), isInsecure: false)
      .endpoint(CoachChoice(model: model, address: address))
  }

  private static let list = Response(200, body: #"{"data":[{"id":"small"},{"id":"large"}]}"#)

  @Test func aServerIsAskedUntilItHasAnswered() throws {
    let names = ModelNames()
    let first = try endpoint("http://127.0.0.1:1/v1")
    #expect(names.begin(with: first) && names.known.isEmpty)
    #expect(names.begin(with: try endpoint("http://127.0.0.1:1/v1", model: "other")))
    names.receive(ModelNamesTests.list)
    #expect(names.known == ["small", "large"])
    #expect(!names.begin(with: first))
    #expect(names.begin(with: try endpoint("http://127.0.0.1:2/v1")) && names.known.isEmpty)
  }

  @Test func whatIsNoListIsNoName() throws {
    let names = ModelNames()
    names.receive(ModelNamesTests.list)
    #expect(names.known.isEmpty)
    _ = names.begin(with: try endpoint("http://127.0.0.1:1/v1"))
    names.receive(Response(401, body: "{}"))
    names.receive(Response(200, body: "<html>"))
    #expect(names.known.isEmpty)
  }

  @Test func aKeyIsForOneServer() throws {
    let own = try BaseAddress("https://one.example.org/v1")
    let setup = CoachSetup(key: "sk-x", for: own, NetworkOptions(), isInsecure: false)
    let keys = try ["https://one.example.org/v2", "https://two.example.org/v1"].map {
      try setup.endpoint(CoachChoice(model: "m", address: $0)).secrets.count
    }
    #expect(keys == [1, 0])
  }
}
