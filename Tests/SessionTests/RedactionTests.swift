import Edge
import JSON
import Session
import Testing
import Time

@Suite struct RedactionTests {
  static let jwt = MiniBackend().token
  static let secret = "pa ss/w\"ö\\rd=42"

  /// An edge whose every pull brings the next of these, and what a recorder makes of it.
  private func recording(
    _ arrivals: [Arrival] = [], layer: SessionHeader.Layer = .wire
  ) -> (Edge, Recorder, Written) {
    var header = SessionHeader()
    header.layer = layer
    let written = Written()
    let recorder = Recorder(header: header, write: { written.bytes += $0 })
    var rest = arrivals[...]
    let edge = Edge(
      pull: { _, _ in (rest.popFirst() ?? .endOfInput, SessionHeader.defaultClock) },
      emit: { _ in }, clock: { SessionHeader.defaultClock })
    return (edge.recorded(by: recorder), recorder, written)
  }

  static let socket = Channel(.socket, 1)
  static let request = Channel(.http, 1)

  /// Ways in which a registered secret can come to a file.
  static let ways: [(name: String, effect: Effect)] = [
    ("printed", .say("it is \(secret)!")),
    ("complained", .complain("\(secret)\(secret)")),
    (
      "in JSON", .send(socket, .text(JSON.object([.init(key: "a", value: .string(secret))]).text()))
    ),
    ("as a key", .send(socket, .text(JSON.object([.init(key: secret, value: .null)]).text()))),
    (
      "in JSON in JSON",
      .send(
        socket,
        .text(
          JSON.array([.string(JSON.object([.init(key: "a", value: .string(secret))]).text())])
            .text()))
    ),
    ("in text", .send(socket, .text("say \(secret)"))),
    ("in binary", .send(socket, .binary(Array("a\(secret)b".utf8)))),
    ("in a body", .request(request, Request(.post, "/a", body: "x=\(secret)"))),
    ("in a query", .request(request, Request(.get, "/a?b=pa%20ss%2Fw%22%C3%B6%5Crd%3D42&c"))),
    ("in a query, lowercase", .open(socket, Request(.get, "/a?b=pa%20ss%2fw%22%c3%b6%5crd%3d42"))),
    ("in a form", .request(request, Request(.post, "/a", body: "b=pa+ss%2Fw%22%C3%B6%5Crd%3D42"))),
    (
      "in a header",
      .request(request, Request(.get, "/", headers: [Header("etag", "\"\(secret)\"")]))
    ),
    ("in base64", .say("cGEgc3MvdyLDtlxyZD00Mg== is it")),
    (
      "behind a user",
      .request(
        request,
        Request(.get, "/", headers: [Header("authorization", "Basic YTpwYSBzcy93IsO2XHJkPTQy")]))
    ),
    ("behind two characters", .say("see dXg6cGEgc3MvdyLDtlxyZD00Mjo=")),
    ("in an answer", .answer("it is \(secret)\n")),
  ]

  @Test(arguments: 0..<16) func aRegisteredSecretIsNowhere(_ index: Int) throws {
    let (edge, recorder, written) = recording()
    try edge.emit(.secret(name: "passphrase", value: RedactionTests.secret))
    try edge.emit(RedactionTests.ways[index].effect)
    try recorder.finish(exit: 0)
    expectNothing(of: RedactionTests.secret, in: written.text)
    #expect(written.text.contains("[secret:") || written.text.contains("b64:"))
  }

