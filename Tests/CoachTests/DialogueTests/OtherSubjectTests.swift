import Testing

@testable import Coach

/// In a chat about a goal, what is asked about something else is answered by that.
@Suite struct OtherSubjectTests {
  @Test(arguments: [
    ("how can i sleep better?", "get up at the same time"),
    ("what should i do tonight to sleep better", "phone on its charger"),
    ("how do i walk more", "walk ten minutes straight after lunch"),
  ])
  func answersWhatIsAsked(_ message: String, _ advice: String) {
    let text = ChatScene.answer(AdviceScene.smoke, [message])
    #expect(text.lowercased().contains(advice), "\(text)")
    // Where the goal stands has nothing to do with it.
    #expect(!text.contains("entered") && !text.contains(AdviceScene.smoke.title), "\(text)")
  }
}
