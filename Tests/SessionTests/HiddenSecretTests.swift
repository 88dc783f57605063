import Edge
import JSON
import Session
import Testing

/// What the format itself can hide, and what somebody writes who was told not to say a secret.
@Suite struct HiddenSecretTests {
  /// A text in which each character is written in another way.
  private static func each(_ text: String, _ write: (UInt8) -> String) -> String {
    text.utf8.map(write).joined()
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  private static let forms: [(name: String, write: @Sendable (String) -> String)] = [
    ("escapes of the format", { each($0) { "\\u{\(String($0, radix: 16))}" } }),
    ("escapes of JSON", { each($0) { "\\u00\(hex($0))" } }),
    ("escapes of JSON in a string", { each($0) { "\\\\u00\(hex($0))" } }),
    ("escapes of programs", { each($0) { "\\x\(hex($0))" } }),
    ("percent", { each($0) { "%\(hex($0))" } }),
    ("percent of percent", { each($0) { "%25\(hex($0))" } }),
    ("references", { each($0) { "&#\($0);" } }),
    ("hexadecimal", { each($0) { hex($0) } }),
    ("hexadecimal in capitals", { each($0) { hex($0) }.uppercased() }),
    ("hexadecimal with spaces", { each($0) { hex($0) + " " } }),
    ("hexadecimal in base64", { Base64.encode(each($0) { hex($0) }.utf8) }),
    ("base64 behind percent", { Base64.encode($0.utf8).replacing("=", with: "%3D") }),
  ]

  @Test(arguments: 0..<12, 0..<7) func aKeyIsFoundInAnyDisguise(
    _ form: Int, _ secret: Int
  ) throws {
    let (name, write) = HiddenSecretTests.forms[form]
    let text = "so: \(write(PlantedSecrets.all[secret].text)) or"
    let swept = SecretFinder.sweep(text)
    #expect(swept.contains("[secret:"), "\(name): \(swept)")
    #expect(swept.hasPrefix("so: ") && swept.hasSuffix(" or"), "\(swept)")
    // By hand, with the escapes of the format as they stand.
    let line = form == 0 ? text : text.replacing("\\", with: "\\\\")
    let file = try parse("lume-session 1\n\n> a\n| \(line)\n")
    #expect(SecretFinder.occurrences(in: file).map(\.line) == [4], "\(name)")
  }

  private static let ways: [@Sendable (String) -> String] = [
    { String($0.reversed()) }, { $0.uppercased() }, { $0.lowercased() },
    { String($0.uppercased().reversed()) }, { each($0, hex) },
    { each(String($0.reversed()), hex) }, { Base64.encode(String($0.reversed()).utf8) },
    { each($0.uppercased()) { "\\u{\(String($0, radix: 16))}" } },
    { Base64.encode(Base64.encode($0.utf8).utf8) },
  ]

  /// Of what the run itself knows, whatever a model makes of it. It doesn't look like a secret.
  @Test(arguments: 0..<9) func aKnownSecretIsMaskedHoweverItIsSaid(_ way: Int) throws {
    let secret = "correct-horse-Battery"
    let tape = Tape()
    try tape.edge.emit(.secret(name: "pin", value: secret))
    try tape.edge.say(Styled("It is \(HiddenSecretTests.ways[way](secret)), or so."))
    try tape.recorder.finish(exit: 0)
    #expect(
      tape.written.text.replacing("=", with: "").hasPrefix("| It is [secret:pin], or so.\n"),
      "\(tape.written.text)")
  }

  @Test func aShortSecretIsNoWordInTheOtherCase() throws {
    let tape = Tape()
    try tape.edge.emit(.secret(name: "password", value: "walk"))
    try tape.edge.say("Walk, KLAW, walk.")
    #expect(tape.written.text == "| Walk, KLAW, [secret:password].\n")
  }