  static let arrivals: [Arrival] = [
    .line("my \(secret)"),
    .response(
      request,
      Response(200, headers: [Header("etag", secret)], body: #"["\#("pa ss/w\\\"ö\\\\rd=42")"]"#)),
    .closed(socket, .policyViolation, reason: "not \(secret)"),
    .frame(socket, .text(secret)),
  ]

  @Test(arguments: 0..<4) func aSecretThatArrivesIsNowhere(_ index: Int) throws {
    let (edge, recorder, written) = recording([RedactionTests.arrivals[index]])
    try edge.emit(.secret(name: "passphrase", value: RedactionTests.secret))
    _ = try edge.pull(.line(prompt: nil), nil)
    try recorder.finish(exit: 0)
    expectNothing(of: RedactionTests.secret, in: written.text)
    #expect(written.text.contains("[secret:passphrase]"))
  }

  private func expectNothing(of secret: String, in text: String) {
    for form in [
      secret, "pa%20ss", "pa+ss", "ss%2Fw", "pa ss", "GEgc3Mvdy", "BhIHNzL3c", "YSBzcy93",
    ] {
      #expect(!text.contains(form))
    }
  }

  @Test(arguments: 1..<9, [true, false])
  func aSecretAcrossFramesIsNowhere(_ size: Int, _ isJSON: Bool) throws {
    let text = "Well: hunter-2-hunter, hun, hunter-2-hunter-2-hunterhu. Bye, h"
    let secret = "hunter-2-hunter"
    var rest = Substring(text)
    var pieces: [String] = []
    while !rest.isEmpty {
      pieces.append(String(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    let frames = pieces.map { piece -> Arrival in
      let json = JSON.object([
        .init(key: "content", value: .string(piece)), .init(key: "type", value: .string("chunk")),
      ])
      return .frame(RedactionTests.socket, .text(isJSON ? json.text() : piece))
    }
    let (edge, recorder, written) = recording(frames + [.interrupt])
    try edge.emit(.secret(name: "pin", value: secret))
    for _ in 0...frames.count {
      _ = try edge.pull(.channel(RedactionTests.socket, early: nil), nil)
      try edge.say("between")
    }
    try recorder.finish(exit: 0)
    let file = try parse("lume-session 1\nlayer wire\n\n" + written.text)
    #expect(
      contents(of: written.text, isJSON).joined() == text.replacing(secret, with: "[secret:pin]"))
    #expect(contents(of: written.text, isJSON).count == frames.count)
    #expect(!file.isIncomplete)
    let order = written.text.split(separator: "\n").map { $0.prefix(2) }
    #expect(
      order == Array(repeating: ["<-", "| "], count: frames.count).flatMap { $0 } + [
        "@ ", "| ", "en",
      ])
  }

  private func contents(of text: String, _ isJSON: Bool) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("<- w1 +0 ") }.map { line in
      let frame = line.dropFirst(9)
      guard isJSON else { return String(frame.dropFirst()).replacing("\\s", with: " ") }
      do {
        return try JSON(parsing: String(frame))["content"]?.stringValue ?? "(none)"
      } catch {
        return "(no JSON)"
      }
    }
  }

  @Test func aFrameThatMayBeginASecretWaitsForTheNext() throws {
    let socket = RedactionTests.socket
    let (edge, _, written) = recording([
      .frame(socket, .text("a hun")), .frame(socket, .text("gry cat")),
      .frame(socket, .text("hunt")), .closed(socket, .normal, reason: ""),
    ])
    try edge.emit(.secret(name: "pin", value: "hunter2"))
    let want = WaitFor.channel(socket, early: nil)
    _ = try edge.pull(want, nil)
    try edge.say("meanwhile")
    #expect(written.text.isEmpty)
    _ = try edge.pull(want, nil)
    #expect(written.text == "<- w1 +0 'a hun\n| meanwhile\n")
    _ = try edge.pull(want, nil)
    _ = try edge.pull(want, nil)
    #expect(written.text.hasSuffix("<- w1 +0 'hunt\n<- w1 +0 close 1000\n"))
  }

  static let masks: [(given: String, written: String)] = [
    (#"{"password": "x"}"#, #"{"password": "[secret:password]"}"#),
    (#"{"Password": 12345}"#, #"{"Password": "[secret:password]"}"#),
    (#"{"apiKey": "abc", "b": 1}"#, #"{"apiKey": "[secret:api_key]", "b": 1}"#),
    (
      #"{"data": [{"refresh_token": "opaque"}]}"#,
      #"{"data": [{"refresh_token": "[secret:refresh_token]"}]}"#
    ),
    (
      #"{"token": {"value": "abc", "n": null}}"#,
      #"{"token": {"n": null, "value": "[secret:token]"}}"#
    ),
    (
      #"{"access-token": "\#(jwt)"}"#, #"{"access-token": "[secret:token exp=1772440200 sub=u-1]"}"#
    ),
    (#"{"token": ""}"#, #"{"token": ""}"#),
    (#"{"tokens_used": 17, "max_tokens": "many"}"#, #"{"max_tokens": "many", "tokens_used": 17}"#),
    (
      #"{"a": "it is opaque-1", "password": "opaque-1"}"#,
      #"{"a": "it is [secret:password]", "password": "[secret:password]"}"#
    ),
  ]

  @Test(arguments: 0..<9) func valuesUnderCertainKeysAreMasked(_ index: Int) throws {
    let (given, expected) = RedactionTests.masks[index]
    let (edge, _, written) = recording()
    try edge.emit(.send(RedactionTests.socket, .text(given)))
    #expect(written.text == "-> w1 \(expected)\n")
  }

  static let lookalikes: [(given: String, written: String)] = [
    ("Authorization: Bearer abcdefgh12345", "Authorization: Bearer [secret:token]"),
    ("a bearer of news", "a bearer of news"),
    ("(\(jwt))", "([secret:token])"),
    ("eyJust a word. And. Another", "eyJust a word. And. Another"),
    ("use sk-proj-abcdefghij0123456789", "use [secret:key]"),
    ("task-oriented-and-more-than-that", "task-oriented-and-more-than-that"),
    ("?token=Zx81kLmnQ2&a=b", "?token=[secret:token]&a=b"),
    ("API_KEY: \"Zx81kLmnQ2\"", "API_KEY: \"[secret:api_key]\""),
    ("password: at least 8 characters", "password: at least 8 characters"),
    ("the token is expired", "the token is expired"),
    ("[secret:token exp=5 sub=a] stays", "[secret:token exp=5 sub=a] stays"),
  ]

  @Test(arguments: 0..<11) func whatLooksLikeASecretIsReplaced(_ index: Int) throws {
    let (given, expected) = RedactionTests.lookalikes[index]
    let (edge, _, written) = recording()
    try edge.say(Styled(given))
    #expect(written.text == "| \(expected)\n")
  }

  @Test func onlyListedHeadersAreWritten() throws {
    let (edge, _, written) = recording()
    let headers = [
      Header("content-type", "text/plain"), Header("accept", "a"),
      Header("authorization", "Bearer \(RedactionTests.jwt)"), Header("cookie", "a=b"),
      Header("idempotency-key", "8b6b93aa-6ac1-4a07-9d49-5f5b1c0b7d11"), Header("if-match", "x"),
      Header("x-api-key", "abcdefgh"), Header("retry-after", "5"), Header("etag", "y"),
    ]
    try edge.emit(.request(RedactionTests.request, Request(.get, "/?token=abc", headers: headers)))
    try edge.emit(
      .request(
        RedactionTests.request, Request(.get, "/", headers: [Header("authorization", "Basic YTpi")])
      ))
    #expect(
      written.text == """
        -> h1 GET /?token=[secret:token]
           content-type: text/plain
           accept: a
           authorization: Bearer [secret:token]
           idempotency-key: 8b6b93aa-6ac1-4a07-9d49-5f5b1c0b7d11
           if-match: x
           retry-after: 5
           etag: y
        -> h1 GET /
           authorization: Basic [secret:credentials]

        """)
  }

  @Test func aMailAddressStaysOne() throws {
    let (edge, _, written) = recording()
    try edge.emit(.secret(name: "email", value: "me@home.example"))
    try edge.say("Welcome me@home.example.")
    #expect(written.text == "| Welcome user@example.invalid.\n")
  }

  @Test func aLoginIsRecordedWithoutItsSecretsAndReplays() throws {
    let script =
      "lume-session 1\n> /login\n>* [secret:password]\n@ wait 1s\n> /login\n>* [secret:password]\n> /quit\n"
    let written = try record(script, as: .wire)
    let text = written.text
    #expect(!text.contains("eyJ"))
    #expect(!text.contains("opaque-refresh"))
    #expect(!text.contains("set-cookie"))
    #expect(text.contains("\n>* [secret:password]\n"))
    #expect(text.contains(#"{"email": "a@b.invalid", "password": "[secret:password]"}"#))
    #expect(text.contains("[secret:token exp=1772440200 sub=u-1]"))
    #expect(text.contains("\n   authorization: Bearer [secret:token]\n"))
    #expect(text.contains("| Logged in: 200, your password is [secret:password].\n"))
    try verify(try parse(text))
  }

  @Test func replayMakesATokenThatExpiresAtTheSameMoment() throws {
    let text = """
      lume-session 1
      layer wire

      > a
      -> h1 GET /
      <- h1 +1 200
         {"access_token": "[secret:token exp=1772440200 sub=u-1]"}

      """
    let edge = Edge.replaying(Playback(try parse(text)), peer: nil)
    _ = try edge.line()
    let response = try edge.exchange(
      Request(.get, "/"), on: Channel(.http, 1), timeout: .seconds(1))
    let token = try JSON(parsing: response.body)["access_token"]?.stringValue
    // Header {"alg": "none"} and claims {"exp": 1772440200, "sub": "u-1"}, unsigned.
    #expect(token == "eyJhbGciOiAibm9uZSJ9.eyJleHAiOiAxNzcyNDQwMjAwLCAic3ViIjogInUtMSJ9.")
  }

  @Test func theHeaderIsSweptToo() throws {
    var header = SessionHeader()
    header.args = "--api-key sk-proj-abcdefghij0123456789"
    let written = Written()
    let recorder = Recorder(header: header, write: { written.bytes += $0 })
    try recorder.begin()
    #expect(written.text.contains("args     --api-key [secret:key]\n"))
  }
}
