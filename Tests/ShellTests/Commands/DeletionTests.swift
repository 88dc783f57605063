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

  @Test func whatIsIrreversibleIsNotDoneInBatchWithoutAYes() throws {
    try expectTranscript(
      """
      > /goal new Run far --target 5 km
      | Goal 1 saved: Run far (0 of 5 km, due 2026-04-01).
      > /goal delete
      ! Add --yes to delete it: /goal delete --yes
      > /goals
      | *  1  Run far  ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 5 km  30 days left
      end 3 turns, exit 1
      """, header: "mode batch", "args --keep-going")
  }

  /// It is neither a yes nor lost.
  @Test func whatIsTypedInPlaceOfAYesIsTheNextInput() throws {
    try expectTranscript(
      """
      > /goal new "Read books" --target 12 books
      | Goal 1 saved: Read books (0 of 12 books, due 2026-04-01).
      > /goal delete
      | Delete "Read books"? That can't be undone; what was said about it stays. [y/N]
      > /goal progress 3
      ! Nothing was deleted.
      | █████░░░░░░░░░░░░░░░  25 %  Read books (3 of 12 books, due 2026-04-01)
      > /goal delete
      | Delete "Read books"? That can't be undone; what was said about it stays. [y/N]
      >
      ! Nothing was deleted.
      > /history
      | What you type is kept; 5 inputs there.
      end 6 turns, exit 0
      """)
  }

  /// The prompt never shows a goal beside a chat that is about another one that is gone.
  @Test func theChatOfADeletedGoalIsLeft() throws {
    try expectTranscript(
      """
      > /goal new "Read books" --target 12 books
      | Goal 1 saved: Read books (0 of 12 books, due 2026-04-01).
      > /chat goal
      | Wellness Companion · Focused on: Read books
      | Ask what you like, for example:
      |   Help me create a plan
      |   What is a good first step?
      |   I have trouble keeping it up
      > /goal delete --yes
      | Deleted: Read books.
      ! The goal of your chat is gone, so the chat is left: /chat list has it.
      > /chat history
      ! No chat is active: name one, or /chat begins one. /chat list shows them.
      """)
  }
}
