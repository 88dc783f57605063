import Testing
import Wellness

@testable import Shell

@Suite struct ChatTests {
  @Test(arguments: [
    ("/chat", Persona.generalWellness), ("/chat nutritionist", .nutritionist),
    ("/chat fitness_coach", .fitnessCoach), ("/chat fitness-coach", .fitnessCoach),
    ("/chat Fitness Coach", .fitnessCoach), ("/chat wellness companion", .wellnessSpecialist),
    ("/chat Wellness Coach", .generalWellness), ("/chat TRIAGE", .triage),
    ("/chat nutrition", .nutritionist), ("/chat fitness", .fitnessCoach),
    ("/chat general", .generalWellness),
  ])
  func knowsAPersonaByEitherName(_ line: String, _ persona: Persona) throws {
    #expect(try parse(line, as: Chat.self).persona == persona)
  }

  @Test(arguments: [("nutritionst", "nutritionist"), ("gaol", "goal"), ("lsit", "list")])
  func suggestsAPersonaOrASubcommand(_ word: String, _ near: String) {
    let error = #expect(throws: UsageProblem.self) { try parse("/chat \(word)", as: Chat.self) }
    let sentence = error.map { ProblemText.sentence($0, Chat.usage) }
    #expect(sentence == "\"\(word)\" doesn't fit /chat: did you mean \(near)?")
  }

  @Test func listsThePersonasThereAre() {
    let error = #expect(throws: UsageProblem.self) { try parse("/chat my mother", as: Chat.self) }
    #expect(
      error.map { ProblemText.sentence($0, Chat.usage) }
        == "\"my mother\" doesn't fit /chat: it takes one of general_wellness, "
        + "wellness_specialist, nutritionist, fitness_coach, triage; or goal, list, new, open, "
        + "history, search, rename, complete, abandon, archive or delete")
  }

  @Test func eachPersonaAndEachGoalHasItsChat() throws {
    try expectTranscript(
      """
      > /chat list
      | No chats yet. /chat begins one, or just type.
      > /again
      ! Nothing has been said yet that could be sent again: type a message first.
      > /chat
      | Wellness Coach
      > /chat nutritionist
      | Nutritionist
      > /chat fitnes_coach
      ! "fitnes_coach" doesn't fit /chat: did you mean fitness_coach?
      > /again
      ! Nothing has been said yet that could be sent again: type a message first.
      > /chat goal
      ! There is no goal yet. Make one: /goal new "Walk 10k steps" --target 10000 steps --by +30d
      > /goal new Run far --target 5 km --by 31 may
      | Goal 1 saved: Run far (0 of 5 km, due 2026-05-31).
      @ wait 1s
      > /chat goal
      | Wellness Companion · Focused on: Run far
      | Ask what you like, for example:
      |   Help me create a plan
      |   What is a good first step?
      |   I have trouble keeping it up
      > /chat goal Climb
      ! There is no goal "Climb". /goals lists them.
      > /chat list
      | *  1  Run far · Wellness Companion  0 messages  07:30
      |~ *Nutritionist  0 messages  07:30
      |~ *Wellness Coach  0 messages  07:30
      > /chat list --status completed
      | No chat fits. /chat list --all shows all.
      > /status
      | backend  the built-in backend, online
      | coach    the built-in coach
      | goal     Run far (0 of 5 km, due 2026-05-31), 0 %
      | chat     Wellness Companion about Run far, 0 messages
      | sync     auto, last at 07:30, nothing waits
      """)
  }
}
