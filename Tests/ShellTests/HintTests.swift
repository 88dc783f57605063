import Testing

@testable import Shell

@Suite struct HintTests {
  /// One that several commands tell is counted for all of them; what happened is told each time.
  @Test func isToldTwice() throws {
    try expectTranscript(
      """
      > /goal new Swim --target 5 km --by 31 may
      | Goal 1 saved: Swim (0 of 5 km, due 2026-05-31).
      > /goal pause
      | Paused: Swim. /goal resume takes it up again.
      > /goal progress 1
      |~ *20 %  Swim (1 of 5 km, due 2026-05-31)
      | It is paused: /goal resume takes it up again.
      > /goal progress 2
      |~ *40 %  Swim (2 of 5 km, due 2026-05-31)
      | It is paused.
      > /goal archive
      | Archived: Swim. /goals --status archived lists it.
      > /goal resume Swim
      | Active again: Swim (2 of 5 km, due 2026-05-31).
      > /goal pause Swim
      | Paused: Swim.
      """)
  }

  /// Which chat a message goes on in is news each time; that one begins is explained.
  @Test func aChatThatIsOpenedIsExplainedTwice() throws {
    try expectTranscript(
      """
      > hello
      ! No chat was open: this goes to Wellness Coach.
      |...
      > /chat delete --yes
      |...
      > hello
      ! No chat was open: this goes to Wellness Coach.
      |...
      > /chat delete --yes
      |...
      > hello
      |~ *
      |...
      """)
  }
}
