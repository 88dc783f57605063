import Testing
import Time
import Wellness

@testable import Coach

@Suite struct CoachInputTests {
  @Test(arguments: [
    "", " ", "\n\n", "?", "!!!", "🙂", "👨‍👩‍👧‍👦👍🏽", "今日は疲れました", "مرحبا", "a", "é", "1", "7:30", "%",
    "{word}", "`/goal new`", "“quoted”", "/nosuch", "\u{0}\u{1}", "1e400",
    "99999999999999999999 steps",
    "-5 steps", "1,2,3,4,5", "....", "' OR 1=1 --", "\u{202E}tired",
  ])
  func answersAnything(message: String) {
    for goal in [CoachFacts.GoalFacts.steps, .water, nil] {
      var talk = Conversation(goal)
      for _ in 0..<3 {
        let answer = talk.say(message)
        #expect(!answer.isEmpty && Sentences.wordCount(answer) <= 80, "\(answer)")
        #expect(answer.count { $0 == "?" } <= 1 && !answer.contains("{"), "\(answer)")
      }
    }
  }

  @Test func readsLongTexts() {
    var talk = Conversation(.steps)
    talk.say("hi")
    let long = String(repeating: "word ", count: 900) + "and honestly I am just tired"
    #expect(talk.say(long).lowercased().contains("tired"))
    #expect(Sentences.wordCount(talk.say(String(repeating: "a", count: 5000))) <= 80)
    let pasted = (0..<100).map { "line \($0): some log of the server" }.joined(separator: "\n")
    #expect(Sentences.wordCount(talk.say(pasted)) <= 80)
  }

  @Test(arguments: [
    ("I AM SO TIRED", CoachIntent.tiredness), ("im exausted", .tiredness), ("so tierd", .tiredness),
    ("it keeps rainning", .weather), ("no motivaton today", .motivation),
    ("i forgett it", .forgetting),
    ("NO TIME!!!", .time), ("i cant slep and sleepp badly", .sleep),
    ("travling next week", .travel),
    ("so borring", .boredom), ("not tired at all", .fine), ("I tried it", .unknown),
    ("my diet has a hole", .food),
  ])
  func seesThroughTypingErrors(message: String, intent: CoachIntent) {
    #expect(Conversation().reading(message).intent == intent)
  }

  @Test func quotesInLowerCaseWhatWasShouted() {
    var talk = Conversation(.steps)
    talk.say("hi")
    #expect(!talk.say("I AM SO TIRED OF THIS RAIN").contains("TIRED"))
  }

  @Test func copesWithATitleOfTwoHundredCharacters() {
    for title in [String(repeating: "x", count: 200), String(repeating: "a ", count: 100)] {
      let goal = CoachFacts.GoalFacts(
        title: title, description: String(repeating: "because of this and that ", count: 40),
        type: .custom, unit: "times", target: 5, start: .monday)
      var talk = Conversation(goal)
      #expect(Sentences.wordCount(talk.say("hi")) <= 80)
      #expect(Sentences.wordCount(talk.say("give me a plan for every day")) <= 80)
    }
  }

  @Test func looksAtRecentTurnsOnly() {
    var talk = Conversation(.steps)
    for index in 0..<30 { talk.say(index % 2 == 0 ? "I'm tired" : "no time") }
    var recent = Conversation(.steps)
    recent.said = talk.said
    let far = CoachFacts.Said(role: .user, text: "rain on mondays", at: .init(milliseconds: 0))
    recent.said.insert(far, at: 0)
    #expect(talk.say("ok") == recent.say("ok"))
  }

  @Test func takesNoUnitForATopic() {
    #expect(IdeaTopics(["I want to get rid of 5 lbs", "2000 steps so far"]).quotes.isEmpty)
    #expect(IdeaTopics(["I walk a lot"]).quotes == ["walk"])
  }

  @Test func answersHowItIs() {
    var talk = Conversation(.steps)
    talk.say("hi")
    #expect(talk.reading("How are you?").intent == .howAreYou)
    #expect(talk.say("How are you?").contains("program"))
  }

  @Test(arguments: ["And tomorrow?", "And then?", "what next?", "and on friday"])
  func goesOnToTheNextStep(message: String) {
    var talk = Conversation(.steps)
    talk.say("hi")
    #expect(talk.reading(message).intent == .next)
    let answer = talk.say(message).lowercased()
    #expect(
      !message.contains("friday") || answer.contains("on friday:"))
  }

  @Test func asksNoMoreWhenToldSo() {
    var talk = Conversation(.steps)
    talk.say("hi")
    talk.say("stop asking me questions and tell me what to do")
    for line in ["I'm tired", "no time", "it rains"] { #expect(!talk.say(line).contains("?")) }
  }

  @Test func keepsOffTheMorningsThatWereRuledOut() {
    var talk = Conversation(.steps)
    talk.say("hi")
    talk.say("no mornings please")
    for line in ["how do I start", "I'm lazy", "ok", "smaller"] {
      let answer = talk.say(line).lowercased()
      #expect(!answer.contains("7:30") && !answer.contains("breakfast"), "\(answer)")
    }
  }

  @Test func tellsThePacesOfAGoalInOneUnit() throws {
    let goal = try #require(CoachFacts.GoalFacts.told["sleep"])
    let text = GoalAnalysis(goal, status: .active, today: .written).text
    #expect(text.contains("minutes a week") && !text.contains("hours a day"), "\(text)")
  }

  @Test func plansUpToTheDate() throws {
    var talk = Conversation(CoachFacts.GoalFacts.told["run"], today: .written)
    talk.say("hi")
    let plan = talk.say("write it as a weekly plan up to the race")
    #expect(plan.contains("By 2026-05-01: 10 km."), "\(plan)")
  }
}
