import Session
import Testing

@Suite struct DifferenceTests {
  static let session = """
    lume-session 1
    clock 2026-03-02T07:30:00Z
    layer wire

    | Hello.
    # A request.
    > /sync
    -> h1 POST /api/v1/goals?limit=2
       idempotency-key: key-1
       {"tags": ["a", "b"], "target_value": 5, "title": "Run"}
    <- h1 +184 201
    | Status 201 after 184 ms.

    > hi
    -> w1 open /api/v1/chat/ws
    <- w1 +41 101
    -> w1 {"content": "hi"}
    <- w1 +612 {"content": "One\\ntwo\\n", "type": "stream_chunk"}
    <- w1 +12 {"type": "stream_complete"}
    | One
    | two
    > /quit
    -> w1 close 1000
    | Bye.
    end 3 turns, exit 0

    """

  struct Change: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let kind: Difference.Kind
    let line: Int
    let turn: Int

    init(_ old: String, _ new: String, _ kind: Difference.Kind, _ line: Int, _ turn: Int) {
      self.old = old
      self.new = new
      self.kind = kind
      self.line = line
      self.turn = turn
    }

    var testDescription: String { "\(old) → \(new)" }
  }

  static let changes = [
    Change("\"target_value\": 5", "\"target_value\": 6", .requestDiffers, 10, 1),
    Change("idempotency-key: key-1", "idempotency-key: key-2", .requestDiffers, 9, 1),
    Change("\"target_value\": 5, ", "\n    \"target_value\": 6,\n    ", .requestDiffers, 11, 1),
    Change("\"target_value\": 5, ", "\n    \"a\": 1,\n    ", .requestDiffers, 10, 1),
    Change(
      "   {\"tags\": [\"a\", \"b\"], \"target_value\": 5, \"title\": \"Run\"}\n", "",
      .requestDiffers, 9, 1),
    Change(
      "   {\"tags\": [\"a\", \"b\"], \"target_value\": 5, \"title\": \"Run\"}", "   'a\n   b",
      .requestDiffers, 10, 1),
    Change("goals?limit=2", "goals?limit=3", .requestDiffers, 8, 1),
    Change("POST /api", "PUT /api", .requestDiffers, 8, 1),
    Change("POST /api/v1/goals", "POST /api/v2/goals", .requestDiffers, 8, 1),
    Change("-> w1 {\"content\": \"hi\"}", "-> w1 {\"content\": \"ho\"}", .requestDiffers, 17, 2),
    Change("-> w1 {\"content\": \"hi\"}\n", "", .requestUnexpected, 17, 2),
    Change("-> w1 close 1000\n", "-> w1 close 1000\n-> w1 cancel\n", .requestMissing, 24, 3),
    Change("close 1000", "close 1001", .requestDiffers, 23, 3),
    Change("| Status 201 after 184", "| Status 201 after 185", .outputDiffers, 12, 1),
    Change("| two\n", "! two\n", .outputDiffers, 21, 2),
    Change("| One\n", "| Zero\n| One\n", .outputMissing, 20, 2),
    Change("| Bye.\n", "| Bye.\n| More.\n", .outputMissing, 25, 3),
    Change("| two\n", "| two\n| three\n", .outputMissing, 22, 2),
    Change("| two\n", "", .outputExtra, 21, 2),
    Change("| two\n", "# two\n\n", .outputExtra, 21, 2),
    Change("| two\n", "@ pause 2s\n# now\n", .outputExtra, 21, 2),
    Change("| Hello.\n", "", .outputExtra, 5, 0),
    Change("| two\n", "| two\\c\n", .outputDiffers, 21, 2),
    Change("184 ms.\n", "184 ms.\n<- h1 +5 204\n", .stuck, 13, 1),
    Change("> hi\n", "<- h2 +5 204\n> hi\n", .replyUnused, 14, 1),
    Change("<- h1 +184 201\n", "", .outputMissing, 11, 1),
    Change("<- w1 +12 {\"type\": \"stream_complete\"}\n", "", .outputMissing, 19, 2),
    Change("| Bye.\n", "| Bye.\n> more\n", .earlyExit, 25, 3),
    Change("> /quit\n", "> /fail\n", .requestMissing, 23, 3),
    Change("end 3 turns, exit 0", "end 3 turns, exit 1", .exitCode, 25, 3),
    Change("end 3 turns", "end 4 turns", .exitCode, 25, 3),
  ]

  @Test func theSessionItselfReplays() throws {
    try verify(try parse(DifferenceTests.session))
  }

  @Test(arguments: changes) func aChangeIsFoundAtItsLine(_ change: Change) throws {
    let range = try #require(DifferenceTests.session.firstRange(of: change.old))
    var text = DifferenceTests.session
    text.replaceSubrange(range, with: change.new)
    let difference = try difference(text)
    #expect(difference?.kind == change.kind)
    #expect(difference?.line == change.line)
    #expect(difference?.turn == change.turn)
  }

  /// What stands nowhere could stand behind each comment, and in free order beside what is printed.
  @Test(
    arguments: [
      ("| two\n", "# two\n\n# and\n", 21, 21...24), ("| two\n", "# two\n", 21, nil),
      ("-> w1 close 1000\n", "# a\n# b\n", 26, 23...26), ("| Bye.\n", "| Bye.\n| Bye.\n", 25, nil),
    ] as [(String, String, Int, ClosedRange<Int>?)])
  func whatStandsNowhereHasARangeOfLines(
    _ old: String, _ new: String, _ line: Int, _ lines: ClosedRange<Int>?
  ) throws {
    let text = DifferenceTests.session.replacing(old, with: new)
    let difference = try difference(text)
    #expect(difference?.line == line)
    #expect(difference?.lines == lines)
  }

  @Test func everyKindIsShown() {
    let kinds = Set(DifferenceTests.changes.map(\.kind))
    #expect(kinds.union([.timedOut, .assertionFailed]) == Set(Difference.Kind.allCases))
  }

  /// Asked for with every pull and every emit: the first one that is too late ends the run.
  @Test(arguments: [Playback.Mode.comparing, .collecting])
  func whatTakesTooLongIsStopped(_ mode: Playback.Mode) throws {
    var left = 4
    let limit = TimeLimit("4 steps") {
      left -= 1
      return left < 0
    }
    let playback = Playback(try parse(DifferenceTests.session), mode: mode, limit: limit)
    let difference = #expect(throws: Difference.self) {
      _ = try MiniCore.run(.replaying(playback, peer: nil))
    }
    #expect(difference?.kind == .timedOut)
    #expect(difference?.kind.isAcceptable == false)
    #expect(
      difference?.report(path: "a.session").prefix(2) == [
        "FAIL a.session  turn 1  > /sync",
        "  the program took too long and was stopped (line 14)",
      ])
    #expect(
      difference?.report(path: "a.session").suffix(2) == [
        "      + (still runs after 4 steps)",
        "  by hand:  give it longer with --timeout 5m, or see where it goes round in circles",
      ])
    // It is told to whoever goes on.
    #expect(throws: Difference.self) { try playback.finish(exitCode: 0) }
  }

  @Test func aRequestIsReportedByItsFields() throws {
    let text = DifferenceTests.session.replacing(
      #"{"tags": ["a", "b"], "target_value": 5, "title": "Run"}"#,
      with: #"{"tags": ["a"], "target_value": 50, "title": "Run"}"#)
    #expect(
      try difference(text)?.report(path: "Sessions/a.session") == [
        "FAIL Sessions/a.session  turn 1  > /sync",
        "  request h1 differs (line 10, POST /api/v1/goals?limit=2)",
        "      body.tags[1]        - (nothing)   + \"b\"",
        "      body.target_value   - 50          + 5",
        "  accept with:  lume update Sessions/a.session",
      ])
  }

  @Test func aLineIsReportedWithItsContext() throws {
    let text = DifferenceTests.session.replacing("| two", with: "| three")
    #expect(
      try difference(text)?.report(path: "a.session") == [
        "FAIL a.session  turn 2  > hi",
        "  output differs (line 21)",
        "        <- w1 +612 {\"content\": \"One\\ntwo\\n\", \"type\": \"stream_chunk\"}",
        "        <- w1 +12 {\"type\": \"stream_complete\"}",
        "        | One",
        "      - | three",
        "      + | two",
        "  accept with:  lume update a.session",
      ])
  }

  @Test func whatUpdateCannotAcceptIsNotOffered() throws {
    let text = DifferenceTests.session.replacing("| Bye.\n", with: "| Bye.\n> more\n")
    #expect(
      try difference(text)?.report(path: "a.session") == [
        "FAIL a.session  turn 3  > /quit",
        "  the program ended before the file (line 25)",
        "        > /quit",
        "        -> w1 close 1000",
        "        | Bye.",
        "      - > more",
        "      + (the end)",
        "  by hand:  what stands from line 25 on is never reached: remove it, or what ends the "
          + "program before it",
      ])
  }

  @Test func aDifferenceIsThrownAgain() throws {
    let text = DifferenceTests.session.replacing("| Hello.", with: "| Hallo.")
    let playback = Playback(try parse(text))
    #expect(throws: Difference.self) { try MiniCore.run(.replaying(playback, peer: nil)) }
    #expect(throws: Difference.self) { try playback.finish(exitCode: 0) }
  }

  /// A message on a socket that nobody has opened can't come.
  @Test(arguments: [Playback.Mode.comparing, .collecting])
  func aMessageNeedsAnOpenSocket(_ mode: Playback.Mode) throws {
    let line = try #require(
      DifferenceTests.session.split(separator: "\n").first { $0.hasSuffix(" 101") })
    let text = DifferenceTests.session.replacing("\(line)\n", with: "")
    let playback = Playback(try parse(text), mode: mode)
    let difference = #expect(throws: Difference.self) {
      _ = try MiniCore.run(.replaying(playback, peer: nil))
    }
    #expect(difference?.kind == .stuck)
    #expect(difference?.turn == 2)
    // Behind the line that opens it.
    #expect(difference?.line == 16)
    #expect(difference?.advice?.contains("write <- w1 +1 101 before line 16") ?? false)
  }
}
