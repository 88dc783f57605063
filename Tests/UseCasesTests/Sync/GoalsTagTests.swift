import Edge
import ServiceClient
import ServiceHost
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// Asking for goals that have not changed since.
@Suite struct GoalsTagTests {
  private let backend: EmbeddedService
  private let first: Device
  private let second: Device

  init() throws {
    backend = try Device.backend()
    first = try Device(backend, seed: 1)
    second = try Device(backend, seed: 2)
    for number in 1...101 { _ = try first.goals.create(.init(title: "Goal number \(number)")) }
    try first.drain()
  }

  /// The same device after a minute.
  private func later(_ device: Device) throws -> Device {
    try Device(backend, store: device.store, seed: 3, at: Device.start + .seconds(60))
  }

  private func asked(_ device: Device) throws -> Int {
    try device.sent { _ = try device.sync.pull() }.count { $0.hasPrefix("GET /api/v1/goals?") }
  }

  @Test func aListThatHasNotChangedIsReadOnce() throws {
    #expect(try asked(second) == 2)
    #expect(try second.store.goalsTag() != nil)
    #expect(try asked(second) == 1)
    #expect(try second.goals.all().count == 101)
  }

  @Test func whatTheOtherChangedComes() throws {
    _ = try second.sync.pull()
    let changing = try later(first)
    let last = try #require(try changing.goals.all().last)
    _ = try changing.goals.progress(last, to: 0.5)
    try changing.drain()
    #expect(try second.sync.pull() == SyncEngine.Received(goals: 1))
    #expect(try asked(second) == 1)
  }

  @Test func whatHasChangedHereIsAskedForAgain() throws {
    _ = try self.second.sync.pull()
    let second = try later(self.second)
    _ = try second.goals.progress(second.goals.all()[0], to: 0.5)
    #expect(try second.store.goalsTag() == nil)
    // What waits to be sent is left as it is, so the list is to come once more.
    _ = try second.sync.pull()
    #expect(try second.store.goalsTag() == nil)
    try second.drain()
    #expect(try asked(second) == 2)
    #expect(try asked(second) == 1)
  }

  @Test func theTagIsGivenBackAsItCame() throws {
    let tag = #"W/"any, thing at all""#
    let entry =
      #"{"id": "g", "title": "Goal", "status": "active", "target_value": 1, "target_unit": "km", "start_date": "2026-03-01", "created_at": "2026-03-01T07:30:00Z", "updated_at": "2026-03-01T07:30:00Z"}"#
    var given: [String?] = []
    let device = try Device(
      peer: Device.backend().peer().answering { request in
        guard request.method == .get, request.path == "/api/v1/goals" else { return nil }
        given.append(request.header("if-none-match"))
        return given.count == 2
          ? Response(304) : Response(200, headers: [Header("etag", tag)], body: page(entry))
      })
    func page(_ entry: String) -> String { #"{"data": {"goals": [\#(entry)], "total": 1}}"# }
    #expect(try device.sync.pull() == SyncEngine.Received(goals: 1))
    #expect(try device.sync.pull() == SyncEngine.Received())
    #expect(try device.sync.pull() == SyncEngine.Received())
    #expect(given == [nil, tag, tag])
    #expect(try device.goals.all().map(\.title) == ["Goal"])
  }

  @Test func isForgottenWithTheUser() throws {
    let tokens = #"{"data": {"access_token": "access", "refresh_token": "refresh"}}"#
    let device = try Device(
      peer: Device.backend().peer().answering { request in
        request.path.hasPrefix("/api/v1/auth/") ? Response(200, body: tokens) : nil
      })
    let account = AccountUseCases(device.context)
    let birth = try #require(CalendarDate("1990-01-01"))
    for change in [
      { try account.login(email: "a@example.com", password: "correct horse") },
      { try account.logout() },
      { try account.register(email: "a@example.com", password: "x", name: "A", born: birth) },
    ] {
      try device.store.keep(goalsTag: "\"1\"")
      #expect(try device.store.goalsTag() == "\"1\"")
      try change()
      #expect(try device.store.goalsTag() == nil)
    }
  }
}
