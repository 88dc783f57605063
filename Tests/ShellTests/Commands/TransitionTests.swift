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

  @Test func whereNoneIsActiveOneHasToBeNamed() throws {
    try expectTranscript(
      """
      > /goal new Run far --target 5 km
      | Goal 1 saved: Run far (0 of 5 km, due 2026-04-01).
      > /goal complete
      | Completed: Run far at 0 %.
      > /goal show 1
      | Run far
      | ░░░░░░░░░░░░░░░░░░░░   0 %
      | progress  0 of 5 km
      | type      activity
      | from      2026-03-02
      | due       2026-04-01, completed
      | status    completed
      """)
  }

  @Test func aChatEndsOnceAndCanStillBePutAway() throws {
    try expectTranscript(
      """
      > /chat nutritionist
      | Nutritionist
      > /chat abandon
      | "Chat with Nutritionist" is abandoned now.
      > /chat complete 1
      ! There is no chat "1". /chat list --all shows all.
      > /chat list --all
      |    1  Chat with Nutritionist  0 messages  07:30
      > /chat complete 1
      ! "Chat with Nutritionist" is abandoned already.
      > /chat archive 1
      | "Chat with Nutritionist" is archived now.
      > /chat archive 1
      ! "Chat with Nutritionist" is archived already.
      """)
  }

  @Test func aGoalRestsIsPutAwayAndTakenUpAgain() throws {
    try expectTranscript(
      """
      > /goal new Run far --target 5 km
      | Goal 1 saved: Run far (0 of 5 km, due 2026-04-01).
      > /goal pause
      | Paused: Run far. /goal resume takes it up again.
      > /goal pause
      ! "Run far" is paused already.
      > /goal archive
      | Archived: Run far. /goals --status archived lists it.
      > /goal archive
      ! "Run far" is archived already.
      > /goal complete
      ! "Run far" is archived: /goal resume takes it up again.
      > /goal resume
      | Active again: Run far (0 of 5 km, due 2026-04-01).
      > /goal resume
      ! "Run far" is active already.
      > /goal restore
      ! The backend has "Run far" already: there's nothing to restore.
      """)
  }
}
