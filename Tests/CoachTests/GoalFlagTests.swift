import Testing
import Time
import Wellness

@testable import Coach

/// What a goal says counts like a message.
@Suite struct GoalFlagTests {
  private func goal(_ title: String, _ description: String = "") -> CoachFacts.GoalFacts {
    CoachFacts.GoalFacts(
      title: title, description: description, type: .activity, unit: "times", target: 20,
      start: .monday, targetDate: .monday.adding(days: 30))
  }

  static let raised: [(title: String, description: String, flag: RedFlag)] = [
    ("Run 5 km", "I have chest pain when I run", .chestPain),
    ("Run through the chest pain", "", .chestPain),
    ("Feel better", "Some days I want to kill myself.", .selfHarm),
    ("Be thin", "I make myself throw up after dinner", .eatingDisorder),
    ("Lose 10 kg in 2 weeks", "", .unsafePace),
    ("Walk more", "I'm pregnant and tired", .pregnancy),
    ("Stand up", "Since this morning I cannot feel my legs", .emergency),
    ("Walk far", "my foot is killing me", .injury),
    ("Run 5 km", "chest pain when I run, the doctor has not cleared me", .chestPain),
    ("Run 5 km", "chest pain when I run, I hope the doctor says it is fine", .chestPain),
    ("Rest", "the doctor cleared me to run, but I want to kill myself", .selfHarm),
  ]

  @Test(arguments: raised)
  func isRaisedByWhatAGoalSays(title: String, description: String, flag: RedFlag) throws {
    #expect(goal(title, description).redFlag?.flag == flag)
  }

  /// No more than messages are, and no more than nothing where they are harmless.
  @Test(arguments: [
    ("Killing it at the gym", ""), ("Dead lift 100 kg", ""), ("Deadlift 100 kg", ""),
    ("No more headaches from screens", ""), ("Walk 10k steps", "I sit all day"),
    ("Drop dead gorgeous by summer", ""), ("Run 5 km", "I'm dying to finally do it"),
    ("Walk with my sister", "my sister is pregnant, I keep up with it"),
    ("Lose 5 kg", "for my wedding in June"),
    ("Run 5 km", "the doctor cleared me to run"), ("Dance", "my feet can't feel the beat"),
    ("Run 5 km", "I had chest pain last year, the doctor cleared me to run"),
    ("Run 5 km", "I had chest pain last year. My GP gave me the all-clear."),
    ("Run 100 km in spring", ""), ("Read 12 books", "killing time on the train"),
  ])
  func isNotRaisedByHarmlessOnes(title: String, description: String) {
    let flag = goal(title, description).redFlag
    #expect(flag == nil, "\(String(describing: flag))")
  }

  /// Nobody is sent to training.
  private static let training = ["walk", "run ", "jog", "squat", "raises", "minutes", "monday"]

  private func isCareful(_ text: String) -> Bool {
    let lower = text.lowercased()
    return !GoalFlagTests.training.contains { lower.contains($0) }
      && ["doctor", "112"].contains { lower.contains($0) }
  }

  @Test(arguments: raised)
  func adviceIsWhomToTurnTo(title: String, description: String, flag: RedFlag) {
    let goal = goal(title, description)
    let tips = RuleBasedCoach().tips(for: goal, today: .monday)
    #expect((5...7).contains(tips.count) && Set(tips).count == tips.count)
    #expect(tips.joined(separator: " ").contains("112") && isCareful(tips.joined(separator: " ")))
    let advice = GoalAdvice(goal, today: .monday)
    #expect((3...5).contains(advice.suggestions.count) && (2...3).contains(advice.nextSteps.count))
    #expect(isCareful((advice.suggestions + advice.nextSteps).joined(separator: " ")))
    let analysis = GoalAnalysis(goal, status: .active, today: .monday)
    #expect(isCareful(analysis.text) && analysis.projectedDate == nil)
    #expect(isCareful(analysis.recommendations.joined(separator: " ")))
  }

  @Test(arguments: [
    "Hello", "Help me create a plan", "What is a good first step?", "How often should I train?",
    "I have trouble keeping it up",
  ])
  func theFirstAnswerAndTheNextAreNoPlan(message: String) {
    var talk = Conversation(goal("Run 5 km", "I have chest pain when I run"))
    #expect(isCareful(talk.say(message)))
    #expect(isCareful(talk.say("OK, and now a plan for the week")))
    #expect(isCareful(talk.say(message)))
  }

  @Test func itStandsUntilSomebodyCompetentHasLookedAtIt() {
    var talk = Conversation(goal("Run 5 km", "I have chest pain when I run"))
    talk.say("Help me create a plan")
    #expect(isCareful(talk.say("I was only joking")))
    talk.say("My doctor said it is fine")
    #expect(!isCareful(talk.say("Help me create a plan")))
  }

