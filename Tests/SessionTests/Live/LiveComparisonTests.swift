import Edge
import Session
import Testing

/// What a session holds a live run to, and what it does not.
@Suite struct LiveComparisonTests {
  private static let session = """
    lume-session 1
    layer wire

    > /sync
    -> h1 POST /api/v1/goals
    <- h1 +8 201
       {"data": {"id": "550e8400-e29b-41d4-a716-446655440000", "title": "Run", "tags": ["a"],
        "note": null, "key": "[uuid]"}}
    -> h2 GET /api/v1/goals/550e8400-e29b-41d4-a716-446655440000?limit=5
    <- h2 +8 200
       {}
    > How should I start?
    -> w1 open /api/v1/consultations/550e8400-e29b-41d4-a716-446655440000/ws
    <- w1 +4 101
    <- w1 +3 {"type": "connected"}
    -> w1 {"content": "How should I start?", "type": "message"}
    <- w1 +3 {"type": "message_received", "message_id": "1"}
    <- w1 +3 {"content": "With three ", "type": "stream_chunk"}
    <- w1 +3 {"content": "easy walks.", "type": "stream_chunk"}
    <- w1 +3 {"type": "stream_complete"}
    |? has "three easy"
    |? words < 5

    """

  private static let goal =
    #"{"data": {"id": "x1", "title": "Swim", "tags": ["b", 3], "note": 4, "more": 1, "#
    + #""key": "650e8400-e29b-41d4-a716-446655440001"}}"#
  private static let other = "/api/v1/goals/650e8400-e29b-41d4-a716-446655440001"

  /// What one run did, of which each test changes a part.
  private struct Seen {
    var status = 201
    var body = LiveComparisonTests.goal
    var second = LiveComparisonTests.other
    var frames = [
      #"{"type": "connected"}"#, #"{"type": "message_received", "message_id": "2"}"#,
      #"{"content": "Three easy walks.", "type": "stream_chunk"}"#, #"{"type": "pong"}"#,
      #"{"type": "stream_complete"}"#,
    ]
    var answer = ["Three easy", " walks."]
    var early: [(Channel, Request, Int)] = []

    var observation: LiveObservation {
      var seen = LiveObservation()
      for (channel, request, status) in early {
        seen.see(.request(channel, request))
        seen.see(.response(channel, Response(status, body: "{}")))
      }
      seen.beginTurn()
      let (first, other) = (Channel(.http, 7), Channel(.http, 8))
      seen.see(.request(first, Request(.post, "/api/v1/goals")))
      seen.see(.response(first, Response(status, body: body)))
      seen.see(.request(other, Request(.get, second)))
      seen.see(.response(other, Response(200, body: "{}")))
      seen.beginTurn()
      let socket = Channel(.socket, 3)
      seen.see(.open(socket, Request(.get, "/api/v1/consultations/1234/ws")))
      seen.see(.opened(socket))
      for frame in frames { seen.see(.frame(socket, .text(frame))) }
      for piece in answer { seen.see(.answer(piece)) }
      seen.see(.answered)
      return seen
    }
  }

  /// The checks that fail, as `line subject path - expected + actual`.
  private func failing(_ change: (inout Seen) -> Void) throws -> [String] {
    var seen = Seen()
    change(&seen)
    let script = SessionScript(try parse(LiveComparisonTests.session))
    return LiveComparison.checks(of: seen.observation, against: script).flatMap { check in
      check.fields.map {
        "\(check.line) \(check.subject) \($0.path) - \($0.expected ?? "") + \($0.actual ?? "")"
      }
    }
  }

  @Test func holdsWhereOnlyWordsAndIdsDiffer() throws {
    #expect(try failing { _ in } == [])
  }

  @Test func aStatusIsHeldTo() throws {
    #expect(try failing { $0.status = 200 } == ["6 h1 201 POST /api/v1/goals status - 201 + 200"])
    #expect(try failing { $0.status = 500 } == ["6 h1 201 POST /api/v1/goals status - 201 + 500"])
  }

