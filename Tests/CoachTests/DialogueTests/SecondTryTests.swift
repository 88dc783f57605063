import Testing
import Wellness

@testable import Coach

/// Who puts again what the last answer has missed is answered about that, and nothing else.
@Suite struct SecondTryTests {
  /// As strangers wrote them, after what was asked and what was answered beside the point.
  private static let tries: [(question: String, answer: String, message: String, rest: String)] = [
    (
      "ok but what about the muscles, i can do maybe 8 pushups",
      "Days two to four are the peak. What's the hardest moment of your day?",
      "bro what 😭 peak of what?? i aint quitting drugs i said PUSHUPS", "PUSHUPS"
    ),
    (
      "what do i even do when im just lying there", "There's no goal in this chat.",
      "what?? i didnt ask for numbers. i said what do i do when im in bed",
      "what do i do when im in bed"
    ),
    (
      "i cant sleep when is noise. what i can do?", "Fine. Shall I tell you how you're doing?",
      "what? ok tell me. but i ask about noise", "noise"
    ),
    (
      "just give me the 3 dinners pls", "Keep offering without pushing.",
      "ok that's fair about her. but i meant dinners for ME. what do i actually cook",
      "dinners for ME. what do i actually cook"
    ),
    (
      "can i cycle while it calms down", "Two weeks off change next to nothing.",
      "fine thats reassuring. still didnt answer: bike, yes or no", "bike, yes or no"
    ),
    (
      "what should i eat on night shift", "Blackout curtains or a mask.", "no, I said at WORK",
      "at WORK"
    ),
    (
      "last coffee at 6pm. is that y im wired", "Start with dinner: half the plate vegetables.",
      "bro i said COFFEE ☕ not dinner 💀 5 cups. when do i stop", "COFFEE ☕ 5 cups. when do i stop"
    ),
    (
      "kinda lonely at night", "A tenth of your pay is a common mark.",
      "wait what?? my pay?? i was talking abt being lonely at night", "being lonely at night"
    ),
    ("how long should i walk", "Wear shoes that fit.", "that's not what i asked", ""),
  ]

  @Test(arguments: tries)
  func whatIsPutAgainIsRead(
    question: String, answer: String, message: String, rest: String
  ) {
    let said = Library.shared.message(message, for: [.general, .talk])
    let again = SecondTry(said, after: question, answer)
    #expect(again?.isProtest == true)
    #expect(again?.rest == rest)
  }

  @Test(arguments: [
    "i said no thanks to the champagne", "what do i say when they ask", "i meant to call her",
    "my wife said i should walk more", "i asked my doctor about it", "not before work",
    "isnt fruit full of sugar", "i mean its fine i guess", "what i say first to new people",
    "it's not easy",
    "how often can i have a cheat day",
  ])
  func whatGoesOnIsNoSecondTry(message: String) {
    let said = Library.shared.message(message, for: [.general, .talk])
    #expect(SecondTry(said, after: "are cheat days ok", "Begin with dinner, for a week.") == nil)
  }

  /// What is denied is what the answer has named; after a question it answers that.
  @Test func whatTheAnswerTookForGrantedIsDenied() throws {
    let said = Library.shared.message("It is not my calves. the hip hurts", for: [.walking])
    let again = SecondTry(said, after: "what about stiffness", "Tired calves are normal.")
    #expect(try #require(again).rest == "the hip hurts")
    #expect(again?.isProtest == false)
    #expect(SecondTry(said, after: "what about stiffness", "Is it the calves?") == nil)
  }

  /// The topics of the last answer are out of the question, and the word that is named leads.
  @Test func theNamedWordLeads() {
    let answers = ChatScene.answers(
      AdviceScene.sleep, ["it is hot at night, what can i do", "no!! i said NOISE"])
    #expect(!ChatScene.texts("weather", of: .sleep).contains(answers[1]))
    let known = ["noise and light", "noisy neighbors", "white noise"]
    let texts =
      known.map { ChatScene.texts($0, of: .sleep) }
      + [ChatScene.texts("noisy neighbours", of: .general)]
    let body = answers[1].split(separator: ". ").dropFirst().joined(separator: ". ")
    #expect(texts.contains { $0.contains(body) }, "\(answers)")
  }

  /// Where nothing is understood the second time either, the coach asks for a word, and then admits it.
  @Test func afterTwoMissesItAdmitsIt() {
    let answers = ChatScene.answers(
      AdviceScene.steps,
      [
        "how do i begin", "thats not what i asked. the zorple on my frimbat",
        "no i said the zorple on my frimbat",
      ])
    let guide = ["missed", "missed again"].map { ChatScene.texts($0, of: .guide) }
    #expect(guide[0].contains(answers[1]), "\(answers)")
    #expect(guide[1].contains(answers[2]), "\(answers)")
  }
}
