import SQLite
import Testing

@Suite struct DumpTests {
  private static let steps = [
    Migrations.Step(
      "goals",
      """
      CREATE TABLE goals (
        id TEXT PRIMARY KEY, value REAL, count INTEGER, data BLOB, note TEXT,
        twice REAL GENERATED ALWAYS AS (value * 2) VIRTUAL
      ) STRICT;
      CREATE TABLE notes (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        goal_id TEXT NOT NULL REFERENCES goals (id), owner TEXT NOT NULL DEFAULT 'me'
      ) STRICT;
      CREATE VIRTUAL TABLE words USING fts5 (note);
      """),
    Migrations.Step("a title", "ALTER TABLE goals RENAME COLUMN note TO title"),
  ]
  private static let old = Migrations(Array(steps.prefix(1)))
  private static let all = Migrations(steps)

  private func filled() throws -> Connection {
    let connection = try Connection(.memory)
    try DumpTests.old.apply(to: connection)
    try connection.run(
      "INSERT INTO goals VALUES (?, ?, ?, ?, ?)", "b", .real(0.1), .integer(.min),
      .blob([0, 0x27, 0xff]), .text("it's\n\"two\"\u{0} lines\u{2028}; -- é || char(3)\t"))
    try connection.run(
      "INSERT INTO goals VALUES (?, ?, ?, ?, ?)", "a", .real(1e300), .null, .null, "")
    try connection.run("INSERT INTO notes (goal_id, owner) VALUES ('b', 'me'), ('a', 'you')")
    try connection.run("INSERT INTO words VALUES ('found')")
    return connection
  }

  /// What a dump reads like and what is made of it again.
  private func read(_ dump: Dump) throws -> Dump {
    var tables: [Dump.Table] = []
    for line in dump.lines {
      let row = try #require(Dump.row(line), "\(line)")
      if tables.last?.name == row.table {
        tables[tables.count - 1].rows.append(row.values)
      } else {
        tables.append(Dump.Table(name: row.table, columns: row.columns, rows: [row.values]))
      }
    }
    return Dump(schema: dump.schema, tables: tables)
  }

  @Test func keepsEveryValueInLinesThatAreSorted() throws {
    let dump = try filled().dump(Dump.Selection(), DumpTests.old)
    #expect(try read(dump) == dump)
    #expect(dump.tables.map(\.name) == ["goals", "notes", "sqlite_sequence"])
    #expect(dump.lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
    #expect(
      dump.lines[0] == "INSERT INTO goals (id, value, count, data, note) "
        + "VALUES ('a', 1e+300, NULL, NULL, '');")
    #expect(dump.lines[1].contains("x'0027ff', 'it''s' || char(10) || '\"two\"' || char(0)"))
  }

  @Test func leavesOutWhatIsNotSelected() throws {
    let selection = Dump.Selection(
      leavingOut: ["sqlite_sequence"], columns: ["data"], owner: ("owner", "you"))
    let dump = try filled().dump(selection, DumpTests.old)
    #expect(dump.tables.map(\.columns.count) == [4, 3])
    #expect(dump.count(of: "goals") == 2 && dump.count(of: "notes") == 1)
  }

  @Test func isBroughtUpToDateWhereItIsLoaded() throws {
    let dump = try filled().dump(Dump.Selection(), DumpTests.old)
    let connection = try Connection(.memory)
    try DumpTests.all.load(dump, into: connection)
    let titles = try connection.rows("SELECT title FROM goals ORDER BY id") { $0.text(0) }
    #expect(titles[0] == "" && titles[1].hasPrefix("it's\n"))
    // The next number is one that no note ever had.
    try connection.run("DELETE FROM notes")
    try connection.run("INSERT INTO notes (goal_id) VALUES ('a')")
    #expect(try connection.first("SELECT number FROM notes", make: { $0.integer(0) }) == 3)
    let now = try connection.dump(Dump.Selection(), DumpTests.all)
    #expect(now.schema == 2)
  }

  @Test func whatDoesNotFitIsRefused() throws {
    func load(_ dump: Dump) throws {
      try DumpTests.all.load(dump, into: try Connection(.memory))
    }
    let row: [[Value]] = [["a"]]
    #expect(throws: Migrations.TooNew.self) { try load(Dump(schema: 3, tables: [])) }
    for (table, column) in [("goals", "name"), ("sqlite_schema", "name"), ("migrations", "name")] {
      #expect(throws: Dump.Misfit(table: table)) {
        try load(Dump(schema: 2, tables: [.init(name: table, columns: [column], rows: row)]))
      }
    }
    #expect(throws: SQLiteError.self) {
      try load(Dump(schema: 2, tables: [.init(name: "notes", columns: ["goal_id"], rows: row)]))
    }
  }

  @Test(arguments: [
    "", "DROP TABLE goals;", "INSERT INTO goals (id) VALUES ('a'); DROP TABLE goals;",
    "INSERT INTO goals (id) VALUES (load_extension('x'));", "INSERT INTO goals (id) VALUES ('a')",
    "INSERT INTO goals (id) SELECT 1;", "INSERT INTO goals (id, title) VALUES ('a');",
    "INSERT INTO goals (id) VALUES ('a' || x'41');", "INSERT INTO goals (id) VALUES ('a);",
    "INSERT INTO \"goals\" (id) VALUES ('a');", "INSERT INTO goals (id) VALUES (inf);",
    "INSERT INTO goals (id) VALUES (x'4');", "INSERT INTO goals (id) VALUES (char(55296));",
    "ATTACH 'file' AS other;", "INSERT INTO goals () VALUES ();",
  ])
  func onlyRowsAreRead(_ line: String) {
    #expect(Dump.row(line) == nil)
  }
}
