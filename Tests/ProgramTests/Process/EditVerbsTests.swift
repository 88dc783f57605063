import JSON
import Store
import TestSupport
import Testing

/// `lume fmt`, `lume lint` and `lume import`, by what they write and end with.
@Suite struct EditVerbsTests {
  private let lume: Lume
  private var folder: TemporaryFolder { lume.folder }

  init() throws {
    lume = try Lume()
  }

  @Test func fmtWritesTheCanonicalForm() throws {
    try folder.write("lume-session 1\ntitle A\n\n> /quit\n", to: "a.session")
    let check = try lume.run("fmt", "--check", "a.session")
    #expect(check.status == 1)
    #expect(
      check.output
        == "a.session: would be formatted\n    2 - title A\n    2 + title    A\n")
    #expect(folder.text("a.session") == "lume-session 1\ntitle A\n\n> /quit\n")
    let written = try lume.run("fmt", "a.session")
    #expect(written.status == 0 && written.output == "a.session: formatted\n")
    #expect(folder.text("a.session") == "lume-session 1\ntitle    A\n\n> /quit\n")
    #expect(
      try lume.run("fmt", "--check", "a.session")
        == Lume.Result(status: 0, output: "", complaints: ""))
  }

  @Test(arguments: ["fmt", "lint"]) func whatIsNoneHasItsCode(_ verb: String) throws {
    try folder.write("hello\n", to: "bad.session")
    let bad = try lume.run(verb, "bad.session")
    #expect(bad.status == 2)
    #expect(bad.complaints.hasPrefix("lume \(verb): bad.session: line 1, column 1: "))
    #expect(try lume.run(verb, "absent.session").status == 2)
    folder.makeFolder("empty")
    let none = try lume.run(verb, "empty")
    #expect(
      none.status == 4 && none.complaints == "lume \(verb): no session file was found in empty.\n")
  }

  @Test func lintTellsProgramsToo() throws {
    try folder.write("lume-session 1\n\n> /goals\n|~ *\n", to: "a.session")
    try folder.write("hello\n", to: "b.session")
    let json = try lume.run("lint", "--json", ".")
    #expect(json.status == 2)
    let all = try json.output.split(separator: "\n").map { try JSON(parsing: String($0)) }
    #expect(all.first == ["schema": 1, "event": "begin", "sessions": 2])
    let events = all.dropFirst().map { $0 }
    #expect(events.map { $0["event"] } == ["finding", "unusable", "end"])
    #expect(events[0]["file"] == "./a.session" && events[0]["line"] == 4)
    #expect(events[0]["rule"] == "pattern")
    #expect(events[0]["sentence"]?.stringValue?.hasPrefix("this pattern fits every line") ?? false)
    #expect(events[1]["line"] == 1)
    #expect(events[2] == ["event": "end", "sessions": 2, "exit": 2])
    let github = try lume.run("lint", "--github", ".")
    let rows = github.output.split(separator: "\n")
    #expect(rows[0].hasPrefix("./a.session:4: this pattern fits every"))
    #expect(rows[1].hasPrefix("::error file=a.session,line=4,title=lume lint%3A pattern::this"))
    #expect(rows[2].hasPrefix("::error file=b.session,line=1,title=lume lint%3A unusable::line 1"))
    #expect(try lume.run("lint", "--json", "--github", ".").status == 2)
  }

  @Test(arguments: ["lint", "fmt", "import"])
  func whatTakesTooLongIsTold(_ verb: String) throws {
    let text =
      verb == "import"
      ? String(repeating: "$ /goals\nNo goals.\n", count: 5_000)
      : "lume-session 1\n\n" + String(repeating: "> /quit\n| Bye.\n", count: 5_000)
    try folder.write(text, to: "long")
    let result = try lume.run(verb, "--timeout", "1ms", "long")
    #expect(result.status == 1 && result.output == "", "\(result)")
    #expect(
      result.complaints.hasSuffix(
        "it takes more than 1 ms of processor time; --timeout gives it longer.\n"))
    #expect(folder.text("long") == text)
  }

  @Test func lintTellsLineAndRule() throws {
    try folder.write(
      "lume-session 1\nsed 7\n\n> /goals\n|~ *\n!~ never\n> /quit\n|...\n> /goals\n",
      to: "a.session")
    let result = try lume.run("lint", "a.session")
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(
      lines.contains { $0.hasPrefix("a.session:2: the header sed") && $0.hasSuffix(" (header)") })
    #expect(lines.contains { $0.hasPrefix("a.session:5: this pattern fits every") })
    #expect(lines.contains("a.session:6: this pattern fits nothing that is printed here (unused)"))
    #expect(lines.contains { $0.hasPrefix("a.session:9: this and what follows is never reached") })
    let read = try lume.run("lint", "--no-run", "a.session")
    #expect(read.status == 1 && !read.output.contains("(unreachable)"))
    try folder.write("lume-session 1\n\n> /quit\n|...\n", to: "b.session")
    #expect(
      try lume.run("lint", "--timeout", "5s", "b.session")
        == Lume.Result(status: 0, output: "", complaints: ""))
  }

  /// Where a completion leads is known when it is drawn.
  @Test func lintTypesWhatADemoTypes() throws {
    let records = "> /goal new \"Walk\"\n|...\n@ type \"/goal sh\" tab\n> /goal show\n|...\n!...\n"
    try folder.write(
      "lume-session 1\n\n@ type \"/goal n\" tab \"\\\"Walk\\\"\"\n"
        + records.replacing("!...\n", with: ""), to: "a.session")
    let result = try lume.run("lint", "a.session")
    #expect(
      result.output
        == "a.session:6: what is typed ends in \"/goal show \", and the input in line 7 is \"/goal show\" (typing)\n"
    )
  }

  /// What the page lets its readers write does what it says.
  @Test func thePageForBeginnersIsTrue() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let page = String(
      decoding: try #require(
        try Files.read(root + "/Sources/Program/lume.docc/Writing-a-session.md")), as: UTF8.self)
    let blocks = page.split(separator: "```").filter { $0.hasPrefix("session\n") }
    #expect(blocks.count == 2)
    for block in blocks {
      try folder.write(String(block.dropFirst("session\n".count)), to: "page.session")
      let updated = try lume.run("update", "page.session")
      #expect(updated.status == 0, "\(updated.output)\(updated.complaints)")
      #expect(folder.text("page.session")?.hasSuffix("end 4 turns, exit 0\n") ?? false)
      #expect(try lume.run("verify", "--strict", "page.session").status == 0)
      #expect(try lume.run("lint", "page.session").output == "")
      #expect(try lume.run("fmt", "--check", "page.session").status == 0)
    }
  }

  @Test func aDraftIsMadeOfATranscript() throws {
    try folder.write("lume ▸ /goals\nNo goals.\n", to: "talk.txt")
    let shown = try lume.run("import", "talk.txt")
    #expect(shown.status == 0 && shown.output.hasSuffix("\n> /goals\n| No goals.\n"))
    #expect(try lume.run("import", "-", input: "$ a\nb\n").output.hasSuffix("\n> a\n| b\n"))
    let named = try lume.run("import", "talk.txt", "--prompt", "No ")
    #expect(named.output.hasSuffix("> goals.\n"))
    let made = try lume.run("import", "talk.txt", "-o", "talk.session")
    #expect(
      made
        == Lume.Result(
          status: 0, output: "",
          complaints: "talk.session is a draft made of transcript: see its comments.\n"))
    #expect(folder.text("talk.session") == shown.output)
    #expect(try lume.run("update", "talk.session").status == 0)
    #expect(try lume.run("verify", "talk.session").status == 0)
    #expect(try lume.run("import", "talk.txt", "-o", "talk.session").status == 2)
    #expect(try lume.run("import", "absent").status == 2)
    try folder.write("{}", to: "odd.json")
    let odd = try lume.run("import", "odd.json")
    #expect(
      odd.status == 2
        && odd.complaints
          == "lume: odd.json: this JSON is neither an asciicast of version 1, 2 or 3 nor a HAR file\n"
    )
  }

  /// Its advice is what works: nothing is lost by an update, and the first request without an input
  /// is told of.
  @Test func aDraftOfAHARFileSaysWhatItNeeds() throws {
    try folder.write(
      """
      {"log": {"entries": [{"startedDateTime": "2026-03-02T07:30:00Z", "time": 8,
        "request": {"method": "GET", "url": "https://a.example/api/v1/goals?limit=100"},
        "response": {"status": 404, "content": {"text": "no"}}}]}}
      """, to: "a.har")
    #expect(try lume.run("import", "a.har", "-o", "a.session").status == 0)
    let draft = try #require(folder.text("a.session"))
    let advice = "by hand:  GET /api/v1/goals was never asked: write the input that leads to it"
    let verified = try lume.run("verify", "a.session")
    #expect(verified.status == 1 && verified.output.contains(advice), "\(verified)")
    #expect(try lume.run("update", "a.session").status == 1)
    #expect(folder.text("a.session") == draft)
    try folder.write(draft.replacing("\n-> ", with: "\n> /sync\n-> "), to: "a.session")
    #expect(try lume.run("update", "a.session").status == 0)
    #expect(folder.text("a.session")?.contains("\n> /sync\n-> h1 GET /api/v1/goals?") ?? false)
    // What it asks by itself is told as that, and so is what the file has nothing of.
    try folder.write(
      draft.replacing("set      sync manual\n", with: "").replacing("limit=100", with: "limit=5"),
      to: "a.session")
    let began = try lume.run("verify", "a.session", "--all")
    #expect(began.output.contains("likely: lume asks this by itself as it starts"), "\(began)")
    try folder.write(
      draft.replacing("\n-> h1 GET /api/v1/goals", with: "\n> /sync\n-> h1 POST /api/v1/x"),
      to: "a.session")
    let other = try lume.run("verify", "a.session")
    #expect(
      other.output.contains("if it comes before that one:  write GET /api/v1/goals?limit=100 and"),
      "\(other)")
    try folder.write("hello\n", to: "plain.txt")
    let plain = try lume.run("import", "plain.txt", "-o", "plain.session")
    #expect(plain.status == 2 && plain.complaints.contains("--prompt"), "\(plain)")
    #expect(folder.text("plain.session") == nil)
  }

  @Test func importGoesByTheSecretsBesideTheSessions() throws {
    try folder.write("badge  \\bE-\\d{6}\\b\n", to: ".lume-secrets")
    try folder.write("$ mine is E-123456\nE-123456?\n", to: "talk.txt")
    let shown = try lume.run("import", "talk.txt")
    #expect(shown.output.hasSuffix("\n> mine is [secret:badge]\n| [secret:badge]?\n"))
  }
}
