import Contract
import Edge
import JSON
import Testing

@testable import LocalBackend

@Suite struct ProfileRoutesTests {
  @Test func theLocalUserHasAProfileFromTheStart() throws {
    let client = try Client()
    let profile = try client.data(.get, "/users/me")
    #expect(profile["name"] == "Me" && profile["email"] == "me@localhost")
    client.wait(.seconds(60))
    #expect(try client.data(.get, "/users/me") == profile)
    let changed = try client.data(.put, "/users/me", ["name": "Ann"])
    #expect(changed["name"] == "Ann" && changed["profile"]?["name"] == "Ann")
    #expect(changed["profile"]?["id"] == profile["profile"]?["id"])
  }

  @Test func theBodyOfAUserChangesInPart() throws {
    let client = try Client()
    let path = "/users/me/physical"
    let sex = try client.data(.patch, path, ["biological_sex": " female "])
    #expect(sex["biological_sex"] == "female" && sex["height"]?.isNull == true)
    let rest = try client.data(.patch, path, ["height": 172.5, "date_of_birth": "1990-05-17"])
    #expect(rest["biological_sex"] == "female" && rest["height"] == 172.5)
    #expect(try client.data(.get, "/users/me")["date_of_birth"] == "1990-05-17")
    for (key, value) in [
      ("biological_sex", ""), ("height", 19), ("height", 301), ("height", "tall"),
      ("date_of_birth", "2020-01-01"), ("date_of_birth", "soon"), ("other", 1),
    ] as [(String, JSON)] {
      #expect(try client.ask(.patch, path, .object([.init(key: key, value: value)])).status == 400)
    }
  }

  @Test func preferencesAreListsThatAreReplaced() throws {
    let client = try Client()
    let path = "/users/me/preferences"
    let none = try client.data(.get, path)
    #expect(none == ["allergies": [], "dietary_restrictions": [], "food_dislikes": []])
    _ = try client.data(.patch, path, ["allergies": ["nuts", "milk"], "food_dislikes": ["liver"]])
    let changed = try client.data(.patch, path, ["allergies": ["nuts"]])
    #expect(changed["allergies"] == ["nuts"] && changed["food_dislikes"] == ["liver"])
    #expect(try client.data(.get, path) == changed)
    _ = try client.data(.put, "/users/me", ["name": "Ann"])
    #expect(try client.data(.get, path) == changed)
    for body in [[:], ["allergies": "nuts"], ["allergies": [1]]] as [JSON] {
      #expect(try client.ask(.patch, path, body).status == 400)
    }
    #expect(try client.ask(.delete, path).status == 204)
    #expect(try client.data(.get, path) == none)
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
