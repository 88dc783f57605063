import Testing
import Wellness

@testable import Coach

/// What has nothing to do with a goal is heard, and not taken for something that it comes near to.
@Suite struct EverydayTalkTests {
  private static let receipts: String = {
    let topics = [String].listed("TopicNames.everyday").sorted().map {
      ChatScene.texts($0, of: .general)
    }
    return (topics + [ChatScene.texts("heard aside", of: .guide)]).joined(separator: "\n")
  }()

  @Test(arguments: [
    "its my cats birthday", "my dog chewed the remote", "i bought a red sofa",
    "my cousin is getting married in may", "we had pizza on sunday with the neighbours",
    "the new season is out on friday", "my uncle collects stamps", "our team plays the tuba",
    "the bus was full of tourists", "my sister dyed her hair blue", "my niece lost a tooth",
    "theres a fox in the garden again", "the kids built a tree house",
  ])
  func aRemarkGetsAReceipt(message: String) {
    for goal in [AdviceScene.sleep, AdviceScene.tenKilometres, AdviceScene.smoke] {
      let text = ChatScene.answer(goal, [message])
      #expect(Self.receipts.contains(text), "\(goal.title): \(message): \(text)")
    }
  }

  @Test func isAskedAboutInAFewWords() {
    let answers = ChatScene.answers(
      AdviceScene.tenKilometres,
      [
        "my uncle collects stamps", "the postman brought a parcel", "my roommate plays the trumpet",
        "our landlord painted the stairs", "my neighbour washes his car every sunday",
      ])
    #expect(answers.allSatisfy { $0.hasSuffix("?") && ReplyWriter.words($0) < 20 }, "\(answers)")
    #expect(Set(answers).count == answers.count, "\(answers)")
  }

  /// What somebody says of themselves is asked about, and after that there are two choices.
  @Test func whatStaysUnclearIsAskedAbout() {
    let answers = ChatScene.answers(
      AdviceScene.tenKilometres, ["it went the other way", "it went down again then"])
    #expect(answers[0].hasSuffix("?"), "\(answers)")
    #expect(answers[1].hasSuffix("1 where you stand · 2 a plan for the week"), "\(answers)")
  }

  @Test(arguments: [
    "I don't want a goal", "im not here for a goal", "i dont need goals", "no goals for me please",
    "i just want to talk",
  ])
  func whoWantsNoGoalGetsNoTip(message: String) {
    for goal in [AdviceScene.steps, AdviceScene.smoke, nil] {
      let text = ChatScene.answer(goal, ["hi", message])
      #expect(ChatScene.texts("no goal wanted", of: .general).contains(text), "\(text)")
    }
  }

  @Test func whoWantsNoTipsGetsNone() {
    let text = ChatScene.answer(AdviceScene.steps, ["hi", "i dont want any tips"])
    #expect(ChatScene.texts("refusal", of: .guide).contains(text), "\(text)")
  }
}
