import Session
import Testing

@Suite struct RoundTripTests {
  static let scripts = [
    "> /quit\n",
    "",
    "> How should I start?\n> /status\n> /quit\n",
    "@ wait 2s\n> /sync\n@ wait 1500ms\n> /delete\n@ wait 10s\n> y\n@ eof\n",
    "> one two three four\n>+700 /status\n>+5 /status\n> /quit\n",
    "> one two three\n@ +700 interrupt\n> again\n> /quit\n",
    "> /nap\n@ +300 interrupt\n> /nap\n>+10 /status\n> /nap\n> /quit\n",
    "> hello\n@ +100 terminate\n",
    "@ wait 3s\n@ interrupt\n@ wait 1m\n> a\n   b\n   \\z\n   c\n> \n> /fail\n",
    "> Grüße, \\\\ \\e[31m \\[secret:x] \\s\n> /quit\n",
  ]

  @Test(arguments: scripts, SessionHeader.Layer.allCases)
  func whatWasRecordedReplays(_ script: String, _ layer: SessionHeader.Layer) throws {
    let written = try record("lume-session 1\nclock 2026-03-02T07:30:00Z\n" + script, as: layer)
    let file = try parse(written.text)
    #expect(!file.isIncomplete)
    try verify(file)
  }

  /// The network is the peer's affair: what it did is in the wire, not in the typed lines.
  @Test func aNetworkThatIsDownReplaysFromTheWire() throws {
    let script = "lume-session 1\n@ net down\n> hello\n> /sync\n@ net up\n> hello\n> /quit\n"
    let written = try record(script, as: .wire)
    #expect(written.text.contains("fail refused"))
    try verify(try parse(written.text))
  }
}
