import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

@Suite struct FaultsTests {
  @Test func readsEveryFault() throws {
    var faults = Faults()
    #expect(try Faults(parsing: "off") == faults && Faults(parsing: "") == .none)
    faults.latency = .milliseconds(1500)
    faults.failing = Faults.Failing(status: 503, rate: 0.25)
    faults.disconnection = .drop(after: 0)
    faults.isBatching = true
    faults.isRefusing = true
    #expect(try Faults(parsing: "latency=1.5s,status=503@0.25,drop=0,batch,refuse") == faults)
    #expect(try Faults(parsing: "status=500").failing == Faults.Failing(status: 500, rate: 1))
    #expect(try Faults(parsing: "latency=1m").latency == .seconds(60))
    #expect(try Faults(parsing: "close=3").disconnection == .close(after: 3))
  }

  @Test(arguments: [
    ("latency", "latency"), ("latency=fast", "fast"), ("latency=200", "200"),
    ("garbage=2", "garbage=2"), ("garbage", "garbage"), ("status=200", "status=200"),
    ("status=500@2", "status=500@2"), ("status=500@", "status=500@"),
    ("drop=-1", "-1"), ("batch=2", "batch=2"), ("explode", "explode"), ("batch,,refuse", ""),
    ("latency=2h", "2h"), ("latency=99999s", "99999s"),
  ])
  func namesWhatDoesNotRead(spec: String, value: String) {
    let error = #expect(throws: SettingError.self) { try Faults(parsing: spec) }
    #expect(error?.key == "fault" && error?.value == value)
  }

  @Test(arguments: [("pace", "quick"), ("fault", "explode"), ("net", "sideways")])
  func aSettingThatDoesNotReadChangesNothing(key: String, value: String) throws {
    let client = try Client(pace: .milliseconds(40))
    let error = #expect(throws: SettingError.self) { try client.set(key, value) }
    #expect(error?.key == key)
    #expect(try client.ask(.get, "/goals").status == 200)
  }

  @Test func latencyDelaysWhatAnswers() throws {
    let client = try Client(pace: .milliseconds(10))
    let id = try client.makeConsultation()
    let socket = try client.open(id).channel
    try client.set("fault", "latency=200ms")
    try client.peer.emit(
      .request(Channel(.http, 50), Request(.get, "/api/v1/goals")), client.now)
    #expect(try client.arrivals().map(\.after) == [200])
    try client.say("hello", on: socket)
    #expect(try client.arrivals().prefix(3).map(\.after) == [200, 210, 220])
  }

  @Test func failsTheShareThatIsAskedFor() throws {
    let client = try Client(faults: Faults(parsing: "status=503@0.3"))
    let statuses = try (0..<400).map { _ in try client.ask(.get, "/goals").status }
    #expect((80...160).contains(statuses.filter { $0 == 503 }.count))
    #expect(Set(statuses) == [200, 503])
  }

  @Test func aFailedRequestIsNotDone() throws {
    let client = try Client(faults: Faults(parsing: "status=500"))
    #expect(try client.ask(.post, "/goals", Client.goal()).status == 500)
    try client.set("fault", "off")
    #expect(try client.data(.get, "/goals")["total"] == 0)
  }

  @Test func aGarbledAnswerIsOfARequestThatWasDone() throws {
    let client = try Client(faults: Faults(parsing: "garbage=0.5"))
    // Garbage is what no description says.
    client.isDescribed = false
    var garbled = 0
    for _ in 1...100 {
      let response = try client.ask(.post, "/goals", Client.goal())
      #expect(response.status == 201)
      do {
        if try JSON(parsing: response.body)["data"]?["title"] != "Walk more" { garbled += 1 }
      } catch {
        garbled += 1
      }
    }
    #expect((30...70).contains(garbled))
    try client.set("fault", "off")
    #expect(try client.data(.get, "/goals")["total"] == 100)
  }

