import Testing
import Wellness

@testable import Coach

/// What is answered by the example that comes nearest.
@Suite struct NearestExampleTests {
  /// None of these is an example itself.
  @Test(arguments: [
    ("is skipping your breakfast bad", "skipping breakfast", DomainID.eating),
    ("how much water should somebody drink in a day", "how much", .water),
    ("how do i stop scrolling in my bed at night", "stop scrolling in bed", .screens),
    ("how long does building a habit take", "how long a habit takes", .general),
    ("can you help me to drink less wine", "drink less wine", .alcohol),
    ("what to work on first, food, exercise or sleep", "sleep food or exercise", .general),
    ("hows it going coach", "how are you", .talk),
  ])
  func theSameQuestionInOtherWordsIsAnswered(message: String, topic: String, domain: DomainID) {
    let text = ChatScene.answer(nil, [message])
    #expect(ChatScene.texts(topic, of: domain).contains(text), "\(message): \(text)")
  }

  /// What all examples of a topic say together leads, where a phrase in a part speaks for another.
  @Test(arguments: [
    ("what can I do for my balance", "balance and falls", DomainID.strength),
    ("My doctor says less salt. How?", "eat less salt", .eating),
    ("cant switch my brain off at night, keep replaying the day", "racing mind", .sleep),
    ("is a standing desk worth it", "standing desk", .walking),
  ])
  func aFirstMessageIsReadAsAWhole(message: String, topic: String, domain: DomainID) {
    let text = ChatScene.said(ChatScene.answer(nil, [message]))
    #expect(ChatScene.texts(topic, of: domain).contains(text), "\(message): \(text)")
  }

  /// In a chat about a goal only where nothing else was found.
  @Test(arguments: [
    (
      "the baby has other ideas about my 8 hours lol", AdviceScene.sleep, "kids at night",
      DomainID.sleep
    ),
    (
      "i understand it fine but when i open my mouth nothing comes out", AdviceScene.spanish,
      "speaking", .learning
    ),
  ])
  func whatWouldOnlyBeHeardIsReadAsAWhole(
    message: String, goal: CoachFacts.GoalFacts, topic: String, domain: DomainID
  ) {
    let text = ChatScene.answer(goal, [message])
    #expect(ChatScene.texts(topic, of: domain).contains(text), "\(message): \(text)")
  }

  /// It comes before a phrase that fits a part of the message, of the same domain or any.
  @Test func anExampleOfAllComesBeforeAPhraseForAPart() {
    let text = ChatScene.answer(
      AdviceScene.smoke, ["hi", "what do i do with my hands when i would like a cigarette"])
    #expect(ChatScene.texts("hands and mouth", of: .smoking).contains(text), "\(text)")
  }

  /// What stands for something else says too little to come near to anything.
  @Test func whatOnlyPointsIsNoExample() {
    let text = ChatScene.said(
      ChatScene.answer(AdviceScene.sleep, ["i drink coffee until 4pm, is that a problem"]))
    #expect(ChatScene.texts("coffee", of: .sleep).contains(text.suffix(60)), "\(text)")
  }

  /// Of a domain that nothing names an example has to come nearer.
  @Test func whatNothingNamesHasToBeNear() {
    let text = ChatScene.answer(nil, ["my sister and her new kitchen"])
    #expect(text.contains("your sister"), "\(text)")
  }

  /// A loss comes before what else is in a message that is like others.
  @Test(arguments: ["my cat died", "my cat died 😭", "we lost our dog, he died on sunday"])
  func aLossIsNoNews(message: String) {
    let text = ChatScene.answer(nil, [message])
    #expect(text.contains("sorry"), "\(text)")
  }

  @Test(arguments: [("💔", "sorry"), (":(", "sorry"), (":)", "Good"), ("👍", "Good")])
  func aSignIsHeard(message: String, answer: String) {
    let text = ChatScene.answer(nil, [message])
    #expect(text.contains(answer), "\(text)")
  }
}
