import Edge
import JSON
import Libc
import Store
import TestSupport
import Testing

/// Every flag of `lume verify`, and every way to tell what came of it.
@Suite struct VerifyTests {
  private let lume: Lume
  private var folder: TemporaryFolder { lume.folder }

  private static let cut = "lume-session 1\nrecorded yes\nlayer shell\n\n> /goals\n"

  /// A folder with a session of each kind: passing, failing, cut, unusable.
  init() throws {
    lume = try Lume()
    folder.makeFolder("s")
    let sound = try lume.run(
      "record", "--layer", "shell", "s/a sound.session", "--seed", "1", "--clock",
      "2026-01-01T00:00:00Z", "-c", "/goal new \"Run far\" --target 5 km")
    #expect(sound.status == 0, "\(sound.complaints)")
    let text = try #require(folder.text("s/a sound.session"))
    try folder.write(
      text.replacing("\nclock", with: "\ntags quick\nclock"), to: "s/a sound.session")
    try folder.write(
      text.replacing("recorded yes\n", with: "tags     slow goals\n")
        .replacing("Run far (0", with: "Run fast (0").replacing("exit 0", with: "exit 1"),
      to: "s/b wrong.session")
    try folder.write(VerifyTests.cut, to: "s/c cut.session")
    try folder.write("hello\n", to: "s/d bad.session")
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  @Test func theLastLineSaysHowItStands() throws {
    let all = try lume.run("verify", "s")
    #expect(all.status == 2)
    let last = try #require(lines(all.output).last)
    #expect(last.hasPrefix("1 passed, 1 failed, 1 unusable, 1 not checked ("))
    #expect(last.hasSuffix(" s)"))
    #expect(try lume.run("verify", "s", "--filter", "e*").status == 4)
    #expect(try lume.run("verify", "s", "--filter", "a*", "--filter", "b*").status == 1)
    #expect(try lume.run("verify", "s", "--filter", "a*", "--filter", "c*").status == 3)
    #expect(try lume.run("verify", "s", "--strict", "--filter", "c cut").status == 3)
    let first = try lume.run("verify", "s", "--fail-fast")
    #expect(first.status == 1)
    #expect(lines(first.output).last?.hasPrefix("1 passed, 1 failed, 2 not run (") ?? false)
  }

  @Test(arguments: ["set snyc manual", "seed 1\nseed 1", "mood good"])
  func aHeaderThatIsOddIsAnErrorUnderStrict(_ header: String) throws {
    try folder.write(
      "lume-session 1\n\(header)\n\n> /goals\n|~ No goals*\nend 1 turns, exit 0\n",
      to: "odd.session")
    let usual = try lume.run("verify", "odd.session")
    #expect(usual.status == 0 && usual.complaints.hasPrefix("note: odd.session: line "))
    #expect(try lume.run("verify", "odd.session", "--strict").status == 2)
  }

  @Test func aFileWithoutItsEndIsIncompleteUnderStrict() throws {
    let text = try #require(folder.text("s/a sound.session"))
    let lines = text.replacing("recorded yes\n", with: "").split(
      separator: "\n", omittingEmptySubsequences: false)
    // Cut behind each line, all but the last of which say something.
    for count in 1..<(lines.count - 1) {
      try folder.write(lines.prefix(count).joined(separator: "\n") + "\n", to: "cut.session")
      #expect(try lume.run("verify", "cut.session", "--strict").status != 0, "\(count) lines")
    }
  }

  @Test(arguments: ["a sound", "a sound.session", "s/a*", "a*", "*sound*"])
  func aFilterIsForTheNameOrThePath(_ filter: String) throws {
    let result = try lume.run("verify", "s", "--filter", filter)
    #expect(result.status == 0 && result.output.hasPrefix("1 passed ("), "\(result.output)")
  }

  @Test func aTagSelects() throws {
    let quick = try lume.run("verify", "s", "--tag", "quick", "--filter", "a*", "--filter", "b*")
    #expect(quick.status == 0 && quick.output.hasPrefix("1 passed ("))
    let both = try lume.run(
      "verify", "s", "--tag", "quick", "--tag", "goals", "--filter", "a*", "--filter", "b*")
    #expect(both.status == 1 && both.output.contains("\n1 passed, 1 failed ("))
    // What cannot be read cannot be left out by a tag.
    #expect(try lume.run("verify", "s", "--tag", "nothing").status == 2)
    let none = try lume.run("verify", "s/a sound.session", "--tag", "nothing")
    #expect(none.status == 4)
    #expect(
      none.complaints
        == "lume verify: no session there has the tag nothing: those there have quick.\n")
    let other = try lume.run("verify", "s/a sound.session", "--tag", "nothing", "--tag", "quick")
    #expect(other.status == 0)
    #expect(
      other.complaints == "note: no session there has the tag nothing: those there have quick.\n")
    let twice = try lume.run(
      "verify", "s/a sound.session", "--tag", "nothing", "--tag", "!nothing")
    #expect(twice.complaints == none.complaints)
    let unwanted = try lume.run("verify", "s", "--list", "--tag", "!nothing")
    #expect(
      unwanted.complaints.contains("note: no session there has the tag nothing: "))
    let unnamed = try lume.run("verify", "s", "--filter", "nothing")
    #expect(
      unnamed.status == 4
        && unnamed.complaints == "lume verify: no session there fits --filter.\n")
  }

  @Test func aTagIsLeftOut() throws {
    func verified(_ tags: String...) throws -> [String] {
      let flags = tags.flatMap { ["--tag", $0] } + ["--filter", "a*", "--filter", "b*"]
      let result = try lume.start(["verify", "s", "--json"] + flags).finish()
      return try lines(result.output).compactMap { try JSON(parsing: $0)["file"]?.stringValue }
    }
    #expect(try verified("!slow") == ["s/a sound.session"])
    #expect(try verified("!quick") == ["s/b wrong.session"])
    #expect(try verified("goals", "!slow") == [])
    #expect(try verified("!other") == ["s/a sound.session", "s/b wrong.session"])
    let none = try lume.run("verify", "s/a sound.session", "--tag", "!quick")
    #expect(
      none.status == 4 && none.complaints == "lume verify: no session there fits --tag.\n")
  }

  @Test func whatFailedIsRunAgain() throws {
    try folder.write(
      try #require(folder.text("s/b wrong.session")), to: "s/b & \"<wrong>\".session")
    let flags = ["verify", "s", "--json", "--junit", "last.xml", "--rerun-failed"]
    func again() throws -> (files: [String], complaints: String) {
      let result = try lume.start(flags).finish()
      let files = try lines(result.output).compactMap { try JSON(parsing: $0)["file"]?.stringValue }
      return (files, result.complaints)
    }
    let first = try again()
    #expect(first.files.count == 5)
    #expect(
      first.complaints
        == "note: there is no report last.xml of an earlier run, so all are verified.\n")
    let bad = [
      "s/b & \"<wrong>\".session", "s/b wrong.session", "s/c cut.session", "s/d bad.session",
    ]
    #expect(try again().files == bad)
    for file in bad { try folder.write(try #require(folder.text("s/a sound.session")), to: file) }
    #expect(try again().files == bad)
    let all = try again()
    #expect(all.files.count == 5)
    #expect(all.complaints == "note: last.xml tells of none that failed, so all are verified.\n")
    #expect(try lume.run("verify", "s", "--rerun-failed").status == 2)
  }

  @Test func whatFailedAndIsGoneIsTold() throws {
    let junit = ["verify", "--junit", "last.xml", "--rerun-failed"]
    _ = try lume.start(junit + ["s/b wrong.session", "s/d bad.session"]).finish()
    let other = try lume.start(junit + ["s/a sound.session"]).finish()
    #expect(
      other.status == 4
        && other.complaints
          == "lume verify: of what failed before nothing is among the sessions named here: s/b wrong.session, s/d bad.session.\n",
      "\(other)")
    Files.remove(folder("s/b wrong.session"))
    let note = "note: s/b wrong.session failed before, and is gone.\n"
    let one = try lume.start(junit + ["s", "--json"]).finish()
    #expect(lines(one.output).count == 3, "\(one)")
    #expect(one.output.contains("s/d bad.session") && one.complaints == note, "\(one)")
    Files.remove(folder("s/d bad.session"))
    let none = try lume.start(junit + ["s"]).finish()
    #expect(none.status == 4)
    #expect(
      none.complaints == "note: s/d bad.session failed before, and is gone.\n"
        + "lume verify: nothing that failed before is left to verify.\n")
  }

  /// Neither what was left out by an earlier failure nor what is another shard's has passed.
  @Test func whatWasNotRunIsRunAgain() throws {
    let junit = ["verify", "s", "--junit", "last.xml"]
    _ = try lume.start(junit + ["--fail-fast"]).finish()
    let again = try lume.start(junit + ["--rerun-failed"]).finish()
    #expect(again.output.contains("1 failed, 1 unusable, 1 not checked"), "\(again)")
    let shard = try lume.start(junit + ["--rerun-failed", "--shard", "1/2"]).finish()
    #expect(shard.status == 2 && shard.complaints.contains("leave out --shard"), "\(shard)")
  }

  @Test func aShardIsAFunctionOfWhatIsInAFile() throws {
    func shards() throws -> [String: Int] {
      var shards: [String: Int] = [:]
      for number in 1...3 {
        let result = try lume.run("verify", "more", "--list", "--shard", "\(number)/3")
        #expect(result.status == 0)
        for line in lines(result.output) {
          let name = String(line.prefix { $0 != " " })
          #expect(shards.updateValue(number, forKey: name) == nil)
        }
      }
      return shards
    }
    folder.makeFolder("more")
    for number in 0..<12 {
      try folder.write("lume-session 1\n> \(number * number)\n", to: "more/\(number).session")
    }
    let before = try shards()
    #expect(before.count == 12 && Set(before.values) == [1, 2, 3])
    for number in 12..<24 {
      try folder.write("lume-session 1\n> \(number * number)\n", to: "more/\(number).session")
    }
    #expect(try shards().filter { before.keys.contains($0.key) } == before)
    // A job of a matrix that has nothing to do has not failed.
    let empty = try (1...9).map {
      try lume.run("verify", "s/a sound.session", "--shard", "\($0)/9")
    }
    #expect(empty.allSatisfy { $0.status == 0 })
    #expect(empty.filter { $0.output.hasPrefix("nothing to verify (") }.count == 8)
  }

  @Test func threadsChangeNothingThatIsSaid() throws {
    for number in 0..<9 {
      let text = try #require(
        folder.text(number % 3 == 0 ? "s/b wrong.session" : "s/a sound.session"))
      try folder.write(text, to: "s/e\(number).session")
    }
    func outcome(_ flags: String...) throws -> [String] {
      let result = try lume.start(["verify", "s", "--json"] + flags).finish()
      return lines(result.output) + ["\(result.status)"]
    }
    let one = try outcome()
    #expect(one.count == 16)
    for jobs in ["2", "3", "auto"] { #expect(try outcome("-j", jobs) == one) }
    let first = try outcome("--fail-fast")
    #expect(first.count == 5)
    #expect(try outcome("--fail-fast", "-j", "3") == first)
  }

  @Test func aWorldThatIsAnotherChangesNothing() throws {
    let usual = try lume.run("verify", "s", "--json", "--all")
    for (name, value) in [
      ("TZ", "Asia/Kathmandu"), ("LC_ALL", "C"), ("LC_ALL", "tr_TR.UTF-8"), ("TERM", "dumb"),
      ("COLUMNS", "20"), ("SWIFT_DETERMINISTIC_HASHING", "1"), ("NO_COLOR", "1"),
    ] {
      var other = lume
      other.environment = [name: value]
      #expect(try other.run("verify", "s", "--json", "--all", "-j", "2") == usual, "\(name)")
    }
  }

  @Test func allDifferencesOfAFileAreTold() throws {
    let first = try lume.run("verify", "s/b wrong.session")
    #expect(first.output.contains("\n  1 more difference in this file: --all tells them\n"))
    #expect(
      first.output.contains("\n  to accept only some of it: lume update --turn N, or --ask\n"))
    #expect(!first.output.contains("end 1 turns"))
    let all = try lume.run("verify", "--all", "s/b wrong.session")
    #expect(all.status == 1)
    #expect(lines(all.output).filter { $0.hasPrefix("FAIL ") }.count == 2)
    #expect(all.output.contains("      - end 1 turns, exit 1\n      + end 1 turns, exit 0\n"))
  }

  @Test func programsReadAnObjectALine() throws {
    let result = try lume.run("verify", "s", "--json")
    #expect(result.status == 2 && result.complaints == "")
    let events = try lines(result.output).map { try JSON(parsing: $0) }
    #expect(events.count == 6)
    #expect(events.first == ["schema": 1, "event": "begin", "sessions": 4])
    #expect(
      events[1...4].map { $0["result"]?.stringValue } == [
        "passed", "failed", "not-checked", "unusable",
      ])
    #expect(events[2]["differences"]?[0]?["kind"] == "output-differs")
    #expect(events[2]["untold"] == 1)
    #expect(events[4]["line"] == 1)
    #expect(
      events.last == [
        "event": "end", "passed": 1, "failed": 1, "incomplete": 0, "not_checked": 1, "unusable": 1,
        "not_run": 0, "exit": 2,
      ])
    let timed = try lume.run("verify", "s", "--json", "--timings")
    #expect(try JSON(parsing: lines(timed.output)[1])["milliseconds"]?.intValue ?? -1 >= 0)
    let list = try lume.run("verify", "s/a sound.session", "--list", "--json")
    #expect(try JSON(parsing: list.output)["tags"] == ["quick"])
    #expect(try JSON(parsing: list.output)["schema"] == 1)
  }

  @Test func peopleAreToldOfAThousandDifferences() throws {
    let turns = String(repeating: "> /goals\n| wrong\n", count: 1001)
    try folder.write("lume-session 1\n\n\(turns)", to: "many.session")
    let result = try lume.run("verify", "--all", "many.session")
    #expect(lines(result.output).count { $0.hasPrefix("FAIL ") } == 1000)
    #expect(result.output.contains("\n  1 more difference in this file: --all --json tells them\n"))
  }

  @Test func tapNumbersEverySession() throws {
    let result = try lume.run("verify", "s", "--tap")
    #expect(result.status == 2)
    let rows = lines(result.output)
    #expect(rows.prefix(3) == ["TAP version 13", "1..4", "ok 1 - s/a sound.session"])
    #expect(
      rows[3...6] == [
        "not ok 2 - s/b wrong.session", "  ---", "  kind: output-differs", "  line: 12",
      ] || rows[3] == "not ok 2 - s/b wrong.session")
    #expect(rows.contains("  report: |"))
    let skipped = "ok 3 - s/c cut.session # SKIP not checked: the recording was cut"
    #expect(rows.contains { $0.hasPrefix(skipped) })
    #expect(rows.contains("not ok 4 - s/d bad.session"))
    #expect(
      rows.contains("    FAIL s/b wrong.session  turn 1  > /goal new \"Run far\" --target 5 km"))
    let strict = try lume.run("verify", "s", "--tap", "--strict", "--fail-fast")
    #expect(strict.status == 1 && lines(strict.output).contains("Bail out! --fail-fast"))
  }

  @Test func githubIsToldFileAndLine() throws {
    let rows = lines(try lume.run("verify", "./s", "--github").output)
    let commands = rows.filter { $0.hasPrefix("::") }
    #expect(commands.count == 3)
    #expect(
      commands[0].hasPrefix("::error file=s/b wrong.session,line="), "\(commands[0])")
    #expect(commands[0].contains(",title=lume verify%3A output-differs::FAIL ./s/b wrong.session"))
    #expect(commands[0].contains("%0A      - | Goal 1 saved: Run fast"))
    #expect(
      commands[1].hasPrefix("::warning file=s/c cut.session,title=lume verify%3A not checked"))
    #expect(commands[2].hasPrefix("::error file=s/d bad.session,line=1,"))
  }

  @Test func junitIsAFileOfItsOwn() throws {
    try folder.write(
      try #require(folder.text("s/b wrong.session")).replacing("Run far", with: "<A&B> \"C\""),
      to: "s/b wrong.session")
    let result = try lume.run("verify", "s", "--junit", "report.xml")
    #expect(result.status == 2 && result.output.contains("FAIL s/b wrong.session"))
    let xml = try #require(folder.text("report.xml"))
    #expect(xml.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name="))
    let numbers = "tests=\"4\" failures=\"1\" errors=\"1\""
    #expect(xml.contains("<testsuites name=\"lume verify\" \(numbers) time=\""))
    #expect(xml.contains("<testsuite name=\"sessions\" \(numbers) skipped=\"1\" time=\""))
    #expect(
      xml.contains(
        "<testcase classname=\"s\" name=\"a sound.session\" file=\"s/a sound.session\" time="))
    #expect(xml.contains("      <skipped message=\"not checked: the recording was cut"))
    #expect(xml.contains("&lt;A&amp;B&gt; &quot;C&quot;"))
    let failure = "<failure type=\"output-differs\""
    let message = try #require(xml.split(separator: "\n").first { $0.contains(failure) })
    #expect(message.contains(" message=\"line "))
    #expect(message.contains(": output: expected | Goal 1 saved: Run fast (0"))
    #expect(message.contains(", got "))
    #expect(xml.hasSuffix("  </testsuite>\n</testsuites>\n"))
    #expect(try lume.run("verify", "s", "--junit", "absent/report.xml").status == 2)
  }

  @Test func aReportOfAnEarlierRunIsNotLeftWhereNothingIsVerified() throws {
    try folder.write("<testsuites tests=\"9\"/>", to: "report.xml")
    let flags = ["verify", "s/a sound.session", "--tag", "nothing", "--junit", "report.xml"]
    #expect(try lume.start(flags).finish().status == 4)
    #expect(
      try #require(folder.text("report.xml")).contains(
        "<testsuites name=\"lume verify\" tests=\"0\""))
  }

  @Test func whatIsNoReportIsLeftAsItIs() throws {
    try folder.write("# Notes\n", to: "notes.md")
    let result = try lume.run("verify", "s", "--junit", "notes.md", "--rerun-failed")
    #expect(
      result.status == 2
        && result.complaints.hasPrefix("lume verify: notes.md is no JUnit report: "), "\(result)")
    #expect(folder.text("notes.md") == "# Notes\n")
  }

  @Test func theSlowestAreTold() throws {
    let rows = lines(try lume.run("verify", "s", "--timings").output)
    #expect(rows.contains { $0.hasSuffix(" ms  s/a sound.session  1 turn") })
  }

  @Test func whatIsThereIsListed() throws {
    let list = try lume.run("verify", "s", "--list")
    #expect(list.status == 2)
    #expect(lines(list.output).count == 3)
    #expect(list.output.contains("s/a sound.session  shell     1 turn   "))
    #expect(
      list.complaints.hasPrefix(
        "lume verify: s/d bad.session: line 1, column 1: This is not a session file."))
  }

  @Test func colourIsForThoseWhoWantIt() throws {
    let red = "\u{1B}[31m"
    #expect(!(try lume.run("verify", "s").output.contains("\u{1B}")))
    #expect(try lume.run("verify", "s", "--color", "always").output.contains(red))
    #expect(!(try lume.run("verify", "s", "--color=never").output.contains(red)))
  }

  @Test func howTextWasCutChangesNothing() throws {
    for layer in ["wire", "shell"] {
      let recorded = try lume.run(
        "record", "--layer", layer, "\(layer).session", "-c",
        "/chat general_wellness", "-c", "Hello there", "-c", "What should I eat?", "-c",
        "/chat list")
      #expect(recorded.status == 0, "\(recorded.complaints)")
      let result = try lume.run("verify", "--perturb", "20", "\(layer).session")
      #expect(result.status == 0 && result.complaints == "", "\(result.output)")
    }
  }

  @Test func watchingVerifiesAgainAfterAChange() throws {
    let process = try lume.start(["verify", "--watch", "s/b wrong.session"])
    while try !process.line().hasPrefix("1 failed (") {}
    #expect(try process.line() == "Waiting for a change; Ctrl-C leaves.")
    let text = try #require(folder.text("s/b wrong.session"))
    try folder.write(
      text.replacing("Run fast", with: "Run far").replacing("exit 1", with: "exit 0"),
      to: "s/b wrong.session")
    while try !process.line().hasPrefix("1 passed (") {}
    process.send(SIGINT)
    #expect(try process.finish().status == 130)
  }
}
