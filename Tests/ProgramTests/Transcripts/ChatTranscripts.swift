import Testing

/// `/chat` and plain text, as typed and answered. What the coach says is its own tests' business.
@Suite struct ChatTranscripts {
  @Test func eachPersonaAndEachGoalHasItsChat() throws {
    try expectTranscript(
      """
      > /chat list
      | No chats yet. /chat begins one, or just type.
      > /again
      ! Nothing has been said yet that could be sent again: type a message first.
      > /chat
      | Wellness Coach
      > /chat nutritionist
      | Nutritionist
      > /chat fitnes_coach
      ! "fitnes_coach" does not fit /chat: did you mean fitness_coach?
      > /again
      ! Nothing has been said yet that could be sent again: type a message first.
      > /chat goal
      ! There is no goal yet. Make one: /goal new "Walk 10k steps" --target 10000 steps --by +30d
      > /goal new Run far --target 5 km --by 31 may
      | Goal 1 saved: Run far (0 of 5 km, due 2026-05-31).
      @ wait 1s
      > /chat goal
      | Wellness Companion · Focused on: Run far
      | Ask what you like, for example:
      |   Help me create a plan
      |   What is a good first step?
      |   I have trouble keeping it up
      > /chat goal Climb
      ! There is no goal "Climb". /goals lists them.
      > /chat list
      | *  1  Run far · Wellness Companion  0 messages  07:30
      |~ *Nutritionist  0 messages  07:30
      |~ *Wellness Coach  0 messages  07:30
      > /chat list --status completed
      | No chat fits. /chat list --all shows all.
      > /status
      | backend  the built-in backend, online
      | coach    the built-in coach
      | goal     Run far (0 of 5 km, due 2026-05-31), 0 %
      | chat     Wellness Companion about Run far, 0 messages
      | sync     auto, last at 07:30, nothing waits
      """)
  }

  @Test func aTextThatIsTooLongIsNotSent() throws {
    let text = String(repeating: "a", count: 5001)
    try expectTranscript(
      """
      > /chat
      | Wellness Coach
      > \(text)
      ! The message has 5001 characters; 5000 is the most. Send it in parts.
      > /status
      | backend  the built-in backend, online
      | coach    the built-in coach
      | goal     none
      | chat     Wellness Coach, 0 messages
      | sync     auto, last at 07:30, nothing waits
      """)
  }

  @Test func anAnswerIsKeptUpToTheInterrupt() throws {
    try expectTranscript(
      """
      > /chat
      | Wellness Coach
      > hello
      @ +100 interrupt
      |~ *
      ! (interrupted)
      > /status
      | backend  the built-in backend, online
      | coach    the built-in coach
      | goal     none
      | chat     Wellness Coach, 2 messages
      | sync     auto, last at 07:30, nothing waits
      """)
  }

  @Test func aCommandThatNeedsNoAnswerRunsWhileOneStreams() throws {
    try expectTranscript(
      """
      > /chat
      | Wellness Coach
      > hello
      >+50 /outbox
      | Nothing waits: every change is with the backend.
      @ +100 interrupt
      |~ *
      ! (interrupted)
      """)
  }
}
