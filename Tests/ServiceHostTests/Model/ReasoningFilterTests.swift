import Testing

@testable import ServiceHost

@Suite struct ReasoningFilterTests {
  @Test(arguments: [
    ("Walk today.", "Walk today."), ("<think>hm < 5</think>\n\nWalk.", "Walk."),
    (" \n<think></think>Walk <think> no.", "Walk <think> no."), ("<thinner>", "<thinner>"),
    ("<thi", "<thi"), ("<think>never ends", ""), ("<think>a</think>", ""), ("", ""),
    ("5 < 6", "5 < 6"),
    ("<thinking>hm</thinking>Walk.", "Walk."), ("Walk. </thin", "Walk. </thin"),
    ("<thought>a</thought> Walk.", "Walk."), ("</think>Walk.", "Walk."),
    ("hm, walk?</think>\nWalk.", "hm, walk?\n\nWalk."),
  ])
  func leavesThoughtsAwayWhereverTheyAreCut(text: String, answer: String) {
    for first in text.indices {
      for second in text.indices where second >= first {
        var filter = ReasoningFilter()
        let found =
          filter.receive(String(text[..<first])) + filter.receive(String(text[first..<second]))
          + filter.receive(String(text[second...])) + filter.end()
        #expect(found == answer)
      }
    }
    var filter = ReasoningFilter()
    #expect(text.map { filter.receive(String($0)) }.joined() + filter.end() == answer)
  }

  /// Once a model has left the opening mark out, all of its answers begin with a thought.
  @Test(arguments: [
    ("hm</think>Walk.", "Walk."), ("Walk today.", "Walk today."), ("", ""),
    ("<think>hm</think>Walk.", "Walk."),
  ])
  func knowsAModelThatBeginsInThought(text: String, answer: String) {
    for cut in text.indices {
      var filter = ReasoningFilter(beginsInThought: true)
      let found =
        filter.receive(String(text[..<cut])) + filter.receive(String(text[cut...])) + filter.end()
      #expect(found == answer)
    }
  }
}
