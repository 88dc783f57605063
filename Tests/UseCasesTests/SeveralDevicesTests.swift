import Edge
import ServiceHost
import Testing
import Time
import Wellness

@testable import UseCases

/// Two devices with sockets in one chat.
@Suite struct SeveralDevicesTests {
  private let mine: Device
  private let other: Device
  private let chat: Consultation
  private let copy: Consultation

  init() throws {
    let lines = Lines(try Device.backend().peer(), count: 2)
    mine = try Device(peer: lines.peer(0))
    other = try Device(peer: lines.peer(1), seed: 2)
    chat = try mine.chats.open(.triage).consultation
    _ = try other.sync.pull()
    let known = try #require(try other.chats.all().first)
    copy = try other.chats.open(known).consultation
  }

  private func contents(
    _ device: Device, _ chat: Consultation, last count: Int = 20
  ) throws
    -> [String]
  {
    try device.chats.history(of: chat, last: count).messages.map(\.content)
  }

  /// What came on its socket meanwhile is somebody else's.
  @Test func anAnswerHasNothingOfTheOthers() throws {
    try mine.say("hello", in: chat)
    try other.say("my sleep is bad", in: copy)
    let (text, end) = try mine.say("and my walks?", in: chat)
    #expect(end == .complete(after: .zero))
    let history = try contents(other, copy)
    #expect(history.count == 6 && history[5] == text)
    #expect(text != history[3] && !text.isEmpty)
  }

  @Test func whatTheOtherSaidIsInTheHistoryWhereItWasSaid() throws {
    var said: [String] = []
    for round in 1...4 {
      said += ["mine \(round)", try mine.say("mine \(round)", in: chat).text]
      said += ["other \(round)", try other.say("other \(round)", in: copy).text]
    }
    #expect(try contents(mine, chat) == said)
    #expect(try contents(other, copy) == said)
    // Once.
    #expect(try contents(mine, chat) == said)
    #expect(try mine.chats.messageCount(of: chat) == said.count)
  }

  /// However much is here already.
  @Test func aLongHistoryIsRefreshedToo() throws {
    for round in 1...12 { try mine.say("mine \(round)", in: chat) }
    try other.say("other", in: copy)
    #expect(try contents(mine, chat, last: 4).contains("other"))
    try mine.say("mine again", in: chat)
    let last = try contents(mine, chat, last: 6)
    #expect(last.contains("other") && last.firstIndex(of: "other") == 2)
  }

  /// What waits here stays where it was said.
  @Test func whatIsQueuedStandsBehindWhatWasSaidBefore() throws {
    try mine.say("mine 1", in: chat)
    try other.say("other 1", in: copy)
    try mine.say("mine 2", in: chat)
    try mine.chats.queue("later", in: chat)
    let history = try contents(mine, chat)
    #expect(history.count == 7 && history.last == "later")
    #expect(history[2] == "other 1" && history[4] == "mine 2")
  }

  @Test func anAnswerThatALostConnectionHasCutIsWholeInTheHistory() throws {
    try mine.set("fault", "drop=2,garbage=1")
    let (text, _) = try mine.say("hello", in: chat)
    #expect(try mine.messages(chat).last == ["assistant", text, "partial"])
    try mine.set("fault", "off")
    let whole = try contents(mine, chat)
    #expect(whole.count == 2 && whole[1].hasPrefix(text) && whole[1] != text)
    #expect(try mine.messages(chat).last == ["assistant", whole[1], "complete"])
  }
}
