import Edge
import Program
import Session
import Testing

/// What the prompt shows, and so what an input means.
@Suite struct PromptStatusTests {
  @Test func theGoalOfTheChatIsNamedWhereAnotherOneIsActive() throws {
    let session = """
      lume-session 1
      clock 2026-03-02T07:30:00Z

      > /goal new Sleep 8 hours --target 8 hours
      > /chat goal
      > /goal new Run 20 km a month
      > /goal use Sleep
      """
    var shown: [PromptState] = []
    do {
      try ReplayRun().run(Playback(SessionFile(parsing: Array((session + "\n").utf8)))) { edge in
        Edge(
          pull: { try edge.pull($0, $1) },
          emit: { if case .status(let state) = $0, state.phase == .prompt { shown.append(state) } },
          clock: edge.clock)
      }
    } catch is Difference {
      // Nothing of what it prints is expected.
    }
    let told = shown.map { [$0.goal, $0.persona, $0.topic] }
    let (sleep, chat) = ("Sleep 8 hours", "Wellness Companion")
    #expect(
      told == [
        [nil, nil, nil], [sleep, nil, nil], [sleep, chat, nil],
        ["Run 20 km a month", chat, sleep], [sleep, chat, nil],
      ])
  }
}
