import Edge
import JSON
import SQLite
import TestSupport
import Testing

/// What a server keeps so that no id comes twice.
@Suite struct ServeIdentifiersTests {
  /// One whose seed is random leaves nothing of what it has deleted.
  @Test(arguments: [([], 0), (["--seed", "7"], 1)] as [([String], Int64)])
  func onlyIdsOfAKnownSeedAreKept(_ flags: [String], _ count: Int64) throws {
    let lume = try Lume()
    let path = lume.folder("served.sqlite")
    let server = try Server(lume, ["--open", "--database", path] + flags)
    let client = try ServiceClient(address: server.address)
    let goal = try client.data(
      .post, "/goals",
      [
        "title": "Walk", "description": "", "goal_type": "activity", "target_value": 5,
        "target_unit": "km", "start_date": "2026-03-02", "target_date": "2036-03-02",
      ])
    let id = try #require(goal["id"]?.stringValue)
    #expect(try client.ask(.delete, "/goals/\(id)").status == 204)
    try server.stop()
    let database = try Connection(.file(path))
    #expect(try database.first("SELECT count(*) FROM identifiers") { $0.integer(0) } == count)
  }
}
