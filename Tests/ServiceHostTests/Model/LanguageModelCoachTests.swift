import Coach
import Testing
import Time
import Wellness

@testable import ServiceHost

/// The language model as a coach, without anybody who is asked.
@Suite struct LanguageModelCoachTests {
  private let coach = Coach.languageModel(LanguageModel(name: "llama3.2"))
  private let today = CalendarDate(daysSince1970: 20_514)

  private func goal(_ description: String = "") -> CoachFacts.GoalFacts {
    CoachFacts.GoalFacts(
      title: "Walk more", description: description, type: .activity, unit: "steps", current: 2500,
      target: 10_000, start: today.adding(days: -10), targetDate: today.adding(days: 30))
  }

  /// The question that a coach asks first; `nil` where it knows the answer.
  private func question<Value>(_ answer: Coach.Answer<Value>) -> Coach.Question<Value>? {
    if case .pending(let question) = answer { question } else { nil }
  }

  @Test func fallsBackToTheRules() throws {
    let rules = RuleBasedCoach()
    let facts = CoachFacts(persona: .generalWellness, goal: goal(), today: today)
    let reply = try #require(question(coach.reply("How should I start?", facts)))
    #expect(reply.fallback() == rules.reply(to: "How should I start?", facts))
    #expect(reply.prompt.last?.text.hasSuffix("\n\nHow should I start?") ?? false)
    let tips = try #require(question(coach.tips(goal(), today)))
    #expect(tips.fallback() == rules.tips(for: goal(), today: today))
    let outlook = try #require(question(coach.analysis(goal(), .active, today)))
    #expect(outlook.fallback() == rules.analysis(of: goal(), status: .active, today: today))
    let ideas = IdeaFacts(count: 3, goals: [goal()], said: ["I sleep badly"], today: today)
    #expect(try #require(question(coach.ideas(ideas))).fallback() == rules.ideas(ideas))
  }

  @Test func readsWhatTheModelSays() throws {
    let tips = try #require(question(coach.tips(goal(), today)))
    #expect(tips.read("I would rather not.") == nil)
    let said = (1...5).map { "Tip \($0) is to walk." }
    let list = said.map { "\"\($0)\"" }.joined(separator: ",")
    #expect(tips.read("Here: {\"tips\": [\(list)]}") == said)
  }

  @Test func whatRaisesARedFlagIsReady() {
    let flagged = goal("I have chest pain when I run")
    let facts = CoachFacts(persona: .generalWellness, goal: goal(), today: today)
    #expect(question(coach.reply("I have chest pain", facts)) == nil)
    #expect(question(coach.tips(flagged, today)) == nil)
    #expect(question(coach.suggestions(flagged, today)) == nil)
    #expect(question(coach.analysis(flagged, .active, today)) == nil)
    let told = IdeaFacts(count: 3, goals: [flagged], said: [], today: today)
    let spoken = IdeaFacts(count: 3, goals: [], said: ["I have chest pain"], today: today)
    #expect(question(coach.ideas(told)) == nil && question(coach.ideas(spoken)) == nil)
  }

  @Test func ideasBesideAnUnsafePaceAreReady() {
    let goal = CoachFacts.GoalFacts(
      title: "Lose weight", type: .weight, unit: "kg", initial: 80, current: 80, target: 60,
      start: today, targetDate: today.adding(days: 30))
    let facts = IdeaFacts(count: 3, goals: [goal], said: [], today: today)
    #expect(goal.raisesRedFlag(on: today) && question(coach.ideas(facts)) == nil)
  }
}
