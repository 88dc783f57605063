import Contract
import Edge
import JSON
import SQLite
import Testing
import Time
import Wellness

@testable import ServiceHost

/// What is answered again is what would be answered anew.
@Suite struct ListAnswersTests {
  private let file = DatabaseFile()
  private let today = OffsetZone.utc.date(at: Client.start)

  private final class Counter {
    private(set) var made = 0

    func make() -> Response {
      made += 1
      return Response(200, body: "\(made)")
    }
  }

  private func connect() throws -> Connection {
    let database = try Connection(file.place)
    try database.execute("CREATE TABLE IF NOT EXISTS numbers (number INTEGER)")
    return database
  }

  @Test func anAnswerStandsUntilSomethingChangesHereOrElsewhere() throws {
    let database = try connect()
    let answers = ListAnswers(database)
    let counter = Counter()
    let ask = {
      try answers.answer(to: "/goals", of: User.local, on: today, make: counter.make).body
    }
    #expect(try [ask(), ask()] == ["1", "1"])
    try database.run("INSERT INTO numbers VALUES (1)")
    #expect(try [ask(), ask()] == ["2", "2"])
    try connect().run("INSERT INTO numbers VALUES (2)")
    #expect(try [ask(), ask()] == ["3", "3"])
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try database.transaction {
        try database.run("INSERT INTO numbers VALUES (3)")
        #expect(try ask() == "4")
        throw Stop()
      }
    }
    #expect(try [ask(), ask()] == ["5", "5"])
  }

  @Test func anAnswerIsForOneUserOneQuestionAndOneDay() throws {
    let answers = ListAnswers(try connect())
    let counter = Counter()
    let other = User.ID("00000000-0000-4000-8000-000000000001")
    for (target, user, date) in [
      ("/goals", User.local, today), ("/goals?limit=5", User.local, today),
      ("/goals", other, today), ("/goals", User.local, today.adding(days: 1)),
    ] {
      for _ in 0..<2 {
        _ = try answers.answer(to: target, of: user, on: date, make: counter.make)
      }
    }
    #expect(counter.made == 4)
  }

  @Test func whatIsLongIsNotKeptNorMoreThanSoMuch() throws {
    let answers = ListAnswers(try connect())
    let counter = Counter()
    func ask(_ target: String) throws {
      _ = try answers.answer(to: target, of: User.local, on: today, make: counter.make)
    }
    let long = "/goals?" + String(repeating: "x", count: ListAnswers.longestTarget)
    for _ in 0..<2 { try ask(long) }
    #expect(counter.made == 2)
    for number in 0...ListAnswers.most { try ask("/goals?n=\(number)") }
    try ask("/goals?n=0")
    #expect(counter.made == 2 + ListAnswers.most + 2)
    var made = 0
    for _ in 0..<2 {
      _ = try answers.answer(to: "/goals", of: User.local, on: today) {
        made += 1
        return Response(200, body: String(repeating: "x", count: ListAnswers.largest + 1))
      }
    }
    #expect(made == 2)
  }

  /// Through the routes: what is another list for anybody who asks is asked for after each change.
  @Test func aListIsNewAfterEachChange() throws {
    let client = try Client(place: file.place)
    func list(_ query: String = "") throws -> String {
      let body = try client.ask(.get, "/goals" + query).body
      #expect(try client.ask(.get, "/goals" + query).body == body)
      return body
    }
    let id = try client.makeGoal()
    var lists = [try list()]
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 3])
    lists.append(try list())
    #expect(try list("?include_statistics=true") != lists[1])
    let elsewhere = try TestDatabase.open(file.place)
    try elsewhere.transaction {
      _ = try elsewhere.lock("users", "revision = revision + 1", id: User.local.text)
      try elsewhere.run("UPDATE goals SET title = 'By another process'")
    }
    lists.append(try list())
    #expect(lists[2].contains("By another process"))
    client.wait(.seconds(86_400))
    lists.append(try list())
    _ = try client.ask(.delete, "/goals/\(id)")
    lists.append(try list())
    #expect(Set(lists).count == lists.count)
  }
}
