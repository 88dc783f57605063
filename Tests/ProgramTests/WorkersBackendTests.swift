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
    for number in 2...65 { #expect(backend.respond(channel(number), request, client) == nil) }
    let refusal = backend.respond(channel(66), request, client)
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
