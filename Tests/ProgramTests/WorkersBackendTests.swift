import Edge
import ServiceHost
import Testing
import Threads
import Time

@testable import Network
@testable import Program

/// Who is served by which worker, and what becomes of those who wait for one.
@Suite(.timeLimit(.minutes(5))) struct WorkersBackendTests {
  private let client = HTTPServer.Client(address: "192.0.2.1")

  private func channel(_ number: Int) -> Channel { Channel(.http, number) }

  @Test func thoseBeyondTheMostThatMayWaitAreToldSo() throws {
    let gate = Guarded(false)
    let backend = try WorkersBackend(1, PasswordWorker()) { _, _ in
      try TestService.equipment(now: {
        gate.waiting { $0 ? .done(()) : .wait(nil) }
        return TestService.now
      })
    }
    backend.start {}
    let request = Request(.get, "/api/v1/goals")
    #expect(backend.respond(channel(1), request, client) == nil)
    // The worker is at the first.
    while backend.figures.workers?.waiting != 0 {}
    let other = HTTPServer.Client(address: "192.0.2.2")
    for number in 2...65 {
      #expect(backend.respond(channel(number), request, number > 33 ? other : client) == nil)
    }
    let refusal = backend.respond(channel(66), request, HTTPServer.Client(address: "192.0.2.3"))
    #expect(refusal?.status == 503 && refusal?.header("retry-after") == "1")
    #expect(backend.respond(channel(67), Request(.get, "/healthz"), client)?.status == 200)
    gate.change { $0 = true }
    while backend.figures.workers?.tasks != 65 {}
    let workers = try #require(backend.figures.workers)
    #expect(workers.count == 1 && workers.waiting == 0 && workers.wait > 0)
    // Who is gone is nobody's any more.
    backend.end(channel(1))
    while backend.figures.workers?.tasks != 66 {}
    backend.end(channel(1))
    backend.shutDown(sending: HTTPServer.Connections(limits: HTTPServer.Limits(), firstNumber: 1))
    #expect(backend.figures.workers?.tasks == 67)
  }

  private func request(_ number: Int) -> ServiceWorker.Task { request(number, from: client) }

  private func request(_ number: Int, from client: HTTPServer.Client) -> ServiceWorker.Task {
    .request(channel(number), Request(.get, "/"), client)
  }

  private func numbers(_ queue: inout TaskQueue) -> [Int] {
    var numbers: [Int] = []
    while let next = queue.popNext() {
      switch next.task {
      case .request(let channel, _, _), .frame(let channel, _), .end(let channel):
        numbers.append(channel.number)
      case .hashed, .told, .drain: numbers.append(0)
      case .shutDown: numbers.append(-1)
      }
    }
    return numbers
  }

  private func put(
    _ tasks: [ServiceWorker.Task], of owner: TaskQueue.Owner, in queue: inout TaskQueue
  ) -> [Bool] {
    tasks.map { queue.put($0, of: owner) }
  }

  @Test func oneUserHasAFewRequestsWaitingAndTheOthersTakeTurns() {
    var queue = TaskQueue()
    let elsewhere = HTTPServer.Client(address: "192.0.2.2")
    let ann = put((1...9).map { request($0, from: elsewhere) }, of: .user("a"), in: &queue)
    #expect(ann == Array(repeating: true, count: 8) + [false])
    let strangers = put((10...42).map(request), of: .stranger("192.0.2.1"), in: &queue)
    #expect(strangers == Array(repeating: true, count: 32) + [false])
    _ = put([.shutDown], of: .server, in: &queue)
    // A token that nobody has looked at gives its address no more.
    let forged = put([request(43)], of: .user("anyone"), in: &queue)
    #expect(forged == [false])
    let bob = put([50, 51].map { request($0, from: elsewhere) }, of: .user("b"), in: &queue)
    _ = put([.told(user: nil)], of: .server, in: &queue)
    #expect(bob == [true, true] && queue.count == 43)
    let order = numbers(&queue)
    #expect(order.prefix(7) == [1, 10, 50, 0, 2, 11, 51] && order.last == -1)
    #expect(order.filter { 1...8 ~= $0 } == Array(1...8) && queue.count == 0)
    let later = put([request(9)], of: .user("a"), in: &queue)
    #expect(later == [true])
  }

  @Test func twoFramesOfASocketWaitAndItIsToldWhenNoneDoes() {
    var queue = TaskQueue()
    let (one, two) = (Channel(.socket, 1), Channel(.socket, 2))
    let frames: [ServiceWorker.Task] = [
      .frame(one, .text("1")), .frame(one, .text("2")), .frame(two, .text("1")),
    ]
    let rooms = put(frames, of: .user("a"), in: &queue)
    #expect(rooms == [true, false, true])
    let emptied = (0..<3).map { _ in queue.popNext()?.emptied }
    #expect(emptied == [nil, one, nil])
    let again = put([.frame(one, .text("3"))], of: .user("a"), in: &queue)
    #expect(again == [true])
  }

  @Test func aUserIsAlwaysServedByTheSameWorker() {
    let users = (0..<200).map { "user \($0)" }
    let places = users.map { WorkersBackend.place(of: $0, among: 5) }
    #expect(places == users.map { WorkersBackend.place(of: $0, among: 5) })
    #expect(Set(places) == [1, 2, 3, 4])
    #expect(WorkersBackend.place(of: nil, among: 5) == 0)
    #expect(WorkersBackend.place(of: "user", among: 1) == 0)
  }

  @Test func whatAWorkerCannotBeginWithEndsTheStart() {
    struct Broken: Error {}
    #expect(throws: Broken.self) {
      try WorkersBackend(2, PasswordWorker()) { place, _ in
        if place == 1 { throw Broken() }
        return try TestService.equipment()
      }
    }
  }
}
