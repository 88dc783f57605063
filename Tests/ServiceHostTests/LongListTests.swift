import Contract
import Edge
import JSON
import Testing
import Wellness

@testable import ServiceHost

/// A list ends before its answer would have a MiB, and tells that there is more.
@Suite struct LongListTests {
  /// All elements of a list, page after page.
  private func all(_ key: String, _ path: String, of client: Client) throws -> [JSON] {
    var all: [JSON] = []
    while true {
      let response = try client.ask(.get, "\(path)?limit=100&offset=\(all.count)")
      #expect(response.body.utf8.count < 1 << 20)
      let data = try JSON(parsing: response.body)["data"] ?? .null
      let page = data[key]?.arrayValue ?? []
      all += page
      guard data["has_more"] == true, !page.isEmpty else {
        #expect(data["total"]?.intValue == all.count)
        return all
      }
    }
  }

  @Test func messagesComeInPagesThatEnd() throws {
    let client = try Client()
    let chat = try client.makeConsultation()
    let path = "/consultations/\(chat)/messages"
    // A control character is written as six bytes.
    let text = "Hello " + String(repeating: "\u{1}", count: 4990)
    for _ in 0..<40 {
      _ = try client.data(.post, path, ["content": .string(text)])
    }
    let messages = try all("messages", path, of: client)
    #expect(messages.count >= 80)
    #expect(Set(messages.map { $0["id"]?.stringValue ?? "" }).count == messages.count)
  }

  @Test func activitiesDo() throws {
    let client = try Client()
    let goal = try client.makeGoal()
    // It is written as six bytes, by both names of a note.
    let text = String(repeating: "\u{1}", count: 1000)
    for _ in 0..<100 {
      let note: JSON = ["activity_type": "note", "note": .string(text)]
      _ = try client.data(.post, "/goals/\(goal)/activities", note)
    }
    let activities = try all("activities", "/goals/\(goal)/activities", of: client)
    #expect(Set(activities.map { $0["id"]?.stringValue ?? "" }).count == 100)
  }
}
