import Testing

@testable import Shell

@Suite struct YesNoTests {
  @Test(arguments: ["y", "Yes", " yep ", "ye", "sure!", "ok", "yes, thanks", "Yes please.", "yess"])
  func isAYes(text: String) {
    #expect(YesNo(text) == .yes)
  }

  @Test(arguments: ["n", "No", "nope", "nah", "no thank you", "no, thanks.", "q"])
  func isANo(text: String) {
    #expect(YesNo(text) == .no)
  }

  @Test(arguments: [
    "", "thanks", "yes but only half", "no it was 1500", "yes no", "/goals", "why", "yes?",
  ])
  func isAnInputOfItsOwn(text: String) {
    #expect(YesNo(text) == nil)
  }
}
