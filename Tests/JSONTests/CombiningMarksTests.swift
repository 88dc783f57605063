import JSON
import Testing

/// Marks without end in strings and keys, written as they are and as escapes.
@Suite struct CombiningMarksTests {
  private static let long = [
    String(repeating: "\u{301}\u{316}", count: 20), String(repeating: #"\u0301"#, count: 40),
    String(repeating: "\u{301}", count: 20) + String(repeating: #"\u0301"#, count: 20),
  ]

  @Test(arguments: long) func areBroken(marks: String) throws {
    let json = try JSON(parsing: #"{"a\#(marks)": ["b\#(marks)"]}"#)
    let member = try #require(json.objectValue?.first)
    let value = try #require(member.value[0]?.stringValue)
    for text in [member.key, value] {
      let scalars = Array(text.unicodeScalars)
      #expect(scalars.count == 42 && scalars[31] == "\u{200b}")
    }
    let flat = try FlatObject(scanning: #"{"k": "b\#(marks)"}"#)
    #expect(flat.string("k").map { Array($0.utf8) } == Array(value.utf8))
  }

  @Test(arguments: long) func areRefusedWhereTheyAreToBe(marks: String) throws {
    for (text, offset) in [(#"{"k": "b\#(marks)"}"#, 7), (#"{"b\#(marks)": 1}"#, 2)] {
      #expect(throws: JSON.SyntaxError(offset: offset, expected: .fewerMarks)) {
        try JSON(parsing: text, marks: .refused)
      }
    }
    let allowed = #"{"k": "\#(String(repeating: "\u{301}", count: 30))"}"#
    #expect(try JSON(parsing: allowed, marks: .refused) == JSON(parsing: allowed))
  }
}
