import Edge
import Testing

@testable import Shell

@Suite struct WelcomeTests {
  /// Line by line, and both at once, as they stand on the screen.
  @Test func itsExamplesCanBePasted() throws {
    for example in Welcome.examples {
      let pasted = InputAssembler.pasted("  " + example)
      guard case .command(let name, let rest) = Typed(pasted) else {
        Issue.record("\(pasted) is no command")
        continue
      }
      _ = try Registry.parse(name, rest)
    }
    let both = Welcome.examples.map { "  " + $0 }.joined(separator: "\n")
    #expect(InputAssembler.commands(in: both) == Welcome.examples)
  }

  @Test func aFirstStartLeadsToAnAnswer() throws {
    try expectTranscript(
      """
      | Welcome to lume. Make a goal and talk about it with your coach (/help has more):
      |   /goal new "Walk 10k steps" --target 10000 steps --by +30d
      |   /chat goal -- How should I start?
      > /quit
      """, header: "greeting yes")
  }
}
