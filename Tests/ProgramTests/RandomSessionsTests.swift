import Numbers
import Session
import Testing

@testable import Program

/// Random sessions with a backend that misbehaves: what the program does is bounded by what happens
/// to it, so that it never goes round in circles.
@Suite struct RandomSessionsTests {
  /// How often something may cross the edge for each record of a file, however long it waits.
  private static let most = 1500

  @Test(arguments: 0..<60)
  func whatIsDoneIsBoundedByWhatHappens(_ seed: Int) throws {
    var dice = SplitMix(seed: UInt64(seed) + 1)
    let header = RandomSessionsTests.header(&dice)
    let records = (0..<30).map { _ in RandomSessionsTests.record(&dice) }
    guard try isEndless(header, records) else { return }
    let few = try minimal(records) { try isEndless(header, $0) }
    Issue.record("seed \(seed):\n\((header + [""] + few).joined(separator: "\n"))")
  }

  /// Whether a session does more than is allowed.
  private func isEndless(_ header: [String], _ records: [String]) throws -> Bool {
    let text = (header + [""] + records + [""]).joined(separator: "\n")
    var left = RandomSessionsTests.most * (records.count + 1)
    let limit = TimeLimit("as many steps as it may take") {
      left -= 1
      return left < 0
    }
    let file = try SessionFile(parsing: Array(text.utf8))
    do {
      try ReplayRun().run(Playback(file, mode: .collecting, limit: limit))
      return false
    } catch let difference as Difference {
      // What stands behind the end, as after /quit, is no matter here.
      return difference.kind == .timedOut
    }
  }

  /// The records without those that are not needed to fail.
  private func minimal(_ records: [String], fails: ([String]) throws -> Bool) rethrows -> [String] {
    var records = records
    var size = records.count / 2
    while size > 0 {
      var start = 0
      while start < records.count {
        var fewer = records
        fewer.removeSubrange(start..<min(start + size, records.count))
        if try fails(fewer) { records = fewer } else { start += size }
      }
      size /= 2
    }
    return records
  }

  private static let faults = [
    "off", "latency=3s", "latency=6s", "latency=11s", "latency=31s", "latency=40s", "status=400",
    "status=401@0.3", "status=404@0.5", "status=409@0.5", "status=429", "status=429@0.5",
    "status=500", "status=500@0.5", "status=503@0.9", "garbage=1", "garbage=0.4", "drop=0",
    "drop=1", "close=2", "batch", "refuse",
  ]

  private static func header(_ dice: inout SplitMix) -> [String] {
    var kinds: Set<Substring> = []
    let several = (0..<Int.random(in: 1...3, using: &dice)).compactMap { _ in
      faults.randomElement(using: &dice)
    }
    // One of a kind; `off` is alone.
    let chosen = several.filter { kinds.insert($0.prefix { $0 != "=" }).inserted }
    let fault = chosen.contains("off") ? "off" : chosen.joined(separator: ",")
    return [
      "lume-session 1", "seed \(UInt16.random(in: 0...9, using: &dice))", "fault \(fault)",
      "pace \(["0", "40ms"].randomElement(using: &dice) ?? "0")",
    ]
  }

  private static let lines = [
    "/goal new \"Walk\" --target 10 km", "/goal new \"Read\" --target 5 books --by +10d",
    "/goal progress 1 3", "/goal edit 1 --title \"Run\"", "/goal complete 1", "/goal delete 1",
    "yes", "/goals", "hi", "How should I start?", "/chat triage", "/chat new", "/chat goal 1",
    "/again", "/chat complete", "/tips", "/suggest", "/ideas", "/insight new", "/sync", "/outbox",
    "/outbox retry 1", "/outbox drop 1", "/status", "/set sync manual", "/set sync auto",
  ]

  private static func record(_ dice: inout SplitMix) -> String {
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<60: return "> " + (lines.randomElement(using: &dice) ?? "hi")
    case 60..<64: return ">+\(Int.random(in: 0..<5000, using: &dice)) /status"
    case 64..<69: return "@ +\(Int.random(in: 0..<20_000, using: &dice)) interrupt"
    case 69..<76: return "@ net down"
    case 76..<82: return "@ net up"
    case 82..<92: return "@ wait \(Int.random(in: 1...600, using: &dice))s"
    default: return "@ wait \(Int.random(in: 1...400, using: &dice))d"
    }
  }
}
