import Testing

/// `/set`, `/help`, `/quit` and what is no command, as typed and answered.
@Suite struct ShellTranscripts {
  @Test func setShowsChangesAndRefuses() throws {
    try expectTranscript(
      """
      > /set
      | sync    auto    auto sends each change at once, manual only with /sync
      | pace    40ms    time between the words of the built-in coach
      | color   auto    colours on the screen
      | log     ask     whether progress that you tell the coach of is logged
      | history on      whether what you type is kept
      > /set pace 0
      | pace    0       time between the words of the built-in coach
      > /set pace fast
      ! "fast" does not fit /set pace: it takes a time between words such as 40ms, or 0
      > /set colour never
      ! "colour" does not fit /set: did you mean color?
      > /set pace
      | pace    0       time between the words of the built-in coach
      """)
  }

  @Test func whatIsNoCommandIsNeverSent() throws {
    try expectTranscript(
      """
      > /gaol
      ! unknown command /gaol: did you mean /goal? (// or a leading space sends it as text)
      > /frobnicate the widget
      ! unknown command /frobnicate: /help lists all (// or a leading space sends it as text)
      > /exit
      ! unknown command /exit: did you mean /quit?
      > /goal nwe Run
      ! unknown command /goal nwe: did you mean /goal new?
      > /goal
      ! /goal needs one of new, list, show, use, progress, complete, edit, pause, resume, archive, delete or restore; /help goal explains them
      > /chat list
      | No chats yet. /chat begins one, or just type.
      """)
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
      ! no help on "tisp": did you mean /help tips?
      > /help nope
      ! no help on "nope". /help lists all commands.
      """)
  }

  @Test func quitLeavesAndInBatchTheFirstFailureDoes() throws {
    try expectTranscript("> /quit\nend 1 turns, exit 0")
    try expectTranscript("@ eof\nend 0 turns, exit 0")
    try expectTranscript(
      """
      > /nope
      ! unknown command /nope: /help lists all (// or a leading space sends it as text)
      end 1 turns, exit 1
      """, header: "mode batch")
    try expectTranscript(
      """
      > /nope
      ! unknown command /nope: /help lists all (// or a leading space sends it as text)
      > /outbox
      | Nothing waits: every change is with the backend.
      end 2 turns, exit 0
      """, header: "mode batch", "args --keep-going")
  }

  /// It is neither a yes nor lost.
  @Test func whatIsTypedInPlaceOfAYesIsTheNextInput() throws {
    try expectTranscript(
      """
      > /goal new "Read books" --target 12 books
      | Goal 1 saved: Read books (0 of 12 books, due 2026-04-01).
      > /goal delete
      | Delete "Read books"? It cannot be had back; what was said about it stays. [y/N]
      > /goal progress 3
      ! Nothing was deleted.
      | █████░░░░░░░░░░░░░░░  25 %  Read books (3 of 12 books, due 2026-04-01)
      > /goal delete
      | Delete "Read books"? It cannot be had back; what was said about it stays. [y/N]
      >
      ! Nothing was deleted.
      > /history
      | What you type is kept; 5 inputs there.
      end 6 turns, exit 0
      """)
  }

  /// Before a list was shown, numbers mean what it would show.
  @Test func numbersMeanTheListThatWouldBeShown() throws {
    try expectTranscript(
      """
      > /goal new "Read books" --target 12 books
      | Goal 1 saved: Read books (0 of 12 books, due 2026-04-01).
      > /goal archive
      | Archived: Read books. /goals --status archived lists it.
      > /goal new "Swim far" --target 10 km
      | Goal 1 saved: Swim far (0 of 10 km, due 2026-04-01).
      > /chat nutritionist
      | Nutritionist
      > /chat
      | Wellness Coach
      > /chat open 2
      | Nutritionist
      > /chat open 3
      ! There is no chat "3". /chat list --all shows all.
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

  @Test func anEmptyLineIsNothing() throws {
    try expectTranscript(">\n>  \\s\n> /quit\nend 3 turns, exit 0")
  }

  @Test func aSignalEndsTheRunWithItsCode() throws {
    try expectTranscript("@ +10 terminate\nend 0 turns, exit 143")
  }
}
