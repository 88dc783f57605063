import Edge
import SQLite
import ServiceClient
import Store
import Testing
import Time
import Wellness

@testable import UseCases

@Suite struct ConsultationUseCasesTests {
  private let device: Device
  private var chats: ConsultationUseCases { device.chats }

  init() throws {
    device = try Device()
  }

  @Test func beginsAConsultationAndGoesOnWithIt() throws {
    let begun = try chats.open(.nutritionist)
    #expect(begun.isEmpty && !begun.isOffline && begun.recovered == .nothing)
    #expect(begun.consultation.persona == .nutritionist && begun.consultation.backendID != nil)
    #expect(try chats.active() == begun.consultation)
    #expect(device.sent.first == "POST /api/v1/consultations")
    let before = device.sent.count
    #expect(try chats.open(.nutritionist).consultation == begun.consultation)
    #expect(!device.sent[before...].contains { $0.hasPrefix("POST") })
  }

  @Test func eachPersonaHasItsOwn() throws {
    let first = try chats.open(.generalWellness).consultation
    let second = try chats.open(.fitnessCoach).consultation
    #expect(first.id != second.id)
    #expect(try chats.active() == second)
    #expect(try chats.open(.generalWellness).consultation == first)
    #expect(try chats.all().count == 2)
  }

  @Test func aChatAboutAGoalIsItsOwn() throws {
    let goal = try device.syncedGoal()
    let general = try chats.open(.wellnessSpecialist).consultation
    let about = try chats.open(about: goal, persona: nil).consultation
    #expect(about.id != general.id && about.goalID == goal.id)
    #expect(about.persona == .wellnessSpecialist)
    #expect(try device.goals.goal(goal.id)?.consultationID == about.id)
    #expect(try chats.open(about: goal, persona: nil).consultation == about)
    let other = try chats.open(about: goal, persona: .nutritionist).consultation
    #expect(other.id != about.id && other.goalID == goal.id && other.persona == .nutritionist)
  }

  @Test func aGoalIsSentBeforeItIsTalkedAbout() throws {
    let goal = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    _ = try chats.open(about: goal, persona: nil)
    #expect(
      device.sent.prefix(2) == ["POST /api/v1/goals", "POST /api/v1/consultations/chat-about-goal"])
    #expect(try device.sync.pendingCount() == 0)
  }

  /// A new device of a user who has an active consultation of the kind.
  @Test(arguments: [false, true])
  func goesOnWithTheOneThatTheBackendHas(_ isAboutGoal: Bool) throws {
    let backend = try Device.backend()
    let first = try Device(backend, seed: 1)
    let goal = isAboutGoal ? try first.syncedGoal() : nil
    func open(_ device: Device, _ goal: Goal?) throws -> ConsultationUseCases.Opened {
      try goal.map { try device.chats.open(about: $0, persona: .nutritionist) }
        ?? device.chats.open(.nutritionist)
    }
    let begun = try open(first, goal).consultation
    let answer = try first.say("hello", in: begun).text
    let second = try Device(backend, seed: 2)
    _ = try isAboutGoal ? second.sync.pull() : SyncEngine.Received()
    let opened = try open(second, second.goals.all().first)
    #expect(opened.consultation.backendID == begun.backendID)
    #expect(!opened.isEmpty && !opened.isOffline)
    #expect(
      try second.messages(opened.consultation)
        == [["user", "hello", "sent"], ["assistant", answer, "complete"]])
  }

  @Test func noMoreThanTenGoOnAtOnce() throws {
    for number in 1...10 {
      let goal = try device.syncedGoal("Goal number \(number) of mine")
      _ = try chats.open(about: goal, persona: nil)
    }
    let active = try chats.active()
    #expect(throws: Failure.tooManyConsultations) { try chats.open(.triage) }
    #expect(try chats.active() == active)
    #expect(try chats.all().count == 10)
  }

  @Test func isBegunHereWhereTheBackendCannotBeReached() throws {
    try device.set("net", "down")
    let goal = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    let opened = try chats.open(about: goal, persona: nil)
    #expect(opened.isOffline && opened.isEmpty && opened.consultation.backendID == nil)
    #expect(opened.consultation.goalID == goal.id)
    #expect(try chats.open(about: goal, persona: nil).consultation.id == opened.consultation.id)
    let general = try chats.open(.generalWellness)
    #expect(general.isOffline)
    #expect(try chats.open(.generalWellness).consultation.id == general.consultation.id)
    #expect(try chats.all().count == 2)
  }

  @Test(arguments: [false, true])
  func isBegunWithTheBackendWhenItIsBack(_ isAboutGoal: Bool) throws {
    let goal = isAboutGoal ? try device.goals.create(GoalUseCases.Draft(title: "Run far")) : nil
    try device.set("net", "down")
    let offline =
      try goal.map { try chats.open(about: $0, persona: nil) } ?? chats.open(.generalWellness)
    let (text, end) = try device.say("are you there?", in: offline.consultation)
    #expect(text == "" && end == .queued(.refused))
    #expect(try device.messages(offline.consultation) == [["user", "are you there?", "queued"]])
    try device.set("net", "up")
    let again = try device.follow(chats.again(in: offline.consultation).1)
    guard case .complete = again.end else {
      Issue.record("ended with \(again.end)")
      return
    }
    let bound = try #require(try device.store.consultation(offline.consultation.id))
    #expect(bound.backendID != nil && bound.goalID == goal?.id)
    #expect(
      try device.messages(bound)
        == [["user", "are you there?", "sent"], ["assistant", again.text, "complete"]])
    #expect(try device.saidToBackend(bound) == ["are you there?"])
    #expect(try chats.all().count == 1)
  }

  @Test func oneThatIsOverIsNotActive() throws {
    var chat = try chats.open(.triage).consultation
    chat.status = .completed
    try device.store.put(chat)
    #expect(try chats.active() == nil)
    let next = try Device(Device.backend(), store: device.store)
    #expect(try next.chats.shown() == .none)
    try device.store.set(.activeConsultation, to: "gone")
    #expect(try Device(Device.backend(), store: device.store).chats.shown() == .none)
  }

  @Test(arguments: [("", 0), (" \n\t", 0), (String(repeating: "a", count: 5001), 5001)])
  func refusesAMessageThatIsNone(_ text: String, _ length: Int) throws {
    let chat = try chats.open(.triage).consultation
    #expect(throws: Failure.messageLength(length)) { try chats.send(text, in: chat) }
    #expect(try chats.messageCount(of: chat) == 0)
    #expect(!device.sent.contains("open"))
  }

  @Test func theLongestMessageIsSentAsItIs() throws {
    let chat = try chats.open(.triage).consultation
    let text = String(repeating: "学", count: Message.longest)
    try device.say(text, in: chat)
    #expect(try device.saidToBackend(chat) == [text])
  }

  @Test func oneSocketServesOneChat() throws {
    let first = try chats.open(.triage).consultation
    let sent = try device.sent {
      try device.say("one", in: first)
      try device.say("two", in: first)
    }
    #expect(sent == ["open", "send", "send"])
    #expect(chats.openChannel == Channel(.socket, 1))
    let second = try device.sent { _ = try chats.open(.nutritionist) }
    #expect(second.contains("close 1001"))
    #expect(chats.openChannel == nil)
  }

  @Test func leavesWithAWord() throws {
    let chat = try chats.open(.triage).consultation
    try device.say("one", in: chat)
    #expect(try device.sent { try chats.leave() } == ["close 1000"])
    #expect(try device.sent { try chats.leave() } == [])
  }

  @Test func opensANewSocketForOneThatHasEnded() throws {
    let chat = try chats.open(.triage).consultation
    try device.say("one", in: chat)
    chats.socketHasEnded()
    #expect(chats.openChannel == nil)
    #expect(try device.sent { try device.say("two", in: chat) } == ["open", "send"])
    #expect(chats.openChannel == Channel(.socket, 2))
  }
}

