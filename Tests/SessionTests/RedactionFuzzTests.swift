import Edge
import JSON
import Numbers
import Session
import Testing

@Suite struct RedactionFuzzTests {
  private static let alphabet = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_/+=.%&\"\\ äß€".unicodeScalars)
  private static let prose = [
    "Well, ", "three easy walks ", "this week. ", "(", "see: ", "\n", "so ", "sk-", "token ",
    "a@b ",
    "ende", "100% ", "\\ ", "& ", "bear", "pass", "-----",
  ]

  /// A secret that was registered, in random forms, in frames cut at random, with other records in
  /// between: it is nowhere in the file.
  @Test(arguments: 0..<20) func aRegisteredSecretIsNowhere(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<6 {
      var scalars = String.UnicodeScalarView()
      // Shorter ones hide in base64 behind less than three whole groups.
      for _ in 0..<Int.random(in: 8...24, using: &random) {
        scalars.append(RedactionFuzzTests.alphabet.randomElement(using: &random) ?? "x")
      }
      let secret = String(scalars).trimmedOfSpaces + "q7"
      try check(secret, isRegistered: true, &random)
    }
  }

  @Test(arguments: 0..<20) func aLookalikeIsNowhere(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<6 {
      let rest = (0..<24).map { _ in
        String(RedactionFuzzTests.alphabet[Int.random(in: 0..<62, using: &random)])
      }.joined()
      let front =
        ["sk-proj-1", "ghp_", "gho_", "github_pat_", "xoxb-", "sk_live_"]
        .randomElement(using: &random) ?? ""
      let isAddress = Bool.random(using: &random)
      let secret =
        isAddress ? "\(rest.prefix(7))@\(rest.dropFirst(7).prefix(6)).net" : front + rest
      try check(secret, isRegistered: false, &random)
    }
  }

  private func check(
    _ secret: String, isRegistered: Bool, _ random: inout SplitMix
  ) throws {
    let forms = PlantedSecrets.forms.prefix(isRegistered ? 10 : 8)
    var text = ""
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        text += RedactionFuzzTests.prose.randomElement(using: &random) ?? ""
      }
      if let last = text.unicodeScalars.last, last != " ", last != "(", last != "\n" { text += " " }
      text += forms.randomElement(using: &random)?.write(secret) ?? ""
      text += [" ", ", ", "\n"].randomElement(using: &random) ?? " "
    }
    let isJSON = Bool.random(using: &random)
    var scalars = Array(text.unicodeScalars)[...]
    var arrivals: [Arrival] = []
    while !scalars.isEmpty {
      let size = Int.random(in: 1...9, using: &random)
      let piece = String(String.UnicodeScalarView(scalars.prefix(size)))
      scalars = scalars.dropFirst(size)
      arrivals += PlantedSecrets.frames(piece, of: .max, asJSON: isJSON).map {
        .frame(Channel(.socket, 1), .text($0))
      }
    }
    let tape = Tape(arrivals: arrivals)
    if isRegistered { try tape.edge.emit(.secret(name: "pin", value: secret)) }
    for _ in arrivals {
      _ = try tape.edge.pull(.channel(Channel(.socket, 1), early: nil), nil)
      if Int.random(in: 0..<4, using: &random) == 0 { try tape.edge.say("between") }
    }
    try tape.edge.say(Styled(text))
    try tape.recorder.finish(exit: 0)
    #expect(
      !PlantedSecrets.isIn(tape.written.text, secret), "\(secret)\n\(text)\n\(tape.written.text)")
    let session = try parse("lume-session 1\nlayer wire\n\n> a\n" + tape.written.text)
    #expect(!session.isIncomplete)
  }
}

extension String {
  fileprivate var trimmedOfSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
