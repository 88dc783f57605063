import Contract
import Edge
import JSON
import SQLite
import Testing

@testable import ServiceHost

@Suite struct ProfileRoutesTests {
  @Test func preferencesSayWhoseTheyAreAndSinceWhen() throws {
    let file = DatabaseFile()
    let client = try Client(place: file.place)
    let path = "/users/me/preferences"
    let profile = try client.data(.get, "/users/me")["profile"]?["id"]
    let none = try client.data(.get, path)
    #expect(none["user_profile_id"] == profile && none["id"] != profile)
    #expect(none["id"]?.stringValue?.count == 36)
    #expect(
      none["created_at"] == "2026-03-02T07:30:00Z" && none["updated_at"] == none["created_at"])
    client.wait(.seconds(60))
    let changed = try client.data(.patch, path, ["allergies": ["nuts"]])
    #expect(changed["id"] == none["id"] && changed["user_profile_id"] == profile)
    #expect(changed["created_at"] == none["created_at"])
    #expect(changed["updated_at"] == "2026-03-02T07:31:00Z")
    #expect(try Client(place: file.place).data(.get, path) == changed)
    client.wait(.seconds(60))
    _ = try client.ask(.delete, path)
    let emptied = try client.data(.get, path)
    #expect(emptied["id"] == none["id"] && emptied["created_at"] == "2026-03-02T07:32:00Z")
    #expect(emptied["updated_at"] == emptied["created_at"])
  }

  /// Those of an earlier version have the three lists alone.
  @Test func preferencesOfAnEarlierVersionBeganWithTheirProfile() throws {
    let file = DatabaseFile()
    let client = try Client(place: file.place)
    let profile = try client.data(.get, "/users/me")
    try TestDatabase.open(file.place).run(
      "UPDATE profiles SET preferences = '{\"allergies\": [\"nuts\"]}'")
    let preferences = try Client(place: file.place).data(.get, "/users/me/preferences")
    #expect(preferences["allergies"] == ["nuts"] && preferences["food_dislikes"] == [])
    #expect(preferences["created_at"] == profile["created_at"])
  }

  /// Those that a `\s` of one dialect or another leaves out, too.
  @Test(arguments: ["", " ", "\u{A0}\t", "\u{85}", "\u{1C}\u{1F}", "\u{FEFF}"])
  func aPreferenceIsNotBlank(text: String) throws {
    let body: JSON = ["allergies": [.string(text)]]
    let client = try Client()
    #expect(try client.ask(.patch, "/users/me/preferences", body).status == 400)
    #expect(try client.ask(.post, "/goals", Client.goal(title: text)).status == 400)
    let fit: JSON = ["allergies": [.string(text + "\u{10}")]]
    #expect(try client.ask(.patch, "/users/me/preferences", fit).status == 200)
  }
}
