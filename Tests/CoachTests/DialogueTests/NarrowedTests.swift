import Testing
import Wellness

@testable import Coach

/// What is asked where a question comes near to nothing.
@Suite struct NarrowedTests {
  private static let question = "why am i so lazy"

  @Test func theNearestTopicsAreOffered() {
    let labels = ChatScene.labels(in: ChatScene.answer(nil, [Self.question]))
    #expect(labels.count > 2)
    #expect(labels.last == "something else")
  }

  @Test func isNotAskedTwiceInARow() {
    let answers = ChatScene.answers(
      nil, [Self.question, "and is that so for people who are ill every single week?"])
    #expect(ChatScene.labels(in: answers[1]).isEmpty, "\(answers)")
  }
}
