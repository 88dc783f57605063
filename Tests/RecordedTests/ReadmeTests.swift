import Store
import Testing

/// The README begins with a conversation; it has to be the one that the program has.
@Suite struct ReadmeTests {
  private static func text(of name: String) throws -> String {
    String(decoding: try #require(try Files.read(RecordedTests.folder + "/" + name)), as: UTF8.self)
  }

  @Test func beginsWithWhatASessionShows() throws {
    let readme = try ReadmeTests.text(of: "../README.md")
    let session = try ReadmeTests.text(of: "coach-result.session")
    let block = readme.split(separator: "```")[1].split(separator: "\n")
    let shown = block.map { line -> Substring in
      if line.hasPrefix("? ") { return line.dropFirst(2) }
      guard let prompt = line.firstIndex(of: "▸") else { return line }
      return line[prompt...].dropFirst(2)
    }
    let known = session.split(separator: "\n").filter { $0.hasPrefix("> ") || $0.hasPrefix("| ") }
      .map { $0.dropFirst(2) }
    let said = known.joined(separator: " ")
    for line in shown {
      #expect(said.contains(line), "not in the session: \(line)")
    }
  }
}
