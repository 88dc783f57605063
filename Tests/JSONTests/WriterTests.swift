import JSON
import Numbers
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

  @Test func writesPieceByPieceAsTheTreeWould() {
    let texts = ["", "How", "12345678", "0123456789 and more", "a \"b\"", "\n", "é", "\u{2028} x"]
    let numbers: [Double] = [0, -0.0, 1, -7, 0.1, 1e11, 1e12, 1e16, 1e300, -2.5, 123_456_789]
    let integers = [0, 9, 10, -1, -10, 1_000_000, .max, .min]
    var writer = JSONWriter(reserving: 1)
    writer.beginObject()
    writer.append(JSONWriter.Key("a"))
    writer.beginArray()
    for text in texts {
      writer.beginElement()
      writer.append(text)
    }
    writer.endArray()
    writer.append(JSONWriter.Key("b \""))
    writer.beginArray()
    for number in numbers {
      writer.beginElement()
      writer.append(number)
    }
    for integer in integers {
      writer.beginElement()
      writer.append(integer)
    }
    writer.endArray()
    writer.append(JSONWriter.Key("c"))
    writer.append(["z": true, "y": .null] as JSON)
    writer.append(JSONWriter.Key("d"))
    writer.beginObject()
    writer.endObject()
    writer.append(JSONWriter.Key("e"))
    writer.appendNull()
    writer.append(JSONWriter.Key("f"))
    writer.append(false)
    writer.append(JSONWriter.Key("g"))
    writer.appendQuoted(upTo: 3) { room in
      room[0] = UInt8(ascii: "x")
      return 1
    }
    writer.endObject()
    let tree: JSON = [
      "a": .array(texts.map(JSON.string)),
      "b \"": .array(
        numbers.map { .number(JSON.Number($0)) } + integers.map { .number(JSON.Number($0)) }),
      "c": ["y": .null, "z": true], "d": [:], "e": .null, "f": false, "g": "x",
    ]
    #expect(writer.text == tree.text())
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (7, "7"), (-12, "-12"), (0.1, "0.1"), (999_999_999_999, "999999999999"),
    (1e12, "1000000000000"), (1e15, "1000000000000000"), (1e16, "1e+16"), (-1e12, "-1000000000000"),
    (2.5e-7, "2.5e-07"),
  ])
  func writesADoubleInItsShortestForm(number: Double, text: String) {
    #expect(JSON.Number(number).text == text)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func readsBackWhatItWrote(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    for _ in 0..<20 {
      let value = generator.json()
      let text = value.text()
      #expect(try JSON(parsing: text) == value)
      #expect(try JSON(parsing: text).text() == text)
    }
  }
}