  private static let said: [(given: String, written: String)] = [
    ("my password is hunter2!", "my password is [secret:password]"),
    ("I changed my password to hunter22.", "I changed my password to [secret:password]."),
    ("try password hunter2! there", "try password [secret:password] there"),
    ("pin 4711, pw: hunter2", "pin [secret:password], pw: [secret:password]"),
    ("Passwort: Sommer24", "Passwort: [secret:password]"),
    ("mot de passe: Soleil75", "mot de passe: [secret:password]"),
    ("the wifi password is sunshine.", "the wifi password is [secret:password]."),
    ("Mon mot de passe est Soleil75.", "Mon mot de passe est [secret:password]."),
    ("my new password will be Wombat_88", "my new password will be [secret:password]"),
    ("Das Passwort für meine App ist Igel4711", "Das Passwort für meine App ist [secret:password]"),
    ("my password for the shop is hunter22", "my password for the shop is [secret:password]"),
    ("2221 1895 5597 9715 or 4929.2199.3518.1905", "4111 1111 1111 1111 or 4242 4242 4242 4242"),
    ("my number is 0673819264", "my number is +1 202 555 0123"),
    ("cvv 123 12/27", "cvv [secret:password] 12/27"),
    ("appelle le 06 12 34 56 78", "appelle le +1 202 555 0123"),
    ("iban de62 3704 0044 0532 0137 77", "iban DE89 3704 0044 0532 0130 00"),
    ("My password is swordfish.", "My password is [secret:password]."),
    ("Mein Passwort ist Geheim12 und", "Mein Passwort ist [secret:password] und"),
    ("the passphrase is \"open sesame\"", "the passphrase is \"[secret:password]\""),
    ("my PIN is 4711.", "my PIN is [secret:password]."),
    ("my password is: Tr0ub4dor&3", "my password is: [secret:password]"),
    ("the API key is 9aF3kLm2Qp", "the API key is [secret:key]"),
    ("call +43 664 1234567 today", "call +1 202 555 0123 today"),
    ("(212) 867-5309 or +43 664 1234567", "+1 202 555 0123 or +1 202 555 0124"),
    ("card 4929 1234 5678 9015, 4929123456789015", "card 4111 1111 1111 1111, 4111 1111 1111 1111"),
    (
      "IBAN DE62 3704 0044 0532 0137 77 and AT291904300234573777",
      "IBAN DE89 3704 0044 0532 0130 00 and AT61 1904 3002 3457 3201"
    ),
    ("tel:+491738261945", "tel:+1 202 555 0123"),
    (
      "-H 'Authorization: SG.abcdefghij0123456789.x1y2z3a4b5c6d7e8f9g0'",
      "-H 'Authorization: [secret:key]'"
    ),
  ]

  @Test(arguments: 0..<28) func whatPeopleSayOfThemselvesIsMasked(_ index: Int) throws {
    let (given, written) = HiddenSecretTests.said[index]
    let tape = Tape()
    try tape.edge.say(Styled(given))
    #expect(tape.written.text == "| \(written)\n")
  }

  /// In frames of any size, it is found where the last of it came.
  @Test(arguments: 0..<26, [1, 3, 8]) func andAcrossFrames(_ index: Int, _ size: Int) throws {
    let (given, written) = HiddenSecretTests.said[index]
    let frames = PlantedSecrets.frames(given + " ok.", of: size, asJSON: true)
    let tape = Tape(arrivals: frames.map { .frame(Channel(.socket, 1), .text($0)) })
    for _ in frames { _ = try tape.edge.pull(.channel(Channel(.socket, 1), early: nil), nil) }
    try tape.recorder.finish(exit: 0)
    #expect(PlantedSecrets.joinedFrames(tape.written.text) == written + " ok.")
  }

  @Test func whatSomebodyKeepsPersonalStays() throws {
    let tape = Tape(keepsPersonal: true)
    try tape.edge.say("call +43 664 1234567, my password is hunter2")
    #expect(tape.written.text == "| call +43 664 1234567, my password is [secret:password]\n")
    #expect(
      tape.recorder.summary == [
        "Masked: passwords in 1 place.", "Kept as --keep-personal says: a telephone number.",
      ])
  }

  @Test func aStateHasNoneOfIt() {
    let redact = StateSecrets.redaction()
    #expect(
      redact("my password is hunter2, call +43 664 1234567")
        == "my password is [secret:password], call +1 202 555 0123")
    #expect(redact("or +43 664 1234567") == "or +1 202 555 0123")
  }

  /// A seed may have the check digit of a card.
  @Test func aSeedIsNoCard() throws {
    var header = SessionHeader()
    header.seed = 4_929_123_456_789_015
    let written = Written()
    try Recorder(header: header, write: { written.bytes += $0 }).begin()
    #expect(written.text.contains("4929123456789015\n"))
    let file = try parse(written.text + "\n> a\n")
    #expect(SecretFinder.occurrences(in: file) == [])
  }
}
