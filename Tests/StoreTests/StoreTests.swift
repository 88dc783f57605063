import SQLite
import TestSupport
import Testing
import Time
import Wellness

@testable import Store

@Suite struct StoreTests {
  private struct Stop: Error {}

  @Test func aChangeAndItsEventAreOneTransaction() throws {
    let store = try Store(.memory, server: "embedded")
    try store.put(Sample.goal("other"))
    try store.enqueue(Sample.event(.goalCreated, key: "k1", goal: "other"))
    #expect(throws: StoreError.self) {
      try store.transaction {
        try store.put(Sample.goal())
        try store.enqueue(Sample.event(.goalCreated, key: "k1"))
      }
    }
    #expect(try store.goals().map(\.id.text) == ["other"])
    #expect(try store.pendingCount() == 1)
  }

  @Test func takesBackWhatWasDoneBeforeAnyError() throws {
    let store = try Store(.memory, server: "embedded")
    #expect(throws: Stop.self) {
      try store.transaction {
        try store.put(Sample.goal())
        try store.set(.activeGoal, to: "g1")
        throw Stop()
      }
    }
    #expect(try store.goals().isEmpty)
    #expect(try store.setting(.activeGoal) == nil)
    try store.transaction { try store.put(Sample.goal()) }
    #expect(try store.goals().count == 1)
  }

  @Test func findsEverythingAgainInItsFile() throws {
    let folder = try TemporaryFolder()
    let place = Connection.Place.file(folder("lume.sqlite"))
    do {
      let store = try Store(place, server: "embedded")
      try store.put(Sample.goal())
      try store.put(Sample.chat())
      try store.append(Sample.message("m1"), to: Consultation.LocalID("c1"))
      try store.enqueue(Sample.event(.goalCreated, key: "k1"))
      try store.set(.activeGoal, to: "g1")
    }
    let store = try Store(place, server: "embedded")
    #expect(try store.goals() == [Sample.goal()])
    #expect(try store.consultations().map(\.id.text) == ["c1"])
    #expect(try store.messageCount(of: Consultation.LocalID("c1")) == 1)
    #expect(try store.outbox().map(\.key.text) == ["k1"])
    #expect(try store.setting(.activeGoal) == "g1")
  }

  @Test func isAsNewWhenItStartsOver() throws {
    let store = try Store(.memory, server: "embedded")
    try store.startOver()
    try store.put(Sample.goal())
    try store.bind(Goal.LocalID("g1"), to: Goal.BackendID("b1"))
    try store.put(Sample.chat())
    try store.append(Sample.message("m1"), to: Consultation.LocalID("c1"))
    try store.enqueue(Sample.event(.goalCreated, key: "k1"))
    try store.set(.activeGoal, to: "g1")
    try store.startOver()
    #expect(try store.goals().isEmpty)
    #expect(try store.goalID(of: Goal.BackendID("b1")) == nil)
    #expect(try store.consultations().isEmpty)
    #expect(try store.messageCount(of: Consultation.LocalID("c1")) == 0)
    #expect(try store.setting(.activeGoal) == nil)
    try store.enqueue(Sample.event(.goalCreated, key: "k2"))
    #expect(try store.outbox().map(\.number) == [1])
  }
}

/// Files that cannot be a store: the error names the file, and the file stays as it was.
@Suite struct UnusableStoreTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder("lume.sqlite")
  }

  private func problem() -> StoreError? {
    #expect(throws: StoreError.self) {
      _ = try Store(.file(path), server: "embedded", busyTimeout: .milliseconds(20))
    }
  }

  @Test func tellsANewerFile() throws {
    do {
      let store = try Store(.file(path), server: "embedded")
      try store.database.execute(
        "INSERT INTO migrations (name) VALUES ('mood diary'); PRAGMA user_version = 1")
    }
    #expect(problem() == StoreError(path: path, problem: .tooNew(step: "mood diary")))
    let database = try Connection(.file(path))
    #expect(
      try database.rows("SELECT name FROM migrations", make: { $0.text(0) }).last == "mood diary")
  }

  @Test(arguments: ["DELETE", "WAL"]) func tellsAnotherProgramsFile(_ mode: String) throws {
    do {
      let theirs = try Connection(.file(path))
      try theirs.execute("CREATE TABLE notes (text TEXT); PRAGMA journal_mode=\(mode)")
    }
    let bytes = try Files.read(path)
    #expect(problem() == StoreError(path: path, problem: .other("it's another program's")))
    #expect(try Files.read(path) == bytes)
  }

  @Test(arguments: [
    Array("This is a letter, no database.\n".utf8), [UInt8](repeating: 7, count: 8192),
    Array("SQLite format 3\u{0}".utf8) + [UInt8](repeating: 0xff, count: 4096),
  ])
  func tellsAFileThatIsNoStore(_ bytes: [UInt8]) throws {
    try Files.replace(path, with: bytes)
    #expect(problem() == StoreError(path: path, problem: .corrupt))
    #expect(try Files.read(path) == bytes)
  }

  @Test func tellsADamagedTable() throws {
    do {
      let store = try Store(.file(path), server: "embedded")
      try store.put(Sample.goal())
      try store.database.run("UPDATE goals SET start_date = 'soon'")
      #expect(throws: StoreError(path: path, problem: .corrupt)) { try store.goals() }
      try store.put(Sample.chat())
      try store.append(Sample.message("m1"), to: Consultation.LocalID("c1"))
      try store.database.run("UPDATE messages SET state = 'lost'")
      #expect(throws: StoreError(path: path, problem: .corrupt)) {
        try store.messages(of: Consultation.LocalID("c1"), last: 1)
      }
      try store.enqueue(Sample.event(.goalCreated, key: "k1"))
      try store.database.run("UPDATE outbox SET kind = 'goal.sold'")
      #expect(throws: StoreError(path: path, problem: .corrupt)) { try store.outbox() }
    }
  }

  @Test(arguments: ["BEGIN IMMEDIATE", "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE"])
  func tellsAFileThatSomebodyElseHolds(_ hold: String) throws {
    _ = try Store(.file(path), server: "embedded")
    let other = try Connection(.file(path))
    try other.execute(hold)
    #expect(problem() == StoreError(path: path, problem: .busy))
    try other.execute("COMMIT; PRAGMA locking_mode=NORMAL")
    _ = try other.first("SELECT count(*) FROM goals", make: { $0.integer(0) })
    _ = try Store(.file(path), server: "embedded", busyTimeout: .milliseconds(20))
  }

  @Test func tellsAFolderThatIsNotThere() throws {
    let path = folder("nowhere/lume.sqlite")
    #expect(throws: StoreError(path: path, problem: .cannotOpen)) {
      _ = try Store(.file(path), server: "embedded")
    }
    #expect(!Files.exists(folder("nowhere")))
  }

  @Test(arguments: [
    (Int32(8), StoreError.Problem.readOnly), (1032, .other("why")), (5, .busy), (6, .busy),
    (13, .full),
    (11, .corrupt), (26, .corrupt), (14, .cannotOpen), (10, .other("why")), (19, .other("why")),
  ])
  func sortsWhatSQLiteAnswers(_ code: Int32, _ problem: StoreError.Problem) {
    let error = StoreError(SQLiteError(code: code, message: "why", path: "file"))
    #expect(error == StoreError(path: "file", problem: problem))
  }
}
