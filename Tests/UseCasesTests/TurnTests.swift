import Edge
import SQLite
import ServiceClient
import Store
import Testing
import Time
import Wellness

@testable import UseCases

@Suite struct TurnTests {
  private let device: Device
  private let chat: Consultation

  init() throws {
    device = try Device()
    chat = try device.chats.open(.generalWellness).consultation
  }

  private func states() throws -> [String] { try device.messages(chat).map { $0[2] } }

  @Test func storesTheMessageBeforeItIsSent() throws {
    _ = try device.chats.send("hello", in: chat)
    #expect(try device.messages(chat) == [["user", "hello", "pending"]])
    #expect(!device.sent.contains("open"))
  }

  @Test func aWholeAnswerIsItsPieces() throws {
    try device.set("pace", "40ms")
    let turn = try device.chats.send("hello", in: chat)
    var pieces: [String] = []
    var end: TurnEnd?
    while end == nil {
      switch try turn.next(early: nil) {
      case .piece(let piece): pieces.append(piece)
      case .ended(let how): end = how
      case .line, .reconnecting, .notice, .waiting: break
      }
    }
    #expect(pieces.count > 3)
    #expect(end == .complete(after: .milliseconds(40 * pieces.count)))
    #expect(
      try device.messages(chat)
        == [["user", "hello", "sent"], ["assistant", pieces.joined(), "complete"]])
    #expect(device.context.connection == .online)
  }

  @Test func tellsWhileASocketIsOnItsWay() throws {
    var seen: [PromptState.Connection?] = []
    device.context.onConnection = { [device] in seen.append(device.context.connection) }
    _ = try device.say("hello", in: chat)
    _ = try device.say("and now?", in: chat)
    #expect(seen == [.connecting, .online])
    device.chats.socketHasEnded()
    try device.set("net", "down")
    _ = try device.say("and now?", in: chat)
    #expect(seen == [.connecting, .online, .connecting])
    #expect(device.context.connection == .offline)
  }

  @Test func anInterruptKeepsWhatHadCome() throws {
    try device.set("pace", "40ms")
    let turn = try device.chats.send("hello", in: chat)
    var text = ""
    for _ in 0..<3 {
      if case .piece(let piece) = try turn.next(early: nil) { text += piece }
    }
    device.inbox.interrupt()
    #expect(try turn.next(early: nil) == .ended(.interrupted))
    #expect(device.sent.suffix(3) == ["send", "send", "close 1001"])
    #expect(
      try device.messages(chat)
        == [["user", "hello", "sent"], ["assistant", text, "interrupted"]])
    let kept = try device.context.client.lastMessages(of: try #require(chat.backendID))
    #expect(kept.last?.content == text && kept.last?.isCut == true)
    let next = try device.sent { try device.say("go on", in: chat) }
    #expect(next == ["open", "send"])
  }

  /// What is put off is looked for later: the answer is to be there then.
  @Test func whatIsPutOffIsNotStopped() throws {
    try device.set("pace", "40ms")
    let turn = try device.chats.send("hello", in: chat)
    turn.isByItself = true
    device.inbox.interrupt()
    #expect(try turn.next(early: nil) == .ended(.putOff))
    #expect(device.sent.suffix(3) == ["open", "send", "close 1001"])
    let kept = try device.context.client.lastMessages(of: try #require(chat.backendID))
    #expect(kept.count == 2 && kept.last?.isCut == false)
  }

  @Test func anInterruptBeforeAnythingWasSentSendsNothing() throws {
    try device.set("fault", "latency=2s")
    let turn = try device.chats.send("hello", in: chat)
    device.inbox.interrupt()
    #expect(try turn.next(early: nil) == .ended(.interrupted))
    #expect(device.sent.suffix(2) == ["open", "close 1001"])
    #expect(try device.messages(chat) == [["user", "hello", "unsent"]])
  }

  @Test(arguments: ["drop=0", "drop=2", "close=0", "close=2"])
  func anAnswerThatBreaksOffIsCompletedFromTheHistory(_ fault: String) throws {
    try device.set("fault", fault)
    let (text, end) = try device.say("hello", in: chat)
    #expect(end == .complete(after: .seconds(1)))
    #expect(
      try device.messages(chat) == [["user", "hello", "sent"], ["assistant", text, "complete"]])
    #expect(try device.saidToBackend(chat) == ["hello"])
    try device.set("fault", "off")
    // The socket that was opened again to ask how far it had come is there already.
    let next = try device.sent { try device.say("go on", in: chat) }
    #expect(next == ["send"])
  }

  /// What cannot be asked for either is kept as far as it came.
  @Test(arguments: ["drop=2,garbage=1", "drop=2,status=500", "close=2,status=503"])
  func anAnswerThatNothingCompletesIsKept(_ fault: String) throws {
    try device.set("fault", fault)
    let (text, end) = try device.say("hello", in: chat)
    #expect(!text.isEmpty)
    guard case .broken(hasText: true, _) = end else {
      Issue.record("the turn ended with \(end)")
      return
    }
    #expect(
      try device.messages(chat) == [["user", "hello", "sent"], ["assistant", text, "partial"]])
  }

  @Test func aBackendThatFallsSilentIsNotWaitedForForever() throws {
    try device.say("hello", in: chat)
    try device.set("fault", "latency=31s")
    let began = device.context.edge.now
    #expect(try device.say("still there?", in: chat).end == .broken(hasText: false, .timeout))
    #expect(device.context.edge.now - began == Turn.silence)
    #expect(device.context.connection == .offline && device.context.lastFailure == .timeout)
    #expect(device.sent.last == "close 1001")
  }

  @Test func aBackendThatIsSilentInEveryWayBreaksTheTurn() throws {
    try device.set("fault", "latency=100s")
    #expect(try device.say("hello", in: chat).end == .broken(hasText: false, .timeout))
    #expect(try device.messages(chat) == [["user", "hello", "pending"]])
    #expect(device.context.connection == .offline)
  }

  @Test func aMessageIsQueuedWhileTheBackendCannotBeReached() throws {
    try device.set("net", "down")
    #expect(try device.say("hello", in: chat).end == .queued(.refused))
    #expect(try device.messages(chat) == [["user", "hello", "queued"]])
    #expect(device.context.connection == .offline)
  }

  @Test func aNetworkThatGoesInTheMidstBreaksTheAnswer() throws {
    try device.set("pace", "40ms")
    let turn = try device.chats.send("hello", in: chat)
    guard case .piece(let piece) = try turn.next(early: nil) else {
      Issue.record("no piece came")
      return
    }
    try device.set("net", "down")
    let began = device.context.edge.now
    var waits: [Duration] = []
    var end: TurnEnd?
    while end == nil {
      switch try turn.next(early: nil) {
      case .reconnecting(let pause, let attempt, _):
        waits.append(pause)
        #expect(attempt == waits.count)
      case .ended(let how): end = how
      case .piece, .line, .notice, .waiting: Issue.record("nothing else can come")
      }
    }
    #expect(waits == [1, 2, 4, 8, 16].map { .seconds($0) })
    #expect(device.context.edge.now - began == .seconds(31))
    #expect(end == .broken(hasText: true, .refused))
    #expect(
      try device.messages(chat) == [["user", "hello", "sent"], ["assistant", piece, "partial"]])
    #expect(device.context.connection == .offline)
  }

  @Test func aNetworkThatComesBackIsAskedHowFarItCame() throws {
    try device.set("pace", "40ms")
    let turn = try device.chats.send("hello", in: chat)
    guard case .piece(var text) = try turn.next(early: nil) else {
      Issue.record("no piece came")
      return
    }
    // Gone and back before the first attempt.
    try device.set("net", "down")
    guard case .reconnecting = try turn.next(early: nil) else {
      Issue.record("the loss was not told")
      return
    }
    #expect(device.context.connection == .reconnecting)
    try device.set("net", "up")
    let (rest, end) = try device.follow(turn)
    text += rest
    #expect(end == .complete(after: .milliseconds(1040)))
    #expect(try device.saidToBackend(chat) == ["hello"])
    #expect(
      try device.messages(chat) == [["user", "hello", "sent"], ["assistant", text, "complete"]])
    #expect(device.context.connection == .online)
  }

  @Test func anInterruptEndsTheAttempts() throws {
    try device.set("pace", "40ms")
    let turn = try device.chats.send("hello", in: chat)
    _ = try turn.next(early: nil)
    try device.set("net", "down")
    _ = try turn.next(early: nil)
    device.inbox.interrupt()
    #expect(try turn.next(early: nil) == .ended(.interrupted))
  }

  @Test func whatNoSocketTakesIsPosted() throws {
    try device.set("fault", "refuse")
    var answer = ("", TurnEnd.interrupted)
    let sent = try device.sent { answer = try device.say("hello", in: chat) }
    let id = try #require(chat.backendID)
    #expect(sent == ["open", "POST /api/v1/consultations/\(id)/messages"])
    #expect(!answer.0.isEmpty && answer.1 == .complete(after: .zero))
    #expect(
      try device.messages(chat)
        == [["user", "hello", "sent"], ["assistant", answer.0, "complete"]])
    #expect(device.context.connection == .online)
  }

  /// The answer to what was posted is lost; the history has it, once.
  @Test func anAnswerToWhatWasPostedIsAskedFor() throws {
    try device.set("fault", "refuse,latency=31s")
    let turn = try device.chats.send("hello", in: chat)
    _ = device.inbox.putLine("/x")
    let early = EarlyLines { $0 == "/x" ? .runs : .waits }
    #expect(try turn.next(early: early) == .line("/x"))
    try device.set("fault", "off")
    let (text, end) = try device.follow(turn)
    guard case .complete = end else {
      Issue.record("the turn ended with \(end)")
      return
    }
    #expect(try device.saidToBackend(chat) == ["hello"])
    #expect(
      try device.messages(chat) == [["user", "hello", "sent"], ["assistant", text, "complete"]])
  }

  @Test func whatIsNotTakenInAnyWayIsToldAndNotLost() throws {
    try device.set("fault", "refuse,status=500")
    let end = try device.say("hello", in: chat).end
    #expect(end == .refused("the service was asked to fail"))
    // A server that fails may have stored it before.
    #expect(try device.messages(chat) == [["user", "hello", "pending"]])
  }

  @Test func aUserWhoIsNotLetInIsToldSo() throws {
    try device.set("fault", "refuse,status=401")
    #expect(try device.say("hello", in: chat).end == .loggedOut(hasText: false))
    #expect(try device.messages(chat) == [["user", "hello", "unsent"]])
  }

  @Test func anEarlyLineDoesNotEndTheTurn() throws {
    try device.set("pace", "40ms")
    let turn = try device.chats.send("hello", in: chat)
    let early = EarlyLines { $0 == "/status" ? .runs : .waits }
    _ = try turn.next(early: early)
    _ = device.inbox.putLine("later")
    _ = device.inbox.putLine("/status")
    #expect(try turn.next(early: early) == .line("/status"))
    guard case .complete = try device.follow(turn).end else {
      Issue.record("the turn did not end")
      return
    }
    #expect(device.inbox.waitingLines == 1)
  }

  @Test func theEndOfTheProcessLeavesTheTurnOpen() throws {
    try device.set("pace", "40ms")
    let turn = try device.chats.send("hello", in: chat)
    _ = try turn.next(early: nil)
    device.inbox.terminate()
    #expect(throws: Terminated()) { try turn.next(early: nil) }
    #expect(try device.messages(chat) == [["user", "hello", "pending"]])
  }
}
