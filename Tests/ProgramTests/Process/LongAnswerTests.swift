import TestSupport
import Testing

/// An answer of more than 1 MiB, in a session that is written here since it would be too large for
/// the folder of sessions.
@Suite(.timeLimit(.minutes(10))) struct LongAnswerTests {
  private static let head = """
    lume-session 1
    title    An answer goes on and on
    clock    2026-03-02T07:30:00Z
    seed     32
    layer    wire
    set      sync manual

    """
  private static let room = "13c232ac-0c91-4b7e-b5a9-b3c594ac7fea"

  private static func frame(_ type: String, _ content: String? = nil) -> String {
    let content = content.map { #""content": "\#($0)", "# } ?? ""
    return #"<- w1 +1 {"consultation_id": "\#(room)", \#(content)"type": "\#(type)"}"#
  }

  /// An answer without end in pieces of so many bytes, and another message after it.
  private static func session(pieces size: Int) -> String {
    let chunk = frame("stream_chunk", String(repeating: "walk on ", count: size / 8))
    let opened = ["<- w1 +41 101", frame("connected"), frame("message_received")]
    let answer = opened + Array(repeating: chunk, count: (1 << 20) / size + 1)
    let next = opened + [frame("stream_chunk", "well done"), frame("stream_complete")]
    return """
      \(head)
      > /chat
      <- h1 +40 201
         content-type: application/json
         {"data": {"consultation": {"created_at": "2026-03-02T07:30:01Z",
          "has_context_for_goal_suggestions": false, "id": "\(room)",
          "message_count": 0, "persona": "general_wellness", "started_at": "2026-03-02T07:30:01Z", "status": "active",
          "updated_at": "2026-03-02T07:30:01Z"}}, "success": true}
      > go on
      \(answer.joined(separator: "\n"))
      > and now?
      \(next.joined(separator: "\n").replacing("w1", with: "w2"))

      """
  }

  @Test func endsAtItsLimitAndReplaysSo() throws {
    let lume = try Lume()
    var printed: [String] = []
    for size in [1 << 16, 1 << 12] {
      try lume.folder.write(LongAnswerTests.session(pieces: size), to: "long.session")
      let updated = try lume.run("update", "long.session")
      #expect(updated.status == 0, "\(updated.complaints.prefix(600))")
      #expect(try lume.run("verify", "long.session").status == 0)
      let text = try #require(lume.folder.text("long.session"))
      let lines = text.split(separator: "\n").filter { "|!".contains($0.first ?? " ") }
      printed.append(lines.joined(separator: "\n"))
      #expect(text.contains("-> w1 close 1009"))
      #expect(text.contains("-> w2 open"))
    }
    #expect(printed[0] == printed[1])
    let lines = printed[0].split(separator: "\n")
    #expect(lines.contains { $0.utf8.count == (1 << 20) + 3 && $0.hasSuffix("on\\s") })
    #expect(lines.contains { $0.hasPrefix("! The answer was stopped at 1 MiB; what came is") })
    #expect(lines.last == "| well done")
  }
}
