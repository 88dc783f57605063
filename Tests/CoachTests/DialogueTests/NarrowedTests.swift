import Testing
import Wellness

@testable import Coach

/// What is asked where a question comes near to nothing.
@Suite struct NarrowedTests {
  private static let goal = Scene.goal(
    "Meditate 10 minutes", 10, "minutes", from: -9, every: .daily, [(-1, 10)])
  private static let question = "does the cushion mind what my breath becomes?"

  @Test func theNearestTopicsAreOffered() {
    let labels = ChatScene.labels(in: ChatScene.answer(Self.goal, [Self.question]))
    #expect(labels.count > 2)
    #expect(labels.last == "something else")
  }

  @Test func isNotAskedTwiceInARow() {
    let answers = ChatScene.answers(
      Self.goal, [Self.question, "and does my breath mind what the cushion does?"])
    #expect(ChatScene.labels(in: answers[1]).isEmpty, "\(answers)")
  }
}
