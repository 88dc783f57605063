import Demo
import Foundation
import Session
import Testing

/// Files that other programs have written.
@Suite struct ImportedFilesTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/Imported"

  private static func records(_ name: String) throws -> [Substring] {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
    let draft = try SessionDraft(importing: Array(data), name: name)
    _ = try SessionFile(parsing: Array(draft.text.utf8))
    return draft.text.split(separator: "\n").filter { $0.first != "#" }
  }

  /// A terminal draws an answer over and over, with the prompt below it.
  @Test func aShellRecordedByAsciinema() throws {
    let records = try ImportedFilesTests.records("asciinema-2.2.cast")
    #expect(
      records.filter { $0.hasPrefix(">") } == [
        "> /goal new \"Run 5 km\" --target 5 km", "> /goal show", "> How should I sleep better?",
        "> tell me more about sleep", "> /quit",
      ])
    #expect(records.contains("clock    2026-11-23T17:34:21Z"))
    let printed = records.filter { $0.hasPrefix("|") }
    #expect(printed.first == "| Goal 1 saved: Run 5 km (0 of 5 km, due 2026-12-23).")
    #expect(
      printed.contains(
        "| Begin with the morning, because it's the end you control. Pick a wake-up time"))
    #expect(printed.suffix(2) == ["| target for lights out. If", "| (interrupted)"])
    #expect(!records.contains { $0.contains("me@host") })
    #expect(records.contains("@ wait 2s"))
    let interrupt = try #require(records.firstIndex(of: "@ +856 interrupt"))
    #expect(records[interrupt - 1] == "> tell me more about sleep")
  }

  @Test func aBrowsersSocketHasItsTimes() throws {
    let records = try ImportedFilesTests.records("browser.har")
    #expect(records.contains("<- w1 +4 101"))
    let times = records.filter { $0.hasPrefix("<- w1 ") }.compactMap {
      $0.split(separator: " ").first { $0.hasPrefix("+") }.flatMap { Int($0) }
    }
    #expect(times.count > 50)
    #expect(times.reduce(0, +) == 2216)
    #expect(times.max() ?? 0 < 100)
  }

  @Test(arguments: ["asciinema-2.2.cast", "browser.har"])
  func aDraftIsInItsCanonicalForm(_ name: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(ImportedFilesTests.folder)/\(name)"))
    let draft = Array(try SessionDraft(importing: Array(data), name: name).text.utf8)
    #expect(try SessionFile(parsing: draft).formatted() == draft)
  }

  @Test func noHeaderOfABrowserIsKept() throws {
    let records = try ImportedFilesTests.records("browser.har")
    let headers = records.filter { $0.hasPrefix("   ") && $0.contains(": ") && !$0.contains("{") }
      .filter { !$0.contains("\"") }
    #expect(Set(headers) == ["   content-type: application/json"])
  }
}
