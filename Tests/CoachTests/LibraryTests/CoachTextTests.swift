import Foundation
import Testing

@testable import Coach

@Suite struct CoachTextTests {
  /// Where the texts of the coach are.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/CoachData")

  @Test(arguments: [
    ("a\nb", "a\nb"),
    ("said: one |\n  two\n- An answer.\n", "said: one | two\n- An answer."),
    ("said: one/\n  two/\n  three\n", "said: one/two/three"),
    ("# What it is.\n#\n\n== a\n# Not read.\nb\n", "== a\nb"),
    ("a\n\n\nb\n", "a\n\n\nb"),
    ("  a\n", "a"),
    ("é —\n  ö\n", "é — ö"),
    ("", ""), ("#", ""), ("\n", ""), ("/\n  a", "/a"),
  ])
  func anEntryIsOneLine(file: String, entries: String) {
    #expect(file.withBytes { CoachText.unfolded($0, upTo: nil) } == entries)
  }

  @Test func aFileCanBeReadUpToALine() {
    let head = "domain: a\nwords: b |\n  c\n== d\n- E\n".withBytes {
      CoachText.unfolded($0, upTo: "== ")
    }
    #expect(head == "domain: a\nwords: b | c")
  }

  /// What stands in a file but not in the program is never said.
  @Test func everyFileIsInTheProgram() throws {
    let paths = try #require(
      FileManager.default.subpaths(atPath: Self.folder.path)?.filter { $0.hasSuffix(".txt") })
    #expect(paths.count >= 30)
    for path in paths {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
      let entries = text.withBytes { CoachText.unfolded($0, upTo: nil) }
      let isThere = CoachText.load(String(path.dropLast(4))) == entries
      #expect(isThere, "\(path): build again, and name it in Sources/CoachData/texts.c if it's new")
    }
  }

  @Test func linesFitAScreen() throws {
    let paths = FileManager.default.subpaths(atPath: Self.folder.path) ?? []
    // Nobody reads the indexes, which have a line for all that have a feature or a word.
    let indexes: Set = ["examples/postings.txt", "phrases.txt"]
    for path in paths where path.hasSuffix(".txt") && !indexes.contains(path) {
      for (number, line) in try Self.lines(of: path).enumerated() where line.count >= 120 {
        Issue.record("Sources/CoachData/\(path):\(number + 1): \(line.count) characters, of 119")
      }
    }
  }

  static func lines(of path: String) throws -> [Substring] {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Where a line of the library stands, for somebody who mends it; a text that isn't there has the
  /// place of its file.
  ///
  /// - Parameter start: what the line begins with.
  static func place(of start: some StringProtocol, in domain: DomainID) -> String {
    let path = "library/\(domain.rawValue).txt"
    let lines = (try? lines(of: path)) ?? []
    // A long one goes on in the next.
    let start = start.prefix(60)
    let number = lines.firstIndex { $0.contains(start) }.map { ":\($0 + 1)" } ?? ""
    return "Sources/CoachData/\(path)\(number)"
  }
}
