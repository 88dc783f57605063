import Edge
import Session
import Testing
import Time

@Suite struct RecorderTests {
  static let script = """
    lume-session 1
    title What a recorder writes
    clock 2026-03-02T07:30:00Z
    @ wait 2s
    > one
       two
    >+700 /status
    @ +5 interrupt
    > /sync
    @ wait 1500ms
    > /delete
    @ +100 interrupt
    @ wait 1m
    @ eof

    """

  static let wire = """
    lume-session 1
    recorded yes
    title    What a recorder writes
    clock    2026-03-02T07:30:00Z
    seed     1
    layer    wire

    | Hello.
    @ wait 2s
    > one
       two
    -> w1 open /api/v1/chat/ws
    <- w1 +41 101
    -> w1 {"content": "one\\ntwo"}
    <- w1 +3 {"type": "connected"}
    <- w1 +24 {"type": "message_received"}
    <- w1 +621 {"content": "You ", "type": "stream_chunk"}
    >+11 /status
    | Online at 2700.
    @ +5 interrupt
    | You\\s
    -> w1 close 1001
    ! (interrupted)
    > /sync
    -> h1 POST /api/v1/goals?limit=2
       content-type: application/json
       idempotency-key: key-1
       {"tags": ["a", "b"], "target_value": 5, "title": "Run"}
    <- h1 +184 201
       content-type: application/json
       {"data": {"id": 1}}
    | Status 201 after 184 ms.
    @ wait 1500ms
    > /delete
    | Really?
    @ +100 interrupt
    | Kept.
    @ wait 1m
    @ eof
    | Bye.
    end 4 turns, exit 0

    """

  static let shell = """
    lume-session 1
    recorded yes
    title    What a recorder writes
    clock    2026-03-02T07:30:00Z
    seed     1
    layer    shell

    | Hello.
    @ wait 2s
    > one
       two
    >+700 /status
    | Online at 2700.
    @ +5 interrupt
    | You\\s
    ! (interrupted)
    > /sync
    | Status 201 after 184 ms.
    @ wait 1500ms
    > /delete
    | Really?
    @ +100 interrupt
    | Kept.
    @ wait 1m
    @ eof
    | Bye.
    end 4 turns, exit 0

    """

  @Test func layerWireHoldsWhatCrossed() throws {

    #expect(try record(RecorderTests.script, as: .wire).text == RecorderTests.wire)
  }

  @Test func layerShellHoldsWhatWasTypedAndPrinted() throws {
    #expect(try record(RecorderTests.script, as: .shell).text == RecorderTests.shell)
  }

  @Test func everyRecordIsOneWriteAndEveryTurnIsSynced() throws {
    let written = try record(RecorderTests.script, as: .shell)
    // The header, 18 records, the end.
    #expect(written.records == 20)
    // Before each of the lines that the core waits for, and at the end.
    #expect(written.syncs == 6)
  }

  @Test func whatWasPrintedWasRecordedBefore() throws {
    struct Full: Error {}
    var header = SessionHeader()
    header.layer = .wire
    var shown = 0
    let recorder = Recorder(header: header, write: { _ in throw Full() })
    let edge = Edge(
      pull: { _, _ in throw Full() }, emit: { _ in shown += 1 },
      clock: { SessionHeader.defaultClock }
    ).recorded(by: recorder)
    #expect(throws: Full.self) { try edge.say("never seen") }
    #expect(throws: Full.self) { try edge.emit(.cancel(Channel(.http, 1))) }
    #expect(shown == 0)
    try edge.emit(.note("not recorded"))
    #expect(shown == 1)
  }

  @Test func linesOfAnAnswerBelongWhereItEnds() throws {
    var header = SessionHeader()
    header.layer = .wire
    let written = Written()
    let recorder = Recorder(header: header, write: { written.bytes += $0 })
    let edge = Edge(
      pull: { _, _ in (.line("next"), SessionHeader.defaultClock) }, emit: { _ in },
      clock: { SessionHeader.defaultClock }
    ).recorded(by: recorder)
    try edge.emit(.answer("one\nt"))
    try edge.emit(.answer("wo\n\nthr"))
    #expect(written.text.isEmpty)
    try edge.say("said")
    try edge.emit(.answer("ee"))
    try edge.emit(.answered)
    try edge.emit(.answered)
    try edge.emit(.answer("\r\n"))
    try edge.complain("complained")
    try edge.emit(.answer("never ended"))
    _ = try edge.line()
    try edge.say("over")
    #expect(
      written.text
        == "| one\n| two\n|\n| said\n| three\n| \\r\n! complained\n| never ended\\c\n> next\n| over\n"
    )
  }

  @Test func longJSONIsBrokenAtItsFirstLevel() throws {
    var header = SessionHeader()
    header.layer = .wire
    let written = Written()
    let recorder = Recorder(header: header, write: { written.bytes += $0 })
    let words = String(repeating: "word ", count: 8)
    let text = #"{"d":"\#(words)","c":[1,{"x":2}],"b":"\#(words)","a":null}"#
    let channel = Channel(.socket, 1)
    let edge = Edge(
      pull: { _, _ in (.frame(channel, .text(text)), SessionHeader.defaultClock) },
      emit: { _ in }, clock: { SessionHeader.defaultClock }
    ).recorded(by: recorder)
    try edge.emit(.send(channel, .text(text)))
    _ = try edge.pull(.channel(channel, early: nil), nil)
    try edge.emit(.send(channel, .text("not {json")))
    try edge.emit(.send(channel, .text("17")))
    try edge.emit(.send(channel, .binary([0, 1, 2])))
    let json = """
      {"a": null, "b": "\(words)", "c": [1, {"x": 2}],
          "d": "\(words)"}
      """
    #expect(
      written.text == """
        -> w1 \(json)
        <- w1 +0 \(json)
        -> w1 'not {json
        -> w1 '17
        -> w1 b64:AAEC

        """)
    #expect(written.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
