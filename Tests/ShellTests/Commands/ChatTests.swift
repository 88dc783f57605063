import Testing
import Wellness

@testable import Shell

@Suite struct ChatTests {
  @Test(arguments: [
    ("/chat", Persona.generalWellness), ("/chat nutritionist", .nutritionist),
    ("/chat fitness_coach", .fitnessCoach), ("/chat fitness-coach", .fitnessCoach),
    ("/chat Fitness Coach", .fitnessCoach), ("/chat wellness companion", .wellnessSpecialist),
    ("/chat Wellness Coach", .generalWellness), ("/chat TRIAGE", .triage),
  ])
  func knowsAPersonaByEitherName(_ line: String, _ persona: Persona) throws {
    #expect(try parse(line, as: Chat.self).persona == persona)
  }

  @Test(arguments: [("nutritionst", "nutritionist"), ("gaol", "goal"), ("lsit", "list")])
  func suggestsAPersonaOrASubcommand(_ word: String, _ near: String) {
    let error = #expect(throws: UsageProblem.self) { try parse("/chat \(word)", as: Chat.self) }
    let sentence = error.map { ProblemText.sentence($0, Chat.usage) }
    #expect(sentence == "\"\(word)\" does not fit /chat: did you mean \(near)?")
  }

  @Test func listsThePersonasThereAre() {
    let error = #expect(throws: UsageProblem.self) { try parse("/chat my mother", as: Chat.self) }
    #expect(
      error.map { ProblemText.sentence($0, Chat.usage) }
        == "\"my mother\" does not fit /chat: it takes one of general_wellness, "
        + "wellness_specialist, nutritionist, fitness_coach, triage")
  }
}
