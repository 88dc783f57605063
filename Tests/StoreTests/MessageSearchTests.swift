import SQLite
import TestSupport
import Testing
import Time
import Wellness

@testable import Store

@Suite struct MessageSearchTests {
  private let store: Store
  private let chat = Consultation.LocalID("c1")

  init() throws {
    store = try Store(.memory, server: "embedded")
    try store.put(Sample.chat())
    for (id, text) in [
      ("m1", "I walk home\nin the rain"), ("m2", "Walking is fine"), ("m3", "Café, 10,000 steps"),
      ("m4", "say \"no\" to AND OR NOT NEAR(x)"),
    ] {
      try store.append(Sample.message(id, text), to: chat)
    }
  }

  private func found(_ text: String) throws -> [String] {
    try store.search(text, last: 20).map(\.message.id.text)
  }

  @Test(arguments: [
    ("walk", ["m1"]), ("WALK rain", ["m1"]), ("walki", ["m2"]), ("wal", []), ("cafe", ["m3"]),
    ("10,000", ["m3"]), ("\"no\"", ["m4"]), ("AND", ["m4"]), ("NEAR(x)", ["m4"]), ("i", ["m1"]),
    ("is", ["m2"]), ("rain snow", []),
  ])
  func findsWordsWhateverTheirSigns(_ text: String, _ ids: [String]) throws {
    #expect(try found(text) == ids)
  }

  @Test(arguments: [
    "\"", "\"\"\"", "*", "a*", "^walk", "(", ")", "walk AND", "NOT walk", "content:walk", "{a b}:c",
    "NEAR(", "-", "+", "\\", "'; DROP TABLE messages; --", "walk\0home", "🚶", "",
    String(repeating: "walk ", count: 2000), String(repeating: "\"", count: 3000),
  ])
  func nothingTypedIsAnError(_ text: String) throws {
    #expect(throws: Never.self) { try store.search(text, last: 20) }
    #expect(try found("walk") == ["m1"])
  }

  @Test func marksEachHit() throws {
    let hit = try #require(try store.search("rain walk", last: 20).first)
    #expect(hit.marked == "I \u{1}walk\u{2} home\nin the \u{1}rain\u{2}")
    #expect(hit.consultation == chat && hit.message.content == "I walk home\nin the rain")
  }

  @Test func givesTheLatestFirst() throws {
    for number in 1...30 { try store.append(Sample.message("w\(number)", "walk"), to: chat) }
    #expect(try found("walk") == (11...30).reversed().map { "w\($0)" })
  }

  @Test func knowsWhatIsChangedMovedAndDeleted() throws {
    try store.replace(Message.ID("m1"), content: "I swim", .sent)
    #expect(try found("walk").isEmpty || found("walk") == ["m2"])
    #expect(try found("swim") == ["m1"])
    try store.move(Message.ID("m1"), behind: Message.ID("m3"))
    #expect(try found("swim") == ["m1"])
    try store.put(Sample.chat("c2"))
    try store.merge(chat, into: Consultation.LocalID("c2"))
    #expect(try store.search("swim", last: 20).map(\.consultation.text) == ["c2"])
    try store.delete(Consultation.LocalID("c2"))
    #expect(try found("swim").isEmpty)
    #expect(throws: Never.self) { try store.database.execute(Self.integrityCheck) }
  }

  /// The index takes in many messages at once, since each time costs more than a turn does.
  @Test func messagesAreIndexedByTheNextSearch() throws {
    #expect(try store.database.first(Self.unindexed) { $0.integer(0) } == 4)
    let before = try store.version()
    #expect(try found("walk") == ["m1"])
    #expect(try store.database.first(Self.unindexed) { $0.integer(0) } == 0)
    #expect(try store.version() == before)
  }

  private static let unindexed: SQL = "SELECT count(*) FROM messages WHERE is_indexed = 0"

  /// Whatever becomes of messages between two searches, in whichever order.
  @Test func theIndexIsThatOfTheMessages() throws {
    for round in 0..<40 {
      let id = "r\(round)"
      try store.append(Sample.message(id, "word\(round) common"), to: chat)
      if round % 3 == 0 { #expect(try found("word\(round)") == [id]) }
      if round % 4 == 0 { try store.replace(Message.ID(id), content: "other\(round)", .sent) }
      if round % 5 == 1 { try store.move(Message.ID(id), behind: Message.ID("r\(round - 1)")) }
      if round % 7 == 0 { try store.replace(Message.ID(id), content: "last\(round)", .sent) }
    }
    #expect(try found("word4").isEmpty && found("other4") == ["r4"])
    #expect(try found("other28").isEmpty && found("last28") == ["r28"])
    try store.put(Sample.chat("c2"))
    try store.append(Sample.message("s1", "common"), to: Consultation.LocalID("c2"))
    try store.delete(chat)
    #expect(try found("common") == ["s1"])
    #expect(throws: Never.self) { try store.database.execute(Self.integrityCheck) }
  }

  private static let integrityCheck =
    "INSERT INTO message_words (message_words, rank) VALUES ('integrity-check', 1)"

  @Test func moreThanIsIndexedAtOnceIsFoundTogether() throws {
    try store.transaction {
      for number in 1...4100 { try store.append(Sample.message("w\(number)", "many"), to: chat) }
    }
    #expect(try store.search("many", last: 5000).count == 4100)
  }

  @Test func chatsOfAnotherServerAreNotSearched() throws {
    let folder = try TemporaryFolder()
    let here = try Store(.file(folder("lume.sqlite")), server: "embedded")
    try here.put(Sample.chat())
    try here.append(Sample.message("m1", "walk"), to: chat)
    let there = try Store(.file(folder("lume.sqlite")), server: "https://fitiq.example")
    #expect(try there.search("walk", last: 20).isEmpty)
    #expect(try here.search("walk", last: 20).count == 1)
  }

  /// What an earlier version has stored is found, too.
  @Test func aStoreWithoutTheIndexGetsIt() throws {
    let folder = try TemporaryFolder()
    let path = folder("lume.sqlite")
    do {
      let old = try Store(.file(path), server: "embedded")
      try old.database.execute(
        """
        DROP TRIGGER message_words_deleted; DROP TRIGGER message_words_updated;
        DROP TABLE message_words;
        DROP INDEX messages_that_wait; DROP INDEX messages_to_index;
        ALTER TABLE messages DROP COLUMN is_indexed;
        DELETE FROM migrations WHERE name IN ('messages that wait, and an index of what they say',
          'an index of words that is brought up to date by a search');
        PRAGMA user_version = 0;
        """)
      try old.put(Sample.chat())
      try old.append(Sample.message("m1", "walk"), to: chat)
    }
    let new = try Store(.file(path), server: "embedded")
    #expect(try new.search("walk", last: 20).count == 1)
  }
}
