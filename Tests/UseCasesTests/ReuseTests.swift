import Edge
import SQLite
import ServiceClient
import ServiceHost
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// Which chat is gone on with, and when another one is begun (backend contract, 7.9 and 7.10).
@Suite struct ReuseTests {
  private let backend: EmbeddedService
  private let device: Device
  private let other: Device

  init() throws {
    backend = try Device.backend()
    device = try Device(backend, seed: 1)
    other = try Device(backend, seed: 2)
  }

  /// The same chat on the other device.
  private func there(_ chat: Consultation) throws -> Consultation {
    _ = try other.sync.pull()
    return try #require(try other.chats.all().first { $0.backendID == chat.backendID })
  }

  private func open(_ goal: Goal?) throws -> Consultation {
    try (goal.map { try device.chats.open(about: $0, persona: nil) } ?? device.chats.open(.triage))
      .consultation
  }

  @Test(arguments: [ConsultationStatus.completed, .archived, .abandoned], [false, true])
  func oneThatIsOverIsNotGoneOnWith(_ status: ConsultationStatus, _ isAboutGoal: Bool) throws {
    let goal = isAboutGoal ? try device.syncedGoal() : nil
    let first = try open(goal)
    try device.chats.end(first, as: status)
    let second = try open(goal)
    #expect(second.id != first.id && second.backendID != first.backendID)
    #expect(try device.chats.all().count == 2)
    #expect(try goal.map { try device.goals.goal($0.id)?.consultationID == second.id } ?? true)
  }

  /// The backend is told of the end before it is asked to begin, or it would name the old one.
  @Test func anEndThatWaitsIsToldFirst() throws {
    let first = try open(nil)
    try device.set("net", "down")
    try device.chats.delete(first)
    let offline = try open(nil)
    #expect(offline.backendID == nil && offline.id != first.id)
    try device.set("net", "up")
    let sent = try device.sent {
      let again = try open(nil)
      #expect(again.id == offline.id)
    }
    #expect(sent.map { $0.prefix(6) } == ["DELETE", "POST /"])
    #expect(try device.store.consultation(offline.id)?.backendID != first.backendID)
  }

  @Test(arguments: [false, true])
  func oneThatTheOtherDeviceEndedIsNotGoneOnWith(_ isAboutGoal: Bool) throws {
    let goal = isAboutGoal ? try device.syncedGoal() : nil
    let first = try open(goal)
    try other.chats.end(there(first), as: .completed)
    try other.drain()
    let second = try open(goal)
    #expect(second.backendID != first.backendID)
    #expect(try device.store.consultation(first.id)?.status == .completed)
  }

  @Test(arguments: [false, true])
  func oneThatTheBackendHasNoMoreIsBegunOnce(_ isAboutGoal: Bool) throws {
    let goal = isAboutGoal ? try device.syncedGoal() : nil
    let first = try open(goal)
    try other.chats.delete(there(first))
    try other.drain()
    let sent = try device.sent { _ = try open(goal) }
    #expect(sent.filter { $0.hasPrefix("POST") }.count == 1)
    #expect(!sent.contains { $0.hasPrefix("DELETE") })
    let second = try #require(try device.chats.active())
    #expect(second.backendID != nil && second.backendID != first.backendID)
    #expect(try device.chats.all() == [second])
    #expect(try goal.map { try device.goals.goal($0.id)?.consultationID == second.id } ?? true)
  }

  /// A goal's link to one that is about nothing, or about something else, means nothing.
  @Test func aLinkWithoutTheGoalIsIgnored() throws {
    var goal = try device.syncedGoal()
    let legacy = try device.chats.open(.wellnessSpecialist).consultation
    goal.consultationID = legacy.id
    try device.store.put(goal)
    let chat = try open(goal)
    #expect(chat.id != legacy.id && chat.goalID == goal.id)
    #expect(try device.goals.goal(goal.id)?.consultationID == chat.id)
  }

  @Test func theLinkedOneOfSeveralIsTaken() throws {
    let goal = try device.syncedGoal()
    let first = try open(goal)
    _ = try device.chats.open(about: goal, persona: .nutritionist)
    var linked = try #require(try device.goals.goal(goal.id))
    linked.consultationID = first.id
    try device.store.put(linked)
    #expect(try open(goal) == first)
  }

  @Test func aBackendOutOfReachDoesNotKeepAChatFromBeingOpened() throws {
    let chat = try open(nil)
    try device.set("net", "down")
    #expect(try open(nil) == chat)
  }

  /// A message in a chat that the backend has no more goes on in another one.
  @Test func whatWasSaidIntoTheVoidIsTakenAlong() throws {
    let first = try open(nil)
    try device.say("one", in: first)
    try other.chats.delete(there(first))
    try other.drain()
    device.chats.socketHasEnded()
    #expect(try device.say("two", in: first).end == .gone)
    let second = try device.chats.renew(first).consultation
    #expect(try device.messages(second) == [["user", "two", "queued"]])
    #expect(try device.store.consultation(first.id) == nil)
    let next = try #require(try device.chats.nextQueued())
    _ = try device.follow(try #require(try device.chats.deliver(next)))
    #expect(try device.saidToBackend(second) == ["two"])
  }
}

/// A 409 names a chat that is not there.
@Suite struct LyingConflictTests {
  /// A device whose backend answers so many requests to begin with a 409.
  private func device(_ conflicts: Int) throws -> Device {
    let inner = try Device.backend().peer()
    var left = conflicts
    var waiting: [(Channel, Response)] = []
    var peer = inner
    peer.emit = { effect, now in
      guard case .request(let channel, let request) = effect, request.method == .post,
        request.path.hasSuffix("/consultations"), left > 0
      else { return try inner.emit(effect, now) }
      left -= 1
      let body =
        #"{"error":{"code":"CONSULTATION_EXISTS","details":{"existing_consultation_id":"#
        + #""13c232ac-0c91-4b7e-b5a9-b3c594ac7fea","can_continue":true},"message":"exists"}}"#
      waiting.append((channel, Response(409, body: body)))
    }
    peer.due = { waiting.isEmpty ? inner.due() : Device.start }
    peer.take = { now in
      guard !waiting.isEmpty else { return try inner.take(now) }
      let (channel, response) = waiting.removeFirst()
      return .response(channel, response)
    }
    return try Device(peer: peer)
  }

  @Test func itIsBegunOnceMore() throws {
    let device = try device(1)
    let chat = try device.chats.open(.triage).consultation
    #expect(chat.backendID != nil)
    #expect(device.sent.map { $0.prefix(5) } == ["POST ", "GET /", "POST "])
  }

  @Test func andNotForEver() throws {
    let device = try device(5)
    #expect(throws: Failure.self) { try told { try device.chats.open(.triage) } }
    #expect(device.sent.map { $0.prefix(5) } == ["POST ", "GET /", "POST ", "GET /"])
    #expect(try device.chats.all().isEmpty)
  }
}
