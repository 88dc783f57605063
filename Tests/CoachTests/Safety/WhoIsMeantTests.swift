import Testing

@testable import Coach

/// Who is meant and whether it is meant: years that have gone by, what others say, and what is torn.
@Suite struct WhoIsMeantTests {
  @Test(arguments: [
    "a pack a day for 12 years", "i quit 10 years ago", "smoked 15 years", "the last 9 years",
  ])
  func yearsThatHaveGoneByAreNoAge(message: String) {
    #expect(!DangerReader(message).numbers.isMinor, "\(message)")
  }

  @Test(arguments: ["im 12 years old", "i am 15", "13 years old and want to lose weight"])
  func anAgeIsOne(message: String) {
    #expect(DangerReader(message).numbers.isMinor, "\(message)")
  }

  @Test(arguments: [
    "my mom says i look too thin already", "my sister thinks i starve myself",
  ])
  func whatOthersSayOfTheUserIsTheUsers(message: String) {
    #expect(DangerReader(message).raised?.who == .user, "\(message)")
  }

  @Test(arguments: [
    "my sister told me her friend starves herself", "my mom fainted yesterday",
  ])
  func whatOthersDoIsTheirs(message: String) {
    #expect(DangerReader(message).raised.map { $0.who != .user } ?? true, "\(message)")
  }

  @Test(arguments: [
    "tore my hamstring", "shin splints again", "my shin splints are back", "ive torn my calf",
  ])
  func aNamedInjuryIsNoIdiom(message: String) {
    #expect(DangerReader(message).raised?.danger == .injury, "\(message)")
  }

  @Test(arguments: ["how do i avoid shin splints?", "what helps against shin splints"])
  func aQuestionAboutOneIsNone(message: String) {
    #expect(DangerReader(message).raised == nil, "\(message)")
  }
}
