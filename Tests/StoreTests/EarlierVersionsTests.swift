import SQLite
import TestSupport
import Testing
import Time
import Wellness

@testable import Store

/// Stores that an earlier version wrote, or that a power cut has left in the midst of becoming new.
@Suite struct EarlierVersionsTests {
  private let folder: TemporaryFolder
  private var path: String { folder("lume.sqlite") }
  private static let steps = Schema.migrations.steps

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes a store of the version that took so many steps, with something in each table of the
  /// first one.
  private func write(steps count: Int) throws {
    let database = try Connection(.file(path))
    try Migrations([EarlierVersionsTests.steps[0]]).apply(to: database)
    try database.execute(EarlierVersionsTests.contents)
    try Migrations(Array(EarlierVersionsTests.steps.prefix(count))).apply(to: database)
  }

  /// Three hundred goals, so that a step that rewrites a table takes more than one page.
  private static let contents = """
    WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 300)
    INSERT INTO goals SELECT
      'goal-' || i, 'Goal ' || i, 'Because of ' || i, 'activity', '2026-03-02', '2026-04-01',
      0, i, 1000, 'steps', 'active', NULL, NULL, 1772436600000, 1772436600000, i FROM n;
    INSERT INTO goal_bindings VALUES ('embedded', 'goal-1', 'backend-1');
    INSERT INTO consultations VALUES
      ('chat-1', 'embedded', 'backend-chat', 'wellness_specialist', 'active', 'goal-1',
       1772436600000, 1772436600000);
    WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 300)
    INSERT INTO messages SELECT
      i, 'message-' || i, 'chat-1', 'user', 'I walked ' || i || ' steps', 'sent', 1772436600000
      FROM n;
    INSERT INTO outbox (key, kind, goal_id, title, attempts, problem, created_at) VALUES
      ('key-1', 'goal.progressed', 'goal-1', 'Goal 1', 1, 'the backend was away', 1772436600000),
      ('key-2', 'goal.created', 'goal-2', 'Goal 2', 0, NULL, 1772436600000);
    INSERT INTO settings VALUES ('sync', 'manual');
    """

  private func expectEverything(
    in path: String, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let store = try Store(.file(path), server: "embedded")
    let chat = try #require(
      try store.consultation(Consultation.LocalID("chat-1")), comment,
      sourceLocation: sourceLocation)
    let goals = try store.goals()
    #expect(goals.count == 300, comment, sourceLocation: sourceLocation)
    let first = goals.first { $0.id.text == "goal-1" }
    #expect(first?.title == "Goal 1" && first?.currentValue == 1, comment)
    #expect(first?.backendID?.text == "backend-1" && first?.isMissing == false, comment)
    #expect(first?.reading.text == "period daily sure", comment)
    let unread = try store.database.first(
      "SELECT count(*) FROM goals WHERE measure = ''", make: { $0.integer(0) })
    #expect(unread == 0, comment)
    #expect(chat.goalID?.text == "goal-1" && chat.title == nil, comment)
    #expect(try store.messageCount(of: chat.id) == 300, comment)
    let hits = try store.search("walked 277", last: 10)
    #expect(hits.map(\.message.id.text) == ["message-277"], comment)
    let outbox = try store.outbox()
    #expect(outbox.map(\.key.text) == ["key-1", "key-2"], comment)
    #expect(outbox.map(\.isInDoubt) == [true, false], comment)
    #expect(try store.setting(.sync) == "manual", comment)
    let verdict = try store.database.first("PRAGMA integrity_check", make: { $0.text(0) })
    #expect(verdict == "ok", comment, sourceLocation: sourceLocation)
  }

  @Test(arguments: 1...steps.count)
  func aStoreOfEachVersionOpens(_ count: Int) throws {
    try write(steps: count)
    try expectEverything(in: path)
  }

  /// It may be a plan for a goal that is known by now to tell of danger.
  @Test func adviceOfAnEarlierVersionIsForgotten() throws {
    try write(steps: 10)
    do {
      let database = try Connection(.file(path))
      try database.execute(
        "INSERT INTO advice VALUES ('embedded', 'goal-1', 'tips', 'Run every day', 1772436600000)")
    }
    let goal = Goal.LocalID("goal-1")
    do {
      let store = try Store(.file(path), server: "embedded")
      #expect(try store.advice(.tips, for: goal) == nil)
      try store.keep("See a doctor", as: .tips, for: goal, at: Instant(milliseconds: 0))
    }
    let again = try Store(.file(path), server: "embedded")
    #expect(try again.advice(.tips, for: goal)?.body == "See a doctor")
  }

  /// A step that was shipped is never changed: a store that took it would not be the same.
  @Test func noStepHasChanged() {
    let sums = EarlierVersionsTests.steps.map { step in
      step.sql.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
    #expect(sums == EarlierVersionsTests.shipped)
  }

  /// The FNV-1a sums of the steps' statements.
  private static let shipped: [UInt32] = [
    3_081_221_212, 1_960_281_144, 3_840_898_938, 523_779_612, 1_476_794_610, 2_981_451_581,
    3_290_778_747, 2_712_172_687, 2_324_313_926, 2_933_332_734,
    2_177_122_746, 3_020_312_878, 534_967_566, 4_018_585_871,
  ]

  /// What the disk may have when the power goes: any beginning of what was written, and behind it
  /// anything at all.
  @Test(arguments: [1, steps.count - 1])
  func aPowerCutInTheMidstLeavesAStoreThatOpens(_ count: Int) throws {
    try write(steps: count)
    let before = try #require(try Files.read(path))
    let log: [UInt8]
    do {
      // Kept open, so that nothing is written back into the file.
      let database = try Connection(.file(path))
      try database.execute("PRAGMA wal_autocheckpoint=0")
      try Schema.migrations.apply(to: database)
      log = try #require(try Files.read(path + "-wal"))
      #expect(try Files.read(path) == before)
    }
    // 32 bytes of header, then frames of 24 bytes and a page of 4,096.
    let frames = (log.count - 32) / 4120
    try #require(frames >= 2)
    let step = isThorough ? 1 : 7
    var cuts = [(name: "header", place: 16)]
    for frame in 0...frames where frame % step == 0 || frame >= frames - 1 {
      cuts.append(("whole after \(frame)", 32 + frame * 4120))
      cuts.append(("torn after \(frame)", 32 + frame * 4120 + 1000))
    }
    let garbage = (0..<4120).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    for (name, cut) in cuts {
      for tail in [[], garbage] {
        let copy = folder("cut.sqlite")
        for suffix in ["", "-wal", "-shm"] { try Files.replace(copy + suffix, with: []) }
        try Files.replace(copy, with: before)
        try Files.replace(copy + "-wal", with: Array(log[..<min(cut, log.count)]) + tail)
        try expectEverything(in: copy, "\(name) of \(frames) frames")
      }
    }
  }
}
