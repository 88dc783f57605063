import Testing
import Wellness

@testable import Coach

/// Whoever chooses may change their mind, and ask later what it was.
@Suite struct ChoiceTests {
  @Test(arguments: [
    ("the second, no, the first", 1), ("no the second, no, the first", 1), ("1, no 2", 2),
    ("the first, not the second", 1), ("2 wait 3", 3), ("the first one. sorry, the third", 3),
    ("2", 2), ("not 1, 2", 2),
  ])
  func theLastOneNamedIsMeant(message: String, number: Int) {
    let answers = ChatScene.answers(
      AdviceScene.steps, ["what can we talk about", message, "which of them did i pick"])
    let labels = ChatScene.labels(in: answers[0])
    #expect(labels.count == 3, "\(answers)")
    #expect(answers[2] == "You picked this one: \(labels[number - 1]).", "\(answers)")
  }

  @Test func isNoValueOfTheGoal() {
    let answers = ChatScene.answers(AdviceScene.smoke, ["what can we talk about", "1, no 2"])
    #expect(!answers[1].contains("Today: 1"), "\(answers)")
  }

  @Test func anItemOfAListIsKeptInMind() {
    let answers = ChatScene.answers(
      AdviceScene.smoke, ["hi", "tips", "the second, no, the first", "which of the two did I ask"])
    let first = answers[1].split(separator: "\n")[0].dropFirst(3)
    #expect(answers[3] == "You picked this one: \(first)", "\(answers)")
  }

  @Test func whatWasNotChosenIsOfferedAgain() {
    let answers = ChatScene.answers(
      AdviceScene.smoke, ["what can we talk about", "which one did i pick"])
    #expect(answers[1].hasPrefix("You haven't picked one yet."), "\(answers)")
    #expect(ChatScene.labels(in: answers[1]) == ChatScene.labels(in: answers[0]), "\(answers)")
  }

  /// Where nothing is understood a question offers two things, and few words take one.
  @Test(arguments: [
    ("something small, hit me", "first step"), ("idea for today then", "first step"),
    ("today", "first step"),
    ("oh la la, it was the question! ok, something small for today. but at home", "first step"),
    ("something small for today please, since i have to go out before supper anyway", "first step"),
  ])
  func whatAQuestionOffersIsTaken(message: String, topic: String) {
    let answers = ChatScene.answers(AdviceScene.sleep, ["how do i center a div?", message])
    #expect(answers[0].contains("something small for today"), "\(answers)")
    #expect(ChatScene.texts(topic, of: .sleep).contains(answers[1]), "\(answers)")
  }

  /// Two things in a question are numbered as they're read, and a yes takes the first.
  @Test(arguments: [
    ("2", "8 hours a night"), ("1", "Tonight, do one thing"), ("yes", "Tonight, do one thing"),
    ("yes please, if you have one", "Tonight, do one thing"),
  ])
  func whatIsOfferedInAQuestionIsTakenInItsOrder(message: String, opening: String) {
    let goal = Scene.goal("Sleep 8 hours", 8, "hours", from: -9, every: .daily, [(-1, 7)])
    let answers = ChatScene.answers(goal, ["how do i center a div?", message])
    #expect(answers[0].hasSuffix("something small for today help, or a plan for the week?"))
    #expect(answers[1].hasPrefix(opening), "\(answers)")
  }

  @Test func whatNamesSomethingElseIsNoChoice() {
    let answers = ChatScene.answers(
      AdviceScene.sleep, ["how do i center a div?", "today i had coffee at six"])
    #expect(!ChatScene.texts("first step", of: .sleep).contains(answers[1]), "\(answers)")
  }
}
