import JSON
import Testing

struct ValueTests {
  @Test func ignoresTheOrderOfMembers() {
    let left: JSON = ["a": 1, "b": ["c": 2, "d": 3]]
    let right: JSON = ["b": ["d": 3, "c": 2], "a": 1]
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(left != ["a": 1, "b": ["c": 2, "d": 4]])
    #expect(left != ["a": 1])
    #expect([1, 2] as JSON != [2, 1])
  }

  @Test func looksUpByKeyAndPosition() {
    let value: JSON = ["items": [["title": "Run", "done": true, "note": .null]]]
    #expect(value["items"]?[0]?["title"]?.stringValue == "Run")
    #expect(value["items"]?[0]?["done"]?.boolValue == true)
    #expect(value["items"]?[0]?["note"]?.isNull == true)
    #expect(value["items"]?[1] == nil)
    #expect(value["items"]?[-1] == nil)
    #expect(value["other"] == nil)
    #expect(value[0] == nil)
    #expect(value["items"]?["title"] == nil)
  }

  @Test func tellsNullFromNothing() {
    let object: JSON = ["a": .null]
    let isThere = object["a"] != nil
    let isMissing = object["b"] == nil
    let none: JSON? = isThere ? nil : object
    #expect(isThere)
    #expect(isMissing)
    #expect(none == nil)
  }

  @Test func answersOnlyForItsOwnKind() {
    let values: [JSON] = [.null, true, 1, "1", [1], ["a": 1]]
    #expect(values.map(\.isNull) == [true, false, false, false, false, false])
    #expect(values.map(\.boolValue) == [nil, true, nil, nil, nil, nil])
    #expect(values.map(\.intValue) == [nil, nil, 1, nil, nil, nil])
    #expect(values.map(\.doubleValue) == [nil, nil, 1, nil, nil, nil])
    #expect(values.map(\.stringValue) == [nil, nil, nil, "1", nil, nil])
    #expect(values.map(\.arrayValue) == [nil, nil, nil, nil, [1], nil])
    #expect(values.map { $0.objectValue?.count } == [nil, nil, nil, nil, nil, 1])
  }
}