  @Test(arguments: [
    (#""title": "Swim", "#, "", "title - string + "), (#""Swim""#, "7", "title - string + number"),
    (#"["b", 3]"#, "[3]", "tags[0] - string + number"),
    (#""note": 4, "#, "", "note - any value + "), (#"["b", 3]"#, "\"b\"", "tags - list + string"),
    ("650e8400", "0", "key - uuid + string"),
  ])
  func membersAndTheirKindsAreHeldTo(_ old: String, _ new: String, _ field: String) throws {
    let found = try failing { seen in
      let parts = seen.body.split(separator: old, maxSplits: 1)
      seen.body = parts.joined(separator: new)
    }
    #expect(found == ["6 h1 201 POST /api/v1/goals body.data.\(field)"])
  }

  @Test func aBodyThatIsNoJSONIsTold() throws {
    #expect(
      try failing { $0.body = "<html>" } == [
        "6 h1 201 POST /api/v1/goals body - object + no JSON"
      ])
  }

  @Test func framesAreHeldToTheOrderOfTheirKinds() throws {
    #expect(
      try failing { $0.frames.swapAt(1, 2) } == [
        "15 w1 frames frames - connected, message_received, stream_chunk, stream_complete"
          + " + connected, stream_chunk, message_received, stream_complete"
      ])
    #expect(
      try failing { $0.frames[1] = #"{"type": "message_received"}"# } == [
        "15 w1 frames message_received.message_id - string + "
      ])
  }

  @Test func aNoticeIsAKindOfItsOwn() throws {
    let ended = #"{"content": "(ended)", "notice": "ended", "type": "stream_chunk"}"#
    let kinds = "connected, message_received, stream_chunk"
    #expect(
      try failing { $0.frames.insert(ended, at: 3) } == [
        "15 w1 frames frames - \(kinds), stream_complete"
          + " + \(kinds), stream_chunk (notice ended), stream_complete"
      ])
    let omitted = #"{"content": "(omitted)", "notice": "omitted", "type": "stream_chunk"}"#
    #expect(try failing { $0.frames.insert(omitted, at: 2) } == [])
  }

  @Test func severalObjectsInOneFrameAreSeveral() throws {
    #expect(
      try failing { $0.frames = [$0.frames[0], $0.frames[1...].joined(separator: "\n")] } == [])
  }

  @Test func assertionsAreHeldToTheAnswer() throws {
    #expect(
      try failing { $0.answer = ["Which goal?"] } == [
        #"21 |? has "three easy" answer - |? has "three easy" + Which goal?"#
      ])
    #expect(
      try failing { $0.answer = ["three easy walks and more"] } == [
        "22 |? words < 5 answer - |? words < 5 + 5 words"
      ])
    #expect(try failing { $0.answer = [] }.count == 2)
  }

  @Test func aRequestOfAnotherTurnIsTheSameOne() throws {
    let early = try failing { seen in
      seen.early = [(Channel(.http, 5), Request(.get, LiveComparisonTests.other), 200)]
      seen.second = "/api/v1/health"
    }
    #expect(early == [])
    let missing = try failing { $0.second = "/api/v1/health" }
    #expect(
      missing == [
        "10 h2 200 GET /api/v1/goals/550e8400-e29b-41d4-a716-446655440000 request - sent + "
      ])
  }

  @Test func whatTheFileLacksCountsWhereItFailed() throws {
    let found = try failing {
      $0.early = [(Channel(.http, 5), Request(.get, "/api/v1/health"), 500)]
    }
    #expect(found == ["1 GET /api/v1/health response -  + 500"])
  }

  @Test func whatCannotBeDoneLiveIsNamed() throws {
    let script = SessionScript(
      try parse(
        """
        lume-session 1
        layer wire

        @ net down
        > /sync
        -> h1 GET /api/v1/goals
        <- h1 +80 fail timeout
        @ wait 2s
        >* [secret:password]
        @ eof
        """))
    #expect(script.skipped == ["line 4: @ net down", "line 7: <- h1 +80 fail timeout"])
    #expect(
      script.stimuli == [
        .typed("/sync", line: 5), .wait(milliseconds: 2000),
        .hidden(name: "password", line: 9), .endOfInput,
      ])
  }

  /// One answer is enough to be there, and what is too large is one.
  @Test(
    arguments: [
      ([], nil), ([.refused], .refused), ([.dns, .timeout], .dns), ([.refused, nil], nil),
      ([.tooLarge], nil),
    ] as [([ConnectionFailure?], ConnectionFailure?)])
  func knowsAServiceThatIsNotThere(
    _ outcomes: [ConnectionFailure?], _ unreachable: ConnectionFailure?
  ) {
    var seen = LiveObservation()
    for (number, failure) in outcomes.enumerated() {
      let channel = Channel(.http, number + 1)
      seen.see(.request(channel, Request(.get, "/api/v1/goals")))
      seen.see(
        failure.map { .failed(channel, $0) } ?? .response(channel, Response(200, body: "{}")))
    }
    #expect(seen.unreachable == unreachable)
  }
}
