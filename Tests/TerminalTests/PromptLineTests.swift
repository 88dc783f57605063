import Edge
import Testing

@testable import Terminal

@Suite struct PromptLineTests {
  private func prompt(
    _ state: PromptState, queued: Int = 0, width: Int = 80, isASCII: Bool = false
  ) -> String {
    PromptLine(glyphs: Glyphs(isASCII: isASCII)).row(state, queued: queued, width: width)
      .runs.map(\.text).joined()
  }

  @Test(arguments: [
    (PromptState(), "lume ▸ ", "lume > "),
    (PromptState(connection: .online), "lume ▸ ", "lume > "),
    (PromptState(connection: .offline, pending: 2), "lume ○ 2↑ ▸ ", "lume o 2^ > "),
    (
      PromptState(
        goal: "Walk 10k steps", persona: "Wellness Companion", connection: .online, pending: 2),
      "Walk 10k steps · Wellness Companion ● 2↑ ▸ ", "Walk 10k steps - Wellness Companion * 2^ > "
    ),
    (PromptState(goal: "Run", connection: .reconnecting), "Run ◐ ▸ ", "Run % > "),
    (PromptState(persona: "Coach", connection: .connecting), "Coach ◌ ▸ ", "Coach ~ > "),
    (PromptState(persona: "Coach", connection: .failed), "Coach ✗ ▸ ", "Coach x > "),
    (
      PromptState(goal: "Walk ten thousand steps every day"), "Walk ten thousand s… ▸ ",
      "Walk ten thousand... > "
    ),
    (PromptState(goal: "学习学习学习学习学习学习"), "学习学习学习学习学… ▸ ", "???????????? > "),
    (PromptState(goal: "a\u{1b}[31m\nb"), "a[31m b ▸ ", "a[31m b > "),
  ])
  func tellsWhatIsActive(state: PromptState, full: String, ascii: String) {
    #expect(prompt(state) == full)
    #expect(prompt(state, isASCII: true) == ascii)
  }

  @Test func countsWhatIsQueued() {
    #expect(prompt(PromptState(), queued: 2) == "[2 queued] lume ▸ ")
  }

  @Test func leavesRoomForTyping() {
    let state = PromptState(
      goal: "Walk 10k steps", persona: "Accountability Partner", connection: .online)
    #expect(prompt(state, width: 52) == "Walk 10k steps ● ▸ ")
    #expect(prompt(state, width: 40) == "Walk 10k steps ● ▸ ")
    let long = PromptState(goal: "Save 2000 euros for a trip", persona: "Coach", pending: 12)
    #expect(prompt(long, width: 44) == "Save 2000 euros… 12↑ ▸ ")
    #expect(prompt(PromptState(persona: "Accountability Partner"), width: 40) == "lume ▸ ")
  }

  /// What is typed goes there, whatever goal a command means.
  @Test(arguments: [
    (90, "Run 20 km a month · Wellness Companion on Sleep 8 hours ● ▸ "),
    (80, "Run 20 km a month · chat on Sleep 8 hours ● ▸ "),
    (66, "Run 20 km a… · chat on Sleep 8 hours ● ▸ "), (57, "Run 20 k… · chat on Sleep 8… ● ▸ "),
    (52, "chat on Sleep 8 hours ● ▸ "), (26, "lume ▸ "),
  ])
  func namesTheGoalOfTheChatWhereThatIsAnotherOne(width: Int, text: String) {
    let state = PromptState(
      goal: "Run 20 km a month", persona: "Wellness Companion", topic: "Sleep 8 hours",
      connection: .online)
    #expect(prompt(state, width: width) == text)
  }

  @Test(arguments: [
    (30, "Walk 10k steps ● ▸ "), (26, "Walk 10k s… ● ▸ "), (23, "Walk 10… ● ▸ "),
    (22, "Coach ● ▸ "), (19, "lume ▸ "), (17, "lume ▸ "), (16, "▸ "), (12, "▸ "),
  ])
  func leavesTenColumnsWhereTheScreenIsNarrow(width: Int, text: String) {
    let state = PromptState(goal: "Walk 10k steps", persona: "Coach", connection: .online)
    #expect(prompt(state, width: width) == text)
    #expect(width - DisplayWidth.columns(of: text) >= 10)
  }

  @Test func asksWithoutContextInAccessibleMode() {
    let line = PromptLine(glyphs: Glyphs(isASCII: true), isAccessible: true)
    let row = line.row(PromptState(goal: "Run"), queued: 1, width: 80)
    #expect(row.runs.map(\.text).joined() == "[1 queued] you: ")
  }
}
