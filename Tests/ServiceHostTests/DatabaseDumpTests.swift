import Contract
import Database
import Edge
import JSON
import SQLite
import Testing

@testable import ServiceHost

/// What an export writes is what an import needs, on SQLite and, by `Scripts/postgresql`, PostgreSQL.
@Suite struct DatabaseDumpTests {
  enum Engine: CaseIterable {
    case sqlite, postgreSQL

    static let here = TestDatabase.isSQLite ? [Engine.sqlite] : allCases

    func empty() throws -> any DatabaseConnection {
      switch self {
      case .sqlite: try Connection(.memory)
      case .postgreSQL: try SharedSchema().connect()
      }
    }
  }

  /// A database in which somebody has something of everything.
  private func filled(_ engine: Engine) throws -> (any DatabaseConnection, token: String) {
    let database = try engine.empty()
    let host = try Host(on: database)
    let tokens = try host.register()
    let token = tokens.access
    _ = try host.register("o'hara@example.com")
    var posts = 0
    func post(_ path: String, _ body: JSON) throws -> JSON {
      posts += 1
      return try host.data(.post, path, body, token: token, key: "\(posts)")
    }
    let goal = try host.makeGoal(token)
    _ = try post("/goals", Client.goal(title: "Don't\u{2028}stop, caf\u{e9} \u{1f600}"))
    let daily = Client.goal().with("is_recurring", true).with("recurrence_pattern", "daily")
    _ = try post("/goals", daily)
    _ = try host.data(.patch, "/goals/\(goal)/progress", ["current_value": 0.1], token: token)
    _ = try post("/goals/\(goal)/activities", ["activity_type": "note", "note": "so"])
    _ = try host.data(
      .patch, "/users/me/preferences", ["allergies": ["nuts"]], token: token)
    let chat = try post("/consultations/chat-about-goal", ["goalId": .string(goal)])
    let id = (chat["consultation"]?["id"] ?? chat["id"])?.stringValue ?? ""
    _ = try post("/consultations/\(id)/messages", ["content": "How should\nI start?"])
    _ = try post("/insights/generate", ["insight_type": "daily"])
    // As an earlier version has written it.
    try database.run(
      "INSERT INTO goal_instances (id, user_id, goal_id, date) VALUES ('i-1', ?, ?, '2026-03-02')",
      .text(tokens.user), .text(goal))
    return (database, token)
  }

  private func lines(of database: any DatabaseConnection) throws -> [String] {
    var lines: [String] = []
    let summaries = try DatabaseDump(database).export { lines.append($0) }
    #expect(try DatabaseDump(database).summaries() == summaries)
    return lines
  }

  private func load(_ lines: some Sequence<String>, into database: any DatabaseConnection) throws {
    _ = try DatabaseDump(database).load { receive in try lines.forEach(receive) }
  }

  private func problem(
    _ lines: some Sequence<String>, into database: any DatabaseConnection
  ) throws -> DatabaseProblem? {
    do {
      try load(lines, into: database)
      return nil
    } catch let problem as DatabaseProblem {
      return problem
    }
  }

  @Test(arguments: Engine.here, Engine.here)
  func comesBackByteForByte(_ first: Engine, _ second: Engine) throws {
    let (database, token) = try filled(first)
    let exported = try lines(of: database)
    // A table that has nothing shows nothing.
    let empty = exported.filter { $0.contains(": 0 rows") }.map { $0.split(separator: ":")[0] }
    let unused = first == .sqlite ? [] : ["-- identifiers"]
    #expect(empty.map(String.init) == unused)
    let other = try second.empty()
    try load(exported, into: other)
    #expect(try lines(of: other) == exported)
    let again = try first.empty()
    try load(exported, into: again)
    #expect(try lines(of: again) == exported)
    // Who was logged in still is, and what is new gets a number of its own.
    let host = try Host(on: other, seed: 2)
    #expect(try host.data(.get, "/goals", token: token)["total"] == 3)
    #expect(try host.ask(.post, "/goals", Client.goal(), token: token).status == 201)
  }

  @Test(arguments: Engine.here)
  func ofWhatIsCutAtAnyLineNothingIsImported(_ engine: Engine) throws {
    let exported = try lines(of: filled(engine).0)
    let database = try engine.empty()
    let step = engine == .sqlite ? 1 : 5
    for count in stride(from: 0, to: exported.count, by: step) {
      let expected = count == 0 ? DatabaseProblem.noDump : .incomplete(line: count)
      #expect(try problem(exported.prefix(count), into: database) == expected)
      #expect(throws: DatabaseProblem.noTables) { try database.checkIsCurrent() }
    }
    // In the midst of a line, too.
    for (index, line) in exported.enumerated() where index % step == 0 {
      let cut = exported.prefix(index) + [String(line.prefix(line.count / 2))]
      #expect(try problem(cut, into: database) != nil, "\(line)")
    }
    try load(exported, into: database)
  }

