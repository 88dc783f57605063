import Libc
import TestSupport
import Testing

@testable import Store

@Suite struct FilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func readsWhatIsThereAndNothingElse() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Files.replace(folder("big"), with: bytes)
    #expect(try Files.read(folder("big")) == bytes)
    #expect(try Files.read(folder("absent")) == nil)
  }

  @Test func aFolderIsNoFile() {
    #expect(throws: StoreError(path: folder.path, problem: .other("Is a directory"))) {
      try Files.read(folder.path)
    }
  }

  /// Each of these would be read without an end, or waited for; the system makes up some as they are
  /// read, without a size.
  @Test func whatMayNeverEndIsNotRead() throws {
    mkfifo(folder("pipe"), 0o600)
    symlink("/dev/zero", folder("zero"))
    try Files.replace(folder("sparse"), with: [])
    truncate(folder("sparse"), 1 << 40)
    for (path, sentence) in [
      (folder("pipe"), "it is a pipe and no file"), (folder("zero"), "it is a device and no file"),
      (folder("sparse"), "it is larger than 64 bytes"),
      ("/proc/self/status", "it is larger than 64 bytes"),
    ] {
      #expect(throws: StoreError(path: path, problem: .other(sentence))) {
        try Files.read(path, largest: 64)
      }
    }
    symlink("/dev/null", folder("null"))
    #expect(try Files.read(folder("null"), largest: 64) == [])
  }

  @Test func replacesAtOnceAndLeavesNothingBeside() throws {
    try Files.replace(folder("file"), with: Array("old and longer".utf8))
    try Files.replace(folder("file"), with: Array("new".utf8))
    #expect(try Files.read(folder("file")) == Array("new".utf8))
    #expect(Files.names(in: folder.path) == ["file"])
  }

  @Test func aReplacedFileIsReadByThoseWhoCouldReadIt() throws {
    try Files.replace(folder("file"), with: [1])
    #expect(permissions(of: folder("file")) == 0o600)
    chmod(folder("file"), 0o644)
    try Files.replace(folder("file"), with: [2])
    #expect(permissions(of: folder("file")) == 0o644)
  }

  @Test func removesOnlyAnEmptyFile() throws {
    try Files.replace(folder("empty"), with: [])
    try Files.replace(folder("full"), with: [1])
    #expect(try Files.removeEmpty(folder("empty")))
    #expect(try !Files.removeEmpty(folder("full")))
    #expect(try !Files.removeEmpty(folder("absent")))
    #expect(Files.names(in: folder.path) == ["full"])
  }

  @Test func whatCannotBeReplacedStays() throws {
    try Files.makeFolder(folder("taken/inner"))
    #expect(throws: StoreError.self) { try Files.replace(folder("taken"), with: [1]) }
    #expect(Files.names(in: folder.path) == ["taken"])
    #expect(throws: StoreError.self) { try Files.replace(folder("absent/file"), with: [1]) }
  }

  @Test func appendsBehindWhatIsThere() throws {
    try Files.append(Array("one\n".utf8), to: folder("log"))
    try Files.append([], to: folder("log"))
    try Files.append(Array("two\n".utf8), to: folder("log"))
    #expect(try Files.read(folder("log")) == Array("one\ntwo\n".utf8))
    #expect(permissions(of: folder("log")) == 0o600)
  }

  @Test func makesAFolderWithThoseAboveIt() throws {
    try Files.makeFolder(folder("a/b/c"))
    try Files.makeFolder(folder("a/b/c"))
    for path in ["a", "a/b", "a/b/c"] {
      #expect(permissions(of: folder(path)) == 0o700, "\(path)")
    }
  }

  @Test func aFolderCannotTakeTheNameOfAFile() throws {
    try Files.replace(folder("file"), with: [])
    #expect(throws: StoreError(path: folder("file"), problem: .other("it is no folder"))) {
      try Files.makeFolder(folder("file"))
    }
    #expect(throws: StoreError.self) { try Files.makeFolder(folder("file/below/it")) }
  }

  @Test func namesAreSortedAndOnlyOfFolders() throws {
    for name in ["b", "a", ".hidden"] { try Files.replace(folder(name), with: []) }
    #expect(Files.names(in: folder.path) == [".hidden", "a", "b"])
    #expect(Files.names(in: folder("a")) == nil)
    #expect(Files.exists(folder("a")) && !Files.exists(folder("c")))
  }

  @Test func anOutputFileIsNewAndTheUsersAlone() throws {
    let file = try OutputFile(creating: folder("out"))
    try file.write(Array("one ".utf8))
    try file.write(Array("two".utf8))
    try file.synchronize()
    file.close()
    #expect(try Files.read(folder("out")) == Array("one two".utf8))
    #expect(permissions(of: folder("out")) == 0o600)
    #expect(throws: StoreError(path: folder("out"), problem: .other("File exists"))) {
      _ = try OutputFile(creating: folder("out"))
    }
  }
}
