import Contract
import Edge
import JSON
import SQLite
import Testing
import Time

@testable import ServiceHost

@Suite struct HealthTests {
  @Test(arguments: ["/healthz", "/readyz"])
  func isToldWithoutAKeyOrAToken(path: String) throws {
    let host = try Host(apiKey: "secret")
    for method in [Request.Method.get, .head] {
      let (response, _) = host.begin(Request(method, path))
      #expect(response?.status == 200)
    }
    let refused = host.begin(Request(.post, path)).response
    #expect(refused?.status == 405 && refused?.header("allow") == "GET, HEAD")
    #expect(host.begin(Request(.get, path + "/x")).response?.status == 401)
  }

  @Test func aServerListsWhatItDoesBesideTheContract() throws {
    let body = try Host().begin(Request(.get, "/healthz")).response?.body ?? ""
    let listed = try JSON(parsing: body)["additions"]?.arrayValue?.compactMap(\.stringValue)
    #expect(
      listed == ["interrupt", "user_message", "measure", "message_of_progress", "unit_conversion"])
  }

  /// Tried again at most once in five seconds, for as long as nothing can be written.
  @Test(.enabled(if: TestDatabase.isSQLite)) func whatCannotWriteIsNotReady() throws {
    let file = DatabaseFile()
    let host = try Host(place: file.place)
    let token = try host.register().access
    let state = { host.begin(Request(.get, "/readyz")).response?.status }
    let database = try #require(host.served.backend.database.connection as? Connection)
    #expect(state() == 200)
    try database.execute("PRAGMA query_only=ON")
    // Nobody has noticed yet.
    #expect(state() == 200)
    #expect(try host.ask(.post, "/goals", Client.goal(), token: token).status == 500)
    let trouble = try #require(host.served.asked.trouble)
    #expect(trouble.hasPrefix("SQLite: attempt to write a readonly database"))
    #expect(!host.served.figures.hasData)
    #expect(try host.ask(.get, "/goals", token: token).status == 200)
    #expect(host.served.asked.trouble == nil)
    let refused = host.begin(Request(.get, "/readyz")).response
    #expect(refused?.status == 503 && refused?.header("retry-after") == "1")
    try database.execute("PRAGMA query_only=OFF")
    host.wait(.milliseconds(4999))
    #expect(state() == 503)
    host.wait(.milliseconds(1))
    #expect(state() == 200)
    _ = try host.makeGoal(token)
    // A change that was written says the same as a trial.
    try database.execute("PRAGMA query_only=ON")
    #expect(try host.ask(.post, "/goals", Client.goal(), token: token).status == 500)
    #expect(state() == 503)
    try database.execute("PRAGMA query_only=OFF")
    _ = try host.makeGoal(token)
    #expect(state() == 200)
  }

  /// A trial leaves all as it was, and is not kept waiting by whoever writes.
  @Test func aTrialWaitsForNobody() throws {
    let file = DatabaseFile()
    let (one, other) = (try Connection(file.place), try Connection(file.place))
    try one.execute("CREATE TABLE t (x); PRAGMA user_version=7")
    try other.transaction {
      #expect(throws: SQLiteError.self) { try one.tryWriting() }
      #expect(one.hasFailedToWrite)
    }
    // What changes nothing shows nothing.
    try one.transaction {}
    #expect(one.hasFailedToWrite)
    try one.tryWriting()
    #expect(!one.hasFailedToWrite)
    #expect(try one.first("PRAGMA user_version") { $0.integer(0) } == 7)
  }
}
