import Testing
import Wellness

@testable import Shell

@Suite struct TransitionTests {
  @Test(arguments: ["complete", "pause", "resume", "archive", "restore"])
  func aGoalIsNamedOrTheActiveOne(_ word: String) throws {
    let plain = try parse("/goal \(word)", as: TransitionCommand<Goal>.self)
    #expect(plain.name == nil && plain.usage.name == "goal \(word)")
    let named = try parse("/goal \(word) Walk 10k", as: TransitionCommand<Goal>.self)
    #expect(named.name == "Walk 10k" && named.usage.name == "goal \(word)")
  }

  @Test(arguments: ["complete", "abandon", "archive"])
  func aChatIsNamedOrTheActiveOne(_ word: String) throws {
    let plain = try parse("/chat \(word)", as: TransitionCommand<Consultation>.self)
    #expect(plain.name == nil && plain.usage.name == "chat \(word)")
    let named = try parse("/chat \(word) Run far", as: TransitionCommand<Consultation>.self)
    #expect(named.name == "Run far" && named.usage.name == "chat \(word)")
    #expect(throws: UsageProblem.unknownFlag("--yes")) {
      try parse("/chat \(word) --yes", as: TransitionCommand<Consultation>.self)
    }
  }

  @Test(arguments: ["favorite", "archive", "unarchive"])
  func anInsightIsNamed(_ word: String) throws {
    let numbered = try parse("/insight \(word) 2", as: TransitionCommand<Insight>.self)
    #expect(numbered.name == "2" && numbered.usage.name == "insight \(word)")
    #expect(
      try parse("/insight \(word) 7ab8", as: TransitionCommand<Insight>.self).name == "7ab8")
    #expect(throws: UsageProblem.missing("N")) {
      try parse("/insight \(word)", as: TransitionCommand<Insight>.self)
    }
    #expect(throws: UsageProblem.unexpected("3")) {
      try parse("/insight \(word) 2 3", as: TransitionCommand<Insight>.self)
    }
  }
}
