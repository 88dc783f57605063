import Contract
import Database
import Edge
import JSON
import PostgreSQL
import Testing
import Time

@testable import ServiceHost

/// A server while somebody outside has a user of its to themselves.
@Suite(.enabled(if: !TestDatabase.isSQLite)) struct HeldUserTests {
  private let schema = SharedSchema()

  /// Does something while somebody outside has a user to themselves.
  private func whileHeld(_ email: String, _ body: () throws -> Void) throws {
    let holder = try schema.connect()
    try holder.transaction {
      try holder.run("SELECT 1 FROM users WHERE email = ? FOR UPDATE", .text(email))
      try body()
    }
  }

  private func post(_ path: String, _ body: JSON, _ token: String) -> Request {
    Request(
      .post, Endpoint.prefix + path,
      headers: [Envelope.contentType, Header("authorization", "Bearer \(token)")],
      body: body.text())
  }

  @Test func whatWaitsForItsUserKeepsNobodyWaiting() throws {
    let host = try Host(on: schema.connect(waitsForRows: false))
    let ada = try host.register().access
    let bob = try host.register("bob@example.com").access
    try whileHeld("ada@example.com") {
      #expect(host.begin(post("/goals", Client.goal(), ada)).response == nil)
      let total = try host.data(.get, "/goals", token: ada)["total"]
      let other = try host.ask(.post, "/goals", Client.goal(), token: bob)
      #expect(total == 0 && other.status == 201)
      host.wait(.seconds(1))
      #expect(host.take() == [])
    }
    host.wait(.seconds(0.9))
    let arrivals = host.take()
    guard case .response(_, let response)? = arrivals.first, arrivals.count == 1 else {
      return #expect(Bool(false), "\(arrivals)")
    }
    #expect(response.status == 201 && host.troubles == [])
    #expect(try host.data(.get, "/goals", token: ada)["total"] == 1)
  }

  @Test func whoWaitsForTooLongIsTold() throws {
    let host = try Host(on: schema.connect(waitsForRows: false))
    let token = try host.register().access
    let chat = try host.makeConsultation(token)
    let socket = try host.open(chat, token: token)
    var arrivals: [Arrival] = []
    try whileHeld("ada@example.com") {
      #expect(host.begin(post("/goals", Client.goal(), token)).response == nil)
      host.say("hello", on: socket)
      for _ in 0..<3 {
        host.wait(.seconds(1))
        arrivals += host.take()
      }
    }
    let responses = arrivals.compactMap { if case .response(_, let it) = $0 { it } else { nil } }
    #expect(responses.map(Host.summary) == ["503 BUSY"])
    #expect(responses.first?.header("retry-after") == "1")
    #expect(arrivals.summary(of: socket) == ["error BUSY"])
    host.wait(.seconds(1))
    #expect(host.take() == [] && host.troubles == [])
  }

  @Test func whatIsSaidWhileItsUserIsHeldIsAnsweredInOrder() throws {
    let host = try Host(on: schema.connect(waitsForRows: false))
    let token = try host.register().access
    let socket = try host.open(try host.makeConsultation(token), token: token)
    try whileHeld("ada@example.com") {
      host.say("hello", on: socket)
      host.served.received(.text(ClientFrame.ping.text), on: socket, at: host.now)
      #expect(host.take() == [])
    }
    let heard = host.takeAll(until: host.now + .seconds(1)).summary(of: socket)
    #expect(heard.first == "received" && heard.contains("pong") && heard.contains("complete"))
  }

  @Test func whoIsGoneWaitsNoMore() throws {
    let host = try Host(on: schema.connect(waitsForRows: false))
    let token = try host.register().access
    try whileHeld("ada@example.com") {
      let channel = host.channel(.http)
      let request = post("/goals", Client.goal(), token)
      #expect(host.served.respond(to: request, on: channel, from: "", at: host.now) == nil)
      host.served.cancel(channel)
    }
    host.wait(.seconds(1))
    #expect(host.take() == [])
    #expect(try host.data(.get, "/goals", token: token)["total"] == 0)
  }

  @Test func anAnswerIsNotCutWhileItsUserIsHeld() throws {
    let host = try Host(on: schema.connect(waitsForRows: false), pace: .milliseconds(40))
    let token = try host.register().access
    let chat = try host.makeConsultation(token)
    let socket = try host.open(chat, token: token)
    host.say("hello", on: socket)
    host.wait(.milliseconds(500))
    #expect(host.take().summary(of: socket).contains("received"))
    let reader = try schema.connect()
    func answer() throws -> String? {
      try reader.first(
        "SELECT state FROM messages WHERE role = 'assistant'", make: { $0.text("state") })
    }
    try whileHeld("ada@example.com") {
      host.served.received(.text(ClientFrame.interrupt.text), on: socket, at: host.now)
      #expect(host.take().summary(of: socket) == [])
      let state = try answer()
      #expect(state == "streaming")
    }
    let heard = Client.frames(host.takeAll(until: host.now + .seconds(1)))
    #expect(try answer() == "cut")
    #expect(heard == [.interrupted])
  }

  @Test func anEndedLogInThatIsHeldKeepsNobodyFromLoggingIn() throws {
    let host = try Host(on: schema.connect(longestWait: .milliseconds(10)))
    _ = try host.register()
    _ = try host.register("bob@example.com")
    host.wait(.seconds(40 * 86_400))
    let holder = try schema.connect()
    try holder.transaction {
      try holder.run("SELECT 1 FROM sessions FOR UPDATE")
      let logIn: JSON = ["email": "bob@example.com", "password": "correct horse"]
      let response = try host.ask(.post, "/auth/login", logIn)
      #expect(response.status == 200)
    }
  }

  /// By the thread that serves those who come without a log-in.
  @Test(arguments: ["logout", "refresh"])
  func theEndOfALogInDoesNotWaitForLong(_ path: String) throws {
    let host = try Host(on: schema.connect(longestWait: .milliseconds(10)))
    let body: JSON = ["refresh_token": .string(try host.register().refresh)]
    try whileHeld("ada@example.com") {
      let refusal = try host.refusal(.post, "/auth/\(path)", body)
      #expect(refusal == "503 BUSY")
    }
    #expect(try host.ask(.post, "/auth/\(path)", body).status < 300)
  }
}