@Suite struct AgainTests {
  private let device: Device

  init() throws {
    device = try Device()
  }

  @Test func hasNothingToRepeatAtFirst() throws {
    let chat = try device.chats.open(.triage).consultation
    #expect(throws: Failure.nothingToRepeat) { try device.chats.again(in: chat) }
  }

  @Test func whatWasAnsweredIsSaidAnew() throws {
    let chat = try device.chats.open(.triage).consultation
    try device.say("hello", in: chat)
    let (text, turn) = try device.chats.again(in: chat)
    #expect(text == "hello")
    _ = try device.follow(turn)
    #expect(try device.saidToBackend(chat) == ["hello", "hello"])
    #expect(try device.messages(chat).map { $0[0] } == ["user", "assistant", "user", "assistant"])
  }

  @Test func whatWasRefusedGoesAgainAsItself() throws {
    let chat = try device.chats.open(.triage).consultation
    try device.set("fault", "refuse,status=500")
    #expect(
      try device.say("hello", in: chat).end == .refused("the service was asked to fail"))
    // A server that fails may have stored it before.
    #expect(try device.messages(chat) == [["user", "hello", "pending"]])
    try device.set("fault", "off")
    let answer = try device.follow(device.chats.again(in: chat).1).text
    #expect(
      try device.messages(chat)
        == [["user", "hello", "sent"], ["assistant", answer, "complete"]])
  }

  /// The backend knows the message by its id, and gives the answer that it had.
  @Test func whatWasHeardWithoutAnAnswerIsNotHeardTwice() throws {
    let chat = try device.chats.open(.triage).consultation
    try device.set("fault", "drop=0,status=500")
    guard case .broken(hasText: false, _) = try device.say("hello", in: chat).end else {
      Issue.record("something was answered")
      return
    }
    #expect(try device.messages(chat) == [["user", "hello", "pending"]])
    try device.set("fault", "off")
    let answer = try device.follow(device.chats.again(in: chat).1).text
    #expect(!answer.isEmpty)
    #expect(try device.saidToBackend(chat) == ["hello"])
    #expect(
      try device.messages(chat)
        == [["user", "hello", "sent"], ["assistant", answer, "complete"]])
  }
}
