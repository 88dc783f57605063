import SQLite
import TestSupport
import Testing
import Wellness

@testable import Store

/// What waits is asked for more than once with each turn, and that nothing does is remembered.
@Suite struct QueuedRowsTests {
  private struct Stop: Error {}

  private let folder: TemporaryFolder
  private let store: Store
  private let chat = Sample.chat()
  private let message = Message.ID("m1")

  init() throws {
    folder = try TemporaryFolder()
    store = try Store(.file(folder("lume.sqlite")), server: "embedded")
    try store.put(chat)
  }

  private func queue(_ id: String = "m1", in store: Store) throws {
    try store.append(Sample.message(id, "Hello", .user, .queued), to: chat.id)
  }

  private var waiting: [String] {
    get throws { try store.queued().map(\.message.id.text) }
  }

  @Test func findsWhatIsQueuedAfterNothingWas() throws {
    #expect(try waiting.isEmpty && waiting.isEmpty)
    try queue(in: store)
    #expect(try waiting == ["m1"])
    #expect(try store.mark(message, from: .queued, to: .pending))
    #expect(try waiting.isEmpty && waiting.isEmpty)
    try store.mark(message, .queued)
    #expect(try waiting == ["m1"])
  }

  @Test func findsWhatAnotherShellHasQueued() throws {
    let other = try Store(.file(folder("lume.sqlite")), server: "embedded")
    #expect(try waiting.isEmpty)
    try queue(in: other)
    #expect(try waiting == ["m1"])
    try other.mark(message, .sent)
    #expect(try waiting.isEmpty)
    try other.mark(message, .queued)
    #expect(try waiting == ["m1"])
  }

  /// The consultation comes back to what can be sent without a change of any message.
  @Test func findsWhatWaitsInAConsultationThatIsTakenUpAgain() throws {
    try queue(in: store)
    var ended = chat
    ended.status = .archived
    try store.put(ended)
    #expect(try waiting.isEmpty)
    try store.put(chat)
    #expect(try waiting == ["m1"])
  }

  @Test func findsAgainWhatWasTakenInVain() throws {
    try queue(in: store)
    #expect(throws: Stop.self) {
      try store.transaction {
        #expect(try store.mark(message, from: .queued, to: .pending))
        #expect(try waiting.isEmpty)
        throw Stop()
      }
    }
    #expect(try waiting == ["m1"])
  }

  /// SQLite itself counts no change that takes others back.
  @Test func remembersNothingThatSQLiteMayTakeBack() throws {
    try queue(in: store)
    try store.database.run("BEGIN IMMEDIATE")
    #expect(try store.mark(message, from: .queued, to: .pending))
    #expect(try waiting.isEmpty)
    try store.database.run("ROLLBACK")
    #expect(try waiting == ["m1"])
  }

  @Test func findsWhatIsQueuedInAStoreThatWasEmptied() throws {
    let store = try Store(.memory, server: "embedded")
    for _ in 1...2 {
      try store.startOver()
      #expect(try store.queued().isEmpty)
      try store.put(chat)
      try queue(in: store)
      #expect(try store.queued().count == 1)
    }
    try store.startOver()
    #expect(try store.queued().isEmpty)
  }

  @Test func namesWhatWaitsInTheOrderItWasSaid() throws {
    for id in ["m2", "m1", "m3"] { try queue(id, in: store) }
    #expect(try waiting == ["m2", "m1", "m3"])
  }
}
