import Testing

@testable import ServiceHost

@Suite struct EventStreamTests {
  private static let streams: [(text: String, events: [String])] = [
    ("data: one\n\ndata: two\n\n", ["one", "two"]),
    ("data: one\r\n\r\ndata: two\r\n\r\n", ["one", "two"]),
    ("data: one\r\rdata: two\r\r", ["one", "two"]),
    ("\u{FEFF}data: one\n\n", ["one"]),
    (": a comment\n\n:\n\ndata: one\n\n", ["one"]),
    ("event: delta\nid: 7\nretry: 10\ndata: one\n\n", ["one"]),
    ("data: one\ndata: two\n\n", ["one\ntwo"]), ("data: one\r\ndata: two\r\n\r\n", ["one\ntwo"]),
    ("data:one\n\ndata:  two\n\n", ["one", " two"]),
    ("data\n\ndata:\n\n", ["", ""]),
    ("database: no\n\n\n\ndata: [DONE]\n\n", ["[DONE]"]),
    ("data: Läufe 🙂 “ja”\r\n\r\n", ["Läufe 🙂 “ja”"]),
  ]

  @Test(arguments: streams)
  func readsTheSameWhereverItIsCut(text: String, events: [String]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var stream = EventStream()
      let found = stream.receive(bytes[..<cut]) + stream.receive(bytes[cut...])
      #expect(found == events, "cut at \(cut)")
    }
    var stream = EventStream()
    #expect(bytes.flatMap { stream.receive([$0]) } == events)
    #expect(stream.end() == nil)
  }

  @Test(arguments: ["data: one\n\ndata: two\n", "data: one\n\ndata: two"])
  func takesALastEventWithoutItsBlankLine(text: String) {
    var stream = EventStream()
    #expect(stream.receive(text.utf8) == ["one"])
    #expect(stream.end() == "two")
    #expect(stream.end() == nil)
  }

  @Test func doesNotKeepWhatWouldNotEnd() {
    var stream = EventStream()
    let line = [UInt8](repeating: 0x61, count: EventStream.longestEvent)
    #expect(stream.receive(line) == [] && !stream.isTooLong)
    #expect(stream.receive(line) == [] && stream.isTooLong)
    #expect(stream.receive("\ndata: one\n\n".utf8) == [])
  }

  @Test func breaksMarksWithoutEnd() {
    var stream = EventStream()
    let marks = String(repeating: "\u{301}", count: 31)
    #expect(stream.receive("data: \(marks)\n\n".utf8).first?.unicodeScalars.count == 32)
  }

  /// What is copied at each line has another address after each; what grows has a few.
  @Test func doesNotCopyAnEventAtEachOfItsLines() {
    var stream = EventStream()
    let line = Array("data: 12345678\n".utf8)
    var last: UnsafeRawPointer?
    var moves = 0
    for _ in 0..<20_000 {
      #expect(stream.receive(line) == [])
      let place = stream.data?.withUnsafeBytes { $0.baseAddress }
      if place != last { moves += 1 }
      last = place
    }
    #expect(moves < 50)
    #expect(stream.receive("\n".utf8).first?.utf8.count == 179_999)
  }
}
