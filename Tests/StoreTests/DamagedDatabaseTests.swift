import SQLite
import TestSupport
import Testing
import Time
import Wellness

@testable import Store

/// Damaged databases are moved aside as they are, and only those.
@Suite struct DamagedDatabaseTests {
  private let folder: TemporaryFolder
  private var path: String { folder("lume.sqlite") }
  private let garbage = Array("Dear diary, today I walked.\n".utf8)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func setAside() throws -> String? {
    try DamagedDatabase.setAside(path, at: Sample.now)
  }

  /// Makes a store of some pages and leaves it written back.
  ///
  /// - Returns: where in the file the goals begin.
  @discardableResult
  private func fill() throws -> Int {
    let store = try Store(.file(path), server: "embedded")
    for number in 1...400 { try store.put(Sample.goal("g\(number)", title: "Goal \(number)")) }
    try store.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let page = try store.database.first(
      "SELECT rootpage FROM sqlite_schema WHERE name = 'goals'", make: { Int($0.integer(0)) })
    return (try #require(page) - 1) * 4096
  }

  /// Writes over a page of the file.
  private func damage(_ place: Int) throws {
    var bytes = try #require(try Files.read(path))
    for index in place..<place + 4096 { bytes[index] = 0xa5 }
    try Files.replace(path, with: bytes)
  }

  @Test func aFileThatIsNoDatabaseIsMovedWithWhatBelongsToIt() throws {
    try Files.replace(path, with: garbage)
    try Files.replace(path + "-wal", with: [1, 2, 3])
    let aside = try #require(try setAside())
    #expect(aside == path + ".damaged-20260302T073000Z")
    #expect(try Files.read(aside) == garbage)
    #expect(!Files.exists(path) && !Files.exists(path + "-wal"))
    #expect(try Store(.file(path), server: "embedded").goals().isEmpty)
  }

  @Test func aSecondOneNeverTakesTheNameOfTheFirst() throws {
    try Files.replace(path, with: garbage)
    let first = try #require(try setAside())
    try Files.replace(path, with: garbage + garbage)
    let second = try #require(try setAside())
    #expect(second != first)
    #expect(try Files.read(first) == garbage)
    #expect(try Files.read(second) == garbage + garbage)
  }

  @Test func aWholeStoreStaysThoughItWasSuspected() throws {
    try fill()
    DamagedDatabase.suspect(path)
    #expect(try setAside() == nil)
    #expect(!DamagedDatabase.isSuspected(path))
    #expect(try Store(.file(path), server: "embedded").goals().count == 400)
  }

  /// A bit that flips in what an index holds is seen by no look at the tables.
  @Test(arguments: [0, 2, 7])
  func anIndexThatIsDamagedIsBuiltAnew(bit: Int) throws {
    try fill()
    let clean = try Store(.file(path), server: "embedded").goals()
    let place = try flip(bit, inIndexOf: "goals")
    let flipped = try #require(try Files.read(path))[place]
    #expect(try DamagedDatabase.verdictOnTables(of: path) == nil)
    #expect(try DamagedDatabase.verdict(of: path) != nil)
    DamagedDatabase.suspect(path)
    #expect(try setAside() == nil)
    #expect(try DamagedDatabase.verdict(of: path) == nil)
    #expect(!DamagedDatabase.isSuspected(path) && flipped != 0)
    #expect(try Store(.file(path), server: "embedded").goals() == clean)
  }

  /// Flips a bit of a text in an index that SQLite made for a table.
  ///
  /// - Returns: where in the file.
  private func flip(_ bit: Int, inIndexOf table: String) throws -> Int {
    let page: Int
    do {
      let database = try Connection(.file(path))
      let found = try database.first(
        """
        SELECT rootpage FROM sqlite_schema
          WHERE type = 'index' AND tbl_name = ? ORDER BY rootpage LIMIT 1
        """, .text(table), make: { Int($0.integer(0)) })
      page = try #require(found)
    }
    var bytes = try #require(try Files.read(path))
    // What a page holds stands at its end.
    let place = page * 4096 - 8
    bytes[place] ^= 1 << UInt8(bit)
    try Files.replace(path, with: bytes)
    return place
  }

  /// The header is whole, so that the store opens; the damage is met later.
  @Test func aReadThatMeetsDamageMakesTheNextStartLookCloser() throws {
    try damage(try fill())
    do {
      let store = try Store(.file(path), server: "embedded")
      #expect(throws: StoreError(path: path, problem: .corrupt)) { try store.goals() }
    }
    #expect(DamagedDatabase.isSuspected(path))
    let bytes = try #require(try Files.read(path))
    let aside = try #require(try setAside())
    #expect(try Files.read(aside) == bytes)
    #expect(!DamagedDatabase.isSuspected(path))
  }

  @Test func oneThatSomebodyHoldsStays() throws {
    try fill()
    let other = try Connection(.file(path))
    try other.execute("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE")
    #expect(throws: StoreError.self) { try setAside() }
    #expect(Files.exists(path))
  }
}
