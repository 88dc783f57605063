import JSON
import Numbers
import Testing

struct FlatObjectTests {
  @Test func readsWantedMembersAndSkipsTheRest() throws {
    let frame = try FlatObject(
      scanning: #" {"type": "stream_chunk", "content": "a\nb", "n": 1.50, "ok": true, "x": [{}]} "#)
    #expect(frame.string("type") == "stream_chunk")
    #expect(frame.string("content") == "a\nb")
    #expect(frame.number("n")?.text == "1.50")
    #expect(frame.bool("ok") == true)
    #expect(frame.source("x") == "[{}]")
    #expect(frame.source("content") == #""a\nb""#)
    #expect(frame.string("n") == nil)
    #expect(frame.string("none") == nil)
    #expect(frame.keys == ["type", "content", "n", "ok", "x"])
  }

  @Test func findsKeysThatAreWrittenWithEscapes() throws {
    let frame = try FlatObject(scanning: #"{"type": "a", "\u0074ype": "b", "typ\u0065s": "c"}"#)
    #expect(frame.string("type") == "b")
    #expect(frame.string("types") == "c")
  }

  @Test(arguments: ["", " []", "1", "\"a\"", "null"])
  func wantsAnObject(text: String) {
    let offset = text.hasPrefix(" ") ? 1 : 0
    #expect(throws: JSON.SyntaxError(offset: offset, expected: .object)) {
      try FlatObject(scanning: text)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func agreesWithTheParserOnEveryTruncation(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let bytes = Array(generator.object(depth: 2).text().utf8)
    for length in 0...bytes.count {
      expectAgreement(on: Array(bytes[..<length]))
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func agreesWithTheParserOnMutations(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let structural = Array(#"{}[]",:\u0dD8+-.eE truefalsn"#.utf8) + [0, 10, 0x80, 0xC3, 0xED, 0xFF]
    for _ in 0..<60 {
      var bytes = Array(generator.object(depth: 1).text().utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        let byte = structural.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[position] = byte
        case 1: bytes.insert(byte, at: position)
        default: bytes.remove(at: position)
        }
      }
      expectAgreement(on: bytes)
    }
  }

  /// Both accept the bytes and find the same, or both refuse them for the same reason.
  private func expectAgreement(on bytes: [UInt8]) {
    let parsed = Result { () throws(JSON.SyntaxError) in try JSON(parsing: bytes) }
    let scanned = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(JSON.SyntaxError) in try FlatObject(scanning: buffer) }
    }
    switch (parsed, scanned) {
    case (.success(.object(let members)), .success(let flat)):
      #expect(Set(members.map { Array($0.key.utf8) }) == Set(flat.keys.map { Array($0.utf8) }))
      for member in members {
        #expect(
          flat.string(member.key).map(JSON.string) == member.value.stringValue.map(JSON.string))
        #expect(flat.bool(member.key) == member.value.boolValue)
        #expect(flat.number(member.key).map(JSON.number) == number(member.value))
        #expect(throws: Never.self) {
          let source = try #require(flat.source(member.key))
          #expect(try JSON(parsing: source) == member.value)
        }
      }
    case (.failure(let left), .failure(let right)):
      let isOfAnotherKind = bytes.first { !" \n\r\t".utf8.contains($0) } != UInt8(ascii: "{")
      #expect(isOfAnotherKind ? right.expected == .object || left == right : left == right)
    case (.success(.object), .failure), (.failure, .success):
      Issue.record(
        "parser \(parsed), scanner \(scanned): \(String(decoding: bytes, as: UTF8.self))")
    case (.success, .failure(let error)):
      #expect(error.expected == .object)
    case (.success, .success):
      Issue.record("the scanner took another value for an object")
    }
  }

  private func number(_ value: JSON) -> JSON? {
    if case .number = value { value } else { nil }
  }
}
