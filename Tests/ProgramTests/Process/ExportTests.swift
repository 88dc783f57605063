import TestSupport
import Testing

/// `lume export` and `lume play` from outside: files, streams, exit codes.
@Suite struct ExportTests {
  private static let session = """
    lume-session 1
    title Two turns

    > /goal new "Walk"
    | Goal 1 saved: Walk (0 of 1 completion, due 2026-01-31).
    > /goals
    |...
    end 2 turns, exit 0

    """

  private static func lume() throws -> (Lume, String) {
    let lume = try Lume()
    try lume.folder.write(session, to: "a.session")
    return (lume, lume.folder("a.session"))
  }

  @Test func theNameSaysWhatIsWritten() throws {
    let (lume, file) = try ExportTests.lume()
    for (name, start) in [
      ("a.svg", "<svg "), ("a.cast", "{\"version\": 2"), ("a.md", "# Two turns"),
      ("a.txt", "lume ▸ /goal new"),
    ] {
      let result = try lume.run("export", file, "-o", lume.folder(name))
      #expect(result == Lume.Result(status: 0, output: "", complaints: ""))
      let written = try #require(lume.folder.text(name))
      #expect(written.hasPrefix(start), "\(written.prefix(40))")
      let format = ["a.svg": "svg", "a.cast": "cast2", "a.md": "md", "a.txt": "txt"][name] ?? ""
      #expect(try lume.run("export", file, "--format", format).output == written)
    }
    #expect(try lume.run("export", file, "--format", "cast3").output.hasPrefix("{\"version\": 3"))
    // Only read.
    #expect(lume.folder.text("a.session") == ExportTests.session)
    #expect(lume.folder.read("home/lume.sqlite") == nil)
  }

  /// Terminal, locale, zone and colours of whoever runs it are nothing to a picture.
  @Test func isTheSameForEverybody() throws {
    var (lume, file) = try ExportTests.lume()
    let usual = try lume.run("export", file, "--format", "cast3").output
    for variables in [
      ["TERM": "dumb"], ["TERM": "xterm-kitty"], ["LC_ALL": "C"], ["LC_ALL": "C.UTF-8"],
      ["NO_COLOR": "1"], ["TZ": "Asia/Tokyo"], ["COLUMNS": "20", "LINES": "5"],
      ["LUME_COLOR": "never", "LUME_PACE": "1s"], ["TERMINFO": "/none", "HOME": "/none"],
    ] {
      lume.environment = variables
      #expect(try lume.run("export", file, "--format", "cast3").output == usual, "\(variables)")
    }
  }

  @Test func aStillIsTheEndOfATurn() throws {
    let (lume, file) = try ExportTests.lume()
    let text = try lume.run("export", file, "--format", "txt", "--at", "1").output
    #expect(
      text == """
        lume ▸ /goal new "Walk"
        Goal 1 saved: Walk (0 of 1 completion, due 2026-01-31).

        Walk ● ▸

        """)
    let still = try lume.run("export", file, "--at", "2").output
    #expect(still.hasPrefix("<svg") && !still.contains("@keyframes"))
  }

  @Test func whatAProgramShowsIsDrawn() throws {
    let (lume, file) = try ExportTests.lume()
    let shown = "\u{1b}[1mbold\u{1b}[0m and plain\nbelow\n"
    let text = try lume.run("export", "-", "--format", "txt", input: shown).output
    #expect(text == "bold and plain\nbelow\n")
    let picture = try lume.run("export", "-", "--title", "Two rows", input: shown).output
    #expect(picture.contains("class=\"b\"") && picture.contains("Two rows"))
    #expect(!picture.contains("@keyframes"))
    let screen = try lume.run("export", file, "--format", "txt", "--at", "end").output
    #expect(screen.hasSuffix("\nWalk ● ▸\n"))
  }

  @Test func whatCannotBeShownIsSaid() throws {
    let (lume, file) = try ExportTests.lume()
    func complaint(_ words: [String], _ status: Int32) throws -> String {
      let result = try lume.start(words).finish()
      #expect(result.status == status && result.output == "", "\(words)")
      return result.complaints
    }
    #expect(
      try complaint(["export", lume.folder("no.session")], 2)
        == "lume: there is no file \(lume.folder("no.session"))\n")
    #expect(
      try complaint(["export", file, "--at", "3"], 2)
        == "lume: \(file) has 2 turns: --at takes 1 to 2, not 3\n")
    #expect(
      try complaint(["export", file, "-o", lume.folder("no/a.svg")], 2).hasSuffix(
        "cannot be written: name a file in a folder that exists and is yours.\n"))
    #expect(
      try complaint(["play", file], 2)
        == "lume: lume play needs a terminal; lume export \(file) writes a file instead\n")
    let bad = ExportTests.session.replacing("> /goals", with: "x")
    try lume.folder.write(bad, to: "bad.session")
    #expect(try complaint(["export", lume.folder("bad.session")], 2).contains("bad.session: "))
    let odd = ExportTests.session.replacing("Goal 1", with: "Goal 7")
    try lume.folder.write(odd, to: "odd.session")
    let difference = try complaint(["export", lume.folder("odd.session")], 1)
    #expect(difference.contains("Goal 7") && difference.contains("does not replay"))
    let typed = ExportTests.session.replacing("> /goals", with: "@ type \"/gaols\"\n> /goals")
    try lume.folder.write(typed, to: "typo.session")
    #expect(
      try complaint(["export", lume.folder("typo.session")], 2).hasSuffix(
        "@ type leaves \"/gaols\" at the prompt, and the input behind it is \"/goals\"\n"))
  }

  /// What isn't a session never takes the place of one.
  @Test(arguments: [
    ["export", "a.session", "--format", "txt", "-o", "./a.session"],
    ["verify", "a.session", "--junit", "a.session"],
    ["check", "a.session", "--backend", "http://127.0.0.1:1", "--junit", "a.session"],
  ])
  func noSessionIsWrittenOver(_ arguments: [String]) throws {
    let lume = try Lume()
    let text = "lume-session 1\n\n> /goals\n|~ *\n"
    try lume.folder.write(text, to: "a.session")
    let result = try lume.start(arguments).finish(within: .seconds(30))
    #expect(result.status == 2, "\(result)")
    #expect(
      result.complaints.contains("a.session is a session, which would be lost: name another file"))
    #expect(lume.folder.text("a.session") == text)
  }

  @Test func whatAScreenHasIsSweptToo() throws {
    let shown = try Lume().run(
      "export", "-", "--format", "txt", input: "my password is hunter22\n")
    #expect(shown.output.contains("my password is [secret:password]"))
  }
}
