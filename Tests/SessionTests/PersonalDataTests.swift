import Edge
import JSON
import Session
import Testing

@Suite struct PersonalDataTests {
  @Test func addressesAreMaskedEverywhere() throws {
    let tape = Tape(arrivals: [.line("/login Ada.L+x@mail.example.org")])
    _ = try tape.edge.pull(.line(prompt: nil), nil)
    try tape.edge.say("(ada.l+x@mail.example.org) and bob@b.example: not you@there.invalid.")
    try tape.edge.emit(
      .request(
        Channel(.http, 1), Request(.get, "/u/bob%40b.example?email=ada.l%2bx%40mail.example.org")))
    try tape.edge.emit(
      .request(Channel(.http, 1), Request(.post, "/", body: #"{"to": "bob@b.example"}"#)))
    try tape.recorder.finish(exit: 0)
    #expect(
      tape.written.text == """
        > /login user@example.invalid
        | (user@example.invalid) and user2@example.invalid: not you@there.invalid.
        -> h1 GET /u/user2%40example.invalid?email=user%40example.invalid
        -> h1 POST /
           {"to": "user2@example.invalid"}
        end 1 turns, exit 0

        """)
    #expect(tape.recorder.summary == ["Masked: 2 e-mail addresses."])
  }

  @Test func noOtherAtIsAnAddress() throws {
    for text in [
      "5 km @ 5:30", "a@b", "@ada", "ada@", "lume@1.2.3", "x @y.z", "git@", "me@.org", "..@x",
      "see ssh://git@host.example/repository",
    ] {
      let tape = Tape()
      try tape.edge.say(Styled(text))
      #expect(tape.written.text == "| \(text)\n")
    }
  }

  @Test func aNameAndADateAreMaskedFromWhereTheyWereTyped() throws {
    let tape = Tape(arrivals: [
      .line("Ada Lovelace"), .line("1815-12-10"),
      .frame(Channel(.socket, 1), .text(#"{"content": "Hi Ada Love"}"#)),
      .frame(Channel(.socket, 1), .text(#"{"content": "lace, Adam and Ada! Ada"}"#)),
      .frame(Channel(.socket, 1), .text(#"{"content": "pt."}"#)),
    ])
    _ = try tape.edge.pull(.line(prompt: "? "), nil)
    try tape.edge.emit(.secret(name: "name", value: "Ada Lovelace"))
    _ = try tape.edge.pull(.line(prompt: "? "), nil)
    try tape.edge.emit(.secret(name: "date_of_birth", value: "1815-12-10"))
    try tape.edge.emit(
      .request(
        Channel(.http, 1),
        Request(
          .post, "/", body: #"{"name": "Ada Lovelace", "date_of_birth": "1815-12-10T00:00:00Z"}"#)))
    for _ in 0..<3 { _ = try tape.edge.pull(.channel(Channel(.socket, 1), early: nil), nil) }
    try tape.edge.say("Welcome, Ada. Bada, ADA and Ada's “Ada”, Adaé.")
    try tape.recorder.finish(exit: 0)
    #expect(
      tape.written.text == """
        > Alex Example
        > 1990-12-31
        -> h1 POST /
           {"date_of_birth": "1990-12-31T00:00:00Z", "name": "Alex Example"}
        <- w1 +0 {"content": "Hi Alex Example"}
        <- w1 +0 {"content": ", Adam and Alex! Ada"}
        <- w1 +0 {"content": "pt."}
        | Welcome, Alex. Bada, ADA and Alex's “Alex”, Adaé.
        end 2 turns, exit 0

        """)
    #expect(tape.recorder.summary == ["Masked: a name, a date of birth."])
  }

  @Test func aUserInABodyIsMasked() throws {
    let body =
      #"{"user_id": "u-1", "name": "Grace", "coach": {"id": "c", "name": "Sleep"}, "date_of_birth": "1906-12-09"}"#
    let tape = Tape(arrivals: [.response(Channel(.http, 1), Response(200, headers: [], body: body))]
    )
    _ = try tape.edge.pull(.channel(Channel(.http, 1), early: nil), nil)
    try tape.edge.say("Grace, born on 1906-12-09.")
    #expect(
      tape.written.text == """
        <- h1 +0 200
           {"coach": {"id": "c", "name": "Sleep"}, "date_of_birth": "1990-12-31", "name": "Alex",
            "user_id": "u-1"}
        | Alex, born on 1990-12-31.

        """)
  }

  @Test func theTokenOfAUserSaysNothingOfThem() throws {
    let claims = #"{"exp":1772440200,"sub":"u-1","email":"ada@mail.example.org"}"#
    let token = "eyJhbGciOiJIUzI1NiJ9.\(Base64.encode(claims.utf8, as: .url)).c2lnbmF0dXJl"
    let body = #"{"access_token": "\#(token)", "email": "ada@mail.example.org"}"#
    let tape = Tape(arrivals: [.response(Channel(.http, 1), Response(200, headers: [], body: body))]
    )
    _ = try tape.edge.pull(.channel(Channel(.http, 1), early: nil), nil)
    #expect(
      tape.written.text.contains("[secret:token exp=1772440200 sub=u-1 email=user@example.invalid]")
    )
    #expect(!PlantedSecrets.isIn(tape.written.text, "ada@mail"))
  }

  @Test func allOfItStaysWhereItIsToBeKept() throws {
    let tape = Tape(arrivals: [.line("ada@mail.example.org")], keepsPersonal: true)
    _ = try tape.edge.pull(.line(prompt: nil), nil)
    try tape.edge.emit(.secret(name: "name", value: "Ada"))
    try tape.edge.emit(.secret(name: "password", value: "hunter2"))
    try tape.edge.say("Ada has hunter2.")
    #expect(tape.written.text == "> ada@mail.example.org\n| Ada has [secret:password].\n")
    #expect(
      tape.recorder.summary == [
        "Masked: passwords in 1 place.", "Kept as --keep-personal says: an e-mail address, a name.",
      ])
  }

  @Test func aReplayMasksNothingAnew() throws {
    let text = try UpdateTests.update("lume-session 1\n\n> /mail ada@mail.example.org\n> /quit\n")
    try verify(try parse(text))
    #expect(try UpdateTests.update(text) == text)
    let chat = try UpdateTests.update("lume-session 1\n\n> to ada@mail.example.org\n> /quit\n")
    #expect(chat.contains("\n| to ada@mail.example.org\n"))
  }

  static let typed: [(typed: String, written: String, said: String)] = [
    ("/login a@b.c secret", "/login user@example.invalid [secret:password]", "[secret:password]"),
    (
      "/register a@b.c my long secret ", "/register user@example.invalid [secret:password]\\s",
      "[secret:password]"
    ),
    (" /login ada xyz", "", ""),
    ("/login ada pass word", "/login ada [secret:password]", "[secret:password]"),
    ("/login a@b.c", "/login user@example.invalid", ""),
    ("/logins a@b.c secret", "/logins user@example.invalid secret", "secret"),
  ]

  @Test(arguments: [0, 1, 3, 4, 5]) func aPasswordTypedWhereItDoesNotBelongIsMasked(
    _ index: Int
  ) throws {
    let (typed, written, said) = PersonalDataTests.typed[index]
    let tape = Tape(arrivals: [.line(typed)])
    _ = try tape.edge.pull(.line(prompt: nil), nil)
    let password =
      typed.split(separator: " ", maxSplits: 2).dropFirst(2).first.map(String.init) ?? ""
    let words = password.split(separator: " ").joined(separator: " ")
    try tape.edge.say(Styled(words))
    #expect(tape.written.text == "> \(written)\n|\(said.isEmpty ? "" : " " + said)\n")
  }

  @Test func aShortPasswordIsKnownByTheAddressBeforeIt() throws {
    let tape = Tape(arrivals: [.line("/login a@b.c xy")])
    _ = try tape.edge.pull(.line(prompt: nil), nil)
    try tape.edge.emit(
      .request(Channel(.http, 1), Request(.post, "/", body: #"{"email": "a@b.c xy"}"#)))
    #expect(
      tape.written.text == """
        > /login user@example.invalid [secret:password]
        -> h1 POST /
           {"email": "user@example.invalid [secret:password]"}

        """)
  }
}
