import Session
import Testing

@Suite struct FormattingTests {
  private func formatted(_ text: String) throws -> String {
    String(decoding: try parse(text).formatted(), as: UTF8.self)
  }

  @Test func headersStandInAColumnAndJSONIsSorted() throws {
    let text = """
      lume-session 1
      title Two   words  
      layer   wire
      set sync manual

      # A comment,   as it is.
      > hi
      -> h1 POST /a
         content-type:   text/plain
         {"b": 1.50, "a": [1,
           2]}
      <- h1 +1 200
         {"b":"é","a":null}
      |~ * of *
      -> w1 {"z":1,"a":{"c":1,"b":2}}

      """
    let canonical = """
      lume-session 1
      title    Two   words
      layer    wire
      set      sync manual

      # A comment,   as it is.
      > hi
      -> h1 POST /a
         content-type:   text/plain
         {"a": [1, 2], "b": 1.50}
      <- h1 +1 200
         {"a": null, "b": "é"}
      |~ * of *
      -> w1 {"a": {"b": 2, "c": 1}, "z": 1}

      """
    #expect(try formatted(text) == canonical)
    #expect(try formatted(canonical) == canonical)
  }

  @Test func whatIsLongIsBrokenLikeTheRecorderBreaksIt() throws {
    let long = String(repeating: "abcdefgh ", count: 12)
    let text =
      "lume-session 1\nlayer    wire\n\n<- w1 +1 {\"type\": \"x\", \"content\": \"\(long)\"}\n"
    let result = try formatted(text)
    #expect(result.contains("<- w1 +1 {\"content\": \"\(long)\",\n    \"type\": \"x\"}\n"))
    #expect(try formatted(result) == result)
  }

  @Test(arguments: [
    "lume-session 1\n", "lume-session 1\n\n> a\n", "lume-session 1\nrecorded yes\nclo",
    "lume-session 1\nlayer wire\n\n<- h1 +1 200\n   {\"a\": 1, \"a\": 2}\n",
    "lume-session 1\nlayer wire\n\n<- w1 +1 '{\"b\": 1,  \"a\": 2}\n-> w1 b64:AAEC\n",
    "lume-session 1\nlayer wire\n\n<- h1 +1 200\n   \"b\"\n", "lume-session 1\n\n> no newline",
  ])
  func whatHasNoOtherFormStays(_ text: String) throws {
    let body = text.replacing("layer wire", with: "layer    wire")
    #expect(try formatted(text) == body)
  }

  @Test func whatWasRecordedIsCanonical() throws {
    for layer in [SessionHeader.Layer.wire, .shell] {
      let written = try record("lume-session 1\n\n> /sync\n> hello\n> /quit\n", as: layer)
      #expect(try parse(written.text).formatted() == written.bytes)
    }
  }
}
