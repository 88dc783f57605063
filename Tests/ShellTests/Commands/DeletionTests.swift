import Testing
import Wellness

@testable import Shell

@Suite struct DeletionTests {
  @Test func aGoalIsNamedOrTheActiveOne() throws {
    let asked = try parse("/goal delete Walk 10k", as: DeletionCommand<Goal>.self)
    #expect(asked.name == "Walk 10k" && !asked.isForced)
    let forced = try parse("/goal delete --yes 1", as: DeletionCommand<Goal>.self)
    #expect(forced.name == "1" && forced.isForced)
    #expect(try parse("/goal delete", as: DeletionCommand<Goal>.self).name == nil)
  }

  @Test func aChatIsNamedOrTheActiveOne() throws {
    let plain = try parse("/chat delete", as: DeletionCommand<Consultation>.self)
    #expect(plain.name == nil && !plain.isForced)
    let full = try parse("/chat delete Run far --yes", as: DeletionCommand<Consultation>.self)
    #expect(full.name == "Run far" && full.isForced)
  }

  @Test func anInsightIsNamed() throws {
    let asked = try parse("/insight delete 2", as: DeletionCommand<Insight>.self)
    #expect(asked.name == "2" && !asked.isForced)
    let forced = try parse("/insight delete 7ab8 --yes", as: DeletionCommand<Insight>.self)
    #expect(forced.name == "7ab8" && forced.isForced)
    #expect(throws: UsageProblem.missing("N")) {
      try parse("/insight delete", as: DeletionCommand<Insight>.self)
    }
  }
}
