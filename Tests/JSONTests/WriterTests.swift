import JSON
import Testing

struct WriterTests {
  @Test(
    arguments: [
      (.null, "null"), (true, "true"), (false, "false"), (-5, "-5"), (2.50, "2.5"), ("", "\"\""),
      ([], "[]"), ([:], "{}"), ([1, [.null]], "[1, [null]]"),
      (["type": "message", "content": "How"], #"{"content": "How", "type": "message"}"#),
      (["b": ["z": 1, "a": 2], "B": 0], #"{"B": 0, "b": {"a": 2, "z": 1}}"#),
    ] as [(JSON, String)])
  func writesOneCanonicalLine(value: JSON, text: String) {
    #expect(value.text() == text)
  }

  @Test func sortsKeysByUnicodeScalar() {
    let value: JSON = ["\u{1F3C3}": 1, "\u{FF5E}": 2, "é": 3, "z": 4, "zz": 5, "": 6]
    #expect(value.text() == #"{"": 6, "z": 4, "zz": 5, "é": 3, "～": 2, "🏃": 1}"#)
  }

  @Test func keepsTheOrderOfMembersWhereItIsToldTo() {
    let value: JSON = ["b": [["z": 1, "a": 2.0]], "a": "\u{202E}"]
    #expect(value.textInOrder() == #"{"b": [{"z": 1, "a": 2}], "a": "\u202e"}"#)
  }

  @Test(arguments: [
    ("\"", #"\""#), ("\\", #"\\"#), ("/", "/"), ("\u{8}\u{C}\n\r\t", #"\b\f\n\r\t"#),
    ("\0", #"\u0000"#), ("\u{1F}", #"\u001f"#), ("\u{7F}", #"\u007f"#), ("\u{9B}", #"\u009b"#),
    ("\u{A0}é", "\u{A0}é"), ("\u{2027}", "\u{2027}"), ("\u{2028}", #"\u2028"#),
    ("\u{202E}", #"\u202e"#), ("\u{202F}", "\u{202F}"), ("\u{2066}", #"\u2066"#),
    ("\u{2069}", #"\u2069"#), ("\u{206A}", "\u{206A}"), ("\u{FEFF}", #"\ufeff"#),
    ("\u{FEFE}", "\u{FEFE}"), ("日本 🏃", "日本 🏃"),
    ("0123456789\n0123456789é\u{2028}", #"0123456789\n0123456789é\u2028"#),
  ])
  func escapesWhatCannotBeSeen(string: String, text: String) throws {
    #expect(JSON.string(string).text() == "\"\(text)\"")
    #expect(try JSON(parsing: JSON.string(string).text()) == .string(string))
  }

  @Test func writesAFlatObjectAsTheTreeWould() {
    var writer = FlatWriter()
    #expect(writer.text() == "{}")
    writer.append("content", "How\n")
    writer.append("done", false)
    writer.append("index", -3)
    writer.append("nested", ["b": 1, "a": .null])
    let tree: JSON = [
      "index": -3, "content": "How\n", "nested": ["b": 1, "a": .null], "done": false,
    ]
    #expect(writer.text() == tree.text())
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func readsBackWhatItWrote(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let value = generator.json()
      let text = value.text()
      #expect(try JSON(parsing: text) == value)
      #expect(try JSON(parsing: text).text() == text)
    }
  }
}
