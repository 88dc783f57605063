import Testing
import Wellness

@Suite struct CorrectionTests {
  @Test(
    arguments: [
      ("I saved 40 euros, no wait 30", "I saved 30 euros"),
      ("I saved 40 euros today, sorry, 30 euros", "I saved 30 euros today"),
      ("had 3 coffees, i mean 4", "had 4 coffees"), ("walked 5000, no 6000 steps", nil),
      ("had 3, actually it was 4 today", "had 4 today"), ("I saved 40, no 30", "I saved 30"),
      ("I saved 40 not 30", nil), ("had 3 coffees, no cake for 2 days", nil),
      ("walked 5000 steps, actually 3 times", nil), ("3 coffees and 2 teas", nil), ("", nil),
      ("no 3 of them", nil),
    ] as [(String, String?)])
  func putsTheNumberThatIsMeant(_ text: String, _ meant: String?) {
    #expect(Correction.applied(to: text) == meant)
  }

  @Test(
    arguments: [
      ("I saved 40 today", "sorry it was 30", "I saved 30 today"),
      ("I had 3 coffees", "Actually it was 2", "I had 2 coffees"),
      ("I saved 40 euros, no wait 30", "oops, I meant 35 euros", "I saved 35 euros"),
      ("I saved 40 today", "actually 30, not 40", "I saved 30 today"),
      ("I saved 40 today", "sorry, 2", nil), ("I saved 40 today", "was it 30?", nil),
      ("I saved 40 today", "sorry I missed 3 calls", nil), ("I saved 40 today", "it rained", nil),
      ("I saved today", "sorry it was 30", nil),
    ] as [(String, String, String?)])
  func takesBackWhatWasSaidBefore(_ earlier: String, _ text: String, _ meant: String?) {
    #expect(Correction.applied(to: earlier, by: text) == meant)
  }
}
