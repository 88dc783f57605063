import Session
import Testing

/// That a first look at a text misses nothing that a closer one finds.
@Suite struct SecretSieveTests {
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

  /// A backslash on a line behind a text has it looked at closely.
  @Test(arguments: 0..<40) func aCloserLookFindsTheSame(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<250 {
      var text = ""
      for _ in 0..<Int.random(in: 1...7, using: &random) {
        let fragment = SecretSieveTests.fragments.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<8, using: &random) {
        case 0: text += fragment.dropFirst()
        case 1: text += fragment.dropLast()
        case 2: text += fragment.uppercased()
        case 3: text += fragment + "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG"
        default: text += fragment
        }
      }
      guard SecretFinder.sweep(text) == text else { continue }
      #expect(SecretFinder.sweep(text + "\n\\") == text + "\n\\")
    }
  }
}
