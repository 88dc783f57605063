import Testing
import Wellness

@testable import Coach

/// Short questions are about what was said last, whether that was computed or written.
@Suite struct ShortQuestionTests {
  @Test(arguments: [
    ("is that slow?", true), ("so thats good?", true), ("is that normal", true),
    ("ok, is it really that bad?", true), ("is that a lot", true), ("thats good", false),
    ("is my pace too slow", false), ("is that good for my knees", false), ("was it", false),
  ])
  func areKnownByTheirForm(message: String, isAsked: Bool) {
    #expect((AskedBack(Library.shared.message(message, for: [])) != nil) == isAsked)
  }

  /// 11 lb in 121 days are 0.29 kg a week.
  @Test func aPaceOfLosingIsJudged() {
    let answers = ChatScene.answers(AdviceScene.weight, ["how much per week?", "is that slow?"])
    #expect(answers[1].hasPrefix("No, it's a good pace."), "\(answers)")
  }

  /// 176, then 178: not yet; then 175: yes.
  @Test func aValueIsJudged() {
    let answers = ChatScene.answers(
      AdviceScene.weight, ["178 today", "so thats good?", "175 today!", "is that good?"])
    #expect(answers[1].hasPrefix("Not yet."), "\(answers)")
    #expect(answers[3].hasPrefix("Yes"), "\(answers)")
  }

  @Test(arguments: [
    (AdviceScene.healthy, "ran 5k in 34 minutes", "is that slow?"),
    (AdviceScene.weight, "ran 5k in 34 minutes", "is that slow?"),
    (AdviceScene.tenKilometres, "i run 10k in 1:02 on average", "is that bad"),
  ])
  func aRunningTimeIsJudged(goal: CoachFacts.GoalFacts, time: String, question: String) {
    let text = ChatScene.answer(goal, [time, question])
    #expect(ChatScene.texts("is my time good", of: .running).contains(text), "\(text)")
  }

  @Test func aTopicIsJudged() {
    let answers = ChatScene.answers(
      AdviceScene.sleep, ["hi", "i keep waking up at night", "is that normal?"])
    #expect(Verdict.opens(answers[2][...]), "\(answers)")
    #expect(ChatScene.texts("waking at night", of: .sleep).contains(answers[2].suffix(40)))
  }

  /// A number is explained by what it comes from, and not by the topic before it.
  @Test func whyIsAboutTheLastAnswer() {
    let answers = ChatScene.answers(
      AdviceScene.weight, ["i hate the gym", "what else", "i was 178 this morning", "why"])
    #expect(ChatScene.texts("scale went up", of: .weight).contains(answers[3]), "\(answers)")
    let gap = ChatScene.answer(AdviceScene.books, ["tips", "am i on track", "why"])
    #expect(gap.contains("10 books"), "\(gap)")
  }

  /// Of an answer in two parts the first is gone on with.
  @Test func anotherIsAboutWhatWasAskedFor() {
    let answers = ChatScene.answers(
      AdviceScene.sleep, ["hi", "i keep waking up at night", "why", "why does that happen"])
    #expect(answers[2] != answers[3])
    #expect(ChatScene.texts("waking at night", of: .sleep).contains(answers[3]), "\(answers)")
  }

  @Test(arguments: ["ok and then?", "whats next", "and after that?"])
  func whatComesNextIsOneStep(message: String) {
    let answers = ChatScene.answers(AdviceScene.weight, ["ok so where do i start", message])
    let steps = ["tips", "first step"].map { ChatScene.texts($0, of: .weight) }
    #expect(steps.contains { $0.contains(answers[1]) }, "\(answers)")
  }

  /// Three tips, then others.
  @Test func anotherTipIsAnother() {
    let answers = ChatScene.answers(AdviceScene.smoke, ["give me tips", "another", "another"])
    #expect(Set(answers).count == 3, "\(answers)")
    let lines = answers.flatMap { $0.split(separator: "\n").map { $0.drop { !$0.isLetter } } }
    #expect(Set(lines).count == lines.count, "\(answers)")
  }

  /// Somebody whom the last answer was about.
  @Test func moreAboutSomebodyStaysWithThem() {
    let answers = ChatScene.answers(
      AdviceScene.weight, ["hi", "my husband brings home chips every night", "he wont stop"])
    #expect(answers[1] != answers[2])
    let texts = ChatScene.texts("other people", of: .weight)
    #expect(texts.contains(answers[1]) && texts.contains(answers[2]), "\(answers)")
  }

  /// What is left out by the last answer is asked about, and not refused.
  @Test func leavingOutIsAQuestion() {
    let answers = ChatScene.answers(
      AdviceScene.weight, ["hi", "can i have wine on weekends", "so no beer?"])
    #expect(!answers[2].contains("leave that out") && !answers[2].contains("can't answer"))
  }

  /// A number that was explained already leads to what gets in the way.
  @Test func whyTwiceIsNotTheSame() {
    let answers = ChatScene.answers(AdviceScene.books, ["hi", "how many books to go", "why"])
    #expect(answers[1] != answers[2], "\(answers)")
  }

  /// A question comes to where the goal stands when it asks in the goal's own unit.
  @Test func theOwnUnitIsNoConversion() {
    let text = ChatScene.answer(AdviceScene.weight, ["hi", "how many lbs to go"])
    #expect(text.hasPrefix("11 lb") || text.contains("11 lbs to go"), "\(text)")
  }

  @Test(arguments: [
    (AdviceScene.sleep, "can i nap today", "Naps are fine"),
    (AdviceScene.sleep, "is it bad to look at my phone now", "Better not"),
    (AdviceScene.sleep, "i drink coffee until 4pm, is that a problem", "Yes, coffee can"),
    (AdviceScene.books, "should i read in the morning", "Yes, if that hour"),
    (AdviceScene.smoke, "so no coffee?", "No, you don't have to"),
    (AdviceScene.save, "i bought shoes for 120. should i return them?", "Yes, if you can"),
  ])
  func yesOrNoGetsAVerdict(goal: CoachFacts.GoalFacts, message: String, opening: String) {
    let text = ChatScene.answer(goal, ["hi", "thanks", message])
    #expect(text.hasPrefix(opening), "\(message): \(text)")
  }

  /// What one sentence names isn't passed over for the yes or no that is asked for behind it.
  @Test func yesOrNoIsAboutWhatWasNamed() {
    let answers = ChatScene.answers(
      AdviceScene.steps,
      ["how do i begin", "Gout. Left foot. Do I walk when it flares up, yes or no?"])
    #expect(ChatScene.texts("gout", of: .walking).contains(answers[1]), "\(answers)")
  }
}
