import Testing

@testable import Wellness

struct PlainLettersTests {
  @Test(arguments: [
    ("pa\u{200b}ssed ou\u{ad}t", "passed out"), ("pаssed оut", "passed out"),
    ("ｉ ｆａｉｎｔｅｄ　ｏｎｃｅ！", "i fainted once!"), ("８００ 𝟴𝟬𝟬 ٨٠٠", "800 800 800"),
    ("𝐤𝑖𝓁l ⓜⓨself", "kill myself"), ("REСURRE", "RECURRE"),
  ])
  func readsWhatItLooksLike(text: String, plain: String) {
    #expect(text.withPlainLetters == plain)
  }

  @Test(arguments: ["", "Läufe", "привет мир", "καλημέρα", "走る", "naïve café", "5 km/h", "½"])
  func leavesOtherTextsAlone(text: String) {
    #expect(Array(text.withPlainLetters.utf8) == Array(text.utf8))
  }
}
