import SQLite
import Store
import TestSupport
import Testing
import Time
import Wellness

@Suite struct ConsultationRowsTests {
  private let store: Store

  init() throws {
    store = try Store(.memory, server: "embedded")
  }

  @Test func givesBackEveryField() throws {
    var chat = Sample.chat()
    chat.backendID = Consultation.BackendID("b1")
    chat.persona = Persona(rawValue: "of another server")
    chat.status = .archived
    chat.goalID = Goal.LocalID("g1")
    try store.put(chat)
    #expect(try store.consultation(chat.id) == chat)
    #expect(try store.consultation(of: Consultation.BackendID("b1")) == chat)
    #expect(try store.consultation(Consultation.LocalID("unknown")) == nil)
  }

  @Test func listsTheOneSpokenInLastFirst() throws {
    for (id, seconds) in [("old", 0), ("new", 60), ("middle", 30)] {
      try store.put(Sample.chat(id, at: Sample.now + .seconds(seconds)))
    }
    #expect(try store.consultations().map(\.id.text) == ["new", "middle", "old"])
    try store.append(
      Sample.message("m1", at: Sample.now + .seconds(90)), to: Consultation.LocalID("old"))
    #expect(try store.consultations().map(\.id.text) == ["old", "new", "middle"])
  }

  @Test func consultationsOfAnotherServerAreNotSeen() throws {
    let folder = try TemporaryFolder()
    let here = try Store(.file(folder("lume.sqlite")), server: "embedded")
    let there = try Store(.file(folder("lume.sqlite")), server: "https://fitiq.example")
    try here.put(Sample.chat())
    #expect(try there.consultations().isEmpty)
    #expect(try there.consultation(Consultation.LocalID("c1")) == nil)
  }

  @Test(arguments: [
    Message.State.pending, .queued, .sent, .unsent, .complete, .interrupted, .partial,
  ])
  func givesBackAMessageInEveryState(_ state: Message.State) throws {
    try store.put(Sample.chat())
    let message = Sample.message("m1", "Two\nlines 学", .assistant, state)
    try store.append(message, to: Consultation.LocalID("c1"))
    #expect(try store.messages(of: Consultation.LocalID("c1"), last: 5) == [message])
  }

  @Test func givesTheLastMessagesOldestFirst() throws {
    try store.put(Sample.chat())
    try store.put(Sample.chat("c2"))
    for number in 1...5 {
      try store.append(Sample.message("m\(number)"), to: Consultation.LocalID("c1"))
    }
    try store.append(Sample.message("other"), to: Consultation.LocalID("c2"))
    let last = try store.messages(of: Consultation.LocalID("c1"), last: 3)
    #expect(last.map(\.id.text) == ["m3", "m4", "m5"])
    #expect(try store.messageCount(of: Consultation.LocalID("c1")) == 5)
  }

  @Test func aMessageCanBeMarkedAndReplaced() throws {
    try store.put(Sample.chat())
    try store.append(Sample.message("m1"), to: Consultation.LocalID("c1"))
    try store.mark(Message.ID("m1"), .sent)
    #expect(try store.messages(of: Consultation.LocalID("c1"), last: 1).first?.state == .sent)
    try store.replace(Message.ID("m1"), content: "Whole", .complete)
    let replaced = try store.messages(of: Consultation.LocalID("c1"), last: 1).first
    #expect(replaced?.content == "Whole" && replaced?.state == .complete)
  }

  @Test func aMessageIsStoredOnce() throws {
    try store.put(Sample.chat())
    #expect(try store.append(Sample.message("m1"), to: Consultation.LocalID("c1")))
    let again = Sample.message("m1", "Again", at: Sample.now + .seconds(5))
    #expect(try !store.append(again, to: Consultation.LocalID("c1")))
    let messages = try store.messages(of: Consultation.LocalID("c1"), last: 5)
    #expect(messages == [Sample.message("m1")])
  }
}
