import Testing

@testable import LocalBackend

@Suite struct ThoughtFilterTests {
  @Test(arguments: [
    ("Walk today.", "Walk today."), ("<think>hm < 5</think>\n\nWalk.", "Walk."),
    (" \n<think></think>Walk <think> no.", "Walk <think> no."), ("<thinner>", "<thinner>"),
    ("<thi", "<thi"), ("<think>never ends", ""), ("<think>a</think>", ""), ("", ""),
    ("5 < 6", "5 < 6"),
  ])
  func leavesThoughtsAwayWhereverTheyAreCut(text: String, answer: String) {
    for first in text.indices {
      for second in text.indices where second >= first {
        var filter = ThoughtFilter()
        let found =
          filter.take(String(text[..<first])) + filter.take(String(text[first..<second]))
          + filter.take(String(text[second...])) + filter.end()
        #expect(found == answer)
      }
    }
    var filter = ThoughtFilter()
    #expect(text.map { filter.take(String($0)) }.joined() + filter.end() == answer)
  }
}