  @Test(arguments: Engine.here) func isWhatItWasAtOneMoment(_ engine: Engine) throws {
    let file = DatabaseFile()
    let schema = SharedSchema()
    func connect() throws -> any DatabaseConnection {
      try engine == .sqlite ? Connection(file.place) : schema.connect()
    }
    let host = try Host(on: connect())
    let token = try host.register().access
    _ = try host.makeGoal(token)
    let reader = try connect()
    let before = try lines(of: reader)
    var during: [String] = []
    _ = try DatabaseDump(reader).export { line in
      during.append(line)
      // Somebody writes meanwhile, and needn't wait.
      if line.contains(" rows, ") { _ = try host.makeGoal(token) }
    }
    #expect(during == before)
    #expect(try lines(of: reader) != before)
  }

  @Test(arguments: Engine.here) func aDatabaseWithDataStaysAsItIs(_ engine: Engine) throws {
    let (database, _) = try filled(engine)
    let exported = try lines(of: database)
    guard case .notEmpty = try problem(exported, into: database) else {
      Issue.record("it was imported")
      return
    }
    #expect(try lines(of: database) == exported)
    // One that a server was started on has its key.
    let started = try engine.empty()
    _ = try Host(on: started)
    #expect(try problem(exported, into: started) == .notEmpty(table: "secrets", rows: 1))
  }

  /// No import would take it.
  @Test(.enabled(if: TestDatabase.isSQLite)) func anInfiniteNumberIsNotExported() throws {
    let (database, token) = try filled(.sqlite)
    try database.run("UPDATE goals SET current_value = 9e999")
    let error = #expect(throws: SQLiteError.self) { try lines(of: database) }
    #expect(error?.kind == .corrupt && error?.message == "current_value is inf")
    let answer = try Host(on: database, seed: 2).ask(.get, "/goals", token: token)
    #expect(Host.summary(answer) == "500 INTERNAL_ERROR")
  }

  @Test(arguments: Engine.here) func whatIsNoExportIsToldByItsLine(_ engine: Engine) throws {
    let exported = try lines(of: filled(.sqlite).0)
    let database = try engine.empty()
    func changed(_ change: (inout [String]) -> Void) throws -> DatabaseProblem? {
      var lines = exported
      change(&lines)
      return try problem(lines, into: database)
    }
    let user = try #require(
      exported.firstIndex { $0.hasPrefix("INSERT INTO users") && $0.contains("ada@") })
    let steps = Schema.steps.count
    let rows: [(DatabaseProblem, (inout [String]) -> Void)] = [
      (.noDump, { $0[0] = "-- lume-state 1" }),
      (.dumpOfOtherVersion(isLater: true), { $0[0] = "-- lume-database 1, schema \(steps + 1)" }),
      (.dumpOfOtherVersion(isLater: false), { $0[0] = "-- lume-database 1, schema \(steps - 1)" }),
      (.unreadable(line: user + 1), { $0[user] = "DROP TABLE users;" }),
      (.unreadable(line: user + 1), { $0[user] = "INSERT INTO goals (id) VALUES ('a');" }),
      (.unreadable(line: exported.count + 1), { $0.append("-- end") }),
      (.damaged(table: "users"), { $0[user].replace("ada@", with: "eve@") }),
      (.damaged(table: "users"), { $0.remove(at: user) }),
      (.damaged(table: "users"), { $0.insert($0[user], at: user) }),
      (.damaged(table: "users"), { $0.insert("-- users: 1 rows", at: user) }),
    ]
    for (expected, change) in rows { #expect(try changed(change) == expected) }
    for table in ["profiles", "sessions", "goals", "messages"] {
      let row = try #require(exported.firstIndex { $0.hasPrefix("INSERT INTO \(table) ") })
      let problem = try changed { $0.insert($0[row], at: row) }
      #expect(problem == .damaged(table: table))
    }
  }

  @Test func aDatabaseOfAnotherVersionIsLeftToThatOne() throws {
    let database = try Connection(.memory)
    #expect(throws: DatabaseProblem.noTables) { try lines(of: database) }
    try Migrations(Array(Schema.steps.dropLast())).apply(to: database)
    #expect(throws: DatabaseProblem.otherVersion(isLater: false)) { try lines(of: database) }
    try Schema.migrations.apply(to: database)
    _ = try lines(of: database)
    try database.run("INSERT INTO migrations (name) VALUES ('x')")
    #expect(throws: DatabaseProblem.otherVersion(isLater: true)) { try lines(of: database) }
  }
}
