import SQLite
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// What is shown is kept until the store may say something else.
@Suite struct ActiveConsultationTests {
  private let file = StoreFile()
  private let mine: Store
  private let other: Store
  private let chat = Consultation(
    id: Consultation.LocalID("c1"), persona: .generalWellness,
    startedAt: Instant(milliseconds: 1_772_436_600_000))

  init() throws {
    mine = try file.store()
    other = try file.store()
    try mine.put(chat)
    try mine.set(.activeConsultation, to: chat.id.text)
  }

  private func changed(_ change: (inout Consultation) -> Void) -> Consultation {
    var copy = chat
    change(&copy)
    return copy
  }

  private func say(_ id: String, in store: Store) throws {
    try store.append(
      Message(
        id: Message.ID(id), role: .user, content: "Hello", state: .pending,
        createdAt: chat.startedAt), to: chat.id)
  }

  @Test(arguments: [true, false])
  func isWhatItHasBecome(_ isElsewhere: Bool) throws {
    var current = ActiveConsultation()
    let writer = isElsewhere ? other : mine
    #expect(try current.shown(mine) == .open(chat))

    let named = changed { $0.title = "Knees" }
    try writer.put(named)
    #expect(try current.shown(mine) == .open(named))

    let ended = changed { $0.status = .completed }
    try writer.put(ended)
    #expect(try current.shown(mine) == .ended(ended))

    try writer.put(chat)
    #expect(try current.shown(mine) == .open(chat))

    try writer.delete(chat.id)
    #expect(try current.shown(mine) == .deleted(chat))
  }

  @Test(arguments: [true, false])
  func noMessageMakesItAnother(_ isElsewhere: Bool) throws {
    var current = ActiveConsultation()
    let writer = isElsewhere ? other : mine
    #expect(try current.shown(mine) == .open(chat))
    try say("m1", in: writer)
    try writer.mark(Message.ID("m1"), .sent)
    #expect(try current.shown(mine) == .open(chat))
    // What comes with messages is seen all the same.
    let ended = changed { $0.status = .abandoned }
    try writer.transaction {
      try say("m2", in: writer)
      try writer.put(ended)
      try writer.mark(chat.id, from: .pending, to: .unsent)
    }
    #expect(try current.shown(mine) == .ended(ended))
  }

  @Test func anEndThatIsTakenBackIsNotShown() throws {
    struct Stop: Error {}
    var current = ActiveConsultation()
    let ended = changed { $0.status = .completed }
    #expect(try current.shown(mine) == .open(chat))
    #expect(throws: Stop.self) {
      try mine.transaction {
        try mine.put(ended)
        #expect(try current.shown(mine) == .ended(ended))
        throw Stop()
      }
    }
    #expect(try current.shown(mine) == .open(chat))
  }

  @Test func isTheOneThatWasChosenLast() throws {
    var current = ActiveConsultation()
    #expect(try current.shown(mine) == .open(chat))
    let second = Consultation(
      id: Consultation.LocalID("c2"), persona: chat.persona, startedAt: chat.startedAt)
    try mine.put(second)
    current.choose(second)
    #expect(try current.shown(mine) == .open(second))
    current.forget(chat)
    #expect(try current.shown(mine) == .open(second))
    current.follow(second, to: chat)
    #expect(try current.shown(mine) == .open(chat))
    current.forget(chat)
    #expect(try current.shown(mine) == .none)
    current.choose(chat)
    #expect(try current.shown(mine) == .open(chat))
  }
}
