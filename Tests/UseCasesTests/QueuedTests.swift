import Edge
import SQLite
import ServiceClient
import ServiceHost
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// Messages said offline are sent in their order, and once.
@Suite struct QueuedTests {
  private let backend: EmbeddedService
  private let device: Device
  private var chats: ConsultationUseCases { device.chats }

  init() throws {
    backend = try Device.backend()
    device = try Device(backend)
  }

  private func deliverAll() throws {
    while let next = try chats.nextQueued() {
      guard case .complete = try device.follow(try #require(try chats.deliver(next))).end else {
        return
      }
    }
  }

  private func said(_ chat: Consultation) throws -> [String] {
    try device.messages(chat).filter { $0[0] == "user" }.map { $0[1] + " " + $0[2] }
  }

  @Test func goInTheirOrder() throws {
    let chat = try chats.open(.triage).consultation
    try device.set("net", "down")
    for text in ["one", "two", "three"] { try chats.queue(text, in: chat) }
    try deliverAll()
    #expect(try said(chat) == ["one queued", "two queued", "three queued"])
    try device.set("net", "up")
    try deliverAll()
    #expect(try said(chat) == ["one sent", "two sent", "three sent"])
    #expect(try device.saidToBackend(chat) == ["one", "two", "three"])
    #expect(try !chats.hasQueued())
  }

  /// Another device began one of the same kind meanwhile: they become one.
  @Test(arguments: [false, true], [false, true])
  func whatWasBegunOfflineBecomesPartOfTheOneThereIs(
    _ isAboutGoal: Bool, _ isPulled: Bool
  ) throws {
    let goal = isAboutGoal ? try device.syncedGoal() : nil
    func open(_ device: Device, _ goal: Goal?) throws -> Consultation {
      try
        (goal.map { try device.chats.open(about: $0, persona: nil) }
        ?? device.chats.open(.triage)).consultation
    }
    try device.set("net", "down")
    let offline = try open(device, goal)
    try chats.rename(offline, to: "Mine")
    try chats.queue("offline", in: offline)
    try device.set("net", "up")
    let other = try Device(backend, seed: 2)
    _ = try other.sync.pull()
    let there = try open(other, other.goals.all().first)
    try other.say("before", in: there)
    if isPulled { _ = try device.sync.pull() }
    try deliverAll()
    let all = try chats.all()
    #expect(all.count == 1 && all.first?.backendID == there.backendID)
    let chat = try #require(all.first)
    #expect(chat.title == "Mine" && chat.goalID == goal?.id)
    #expect(try chats.active() == chat)
    #expect(try goal.map { try device.goals.goal($0.id)?.consultationID == chat.id } ?? true)
    #expect(try said(chat) == ["before sent", "offline sent"])
    #expect(try device.saidToBackend(chat) == ["before", "offline"])
  }

  @Test func anOfflineChatIsBegunWithTheBackendByItsMessage() throws {
    try device.set("net", "down")
    let chat = try chats.open(.triage).consultation
    _ = try device.say("hello", in: chat)
    let other = try chats.open(.nutritionist).consultation
    try device.set("net", "up")
    try deliverAll()
    #expect(try device.saidToBackend(chat) == ["hello"])
    // What is delivered elsewhere does not change which chat is active.
    #expect(try chats.active()?.id == other.id)
  }

  @Test func whatIsSaidInOneThatIsOverWaitsNoMore() throws {
    let chat = try chats.open(.triage).consultation
    try chats.queue("one", in: chat)
    try chats.end(chat, as: .completed)
    #expect(try !chats.hasQueued())
    #expect(try said(chat) == ["one unsent"])
  }

  /// The process died with the message on its way into a chat that the backend did not know.
  @Test func whatCannotHaveBeenHeardWaits() throws {
    try device.set("net", "down")
    let chat = try chats.open(.triage).consultation
    try device.store.append(
      Message(
        id: Message.ID("m"), role: .user, content: "one", state: .pending,
        createdAt: Device.start), to: chat.id)
    _ = try chats.open(.triage)
    #expect(try said(chat) == ["one queued"])
  }

  /// A backend that keeps no ids of messages has heard it, and the answer was lost.
  @Test func whatIsInDoubtIsLookedForBeforeItIsSentAgain() throws {
    let chat = try chats.open(.triage).consultation
    try device.set("fault", "drop=0,status=500")
    _ = try device.say("hello", in: chat)
    #expect(try said(chat) == ["hello pending"])
    try device.set("fault", "off")
    let sent = try device.sent { _ = try device.follow(chats.again(in: chat).1) }
    #expect(sent.first?.hasPrefix("GET") ?? false)
    #expect(try device.saidToBackend(chat) == ["hello"])
  }

  @Test func whatIsInDoubtStaysSoWhileTheBackendCannotBeAsked() throws {
    let chat = try chats.open(.triage).consultation
    try device.set("fault", "drop=0,status=500")
    _ = try device.say("hello", in: chat)
    for fault in ["status=500", "status=401"] {
      try device.set("fault", fault)
      _ = try device.follow(chats.again(in: chat).1)
      #expect(try said(chat) == ["hello pending"])
    }
    try device.set("net", "down")
    _ = try device.follow(chats.again(in: chat).1)
    #expect(try said(chat) == ["hello pending"])
  }

  @Test func aTurnOfAnotherDeviceIsWaitedFor() throws {
    let chat = try chats.open(.triage).consultation
    let other = try Device(backend, seed: 2)
    _ = try other.sync.pull()
    try other.set("pace", "40ms")
    let turn = try other.chats.send("long", in: try #require(try other.chats.all().first))
    _ = try turn.next(early: nil)
    #expect(try device.say("hello", in: chat).end == .stillAnswering)
    #expect(try said(chat) == ["hello unsent"])
  }

  @Test func aBackendOutOfReachIsTriedAgainLater() throws {
    let chat = try chats.open(.triage).consultation
    #expect(try chats.nextAttempt() == nil)
    try device.set("net", "down")
    chats.note(try device.say("one", in: chat).end)
    chats.socketHasEnded()
    for seconds in [2, 4, 8] {
      #expect(try chats.nextAttempt() == Device.start + .seconds(seconds))
      let next = try #require(try chats.nextQueued())
      chats.note(try device.follow(try #require(try chats.deliver(next))).end)
    }
    try device.set("net", "up")
    let next = try #require(try chats.nextQueued())
    chats.note(try device.follow(try #require(try chats.deliver(next))).end)
    #expect(try chats.nextAttempt() == nil)
  }
}
