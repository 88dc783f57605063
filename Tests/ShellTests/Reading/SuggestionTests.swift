import Testing

@testable import Shell

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("goal", "goal", 0), ("gaol", "goal", 1), ("gol", "goal", 1), ("goall", "goal", 1),
    ("goat", "goal", 1), ("laog", "goal", 3), ("ogal", "goal", 1), ("chta", "chat", 1),
    ("", "ab", 2), ("a", "", 1),
    ("status", "statsu", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func countsSlips(_ left: String, _ right: String, _ count: Int) {
    #expect(Suggestion.slips(left, right, atMost: 9) == count)
    #expect(Suggestion.slips(right, left, atMost: 9) == count)
  }

  @Test(arguments: [
    ("gaol", "goal"), ("hepl", "help"), ("stat", "status"), ("STATSU", "status"),
    ("outbx", "outbox"), ("outobx", "outbox"), ("ti", "tips"), ("q", "quit"), ("sycn", "sync"),
    ("g", "goal"), ("goa", "goal"),
  ])
  func findsWhatWasMeant(_ word: String, _ meant: String) {
    #expect(Suggestion.nearest(to: word, among: Registry.names) == meant)
  }

  @Test(arguments: ["xyz", "s", "frobnicate", "gxxl", "hxyp", ""])
  func saysNothingWhereNothingIsNear(_ word: String) {
    #expect(Suggestion.nearest(to: word, among: Registry.names) == nil)
  }

  @Test func aNumberIsNoSlipOfAnotherOne() {
    #expect(Suggestion.nearest(to: "2", among: ["0", "40ms"]) == nil)
    #expect(Suggestion.nearest(to: "40", among: ["0", "40ms"]) == "40ms")
  }

  @Test func prefersTheNearest() {
    #expect(Suggestion.nearest(to: "progres", among: ["process", "progress!"]) == "progress!")
    #expect(Suggestion.nearest(to: "Walk 10k stps", among: ["Walk 10k steps"]) == "Walk 10k steps")
  }
}
