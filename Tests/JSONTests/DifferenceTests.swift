import JSON
import Numbers
import Testing

struct DifferenceTests {
  @Test(
    arguments: [
      (["a": 5], ["a": 6], ["a"]), (["a": 1, "b": 2], ["b": 2, "a": 1.0], []),
      (["items": [1, 2, ["title": "x"]]], ["items": [1, 2, ["title": "y"]]], ["items[2].title"]),
      (["items": [1]], ["items": [1, 2, 3]], ["items[1]", "items[2]"]),
      (["a": 1, "c": 3], ["b": 2, "c": 4], ["a", "b", "c"]), (1, "1", [""]), (["a": 1], [1], [""]),
      ([[1]], [[2]], ["[0][0]"]), (["a.b": ["": 1]], ["a.b": ["": 2]], [#"["a.b"][""]"#]),
      (["a": ["c d": 1]], ["a": [:]], [#"a["c d"]"#]), (["a": .null], [:], ["a"]),
    ] as [(JSON, JSON, [String])])
  func namesTheInnermostPlaces(expected: JSON, actual: JSON, paths: [String]) {
    #expect(JSON.differences(expected: expected, actual: actual).map(\.path) == paths)
  }

  @Test func tellsWhatIsMissingFromWhatIsNull() {
    let differences = JSON.differences(
      expected: ["a": .null, "b": 1], actual: ["b": .null, "c": .null])
    #expect(
      differences == [
        JSON.Difference(path: "a", expected: .null, actual: nil),
        JSON.Difference(path: "b", expected: 1, actual: .null),
        JSON.Difference(path: "c", expected: nil, actual: .null),
      ])
  }

  @Test(
    arguments: [
      ("[any]", .null, true), ("[any]", ["a": 1], true), ("[any]", "[any]", true),
      ("[uuid]", "8b6b93aa-6ac1-4a07-9d49-5f5b1c0b7d11", true),
      ("[uuid]", "8B6B93AA-6AC1-4A07-9D49-5F5B1C0B7D11", true),
      ("[uuid]", "8b6b93aa-6ac1-4a07-9d49-5f5b1c0b7d1", false),
      ("[uuid]", "8b6b93aa-6ac1-4a07-9d49-5f5b1c0b7d1g", false),
      ("[uuid]", "8b6b93aa06ac1-4a07-9d49-5f5b1c0b7d11", false), ("[uuid]", 1, false),
      ("a", "[any]", false),
    ] as [(JSON, JSON, Bool)])
  func letsPatternsStandForValues(expected: JSON, actual: JSON, matches: Bool) {
    let differences = JSON.differences(expected: ["id": expected], actual: ["id": actual])
    #expect(differences.isEmpty == matches)
    #expect(JSON.differences(expected: ["id": expected], actual: [:]).map(\.path) == ["id"])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func findsNothingExactlyBetweenEqualValues(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let left = generator.json()
    let right = generator.json()
    #expect(JSON.differences(expected: left, actual: left).isEmpty)
    #expect(JSON.differences(expected: left, actual: right).isEmpty == (left == right))
  }

  @Test(
    arguments: [
      (
        #"{"a": [1, {"b": 2}], "c d": 3}"#,
        [
          "": 0, "a": 6, "a[0]": 7, "a[1]": 10, "a[1].b": 16,
          #"["c d"]"#: 28,
        ]
      ),
      ("[1, ", [:]), (" 7", ["": 1]),
    ] as [(String, [String: Int])])
  func placesOfValuesHaveTheSamePaths(text: String, places: [String: Int]) {
    let found = Array(text.utf8).withUnsafeBufferPointer { JSON.places(in: $0) }
    #expect(Dictionary(found.map { ($0.path, $0.offset) }) { $1 } == places)
  }
}
