import Testing

/// Messages and their answers, as typed and shown. What the coach says is its own tests' business.
@Suite struct MessageExchangeTests {
  @Test func aTextThatIsTooLongIsNotSent() throws {
    let text = String(repeating: "a", count: 5001)
    try expectTranscript(
      """
      > /chat
      | Wellness Coach
      > \(text)
      ! The message has 5,001 characters; 5,000 is the most. Send it in parts.
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
      | Nothing is waiting: the backend has everything.
      | answering: hello
      @ +100 interrupt
      |~ *
      ! (interrupted)
      """)
  }
}