  @Test(arguments: [("drop=3", 3), ("close=3", 3), ("drop=0", 0)])
  func aSocketEndsAfterSoManyChunks(spec: String, chunks: Int) throws {
    let client = try Client(pace: .milliseconds(40), faults: Faults(parsing: spec))
    let id = try client.makeConsultation()
    let channel = try client.open(id).channel
    try client.say("hello", on: channel)
    let turn = try client.arrivals()
    let text = Client.text(turn.map(\.arrival))
    #expect(turn.count == chunks + 2 && turn.last?.after == Int64(chunks + 1) * 40)
    let end: Arrival =
      spec.hasPrefix("drop")
      ? .failed(channel, .reset) : .closed(channel, .goingAway, reason: "going away")
    #expect(turn.last?.arrival == end)
    // The client finds in the history what it did not get.
    let history = try client.history(id)
    #expect(history.count == 2 && history[0] == ["user", "hello"])
    #expect(history[1][1].hasPrefix(text) && history[1][1] != text)
    try client.say("hello", on: channel)
    #expect(client.peer.due() == nil)
  }

  @Test(arguments: ["0", "40ms"])
  func batchedFramesTravelAsOne(pace: String) throws {
    let client = try Client(faults: Faults(parsing: "batch"))
    try client.set("pace", pace)
    let id = try client.makeConsultation()
    let (channel, opened) = try client.open(id)
    #expect(opened.count == 2 && Client.frames(opened) == [.connected])
    try client.say("hello", on: channel)
    let turn = try client.arrivals().map(\.arrival)
    let frames = Client.frames(turn)
    #expect(turn.count == (frames.count + 3) / 4 && frames.count > 4)
    #expect(frames.first == .messageReceived && frames.last == .complete)
    #expect(try client.history(id).last == ["assistant", Client.text(turn)])
  }

  @Test func anInterruptedBatchKeepsWhatWasSent() throws {
    let client = try Client(pace: .milliseconds(40), faults: Faults(parsing: "batch"))
    let id = try client.makeConsultation()
    let channel = try client.open(id).channel
    try client.say("hello", on: channel)
    let sent = Client.text(try client.arrivals(2).map(\.arrival))
    try client.interrupt(channel)
    #expect(try client.history(id).last == ["assistant", sent])
  }

  @Test func refusesAnUpgrade() throws {
    let client = try Client(faults: Faults(parsing: "refuse"))
    let id = try client.makeConsultation()
    let (channel, arrivals) = try client.open(id)
    guard case .response(channel, let response)? = arrivals.first else {
      Issue.record("opened: \(arrivals)")
      return
    }
    #expect(response.status == 503 && arrivals.count == 1)
    try client.set("fault", "off")
    #expect(Client.frames(try client.open(id).arrivals) == [.connected])
  }

  @Test func aNetworkThatGoesDownTakesEverythingWithIt() throws {
    let client = try Client(pace: .milliseconds(40), faults: Faults(parsing: "latency=100ms"))
    let id = try client.makeConsultation()
    let channel = try client.open(id).channel
    try client.say("hello", on: channel)
    let sent = Client.text(try client.arrivals(4).map(\.arrival))
    let pending = Channel(.http, 70)
    try client.peer.emit(
      .request(pending, Request(.post, "/api/v1/goals", body: Client.goal().text())), client.now)
    try client.set("net", "down")
    let lost = try client.arrivals()
    #expect(lost.map(\.arrival) == [.failed(channel, .reset), .failed(pending, .reset)])
    #expect(lost.allSatisfy { $0.after == 0 })
    #expect(
      try client.exchange(Request(.get, "/api/v1/goals")) == .failed(Channel(.http, 2), .refused))
    #expect(try client.open(id).arrivals == [.failed(Channel(.socket, 2), .refused)])
    try client.set("net", "up")
    let history = try client.history(id)
    #expect(history.count == 2 && history[1][1].hasPrefix(sent) && history[1][1] != sent)
    // The request whose answer was lost had been done.
    #expect(try client.data(.get, "/goals")["total"] == 1)
  }

  @Test func aCancelledRequestAnswersNothing() throws {
    let client = try Client(faults: Faults(parsing: "latency=100ms"))
    let channel = Channel(.http, 9)
    try client.peer.emit(.request(channel, Request(.get, "/api/v1/goals")), client.now)
    try client.peer.emit(.cancel(channel), client.now)
    #expect(client.peer.due() == nil)
  }
}