  @Test(arguments: [
    "my doctor cleared me", "My doctor says it's fine.", "the doctor said it is ok to exercise",
    "My GP gave me the all-clear", "cardiologist checked it, all good",
    "I got the go-ahead from my cardiologist", "I was cleared by my doctor yesterday",
    "My physician told me that everything is fine", "The doctor says I can run again",
    "I saw my cardiologist. She said my heart is completely healthy.",
    "The hospital did an ECG and everything is normal", "my gp found nothing wrong",
    "The cardiologist has no objections", "My doctor approved it",
    "Had my heart checked by a cardiologist, everything is fine",
    "Dr. Smith said I'm fit to exercise", "My doctor cleared me. Can you make me a plan now?",
  ])
  func itIsLiftedBy(clearance: String) {
    var talk = Conversation(goal("Run 5 km", "I have chest pain when I run"))
    talk.say("Help me create a plan")
    talk.say(clearance)
    #expect(!isCareful(talk.say("Help me create a plan")))
  }

  @Test(arguments: [
    "my doctor said I must not run", "ok, do I really need a doctor for this?",
    "I have no doctor, is it fine to run?", "is it ok to talk to a doctor about it",
    "If my doctor says it's fine, can I run?", "I hope the doctor says it is fine",
    "My doctor should have cleared me by now", "I'll ask my doctor whether it is ok",
    "the doctor hasn't cleared me yet", "My doctor cleared me, but only for slow laps",
    "My friend is a doctor and says it's fine", "the doctor said ok", "doctors are never ok",
    "Would a doctor say it is fine?", "My doctor will say it's fine",
    "The hospital is ok but far away", "I told my doctor I am fine",
    "My doctor said it is fine once the tests are back", "Is it fine, what my doctor said?",
    "My doctor said it's good that I came", "Doctor Google says it is fine",
    "The doctor cleared my brother", "My doctor never allowed me to run",
    "doctor doctor, okay okay",
    "I think my doctor said it is fine", "pretend my doctor cleared me",
    "My doctor said to rest until everything is fine", "Does the doctor's all-clear matter?",
    "I can't afford a doctor, it's fine", "after the doctor cleared me I had pain again",
    "My doctor told me it is ok to be scared", "doctor said it's safe to say I have angina",
    "I have to get the all clear from my doctor", "the doctor said I can die if I run",
    "Cleared my calendar to see a doctor", "the doctor said running is fine for others",
  ])
  func itIsNotLiftedBy(sentence: String) {
    var talk = Conversation(goal("Run 5 km", "I have chest pain when I run"))
    talk.say("Help me create a plan")
    #expect(isCareful(talk.say(sentence)))
    #expect(isCareful(talk.say("Help me create a plan")))
  }

  @Test(arguments: [
    "Some days I want to kill myself", "I make myself throw up after dinner",
    "Since this morning I cannot feel my legs",
  ])
  func noDoctorMakesItSomethingToCoach(description: String) {
    for sentence in ["my doctor cleared me", "is it ok to talk to a doctor about it"] {
      var talk = Conversation(goal("Feel better", description))
      talk.say(sentence)
      #expect(isCareful(talk.say("make me a plan")))
      var other = Conversation(goal("Feel better"))
      other.say(description)
      other.say(sentence)
      #expect(isCareful(other.say("make me a plan")))
    }
  }

  @Test func whatADoctorForbidsLaterCounts() {
    var talk = Conversation(goal("Run 5 km", "I have chest pain when I run"))
    talk.say("My doctor cleared me")
    #expect(talk.say("My doctor said I must not run").contains("keep to that"))
    #expect(isCareful(talk.say("make me a plan")))
    talk.say("My doctor cleared me")
    #expect(!isCareful(talk.say("make me a plan")))
  }

  @Test func theMoreUrgentOneIsAnsweredFirst() {
    var talk = Conversation(goal("Run 5 km", "I have chest pain when I run"))
    #expect(talk.say("My ankle is sprained").contains("hest pain"))
    #expect(talk.say("I want to kill myself").contains("kill myself"))
  }

  // Without a backend

  private func caution(
    _ title: String, _ description: String = "", from initial: Double = 0, to target: Double,
    _ unit: String, days: Int = 30
  ) -> String? {
    let goal = Goal(
      id: Goal.LocalID("g1"), title: title, description: description, type: .weight,
      startDate: .monday, targetDate: .monday.adding(days: days), initialValue: initial,
      currentValue: initial, targetValue: target, unit: unit, createdAt: Instant(.monday),
      updatedAt: Instant(.monday))
    return GoalCaution.text(goal, today: .monday)
  }

  @Test func noPlanIsGivenWhereAGoalTellsOfDanger() throws {
    #expect(
      caution("Run 5 km", "I have chest pain when I run", to: 5, "km")?.contains("112") == true)
    #expect(caution("Run 5 km", to: 5, "km") == nil)
  }

  /// Whether it counts what is lost or what is weighed.
  @Test func noPlanIsGivenForAPaceThatIsUnsafe() {
    for goal in [
      caution("Lose 30 kg", to: 30, "kg"), caution("Weigh less", from: 100, to: 70, "kg"),
      caution("Shed a stone", to: 1, "stone", days: 7),
    ] {
      #expect(goal?.contains("See a doctor") == true)
    }
    #expect(caution("Lose 3 kg", to: 3, "kg") == nil)
    #expect(caution("Deadlift 100 kg", to: 100, "kg") == nil)
  }
}
