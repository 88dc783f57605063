import Libc
import TestSupport
import Testing

@testable import Store

@Suite struct HistoryFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder("history")
  }

  @Test func hasNoEntriesWithoutAFile() throws {
    #expect(try HistoryFile(path: path).entries() == [])
    #expect(!Files.exists(path))
  }

  @Test(arguments: [
    "hello", "two\nlines", "\n", "a\\nb", "C:\\new\\", "\\", "\\\n\\\\n", "tab\tand 学 é e\u{301}",
    "\"\"\"", "ends with\n", "\r\n", "ends with\r", "\r",
  ])
  func givesBackAnEntryAsItWasTyped(_ entry: String) throws {
    let history = HistoryFile(path: path)
    try history.append(entry)
    try history.append("behind it")
    let entries = try history.entries()
    #expect(entries.map { Array($0.utf8) } == [entry, "behind it"].map { Array($0.utf8) })
  }

  @Test func forgetsWhatItIsToldTo() throws {
    let history = HistoryFile(path: path)
    try history.clear()
    #expect(!Files.exists(path))
    try history.append("hello")
    try history.clear()
    #expect(try history.entries() == [] && permissions(of: path) == 0o600)
    try history.append("again")
    #expect(try history.entries() == ["again"])
  }

  @Test func onlyTheUserMayReadIt() throws {
    try HistoryFile(path: path).append("hello")
    #expect(permissions(of: path) == 0o600)
  }

  @Test func givesTheLatestEntriesOfALongFile() throws {
    let lines = (1...HistoryFile.limit + 5).map { "\($0)\n" }.joined()
    try Files.replace(path, with: Array(lines.utf8))
    let entries = try HistoryFile(path: path).entries()
    #expect(entries.count == HistoryFile.limit)
    #expect(entries.first == "6" && entries.last == "\(HistoryFile.limit + 5)")
  }

  @Test func breaksMarksWithoutEnd() throws {
    let marks = String(repeating: "\u{301}", count: 31)
    try Files.replace(path, with: Array("a\(marks)\n".utf8))
    #expect(try HistoryFile(path: path).entries().map { $0.unicodeScalars.count } == [33])
  }

  @Test func readsAFileWhoseLastLineIsCut() throws {
    try Files.replace(path, with: Array("one\ntwo\\".utf8))
    #expect(try HistoryFile(path: path).entries() == ["one", "two"])
  }

  @Test func keepsNoEntryTwiceInARow() throws {
    let history = HistoryFile(path: path)
    for entry in ["a", "a", "ba", "a", "a\nb", "a\nb", "b", "", "", "b"] {
      try history.append(entry)
    }
    #expect(try contents() == "a\nba\na\na\\nb\nb\n\nb\n")
  }

  @Test func keepsNoMoreThanTheLatestEntries() throws {
    let lines = (1...HistoryFile.limit + 5).map { "entry \($0)\n" }.joined()
    try Files.replace(path, with: Array(lines.utf8))
    try HistoryFile(path: path).append("newest")
    let kept = try contents().split(separator: "\n")
    #expect(kept.count == HistoryFile.limit)
    #expect(kept.first == "entry 7" && kept.last == "newest")
    #expect(permissions(of: path) == 0o600)
  }

  @Test func trimsTheFileThatALinkLeadsTo() throws {
    let lines = (1...HistoryFile.limit).map { "entry \($0)\n" }.joined()
    try Files.replace(folder("real"), with: Array(lines.utf8))
    try #require(symlink(folder("real"), path) == 0)
    try HistoryFile(path: path).append("newest")
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(try contents().hasPrefix("entry 2\n"))
  }

  @Test func aLinkToNothingKeepsNothing() throws {
    try #require(symlink("/dev/null", path) == 0)
    try HistoryFile(path: path).append("one")
    try HistoryFile(path: path).clear()
    #expect(try HistoryFile(path: path).entries() == [])
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func beginsALineBehindOneThatIsCut() throws {
    try Files.replace(path, with: Array("one\ntw".utf8))
    try HistoryFile(path: path).append("two")
    #expect(try contents() == "one\ntw\ntwo\n")
  }

  /// Each of two shells waits while the other puts a shorter file in its place.
  @Test func losesNothingWhileItIsTrimmed() throws {
    let count = 40
    let lines = (1...HistoryFile.limit).map { "entry \($0)\n" }.joined()
    try Files.replace(path, with: Array(lines.utf8))
    try write(count)
    let entries = try HistoryFile(path: path).entries()
    #expect(entries.count == HistoryFile.limit && entries.first == "entry \(2 * count + 1)")
    for name in ["left", "right"] {
      #expect(entries.count { $0.hasPrefix(name) } == count)
    }
  }

  private func contents() throws -> String {
    String(decoding: try Files.read(path) ?? [], as: UTF8.self)
  }

  /// Appends so many entries in each of two threads.
  private func write(_ count: Int) throws {
    var threads: [pthread_t] = []
    for name in ["left", "right"] {
      let writer = Writer(history: HistoryFile(path: path), name: name, count: count)
      var thread = pthread_t()
      try #require(
        pthread_create(
          &thread, nil,
          { pointer in
            if let pointer { Unmanaged<Writer>.fromOpaque(pointer).takeRetainedValue().write() }
            return nil
          }, Unmanaged.passRetained(writer).toOpaque()) == 0)
      threads.append(thread)
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  @Test func twoShellsLoseNothing() throws {
    let count = 300
    try write(count)
    let entries = try HistoryFile(path: path).entries()
    for name in ["left", "right"] {
      let own = entries.filter { $0.hasPrefix(name) }
      #expect(own == (0..<count).map { "\(name) \($0)\n" + String(repeating: "x", count: 100) })
    }
    #expect(entries.count == 2 * count)
  }

  @Test func namesAFileThatCannotBeReadOrWritten() throws {
    try Files.replace(folder("file"), with: [])
    let below = HistoryFile(path: folder("file/history"))
    #expect(throws: StoreError(path: folder("file/history"), problem: .other("Not a directory"))) {
      try below.append("hello")
    }
    #expect(throws: StoreError.self) { try below.entries() }
    let atFolder = HistoryFile(path: folder.path)
    #expect(throws: StoreError(path: folder.path, problem: .other("Is a directory"))) {
      try atFolder.append("hello")
    }
    #expect(throws: StoreError(path: folder.path, problem: .other("Is a directory"))) {
      try atFolder.entries()
    }
  }

  /// What one thread appends.
  private final class Writer: Sendable {
    let history: HistoryFile
    let name: String
    let count: Int

    init(history: HistoryFile, name: String, count: Int) {
      (self.history, self.name, self.count) = (history, name, count)
    }

    func write() {
      for number in 0..<count {
        do {
          try history.append("\(name) \(number)\n" + String(repeating: "x", count: 100))
        } catch {
          Issue.record(error)
        }
      }
    }
  }
}
