import Edge
import SQLite
import ServiceClient
import ServiceHost
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// What was said is shown from here, and what is missing fetched from the backend.
@Suite struct HistoryTests {
  private let first: Device
  private let second: Device

  init() throws {
    let backend = try Device.backend()
    first = try Device(backend, seed: 1)
    second = try Device(backend, seed: 2)
  }

  private func contents(_ device: Device, _ chat: Consultation, last count: Int) throws -> [String]
  {
    try device.chats.history(of: chat, last: count).messages.map(\.content)
  }

  @Test func isPagedFromTheEnd() throws {
    let chat = try first.chats.open(.triage).consultation
    for number in 1...60 { try first.say("message \(number)", in: chat) }
    _ = try second.sync.pull()
    let copy = try #require(try second.chats.all().first)
    _ = try second.chats.open(copy)
    #expect(try second.chats.messageCount(of: copy) == 100)
    var shown: [String] = []
    let sent = try second.sent { shown = try contents(second, copy, last: 90) }
    #expect(try sent.isEmpty && shown == contents(first, chat, last: 90))
    #expect(try contents(second, copy, last: 115) == contents(first, chat, last: 115))
    #expect(try second.chats.messageCount(of: copy) == 120)
    try first.say("one more", in: chat)
    #expect(try contents(second, copy, last: 200) == contents(first, chat, last: 122))
    #expect(try contents(second, copy, last: 200).count == 122)
    #expect(try contents(first, chat, last: 200).count == 122)
  }

  /// The coach may answer alike, and people say "ok" more than once.
  @Test func whatIsSaidTwiceIsTwoMessages() throws {
    let chat = try first.chats.open(.triage).consultation
    for _ in 1...60 { try first.say("ok", in: chat) }
    _ = try second.sync.pull()
    let copy = try #require(try second.chats.all().first)
    _ = try second.chats.open(copy)
    #expect(try second.chats.messageCount(of: copy) == 100)
    #expect(try contents(second, copy, last: 115) == contents(first, chat, last: 115))
    #expect(try second.chats.messageCount(of: copy) == 120)
    for _ in 1...3 { try first.say("ok", in: chat) }
    #expect(try contents(second, copy, last: 200) == contents(first, chat, last: 126))
    #expect(try contents(second, copy, last: 200).count == 126)
  }

  @Test func whatIsHereIsShownWhenTheBackendCannotBeAsked() throws {
    let chat = try first.chats.open(.triage).consultation
    try first.say("hello", in: chat)
    try first.set("net", "down")
    let (messages, isWhole) = try first.chats.history(of: chat, last: 20)
    #expect(messages.count == 2 && !isWhole)
  }

  /// A backend's history has more than people say, and may have what is not known yet.
  @Test func whatNobodySaidIsNotShown() throws {
    let rows = ["user", "system", "function", "narrator", "assistant"].map {
      """
      {"id": "\($0)", "consultation_id": "c-1", "role": "\($0)", "content": "by \($0)",
       "created_at": "2026-03-02T07:30:00Z"}
      """
    }
    let body = #"{"data": {"messages": [\#(rows.joined(separator: ","))], "total": 5}}"#
    let peer = try Device.backend().peer().answering { request in
      request.path.hasSuffix("/messages") ? Response(200, body: body) : nil
    }
    let device = try Device(peer: peer)
    let chat = try device.chats.open(.triage).consultation
    #expect(try contents(device, chat, last: 20) == ["by user", "by assistant"])
  }

  @Test func whatWaitsStaysBehindWhatWasSaidBefore() throws {
    let chat = try first.chats.open(.triage).consultation
    try first.say("hello", in: chat)
    try first.set("net", "down")
    try first.chats.queue("later", in: chat)
    try first.set("net", "up")
    let messages = try first.chats.history(of: chat, last: 20).messages
    #expect(messages.count == 3 && messages.last?.content == "later")
  }
}

/// What a chat is called (backend contract, 7.8).
@Suite struct TitleTests {
  @Test func isItsOwnElseItsGoalsElseWhatWasSaidFirst() throws {
    let device = try Device()
    let chat = try device.chats.open(.triage).consultation
    func title(_ chat: Consultation) throws -> String {
      try device.chats.title(of: try #require(try device.store.consultation(chat.id)))
    }
    #expect(try title(chat) == "Chat with Triage")
    let text = "  How do I begin to walk more in the rain again?\nand more"
    try device.say(text, in: chat)
    #expect(try title(chat) == "How do I begin to walk more in the rain")
    try device.chats.rename(chat, to: " Rain ")
    #expect(try title(chat) == "Rain")
    let goal = try device.syncedGoal()
    let about = try device.chats.open(about: goal, persona: nil).consultation
    try device.say("hello", in: about)
    #expect(try title(about) == "Walk 10k steps")
  }
}
