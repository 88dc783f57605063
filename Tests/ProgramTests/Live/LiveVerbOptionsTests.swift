import Testing

@testable import Program
@testable import Verbs

@Suite struct LiveVerbOptionsTests {
  private func parse(_ line: String) throws(UsageError) -> Invocation {
    try InvocationParser.parse(line.split(separator: " ").map(String.init))
  }

  @Test func readsEveryFlagOfResume() throws {
    var run = ResumeOptions(file: "a")
    run.turn = 3
    run.record = "b"
    run.shell.backend = "https://x"
    run.shell.isInsecure = true
    run.shell.caFile = "ca"
    run.shell.inputs = [.line("/goals"), .file("f")]
    run.shell.stays = true
    run.shell.color = "never"
    run.shell.isASCII = true
    run.shell.isAccessible = true
    #expect(
      try parse(
        "resume a --turn 3 --record b --backend https://x --insecure --ca-file ca -c /goals -f f -i "
          + "--color never --ascii --accessible") == .resume(run))
    #expect(try parse("resume -h") == .verbHelp("resume"))
  }

  @Test func readsEveryFlagOfAgain() throws {
    var run = AgainOptions(file: "a")
    run.output = "b"
    run.isBlind = true
    run.accountCommand = "new"
    run.shell.backend = "https://x"
    run.shell.isInsecure = true
    run.shell.seed = 7
    run.startsNow = true
    let flags =
      "-o b --blind --account-command new --backend https://x --insecure --seed 7 --clock now"
    #expect(try parse("record a --again \(flags)") == .recordAgain(run))
    #expect(try parse("record --again --help") == .verbHelp("record"))
  }

  @Test func readsWhatARecordingStartsFrom() throws {
    var run = RecordOptions(file: "a")
    run.state = "s"
    #expect(try parse("record a --state s") == .record(run))
    run.state = nil
    run.isMine = true
    run.isConfirmed = true
    #expect(try parse("record --mine --yes a") == .record(run))
  }

  @Test(arguments: [
    ("resume", "lume resume needs the FILE to go on from, e.g. lume resume chat.session --turn 3"),
    ("resume a b", "lume resume takes one file, and \"b\" is a second one"),
    ("resume a --turn last", "--turn takes a number from 0 to 1000000, not \"last\""),
    ("resume a --turn 9999999", "--turn takes a number from 0 to 1000000, not \"9999999\""),
    ("resume a --seed 3", "lume resume has no flag --seed: lume resume --help lists them"),
    (
      "record --again",
      "lume record --again needs the FILE whose inputs to type, e.g. lume record --again first.session"
    ),
    ("record a -o b", "-o goes with --again: lume record --again FILE"),
    ("record --again a b", "lume record --again takes one file, and \"b\" is a second one"),
    ("record --again a -c hi", "-c is for a new recording: --again types what FILE has"),
    (
      "record a --state s --mine",
      "--state and --mine are two states to start from: leave one out"
    ),
  ])
  func saysWhatIsWrongInOneSentence(_ line: String, _ sentence: String) {
    #expect(throws: UsageError(sentence)) { try parse(line) }
  }
}
