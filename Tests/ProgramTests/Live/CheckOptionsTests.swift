import Testing

@testable import Program
@testable import Verbs

@Suite struct CheckOptionsTests {
  private func parse(_ line: String) throws(UsageError) -> Invocation {
    try InvocationParser.parse(line.split(separator: " ").map(String.init))
  }

  @Test func readsEveryFlag() throws {
    var run = CheckOptions()
    run.paths = ["a", "b"]
    run.runs = 20
    run.atLeast = .percent(90)
    run.accountCommand = "new"
    run.startsNow = true
    run.shell.backend = "https://x"
    run.shell.isInsecure = true
    run.shell.caFile = "ca"
    run.shell.seed = 7
    #expect(
      try parse(
        "check a --backend https://x --runs 20 --at-least 90% --account-command new --clock now "
          + "--insecure --ca-file ca --seed 7 b") == .check(run))
    var coach = CheckOptions()
    coach.paths = ["a"]
    coach.shell.coach.address = "http://y"
    coach.shell.coach.model = "m"
    coach.shell.coach.keyFile = "k"
    #expect(
      try parse("check a --coach http://y --coach-model m --coach-key-file k") == .check(coach))
    #expect(try parse("check --help") == .verbHelp("check"))
  }

  @Test(arguments: [
    ("check", "lume check needs the FILE to type, e.g. lume check chat.session --backend URL"),
    ("check a --runs 0", "--runs takes a number from 1 to 10000, not \"0\""),
    (
      "check a --at-least most",
      "--at-least takes a number of runs or a share such as 90%, not \"most\""
    ),
    (
      "check a --at-least 101%",
      "--at-least takes a number of runs or a share such as 90%, not \"101%\""
    ),
    (
      "check a --at-least 5 --runs 4",
      "--at-least 5 is more than the runs: --runs says how many there are"
    ),
    ("check a --strict", "lume check has no flag --strict: lume check --help lists them"),
  ])
  func saysWhatIsWrongInOneSentence(_ line: String, _ sentence: String) {
    #expect(throws: UsageError(sentence)) { try parse(line) }
  }

  @Test(arguments: [
    (CheckOptions.Share.runs(15), 15, 20, true), (.runs(15), 14, 20, false),
    (.percent(75), 15, 20, true), (.percent(76), 15, 20, false), (.percent(0), 0, 1, true),
  ])
  func aShareIsReached(_ share: CheckOptions.Share, _ held: Int, _ runs: Int, _ isReached: Bool) {
    #expect(share.isReached(by: held, of: runs) == isReached)
  }
}
