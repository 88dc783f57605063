import Contract
import Edge
import JSON
import Testing
import Time

@testable import LocalBackend

/// What one user may take of a server's time.
@Suite struct LimitTests {
  @Test func aUserHas64SocketsAndTheNextOneIsRefused() throws {
    let host = try Host()
    let (ada, bob) = (try host.register().access, try host.register("bob@example.com").access)
    let rooms = try ["general_wellness", "nutritionist"].map { persona in
      let data = try host.data(
        .post, "/consultations", ["persona": .string(persona)], token: ada)
      return data["consultation"]?["id"]?.stringValue ?? ""
    }
    var open: [Channel] = []
    for number in 0..<64 { open.append(try host.open(rooms[number % 2], token: ada)) }
    let refusal = try #require(host.admit(rooms[0], token: ada).refusal)
    #expect(Host.summary(refusal) == "429 TOO_MANY_SOCKETS")
    #expect(ServiceError(refusal).message.contains("64"))
    // Nobody else is shut out, and what is closed makes room.
    _ = try host.open(try host.makeConsultation(bob), token: bob)
    host.served.closed(open[0], byClient: true)
    _ = try host.open(rooms[1], token: ada)
    #expect(host.admit(rooms[1], token: ada).refusal != nil)
    // So does what the server closes itself.
    #expect(try host.ask(.delete, "/consultations/\(rooms[1])", token: ada).status == 204)
    for _ in 0..<33 { _ = try host.open(rooms[0], token: ada) }
    #expect(host.admit(rooms[0], token: ada).refusal != nil)
  }

  @Test func whereNobodyLogsInAnAddressHasAsMany() throws {
    var limits = LocalBackend.MultiUserService.Limits()
    limits.socketsPerUser = 2
    let host = try Host(isOpen: true, limits: limits)
    let room = Request(.get, "\(Endpoint.prefix)/consultations/\(try host.makeConsultation())/ws")
    for address in ["192.0.2.1", "192.0.2.2"] {
      #expect(host.admit(room, from: address).refusal == nil)
      #expect(host.admit(room, from: address).refusal == nil)
      let refusal = try #require(host.admit(room, from: address).refusal)
      #expect(Host.summary(refusal) == "429 TOO_MANY_SOCKETS")
    }
  }
}
