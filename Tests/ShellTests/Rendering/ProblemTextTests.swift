import Testing

@testable import Shell

@Suite struct ProblemTextTests {
  @Test(arguments: [
    (UsageProblem.openQuote, "A quote is not closed: add the missing \""),
    (
      .unknownCommand("gaol"),
      "Unknown command /gaol: did you mean /goal? (// or a leading space sends it as text)"
    ),
    (
      .unknownCommand("frobnicate"),
      "Unknown command /frobnicate: /help all lists all (// or a leading space sends it as text)"
    ),
    (.unknownCommand("q"), "Unknown command /q: did you mean /quit?"),
    (.unknownCommand("q"), "Unknown command /q: did you mean /quit?"),
    (
      .unknownSubcommand(command: "goal", word: "nwe"),
      "Unknown command /goal nwe: did you mean /goal new?"
    ),
    (
      .unknownSubcommand(command: "goal", word: "rename"),
      "Unknown command /goal rename: /goal edit --title TITLE does that"
    ),
    (
      .unknownSubcommand(command: "goal", word: "swim"),
      "Unknown command /goal swim. /goal takes new, list, show, use, progress, complete, edit, "
        + "pause, resume, archive, delete or restore; /help goal explains them"
    ),
    (.unknownFlag("--bye"), "Unknown flag --bye: did you mean --by?"),
    (.repeatedFlag("--by"), "--by is given twice: leave one out"),
    (.missingValue(flag: "--by", expected: "a date"), "--by needs a date"),
    (
      .bad("later", for: "--by", expected: "a date such as friday"),
      "\"later\" doesn't fit --by: it takes a date such as friday"
    ),
    (
      .bad("weigth", for: "--type", expected: "one of", known: ["sleep", "weight"]),
      "\"weigth\" doesn't fit --type: did you mean weight?"
    ),
    (
      .noSuchDay("31 feb", month: "February", days: 29),
      "\"31 feb\" is no date: February has 29 days"
    ),
  ])
  func saysWhatIsWrongAndWhatToDo(_ problem: UsageProblem, _ sentence: String) {
    #expect(ProblemText.sentence(problem, GoalNew.usage) == sentence)
  }

  @Test(arguments: [
    (UsageProblem.unknownFlag("--zzzz"), "Unknown flag --zzzz. Usage: /goal use GOAL"),
    (.missing("GOAL"), "/goal use needs GOAL, e.g. /goal use 1"),
    (.unexpected("more"), "\"more\" is one word too many. Usage: /goal use GOAL"),
    (.unexpected("|"), "| is for the terminal, after /quit: lume -c '/goal use' | less"),
    (.unexpected("&&"), "Each command has a line of its own; in quotes, && and ; are text"),
    (.unexpected(">"), "> is for the terminal, after /quit: lume -c '/goal use' > FILE"),
  ])
  func showsTheUsageWhereNothingIsNear(_ problem: UsageProblem, _ sentence: String) {
    #expect(ProblemText.sentence(problem, GoalUse.usage) == sentence)
  }

  @Test func doesWithoutAUsage() {
    #expect(ProblemText.sentence(.missing("GOAL"), nil) == "GOAL is missing")
    #expect(ProblemText.sentence(.unknownFlag("--by"), nil) == "Unknown flag --by")
  }

  @Test(arguments: [
    ("progress", "/goal progress"), ("progres", "/goal progress"),
    ("new", "/chat new, /goal new or /insight new"),
    ("delet", "/chat delete, /goal delete or /insight delete"),
  ])
  func namesWhatAMisplacedVerbBelongsTo(_ verb: String, _ meant: String) {
    #expect(
      ProblemText.sentence(.unknownCommand(verb), nil)
        == "Unknown command /\(verb): did you mean \(meant)? "
        + "(// or a leading space sends it as text)")
  }

  @Test(arguments: [
    ("goal", "chat", "/chat goal"), ("goal", "tips", "/tips"),
    ("chat", "progress", "/goal progress"),
  ])
  func namesWhatAMisplacedSecondWordBelongsTo(_ first: String, _ word: String, _ meant: String) {
    #expect(
      ProblemText.sentence(.unknownSubcommand(command: first, word: word), nil)
        == "Unknown command /\(first) \(word): did you mean \(meant)?")
  }
}
