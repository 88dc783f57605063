import TestSupport
import Testing

/// What somebody's own file beside sessions says of secrets.
@Suite struct OwnSecretsFileTests {
  private let lume: Lume

  init() throws {
    lume = try Lume()
    lume.folder.makeFolder("Sessions")
    lume.folder.makeFolder("Sessions/more")
  }

  private func write(_ text: String) throws {
    _ = try lume.folder.write(text, to: "Sessions/.lume-secrets")
  }

  @Test func lintRecordAndExportGoByIt() throws {
    try write("employee \\bE-\\d{6}\\b\nnot call \\+\\d+\n")
    let text = "call +436641234567, E-123456"
    let path = "Sessions/more/a.session"
    let recorded = try lume.run("record", path, "-c", text)
    try #require(recorded.status == 0, "\(recorded)")
    let session = try #require(lume.folder.text(path))
    #expect(session.contains("\n> call +436641234567, [secret:employee]\n"), "\(session)")
    _ = try lume.folder.write("lume-session 1\n\n> /help \(text)\n", to: path)
    let lint = try lume.run("lint", "--no-run", path)
    #expect(
      lint.output.hasPrefix("\(path):3: column 29 has what .lume-secrets calls employee; put"),
      "\(lint)")
    #expect(lint.output.split(separator: "\n").count == 1, "\(lint.output)")
    _ = try lume.run("update", path)
    let export = try lume.run("export", path, "-o", "a.md")
    #expect(export.status == 0, "\(export)")
    let markdown = try #require(lume.folder.text("a.md"))
    #expect(markdown.contains("[secret:employee") && !markdown.contains("E-123456"))
  }

  /// Also where the session is named from a folder below.
  @Test func holdsFromEachFolderBelow() throws {
    try write("employee \\bE-\\d{6}\\b\n")
    _ = try lume.folder.write("lume-session 1\n\n> /help E-123456\n", to: "Sessions/more/a.session")
    var there = lume
    there.prefix = ["/bin/sh", "-c", "cd Sessions/more && exec \"$@\"", "sh"]
    for path in ["a.session", "./a.session", ".", "../more/a.session"] {
      let lint = try there.run("lint", "--no-run", path)
      #expect(lint.status == 1 && lint.output.contains("calls employee"), "\(path) \(lint)")
    }
  }

  @Test func aLineThatCanNotBeReadEndsIt() throws {
    try write("employee E-(\n")
    _ = try lume.folder.write("lume-session 1\n\n> a\n", to: "Sessions/a.session")
    let results = [
      try lume.run("lint", "Sessions/a.session"),
      try lume.run("export", "Sessions/a.session", "-o", "a.md"),
      try lume.run("record", "Sessions/b.session", "-c", "/goals"),
    ]
    for result in results {
      #expect(result.status == 2, "\(result)")
      #expect(
        result.complaints.contains(
          "Sessions/.lume-secrets, line 1: \"E-(\": missing closing parenthesis"), "\(result)")
    }
  }
}
