import Edge
import JSON
import Numbers
import Session
import Testing

/// That one look at a text, or at the text of a whole frame, misses nothing that a closer one finds.
@Suite struct OneLookTests {
  private static let fragments = [
    "sk-", "sk_live_", "rk_live_", "ghp_", "github_pat_", "glpat-", "AKIA", "AIza", "xoxb-",
    "npm_", "hf_", "ya29.", "dop_v1_", "eyJ", "Bearer ", "bearer+", "Basic ", "Cookie: a=",
    "set-cookie: b=",
    "access_token", "Password", "pwd", "client-secret", "apiKey", "s_e_c_r_e_t", "p-w-d", "t--oken",
    "passwd", "private_key", "id_token", "user@", "example", ".net", "https://a:", "%41", "%zz",
    "&amp;", "&#64;", "-----BEGIN PRIVATE KEY-----", "[secret:token]", "[secret:", "\"", "'", ": ",
    "=", ">", "<", " ", "\n", "walk", "Tomorrow", "cGFzc3dvcmQ9aHVudGVyMg==", "0123456789",
    "ABCDEFGH",
    "Q7", "é", "€", ".", "_", "-", "/",
  ]

  private static func text(_ random: inout SplitMix) -> String {
    (0..<Int.random(in: 1...7, using: &random)).map { _ in
      let fragment = fragments.randomElement(using: &random) ?? ""
      return switch Int.random(in: 0..<8, using: &random) {
      case 0: String(fragment.dropFirst())
      case 1: String(fragment.dropLast())
      case 2: fragment.uppercased()
      case 3: fragment + "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG"
      default: fragment
      }
    }.joined()
  }

  /// What is sent in a frame, as it is recorded.
  private static func recorded(_ json: JSON, _ own: OwnSecrets) throws -> String {
    let tape = Tape(own: own)
    try tape.edge.emit(.send(Channel(.socket, 1), .text(json.text())))
    try tape.recorder.finish(exit: 0)
    return tape.written.text
  }

  /// Where there are patterns of one's own, each text is gone over.
  @Test(arguments: 0..<40) func aCloserLookFindsTheSame(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let own = try OwnSecrets(parsing: "never (?!)")
    for _ in 0..<100 {
      let text = OneLookTests.text(&random)
      #expect(SecretFinder.sweep(text) == SecretFinder(own: own).sweep(text))
      let json = JSON.object([
        .init(key: "content", value: .string(text)),
        .init(key: OneLookTests.text(&random), value: .array([.string("a"), .number(.init(17))])),
      ])
      #expect(
        try OneLookTests.recorded(json, .none) == OneLookTests.recorded(json, own), "\(text)")
    }
  }
}
