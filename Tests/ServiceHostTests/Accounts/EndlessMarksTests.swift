import Contract
import Edge
import JSON
import Testing

@testable import ServiceHost

/// A server refuses text with more combining marks in a row than any language has, before it
/// compares it with anything.
@Suite struct EndlessMarksTests {
  private static let marks = String(repeating: "\u{301}\u{316}", count: 20)
  private static let sentence = "more than 30 combining marks in a row"

  @Test(arguments: ["email", "password", "name"], ["/auth/login", "/auth/register"])
  func ofSomebodyWithoutAnAccount(key: String, path: String) throws {
    let members = Host.registration().objectValue ?? []
    let body = JSON.object(
      members.map {
        JSON.Member(key: $0.key, value: $0.key == key ? .string("a" + Self.marks) : $0.value)
      })
    let host = try Host()
    let response = try host.ask(.post, path, body)
    #expect(response.status == 400)
    #expect(ServiceError(response).message.contains(Self.sentence))
    #expect(host.work == 0)
  }

  @Test(arguments: [
    ("/goals", "goal_type"), ("/goals", "title"), ("/goals", Self.marks),
    ("/consultations", "persona"),
  ])
  func inABody(path: String, key: String) throws {
    let host = try Host()
    let token = try host.register().access
    let body = JSON.object([JSON.Member(key: key, value: .string(Self.marks))])
    let response = try host.ask(.post, path, body, token: token)
    #expect(response.status == 400)
    #expect(ServiceError(response).message.contains(Self.sentence))
  }

  @Test func inAPathOrAQuery() throws {
    let host = try Host()
    let token = try host.register().access
    let escaped = Self.marks.utf8.map { "%" + String($0, radix: 16) }.joined()
    for path in ["/goals?status=\(escaped)", "/goals/\(escaped)", "/goals?status=\(Self.marks)"] {
      let response = try host.ask(.get, path, token: token)
      #expect(response.status == 400)
      #expect(ServiceError(response).message.contains(Self.sentence))
    }
  }

  @Test func inWhatIsSaid() throws {
    let host = try Host()
    let token = try host.register().access
    let id = try host.makeConsultation(token)
    let body: JSON = ["content": .string("hello" + Self.marks)]
    let response = try host.ask(.post, "/consultations/\(id)/messages", body, token: token)
    #expect(response.status == 400)
    let socket = try host.open(id, token: token)
    _ = host.take()
    host.say("hello" + Self.marks, on: socket)
    #expect(host.take().summary(of: socket).first?.hasPrefix("error") ?? false)
    #expect(throws: ContractError.self) { try ClientFrame(#"{"type": "ping\#(Self.marks)"}"#) }
  }
}
