import Testing

@testable import Program
@testable import Verbs

@Suite struct VerbTests {
  private static let verbs = Verb.all.map(\.name)

  @Test(arguments: verbs) func fitsATerminal(_ verb: String) throws {
    let lines = try #require(Verb.named(verb)).lines
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
    #expect(lines.contains("Exit codes:") && lines.contains("For example:"))
  }

  @Test(arguments: verbs) func isAskedForBehindTheVerbOrBeforeIt(_ verb: String) throws {
    #expect(try InvocationParser.parse([verb, "--help"]) == .verbHelp(verb))
    #expect(try InvocationParser.parse(["help", verb]) == .verbHelp(verb))
  }

  @Test func theShellHasItsHelpToo() throws {
    #expect(try InvocationParser.parse(["help", "shell"]) == .verbHelp(""))
    let lines = Verb.shell.lines
    #expect(lines.first == "lume [FLAGS]" && lines.allSatisfy { $0.count <= 80 })
  }

  @Test func askSaysHowItMayEnd() throws {
    #expect(try #require(Verb.named("ask")).codes.map(\.0) == [0, 1, 2, 69, 74])
  }

  /// Of the shell too, which `lume --help` lists.
  @Test func noTwoFlagsOfAVerbAreCalledTheSame() {
    for verb in Verb.all + [.shell] {
      let names = verb.flags.flatMap(\.names)
      #expect(verb.name == "record" || Set(names).count == names.count, "\(verb.name)")
    }
  }
}
