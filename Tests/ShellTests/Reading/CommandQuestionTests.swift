import Testing

@testable import Shell

/// Questions about what can be done here, each with the command that does it.
@Suite struct CommandQuestionTests {
  @Test(arguments: [
    ("how do i delete a goal", "goal delete"), ("how do i rename my goal", "goal edit"),
    ("can i change the name of a goal", "goal edit"), ("how can i change my target", "goal edit"),
    ("how do i log something i did yesterday", "goal progress"),
    ("how do i see my progress", "goal show"), ("how do i find an old chat", "chat list"),
    ("how to close this app", "quit"),
  ])
  func namesTheCommand(question: String, command: String) throws {
    let hint = try #require(CommandQuestion(question)?.hint)
    #expect(hint.hasPrefix("/\(command) "), "\(hint)")
    #expect(Registry.usages.contains { $0.name == command })
  }

  @Test(arguments: [
    "how do i quit", "how do i lose weight", "how can i change", "can i stop",
    "how do i track my sleep", "where do i find new friends", "how do i get up earlier",
    "how do i log progress without a phone", "can i change my goal weight by eating less",
  ])
  func isNoneForTheCoach(question: String) {
    #expect(CommandQuestion(question) == nil)
  }
}
