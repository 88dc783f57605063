import Testing
import Wellness

@testable import Shell

@Suite struct ChatNewTests {
  @Test func takesAPersonaAGoalAndAYes() throws {
    let plain = try parse("/chat new", as: ChatNew.self)
    #expect(plain.persona == .generalWellness && plain.goal == nil && !plain.isForced)
    let full = try parse("/chat new fitness coach --goal \"Run far\" --yes", as: ChatNew.self)
    #expect(full.persona == .fitnessCoach && full.goal == "Run far" && full.isForced)
    #expect(try parse("/chat new --goal 1", as: ChatNew.self).persona == .wellnessSpecialist)
  }

  @Test func knowsItsPersonas() {
    #expect(throws: UsageProblem.self) { try parse("/chat new doctor", as: ChatNew.self) }
  }
}
