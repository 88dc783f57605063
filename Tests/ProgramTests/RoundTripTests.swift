import Numbers
import Session
import Testing

@testable import Program
@testable import Verbs

/// What holds of every session, shown for sessions that nobody wrote. `LUME_TEST_SESSIONS` says for
/// how many.
@Suite struct RoundTripTests {
  private static let count = World.environment("LUME_TEST_SESSIONS").flatMap(Int.init) ?? 40

  @Test(arguments: 0..<count)
  func isRecordedVerifiedUpdatedAndDamaged(_ seed: Int) throws {
    var dice = SplitMix(seed: UInt64(seed) &* 7919 + 11)
    let replay = try ReplayRun()
    let shell = try filledIn(RoundTripTests.session(&dice), replay)
    try expectHolds(shell, replay)
    // What was recorded of it crosses the wire, and holds without a backend.
    let wire = String(decoding: try replay.exchange(of: parsed(shell)).bytes, as: UTF8.self)
    try expectHolds(wire, replay)
    for text in [shell, wire] {
      for _ in 0..<6 { try expectFound(text, &dice, replay) }
    }
  }

  private func parsed(_ text: String) throws -> SessionFile {
    try SessionFile(parsing: Array(text.utf8))
  }

  private func filledIn(_ text: String, _ replay: ReplayRun) throws -> String {
    let playback = Playback(try parsed(text), mode: .collecting)
    try replay.run(playback)
    return String(decoding: playback.updated(), as: UTF8.self)
  }

  /// It verifies, and an update changes no byte.
  private func expectHolds(_ text: String, _ replay: ReplayRun) throws {
    do {
      try replay.run(Playback(try parsed(text)))
      #expect(try filledIn(text, replay) == text)
    } catch let difference as Difference {
      Issue.record("\(difference.report(path: "a.session").joined(separator: "\n"))\n\(text)")
    }
  }

  /// A line that says something else is found: an expectation at its line, a stimulus at its line
  /// or behind it; or it is proven to be no matter, since the program does the same.
  private func expectFound(_ text: String, _ dice: inout SplitMix, _ replay: ReplayRun) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = (lines.firstIndex(of: "") ?? 0) + 1
    let places = lines.indices.filter { $0 >= start && !lines[$0].isEmpty }
    guard let place = places.randomElement(using: &dice) else { return }
    let old = lines[place]
    lines[place] = RoundTripTests.damaged(old, &dice)
    guard lines[place] != old else { return }
    let isExpectation = ["| ", "! ", "-> "].contains { old.hasPrefix($0) }
    let damaged = lines.joined(separator: "\n")
    do {
      try replay.run(Playback(try parsed(damaged)))
      let isOtherExpectation = isExpectation && !old.hasPrefix("-> ")
      #expect(!isOtherExpectation, "not found: \(old) -> \(lines[place])")
      #expect(try filledIn(damaged, replay) == damaged)
    } catch let difference as Difference {
      // A continuation is told of at the first line of its record.
      let first = lines[...place].lastIndex { !$0.hasPrefix("   ") } ?? place
      // A request on another channel is one whose reply nobody takes.
      let isSameChannel =
        !old.hasPrefix("-> ") || old.prefix { $0 != "/" } == lines[place].prefix { $0 != "/" }
      if isExpectation, isSameChannel {
        #expect(difference.line == place + 1, "\(old) -> \(lines[place])\n\(difference)")
      } else {
        #expect(difference.line >= first + 1, "\(old) -> \(lines[place])\n\(difference)")
      }
    } catch let error as SessionSyntaxError {
      #expect(error.line == place + 1, "\(old) -> \(lines[place]): \(error)")
    } catch is UsageError {
    }
  }

  private static func damaged(_ line: String, _ dice: inout SplitMix) -> String {
    var characters = Array(line)
    let places = characters.indices.filter { characters[$0].isLetter || characters[$0].isNumber }
    guard let place = places.randomElement(using: &dice) else { return line + "x" }
    if characters[place].isNumber {
      characters[place] = characters[place] == "7" ? "3" : "7"
    } else {
      characters[place] = characters[place] == "q" ? "x" : "q"
    }
    return String(characters)
  }

  private static let inputs = [
    "/goal new \"Walk\" --target 10 km", "/goal new \"Read\" --target 5 books --by +10d",
    "/goal progress 1 3", "/goal edit 1 --title \"Run\"", "/goal complete 1", "/goals", "/goal 1",
    "/goals --json", "hi", "How should I start?", "I walked 3 km", "/chat goal 1", "/chats",
    "/again", "/tips", "/suggest", "/ideas", "/insights", "/today", "/sync", "/outbox", "/status",
    "/set sync manual", "/set sync auto", "/nonsense", "/goal delete 1", "yes", "no", "/help goal",
    "two\n   lines", "ünïcödé 🎉 text", "",
  ]

  private static func session(_ dice: inout SplitMix) -> String {
    let pace = ["0", "40ms"].randomElement(using: &dice) ?? "0"
    var lines = [
      "lume-session 1", "seed     \(UInt16.random(in: 0...999, using: &dice))",
      "clock    2026-03-02T07:30:00Z", "pace     \(pace)", "",
    ]
    for _ in 0..<Int.random(in: 1...12, using: &dice) {
      switch Int.random(in: 0..<10, using: &dice) {
      case 0: lines.append("@ wait \(Int.random(in: 1...90, using: &dice))m")
      case 1: lines.append("# A comment.")
      default:
        let input = inputs.randomElement(using: &dice) ?? ""
        lines.append(input.isEmpty ? ">" : "> " + input)
        if Int.random(in: 0..<12, using: &dice) == 0 { lines.append("@ +900 interrupt") }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
