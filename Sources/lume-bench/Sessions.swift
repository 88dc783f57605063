import JSON
import Program
import Session
import Time

/// Session files of layer wire, as the recorder writes them: the start, then turns of a message,
/// five frames and three printed lines.
struct Sessions {
  let turns: Int

  /// One session that verifies: the stimuli from here, the expectations from the program itself.
  ///
  /// - Parameter seed: makes the session another one; the ids in it depend on it.
  func make(seed: Int, with replay: ReplayRun) throws -> [UInt8] {
    let playback = Playback(
      try SessionFile(parsing: Array(stimuli(seed).utf8)), mode: .collecting)
    try replay.run(playback)
    return playback.updated()
  }

  private func stimuli(_ seed: Int) -> String {
    var header = SessionHeader()
    header.title = "\(turns) turns, the \(seed)th"
    header.clock = Sessions.clock
    header.seed = UInt64(seed)
    header.mode = .batch
    header.layer = .wire
    return header.text + Sessions.start + (1...turns).map(turn).joined()
  }

  private static let clock = Instant(milliseconds: 1_772_436_600_000)
  private static let consultation = "16bd8b1d-1212-4f7d-8ccc-e2c55907568c"
  private static let timestamp = clock.rfc3339()

  /// What the backend has to say before the first turn.
  private static var start: String {
    func page(_ key: String) -> JSON {
      [
        "data": [key: [], "has_more": false, "limit": 100, "offset": 0, "total": 0],
        "success": true,
      ]
    }
    return response("h1", 200, page("goals")) + response("h2", 200, page("consultations"))
  }

  private func turn(_ number: Int) -> String {
    let lines = [
      "What should I do in week \(number), when it rains?",
      "Start with three easy walks this week, about 20 minutes each.",
      "On day \(number) go a little farther than before; if it hurts, stop.",
      "Tell me how it went, and we look at the plan again.",
    ]
    let answer = lines[1...].map { $0 + "\n" }.joined()
    return "> \(lines[0])\n" + (number == 1 ? Sessions.opening : "")
      + Sessions.frame(27, "message_received", ["message_id": .string(Sessions.id(number))])
      + Sessions.thirds(of: answer).map {
        Sessions.frame(48, "stream_chunk", ["content": .string($0)])
      }.joined()
      + Sessions.frame(12, "stream_complete", ["message_id": .string(Sessions.id(number + 1))])
  }

  /// Three pieces that do not end where lines end.
  private static func thirds(of text: String) -> [String] {
    let cut = text.count / 3
    return [
      String(text.prefix(cut)), String(text.dropFirst(cut).prefix(cut)),
      String(text.dropFirst(2 * cut)),
    ]
  }

  /// The answers to the first message, which begins a consultation and opens its socket.
  private static var opening: String {
    let consultation: JSON = [
      "completed_at": .null, "created_at": .string(timestamp), "goal_id": .null,
      "id": .string(consultation), "message_count": 0, "persona": "general_wellness",
      "started_at": .string(timestamp), "status": "active", "updated_at": .string(timestamp),
    ]
    return response("h3", 201, ["data": ["consultation": consultation], "success": true])
      + "<- w1 +41 101\n" + frame(3, "connected", [:])
  }

  private static func id(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return "fd539c5d-fc1b-4c26-9ec0-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  private static func frame(_ after: Int, _ type: String, _ more: JSON) -> String {
    guard case .object(let members) = more else { return "" }
    let common = [
      JSON.Member(key: "consultation_id", value: .string(consultation)),
      JSON.Member(key: "timestamp", value: .string(timestamp)),
      JSON.Member(key: "type", value: .string(type)),
    ]
    let front = "<- w1 +\(after) "
    let lines = JSON.object(members + common).block(columns: 103 - front.utf8.count)
    return front + lines.joined(separator: "\n").dropFirst(3) + "\n"
  }

  private static func response(_ channel: String, _ status: Int, _ body: JSON) -> String {
    "<- \(channel) +184 \(status)\n   content-type: application/json\n"
      + body.block().joined(separator: "\n") + "\n"
  }
}
