import Edge
import Session
import Testing
import Time

@Suite struct OrderTests {
  /// A program that does a list of things after its first line, then waits for two replies.
  static func run(_ text: String, _ effects: [Effect]) throws -> Difference? {
    let playback = Playback(try parse(text))
    let edge = Edge.replaying(playback, peer: nil)
    do {
      _ = try edge.line()
      for effect in effects { try edge.emit(effect) }
      while try edge.line() != .endOfInput {}
      try playback.finish(exitCode: 0)
      return nil
    } catch let difference as Difference {
      return difference
    }
  }

  static let goals = Effect.request(Channel(.http, 1), Request(.get, "/goals"))
  static let chats = Effect.request(Channel(.http, 2), Request(.get, "/chats"))
  static let text = """
    lume-session 1
    layer wire

    > /sync
    -> h1 GET /goals
    -> h2 GET /chats
    | One.
    ! Two.
    | Three.

    """
  static let lines = [Effect.say("One."), .complain("Two."), .say("Three.")]

  static let harmless: [[Effect]] = [
    [goals, chats] + lines,
    lines + [goals, chats],
    [chats, goals] + lines,
    [lines[0], chats, lines[1], goals, lines[2]],
  ]

  @Test(arguments: 0..<4) func howChannelsInterleaveIsFree(_ index: Int) throws {
    #expect(try OrderTests.run(OrderTests.text, OrderTests.harmless[index]) == nil)
  }

  @Test func printedLinesAreOneSequence() throws {
    let swapped = [
      OrderTests.goals, OrderTests.chats, OrderTests.lines[1], OrderTests.lines[0],
      OrderTests.lines[2],
    ]
    #expect(try OrderTests.run(OrderTests.text, swapped)?.kind == .outputMissing)
  }

  @Test func oneChannelIsOneSequence() throws {
    let text = "lume-session 1\nlayer wire\n\n> a\n-> w1 open /ws\n-> w1 'a\n-> w1 'b\n"
    let socket = Channel(.socket, 7)
    let open = Effect.open(socket, Request(.get, "/ws"))
    let first = Effect.send(socket, .text("a"))
    let second = Effect.send(socket, .text("b"))
    #expect(try OrderTests.run(text, [open, first, second]) == nil)
    #expect(try OrderTests.run(text, [open, second, first])?.kind == .requestDiffers)
    #expect(try OrderTests.run(text, [first, open, second])?.kind == .requestUnexpected)
  }

  @Test func strictOrderPinsTheInterleavingToo() throws {
    let text = OrderTests.text.replacing("layer wire", with: "layer wire\norder strict")
    #expect(try OrderTests.run(text, OrderTests.harmless[0]) == nil)
    for effects in OrderTests.harmless.dropFirst() {
      #expect(try OrderTests.run(text, effects) != nil)
    }
  }

  @Test func swappedRequestsGetTheirOwnReplies() throws {
    let text = """
      lume-session 1
      layer wire

      > /sync
      -> h1 GET /goals
      -> h2 GET /chats
      <- h1 +5 200
         'goals
      <- h2 +5 200
         'chats

      """
    let edge = Edge.replaying(Playback(try parse(text)), peer: nil)
    _ = try edge.line()
    let chats = Channel(.http, 1)
    let goals = Channel(.http, 2)
    try edge.emit(.request(chats, Request(.get, "/chats")))
    try edge.emit(.request(goals, Request(.get, "/goals")))
    let first = try edge.pull(.channel(goals, early: nil), nil)
    #expect(first.arrival == .response(goals, Response(200, body: "goals")))
    let second = try edge.pull(.channel(chats, early: nil), nil)
    #expect(second.arrival == .response(chats, Response(200, body: "chats")))
    #expect(second.now - first.now == .milliseconds(5))
  }

  static let matches: [(expected: String, actual: Request, doesMatch: Bool)] = [
    ("GET /a", Request(.get, "/a"), true),
    ("GET /a?b=c", Request(.get, "/a?b=d"), false),
    ("GET /a", Request(.get, "/a", headers: [Header("accept", "x")]), true),
    ("GET /a\n   accept: x", Request(.get, "/a", headers: [Header("accept", "x")]), true),
    ("GET /a\n   accept: x", Request(.get, "/a", headers: [Header("accept", "y")]), false),
    ("GET /a\n   accept: [any]", Request(.get, "/a", headers: [Header("accept", "y")]), true),
    ("GET /a\n   accept: [any]", Request(.get, "/a"), false),
    ("POST /a\n   {\"b\": 1, \"a\": [1.0]}", Request(.post, "/a", body: #"{"a":[1],"b":1}"#), true),
    ("POST /a\n   {\"a\": \"[any]\"}", Request(.post, "/a", body: #"{"a":{}}"#), true),
    ("POST /a\n   {\"a\": \"[uuid]\"}", Request(.post, "/a", body: #"{"a":"x"}"#), false),
    (
      "POST /a\n   {\"a\": \"[uuid]\"}",
      Request(.post, "/a", body: #"{"a":"40020D52-dd54-40c2-a8c3-a75c645585f3"}"#), true
    ),
    ("POST /a\n   'a=b\n   c", Request(.post, "/a", body: "a=b\nc"), true),
    ("POST /a\n   'a=b", Request(.post, "/a", body: "a=c"), false),
    ("POST /a", Request(.post, "/a", body: "a"), false),
    ("POST /a\n   {}", Request(.post, "/a"), false),
  ]

  @Test(arguments: 0..<15) func aRequestMatchesInWhatTheFileSays(_ index: Int) throws {
    let (expected, actual, doesMatch) = OrderTests.matches[index]
    let text = "lume-session 1\nlayer wire\n\n> a\n-> h1 \(expected)\n"
    let difference = try OrderTests.run(text, [.request(Channel(.http, 1), actual)])
    #expect((difference == nil) == doesMatch)
    if let difference { #expect(difference.kind == .requestDiffers) }
  }
}
