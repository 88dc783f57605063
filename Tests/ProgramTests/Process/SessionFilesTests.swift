import Libc
import Store
import TestSupport
import Testing

/// Which files the verbs take, and what they say of one that they can't use.
@Suite struct SessionFilesTests {
  private let lume: Lume
  private var folder: TemporaryFolder { lume.folder }

  init() throws {
    lume = try Lume()
    folder.makeFolder("s")
    try folder.write(
      "lume-session 1\n> /goals\n|~ No goals*\nend 1 turns, exit 0\n", to: "s/a sound.session")
    try folder.write(
      "lume-session 1\n> /goals\n|~ No goals*\nend 1 turns, exit 1\n", to: "s/b wrong.session")
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  @Test func whatIsNoFileIsLeftOutWithANote() throws {
    folder.makeFolder("odd")
    folder.makeFolder("odd/.hidden")
    try folder.write(try #require(folder.text("s/a sound.session")), to: "odd/a.session")
    try folder.write("x", to: "odd/.b.session")
    mkfifo(folder("odd/pipe.session"), 0o600)
    symlink(".", folder("odd/loop"))
    symlink("absent", folder("odd/dead.session"))
    let result = try lume.run("verify", "odd", "/dev/null", "odd/a.session")
    #expect(result.status == 0 && result.output.hasPrefix("1 passed ("))
    #expect(
      lines(result.complaints) == [
        "note: odd/.b.session is a hidden file and was left out.",
        "note: odd/.hidden is a hidden folder and was left out.",
        "note: odd/dead.session is a link that leads nowhere.",
        "note: odd/loop leads back to a folder that it is in, and was left out.",
        "note: odd/pipe.session is a pipe and was left out.",
        "note: /dev/null is a device and was left out.",
      ])
    // A pipe that the caller has opened is read.
    let piped = try lume.run(
      "verify", "/dev/stdin", input: try #require(folder.text("s/a sound.session")))
    #expect(piped.status == 0)
  }

  @Test func withoutTheFolderThoseThatAreHereAreMeant() throws {
    try folder.write(try #require(folder.text("s/a sound.session")), to: "mine.session")
    let result = try lume.run("verify")
    #expect(result.status == 0 && result.output.hasPrefix("1 passed ("))
  }

  @Test(arguments: ["verify", "update"]) func anEmptyFileIsNone(_ verb: String) throws {
    try folder.write("", to: "empty.session")
    let result = try lume.run(verb, "empty.session")
    #expect(result.status == 2)
    #expect(
      (result.output + result.complaints).contains(
        "empty.session: line 1, column 1: The file is empty. Its first line has to be"))
  }

  @Test(arguments: [
    ("args     --bogus", "line 3: args in the header: lume has no flag --bogus: "),
    ("args     verify", "line 3: args in the header takes flags of the shell"),
    ("set      sync never", "line 3: set sync in the header takes auto or manual, not \"never\""),
    ("fault    gremlins", "line 3: fault 'gremlins' should be latency=200ms"),
    ("state    absent.sql", "line 3: the session starts from absent.sql"),
    ("clock    99999-01-01T00:00:00Z", "line 3, column 10: The header clock wants a time such as"),
  ])
  func aHeaderThatCannotBeUsedIsToldByItsLine(_ header: String, _ sentence: String) throws {
    try folder.write("lume-session 1\ntitle    A\n\(header)\n\n> /goals\n", to: "h.session")
    let result = try lume.run("verify", "h.session")
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("FAIL h.session: \(sentence)"), "\(result.output)")
    let annotated = try lume.run("verify", "--github", "h.session")
    #expect(annotated.output.contains("::error file=h.session,line=3,title="))
  }

  @Test func aNameThatWouldForgeAReportIsLeftOut() throws {
    folder.makeFolder("odd")
    let sound = try #require(folder.text("s/a sound.session"))
    for name in ["a\n::error::x.session", "b\u{1B}[2J.session", "c\u{202E}.session"] {
      try folder.write(sound, to: "odd/\(name)")
    }
    try folder.write(sound, to: "odd/ünï.session")
    let result = try lume.run("verify", "--tap", "odd")
    #expect(lines(result.output).prefix(3) == ["TAP version 13", "1..1", "ok 1 - odd/ünï.session"])
    #expect(
      lines(result.complaints) == [
        "note: odd/a?::error::x.session has control characters in its name and was left out.",
        "note: odd/b?[2J.session has control characters in its name and was left out.",
        "note: odd/c?.session has control characters in its name and was left out.",
      ])
  }

  @Test func exportWritesNoDeviceAnew() throws {
    mkfifo(folder("pipe.svg"), 0o600)
    let result = try lume.run("export", "s/a sound.session", "-o", "pipe.svg")
    #expect(result.status == 2 && result.complaints.hasPrefix("lume: pipe.svg cannot be written"))
    #expect(FileKind(of: folder("pipe.svg")) == .other("a pipe"))
    for verb in ["export", "import"] {
      let result = try lume.run(verb, "/dev/zero")
      #expect(result.status != 0 && result.complaints.contains("it is a device and no file"))
    }
  }

  @Test func updateWritesWhereALinkLeads() throws {
    symlink("s/b wrong.session", folder("link.session"))
    #expect(try lume.run("update", "link.session").status == 0)
    #expect(isLink(folder("link.session")))
    #expect(try lume.run("verify", "s/b wrong.session").status == 0)
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
