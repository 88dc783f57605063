import Testing

@testable import Shell

@Suite struct HelpTests {
  @Test func takesATopicOrNone() throws {
    #expect(try parse("/help", as: Help.self).topic == nil)
    #expect(try parse("/help goal new", as: Help.self).topic == "goal new")
    #expect(try parse("/help /goal", as: Help.self).topic == "/goal")
  }

  @Test func helpIsThereForAllOneAndTopics() throws {
    try expectTranscript(
      """
      > /tips --help
      | /tips [GOAL] [--fresh]
      | Get tips for a goal.
      |   --fresh               new ones, also where those of this week are kept
      | Example: /tips 1 --fresh
      > /help tips
      | /tips [GOAL] [--fresh]
      | Get tips for a goal.
      |   --fresh               new ones, also where those of this week are kept
      | Example: /tips 1 --fresh
      > /help /tips
      | /tips [GOAL] [--fresh]
      | Get tips for a goal.
      |   --fresh               new ones, also where those of this week are kept
      | Example: /tips 1 --fresh
      > /help tisp
      ! No help on "tisp": did you mean /help tips?
      > /help frob
      ! No help on "frob". /help all lists all commands.
      > /help drop
      | /outbox drop ID [--yes]
      | Never send a change.
      |   --yes                 do it without asking
      | Example: /outbox drop 3 --yes
      > /help delete
      ! Which "delete"? /help chat delete, /help goal delete or /help insight delete.
      """)
  }
}
