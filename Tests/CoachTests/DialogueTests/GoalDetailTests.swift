import Testing
import Wellness

@testable import Coach

/// What the first answer of a chat takes up of the goal's description.
@Suite struct GoalDetailTests {
  private func sentence(_ description: String, title: String = "My goal") -> String? {
    let spelling = Library.shared.spelling(for: [.eating, .general, .talk])
    return GoalDetail(description, title: title, isKnown: spelling.isKnownOrInflected)?.sentence
  }

  @Test(arguments: [
    // What is hard comes before what is wanted.
    (
      "I want to lose weight before my beach trip in July. I've been struggling with portion control.",
      "You wrote that you've been struggling with portion control."
    ),
    ("I’m always tired after lunch", "You wrote that you're always tired after lunch."),
    ("I want more energy, but I never sleep enough", "You wrote that you never sleep enough."),
    // Then what it is for.
    ("I run. I want it for my wedding.", "You wrote that you want it for your wedding."),
    ("My doctor told me to move more", "You wrote that your doctor told you to move more."),
    ("Every evening I sit on the sofa", "You wrote that every evening you sit on the sofa."),
    ("Mondays I was late, I am slow", "You wrote that Mondays you were late, you are slow."),
    ("because my back hurts at work", "You wrote that your back hurts at work."),
    ("We want to save for our house", "You wrote that you want to save for your house."),
    ("Snacking at night is my weakness", "You wrote that snacking at night is your weakness."),
    ("To feel better in my own skin", "You wrote that you want to feel better in your own skin."),
    ("Getting back to regular exercise", "You wrote about getting back to regular exercise."),
    ("Less sugar, more vegetables.", "Your note says \"Less sugar, more vegetables\"."),
    ("Up at 6:30 on 5 days", "Your note says \"Up at 6:30 on 5 days\"."),
  ])
  func isTurnedToTheUser(description: String, sentence: String) {
    #expect(self.sentence(description) == sentence)
  }

  @Test(arguments: [
    "", "   ", "...", "health", "asdf jkl qwer", "I asdf jkl my qwer", "xx yy zz", "12 34 56",
    "Why do I fail?", "see https://example.org/plan", "I like <b>bold</b> things",
    "lorem ipsum dolor sit amet", "this is a test",
    "you should do what your doctor says", "{goal} and {left}", "I 💪 want 🏃 this",
  ])
  func whatIsNoStatementIsPassedOver(description: String) {
    #expect(sentence(description) == nil)
  }

  @Test func whatTheTitleSaysIsNoDetail() {
    #expect(sentence("I walk more.", title: "I walk more every day") == nil)
  }

  @Test func whatIsTooLongIsPassedOver() {
    let long = "I want " + String(repeating: "more and ", count: 12) + "more"
    #expect(sentence(long) == nil)
    let both = long + ". I sleep badly"
    #expect(sentence(both) == "You wrote that you sleep badly.")
  }
}
