import Edge
import SQLite
import ServiceClient
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// A process has died in the midst of a turn; the next one finds what it left.
@Suite struct TurnRecoveryTests {
  /// Leaves a turn open after so many events.
  private func leave(
    _ device: Device, _ text: String = "hello", after events: Int
  ) throws -> Consultation {
    let chat = try device.chats.open(.triage).consultation
    let turn = try device.chats.send(text, in: chat)
    for _ in 0..<events { _ = try turn.next(early: nil) }
    return chat
  }

  @Test func anAnswerThatTheBackendHasIsFetched() throws {
    let backend = try Device.backend()
    let dying = try Device(backend)
    let chat = try dying.chats.open(.triage).consultation
    let answer = try dying.say("hello", in: chat).text
    // The store as it was when the message was sent.
    let store = try Store(.memory, server: "embedded")
    var message = try #require(try dying.store.messages(of: chat.id, last: 2).first)
    message.state = .pending
    try store.put(chat)
    try store.append(message, to: chat.id)
    let next = try Device(backend, store: store, seed: 2)
    #expect(try next.chats.open(.triage).recovered == .completed(answer))
    #expect(
      try next.messages(chat) == [["user", "hello", "sent"], ["assistant", answer, "complete"]])
    #expect(try next.chats.open(.triage).recovered == .nothing)
  }

  @Test func aMessageThatWasHeardAndNotAnsweredIsKnownToBeSent() throws {
    let backend = try Device.backend()
    let dying = try Device(backend)
    let chat = try dying.chats.open(.triage).consultation
    let message = Message(
      id: Message.ID("m1"), role: .user, content: "hello", state: .pending,
      createdAt: Device.start)
    try dying.store.append(message, to: chat.id)
    // The answer is stopped before a word of it was taken.
    let socket = try dying.context.client.open(
      try #require(chat.backendID), timeout: .seconds(5))
    try socket.send("hello", id: message.id)
    try socket.interrupt()
    let next = try Device(backend, store: dying.store, seed: 2)
    #expect(try next.chats.open(.triage).recovered == .nothing)
    #expect(try next.messages(chat) == [["user", "hello", "sent"]])
  }

  @Test func aMessageThatNeverArrivedIsMarked() throws {
    let backend = try Device.backend()
    let dying = try Device(backend)
    let chat = try leave(dying, after: 0)
    #expect(try dying.messages(chat) == [["user", "hello", "pending"]])
    let next = try Device(backend, store: dying.store, seed: 2)
    let opened = try next.chats.open(.triage)
    #expect(opened.recovered == .notSent("hello"))
    #expect(try next.messages(chat) == [["user", "hello", "unsent"]])
    #expect(try next.chats.open(.triage).recovered == .nothing)
    let answer = try next.follow(next.chats.again(in: chat).1).text
    #expect(
      try next.messages(chat) == [["user", "hello", "sent"], ["assistant", answer, "complete"]])
    #expect(try next.saidToBackend(chat) == ["hello"])
  }

  @Test func everyTurnLeftOpenIsMended() throws {
    let backend = try Device.backend()
    let dying = try Device(backend)
    let chat = try leave(dying, "one", after: 0)
    _ = try dying.chats.send("two", in: chat)
    let next = try Device(backend, store: dying.store, seed: 2)
    #expect(try next.chats.open(.triage).recovered == .notSent("two"))
    #expect(try next.messages(chat) == [["user", "one", "unsent"], ["user", "two", "unsent"]])
  }

  @Test func anAnswerThatComesLateStandsBehindItsQuestion() throws {
    let backend = try Device.backend()
    let dying = try Device(backend)
    let chat = try dying.chats.open(.triage).consultation
    let answers = try ["one", "two"].map { try dying.say($0, in: chat).text }
    // The store as it was when the second answer was there and the first was not.
    let store = try Store(.memory, server: "embedded")
    var messages = try dying.store.messages(of: chat.id, last: 4)
    messages[0].state = .pending
    try store.put(chat)
    for message in [messages[0]] + messages[2...] { try store.append(message, to: chat.id) }
    let next = try Device(backend, store: store, seed: 2)
    #expect(try next.chats.open(.triage).recovered == .completed(answers[0]))
    #expect(try next.messages(chat).map { $0[1] } == ["one", answers[0], "two", answers[1]])
  }

  @Test func aChatThatGoesOnIsMendedOnceInARun() throws {
    let backend = try Device.backend()
    let dying = try Device(backend)
    let chat = try leave(dying, after: 0)
    let next = try Device(backend, store: dying.store, seed: 2)
    #expect(try next.chats.recoverOnce(chat) == .notSent("hello"))
    _ = try next.chats.send("again", in: chat)
    #expect(try next.chats.recoverOnce(chat) == .nothing)
    #expect(try next.messages(chat).last == ["user", "again", "pending"])
  }

  @Test func staysOpenWhereTheBackendCannotBeAsked() throws {
    let backend = try Device.backend()
    let dying = try Device(backend)
    let chat = try leave(dying, after: 0)
    let next = try Device(backend, store: dying.store, seed: 2)
    try next.set("net", "down")
    #expect(try next.chats.open(.triage).recovered == .nothing)
    #expect(try next.messages(chat) == [["user", "hello", "pending"]])
    try next.set("net", "up")
    #expect(try next.chats.open(.triage).recovered == .notSent("hello"))
  }

  @Test func whatWasInterruptedStaysAsItIs() throws {
    let backend = try Device.backend()
    let first = try Device(backend)
    try first.set("pace", "40ms")
    let chat = try first.chats.open(.triage).consultation
    let turn = try first.chats.send("hello", in: chat)
    guard case .piece(let piece) = try turn.next(early: nil) else {
      Issue.record("no piece came")
      return
    }
    first.inbox.interrupt()
    #expect(try turn.next(early: nil) == .ended(.interrupted))
    let next = try Device(backend, store: first.store, seed: 2)
    #expect(try next.chats.open(.triage).recovered == .nothing)
    #expect(
      try next.messages(chat) == [["user", "hello", "sent"], ["assistant", piece, "interrupted"]])
  }

  @Test func aConsultationThatWasOnlyBegunElsewhereGetsItsHistory() throws {
    let backend = try Device.backend()
    let first = try Device(backend)
    let chat = try first.chats.open(.triage).consultation
    for text in ["one", "two"] { try first.say(text, in: chat) }
    let second = try Device(backend, seed: 2)
    _ = try second.sync.pull()
    let opened = try second.chats.open(.triage)
    #expect(opened.recovered == .nothing && !opened.isEmpty)
    let copy = try second.messages(opened.consultation)
    #expect(copy == (try first.messages(chat)))
    #expect(copy.map { $0[1] }.filter { $0 == "one" || $0 == "two" } == ["one", "two"])
  }
}
