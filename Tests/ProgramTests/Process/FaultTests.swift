import SQLite
import TestSupport
import Testing

/// A backend that misbehaves in each of its ways, for two hundred turns.
@Suite(.timeLimit(.minutes(10))) struct FaultTests {
  private static let turns = 200
  private static let faults = [
    "latency=200ms", "latency=40s", "status=500@0.3", "status=429@0.3", "status=401@0.2",
    "garbage=0.3", "drop=0", "drop=3", "close=0", "close=3", "batch", "refuse",
    "refuse,status=500@0.3", "batch,drop=2,garbage=0.1", "latency=6s,close=1",
  ]

  /// No crash, no hang, and of each turn one line at most that says what went wrong.
  @Test(arguments: faults)
  func everyTurnHasItsEnd(_ fault: String) throws {
    var lume = try Lume()
    lume.timeout = .seconds(120)
    let input = (1...FaultTests.turns).map { "message \($0)\n" }.joined()
    let result = try lume.run(
      "--clock", "2026-03-02T07:30:00Z", "--seed", "7", "--fault", fault, "--keep-going",
      "--sync", "manual", input: input)
    #expect(result.status == 0 || result.status == 1 || result.status == 69)
    let complaints = result.complaints.split(separator: "\n").filter {
      !$0.hasPrefix("No chat was open") && !$0.hasPrefix("Connection issues, retrying")
    }
    #expect(complaints.count <= FaultTests.turns)
    #expect(!complaints.contains { $0.contains("internal error") || $0.contains("Fatal") })
    // The faults are over: all that was said is there, once each and in its order.
    let after = try lume.run("-c", "hello again", "-c", "/status", "--sync", "manual")
    #expect(after.status == 0)
    let said = try FaultTests.said(in: lume.folder("home/lume.sqlite"), orderedBy: "place")
    #expect(said == (1...FaultTests.turns).map { "message \($0)" } + ["hello again"])
    let backend = try FaultTests.said(in: lume.folder("home/backend.sqlite"), orderedBy: "number")
      .filter { $0 != "hello again" }
    #expect(Set(backend).count == backend.count)
    #expect(Set(backend).isSubset(of: said))
  }

  /// What the user has said, as a store or a backend has it.
  private static func said(in path: String, orderedBy column: String) throws -> [String] {
    let database = try Connection(.file(path))
    return try database.rows(
      SQL(stringLiteral: "SELECT content FROM messages WHERE role = 'user' ORDER BY \(column)"),
      make: { $0.text(0) })
  }
}
