import CSodium
import Database
import Numbers
import SQLite
import Wellness

/// All that a service keeps as lines, and lines as that, on whichever engine: the same rows are the
/// same bytes.
///
/// The lines are those of `Dump`. Tables stand in the order in which they were made, so that what a
/// row refers to comes before it. Behind the rows of each stand their number and the hash of their
/// lines, and behind all of them `-- end`.
package struct DatabaseDump {
  /// What there is in a table.
  package struct Summary: Hashable, Sendable, CustomStringConvertible {
    let table: String
    let rows: Int
    /// SHA-256 of the lines, each with its newline, in hexadecimal.
    let hash: String

    package var description: String { "\(table): \(rows) rows, sha256 \(hash)" }
  }

  fileprivate struct Table {
    let name: String
    let columns: [String]
    /// Where the columns of the primary key are.
    let keys: [Int]

    var isNumbered: Bool { keys.map { columns[$0] } == ["number"] }
  }

  private static let head = "-- lume-database 1, schema "
  private static let end = "-- end"
  /// How many rows are read at once, and how many are written.
  private static let (page, batch) = (500, 100)

  private let database: any DatabaseConnection
  fileprivate let tables: [Table]

  package init(_ database: any DatabaseConnection) throws {
    self.database = database
    tables = try DatabaseDump.tables()
  }

  /// The tables of both engines, as SQLite tells of them.
  private static func tables() throws -> [Table] {
    let schema = try EmbeddedService.emptyDatabase()
    let names = try schema.rows(
      """
      SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'
        AND name <> 'migrations' ORDER BY rowid
      """
    ) { $0.text(0) }
    return try names.map { name in
      let columns = try schema.rows(
        "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid", .text(name)
      ) { (name: $0.text("name"), key: $0.integer("pk")) }
      let keys = columns.indices.filter { columns[$0].key > 0 }
        .sorted { columns[$0].key < columns[$1].key }
      return Table(name: name, columns: columns.map(\.name), keys: keys)
    }
  }

  // Out

  /// Writes a line after the other, of everything as it stands at one moment.
  ///
  /// - Throws: `DatabaseProblem`, `DatabaseError`, and what `write` throws.
  package func export(_ write: (String) throws -> Void) throws -> [Summary] {
    try summaries { summaries in
      try write("\(DatabaseDump.head)\(Schema.steps.count)")
      for table in tables {
        let summary = try read(table, write)
        try write("-- \(summary)")
        summaries.append(summary)
      }
      try write(DatabaseDump.end)
    }
  }

  /// What an export would have in each table.
  package func summaries() throws -> [Summary] {
    try summaries { $0 = try tables.map { try read($0) { _ in } } }
  }

  private func summaries(_ body: (inout [Summary]) throws -> Void) throws -> [Summary] {
    try database.checkIsCurrent()
    return try database.snapshot {
      var summaries: [Summary] = []
      try body(&summaries)
      return summaries
    }
  }

  private func read(_ table: Table, _ body: (String) throws -> Void) throws -> Summary {
    var lines = LineHash()
    var rows: [[Value]] = []
    repeat {
      rows = try page(of: table, after: rows.last.map { row in table.keys.map { row[$0] } })
      for row in rows {
        let line = Dump.line(row, of: table.name, table.columns)
        lines.add(line)
        try body(line)
      }
    } while rows.count == DatabaseDump.page
    return lines.summary(of: table.name)
  }

  private func page(of table: Table, after last: [Value]?) throws -> [[Value]] {
    let keys = table.keys.map { table.columns[$0] }.joined(separator: ", ")
    let rest = last.map { "WHERE (\(keys)) > (\(DatabaseDump.marks($0.count)))" } ?? ""
    let sql = """
      SELECT \(table.columns.joined(separator: ", ")) FROM \(table.name) \(rest)
        ORDER BY \(keys) LIMIT \(DatabaseDump.page)
      """
    return try database.rows(SQL(stringLiteral: sql), last ?? [], make: \.values)
  }

  private static func marks(_ count: Int) -> String {
    Array(repeating: "?", count: count).joined(separator: ", ")
  }

  // In

  /// Fills a database that has nothing in it, or leaves it as it is.
  ///
  /// - Parameter each: calls what it's given with a line after the other.
  /// - Throws: `DatabaseProblem`, `DatabaseError`, and what `each` throws.
  package func load(_ each: ((String) throws -> Void) throws -> Void) throws -> [Summary] {
    try database.transaction {
      if database.isSharedByServers {
        // The lines may take their time.
        try database.run("SET LOCAL idle_in_transaction_session_timeout = 0")
      }
      try database.apply(Schema.migrations(of: database))
      try checkIsEmpty()
      var loading = Loading(dump: self)
      try each { try loading.receive($0) }
      let told = try loading.finish()
      if database.isSharedByServers {
        for table in tables where table.isNumbered { try setNumber(of: table) }
        // A server that runs may have answers to what was here before.
        try database.run(
          "UPDATE users SET revision = CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
        )
      }
      for (table, told) in zip(tables, told) where try read(table, { _ in }) != told {
        throw DatabaseProblem.damaged(table: table.name)
      }
      return told
    }
  }

  private func checkIsEmpty() throws {
    // Every database has the local user from the start.
    try database.run("DELETE FROM users WHERE id = ?", .text(User.local.text))
    for table in tables {
      let rows = try database.first(
        SQL(stringLiteral: "SELECT count(*) FROM \(table.name)"), make: { Int($0.integer(0)) })
      if let rows, rows > 0 { throw DatabaseProblem.notEmpty(table: table.name, rows: rows) }
    }
  }

  fileprivate func insert(_ rows: [[Value]], into table: Table) throws {
    let marks = "(\(DatabaseDump.marks(table.columns.count)))"
    let sql = """
      INSERT INTO \(table.name) (\(table.columns.joined(separator: ", "))) VALUES \
      \(Array(repeating: marks, count: rows.count).joined(separator: ", "))
      """
    _ = try database.change(SQL(stringLiteral: sql), rows.flatMap(\.self))
  }

  /// Has the next row get the number behind the highest, as SQLite does by itself.
  private func setNumber(of table: Table) throws {
    let sql = """
      SELECT setval(pg_get_serial_sequence('\(table.name)', 'number'),
        coalesce(max(number), 0) + 1, false) FROM \(table.name)
      """
    try database.read(SQL(stringLiteral: sql), []) { _ in }
  }

  /// What was read of a dump.
  private struct Loading {
    let dump: DatabaseDump
    private var line = 0
    private var isOver = false
    private var summaries: [Summary] = []
    private var lines = LineHash()
    private var rows: [[Value]] = []

    init(dump: DatabaseDump) { self.dump = dump }

    mutating func receive(_ text: String) throws {
      line += 1
      if line == 1 { return try DatabaseDump.check(head: text) }
      if isOver { throw DatabaseProblem.unreadable(line: line) }
      guard summaries.count < dump.tables.count else {
        guard text == DatabaseDump.end else { throw DatabaseProblem.unreadable(line: line) }
        isOver = true
        return
      }
      let table = dump.tables[summaries.count]
      if text.hasPrefix("-- ") {
        try insert(into: table)
        let summary = lines.summary(of: table.name)
        guard text == "-- \(summary)" else { throw DatabaseProblem.damaged(table: table.name) }
        summaries.append(summary)
        lines = LineHash()
        return
      }
      guard let row = Dump.row(text), row.table == table.name, row.columns == table.columns else {
        throw DatabaseProblem.unreadable(line: line)
      }
      lines.add(text)
      rows.append(row.values)
      if rows.count == DatabaseDump.batch { try insert(into: table) }
    }

    private mutating func insert(into table: Table) throws {
      guard !rows.isEmpty else { return }
      do {
        try dump.insert(rows, into: table)
      } catch let error as any DatabaseError where error.isOfRow {
        throw DatabaseProblem.damaged(table: table.name)
      }
      rows = []
    }

    func finish() throws -> [Summary] {
      guard isOver else {
        throw line == 0 ? DatabaseProblem.noDump : DatabaseProblem.incomplete(line: line)
      }
      return summaries
    }
  }

  private static func check(head: String) throws(DatabaseProblem) {
    guard head.hasPrefix(DatabaseDump.head),
      let schema = Int(head.dropFirst(DatabaseDump.head.count), in: 1...1_000_000)
    else { throw .noDump }
    guard schema == Schema.steps.count else {
      throw .dumpOfOtherVersion(isLater: schema > Schema.steps.count)
    }
  }
}

/// How many lines there were, and their hash.
private struct LineHash {
  private var state = crypto_hash_sha256_state()
  private var count = 0

  init() { crypto_hash_sha256_init(&state) }

  mutating func add(_ line: String) {
    let bytes = Array(line.utf8) + [0x0a]
    crypto_hash_sha256_update(&state, bytes, UInt64(bytes.count))
    count += 1
  }

  func summary(of table: String) -> DatabaseDump.Summary {
    var state = state
    var hash = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
    crypto_hash_sha256_final(&state, &hash)
    return DatabaseDump.Summary(table: table, rows: count, hash: hash.map(\.hexadecimal).joined())
  }
}

extension UInt8 {
  /// Two digits.
  var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
