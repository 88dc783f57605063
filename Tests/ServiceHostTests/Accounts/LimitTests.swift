import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

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
    host.served.closed(open[0])
    _ = try host.open(rooms[1], token: ada)
    #expect(host.admit(rooms[1], token: ada).refusal != nil)
    // So does what the server closes itself.
    #expect(try host.ask(.delete, "/consultations/\(rooms[1])", token: ada).status == 204)
    for _ in 0..<33 { _ = try host.open(rooms[0], token: ada) }
    #expect(host.admit(rooms[0], token: ada).refusal != nil)
  }

  @Test func whereNobodyLogsInAnAddressHasAsMany() throws {
    var limits = EmbeddedService.MultiUserService.Limits()
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

  /// Ten at once, then one every three seconds, over whatever way and in whatever chat.
  @Test func aUserSaysTwentyThingsAMinute() throws {
    let host = try Host()
    let (ada, bob) = (try host.register().access, try host.register("bob@example.com").access)
    let chat = try host.makeConsultation(ada)
    let path = "/consultations/\(chat)/messages"
    let socket = try host.open(chat, token: ada)
    for number in 1...5 {
      let said: JSON = ["content": .string("said \(number)")]
      #expect(try host.ask(.post, path, said, token: ada).status == 201)
      host.say("told \(number)", on: socket)
      #expect(host.take().summary(of: socket).contains("complete"))
    }
    let refusal = try host.ask(.post, path, ["content": "too much"], token: ada)
    #expect(Host.summary(refusal) == "429 RATE_LIMITED" && refusal.header("retry-after") == "3")
    host.say("too much", on: socket)
    let arrivals = host.take()
    #expect(arrivals.summary(of: socket) == ["error RATE_LIMITED"])
    guard case .frame(_, .text(let text))? = arrivals.first else { return }
    #expect(try JSON(parsing: text)["retry_after"] == 3)
    let first: JSON = ["persona": "nutritionist", "initial_message": "too much"]
    #expect(Host.summary(try host.ask(.post, "/consultations", first, token: ada)).hasPrefix("429"))
    // What was refused is stored nowhere, and the same may be sent again later.
    let list = try host.data(.get, "\(path)?limit=100", token: ada)
    #expect(list["total"]?.intValue == 20)
    let other = "/consultations/\(try host.makeConsultation(bob))/messages"
    #expect(try host.ask(.post, other, ["content": "hello"], token: bob).status == 201)
    for _ in 1...3 {
      host.wait(.seconds(3))
      host.say("too much", on: socket)
      #expect(host.take().summary(of: socket).contains("complete"))
      #expect(try host.ask(.post, path, ["content": "too much"], token: ada).status == 429)
    }
  }

  /// Who repeats what has arrived isn't counted.
  @Test func whatIsRepeatedCostsNothing() throws {
    let host = try Host()
    let ada = try host.register().access
    let path = "/consultations/\(try host.makeConsultation(ada))/messages"
    let body: JSON = ["content": "hello", "client_id": "m1"]
    for _ in 1...20 { #expect(try host.ask(.post, path, body, token: ada).status == 201) }
    for _ in 1...20 {
      let again: JSON = ["content": "again"]
      let response = try host.ask(.post, path, again, token: ada, key: "k")
      #expect(response.status == 201)
    }
  }

  @Test func whereNobodyLogsInAnAddressSaysAsMuch() throws {
    var limits = EmbeddedService.MultiUserService.Limits()
    (limits.messagesPerMinute, limits.messagesAtOnce) = (60, 2)
    let host = try Host(isOpen: true, limits: limits)
    let path = "/consultations/\(try host.makeConsultation())/messages"
    for address in ["192.0.2.1", "192.0.2.2"] {
      for status in [201, 201, 429] {
        let response = try host.ask(.post, path, ["content": "hello"], from: address)
        #expect(response.status == status)
        if status == 429 { #expect(response.header("retry-after") == "1") }
      }
    }
  }

  /// Of ten messages and one of another user's, that one is the next to be asked for.
  @Test func usersTakeTurnsAtALanguageModel() throws {
    var limits = EmbeddedService.MultiUserService.Limits()
    limits.questionsAtOnce = 1
    let line = Talk.Line()
    let host = try Host(model: LanguageModel(name: "m"), line: line, limits: limits)
    let (ada, bob) = (try host.register().access, try host.register("bob@example.com").access)
    var sockets: [Channel] = []
    for (number, token) in [ada, ada, ada, bob, bob].enumerated() {
      let goal = try host.makeGoal(token)
      let data = try host.data(
        .post, "/consultations/chat-about-goal", ["goal_id": .string(goal)], token: token)
      let socket = try host.open(data["id"]?.stringValue ?? "", token: token)
      host.say("question \(number)", on: socket)
      sockets.append(socket)
    }
    #expect(line.asked.count == 1)
    // Who waits is told so.
    host.wait(.seconds(6))
    let told = host.take().filter { $0.channel == sockets[4] }
    #expect("\(told)".contains("answers others first"))
    var order: [String] = []
    while let asked = line.asked.last, asked.channel.number > 0 {
      let count = line.asked.count
      let number = asked.request.body.split(separator: "question ").last?.prefix(1) ?? ""
      order.append(String(number))
      host.served.deliver(
        .frame(asked.channel, .binary(Array((Talk.event("Walk.") + "data: [DONE]\n\n").utf8))),
        at: host.now)
      _ = host.take()
      if line.asked.count == count { break }
    }
    #expect(order == ["0", "3", "1", "4", "2"])
  }

  /// Who stops an answer makes room, and whoever waited is not asked for.
  @Test func whoStopsAnAnswerMakesRoom() throws {
    var limits = EmbeddedService.MultiUserService.Limits()
    limits.questionsAtOnce = 1
    let line = Talk.Line()
    let host = try Host(model: LanguageModel(name: "m"), line: line, limits: limits)
    var sockets: [Channel] = []
    for name in ["ada", "bob", "cyd"] {
      let token = try host.register("\(name)@example.com").access
      sockets.append(try host.open(try host.makeConsultation(token), token: token))
      host.say("question of \(name)", on: sockets[sockets.count - 1])
    }
    #expect(line.asked.count == 1)
    for socket in [sockets[1], sockets[0]] {
      host.served.received(.text(ClientFrame.interrupt.text), on: socket, at: host.now)
    }
    _ = host.take()
    #expect(line.asked.count == 2)
    #expect(line.asked.last?.request.body.contains("question of cyd") == true)
  }
}
