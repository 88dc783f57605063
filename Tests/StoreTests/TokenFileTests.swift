import Libc
import TestSupport
import Testing

@testable import Store

@Suite struct TokenFileTests {
  private let folder: TemporaryFolder
  private let path: String
  private let file: TokenFile

  init() throws {
    folder = try TemporaryFolder()
    path = folder("tokens")
    file = TokenFile(path: path)
  }

  @Test func keepsThoseOfEachServerUntilTheyAreForgotten() throws {
    #expect(try file.tokens(for: "https://a.example") == nil)
    try file.keep((access: "a1", refresh: "a2"), for: "https://a.example")
    try file.keep((access: "b1", refresh: "b2"), for: "https://b.example")
    try file.keep((access: "a3", refresh: "a4"), for: "https://a.example")
    #expect(try file.tokens(for: "https://a.example")?.access == "a3")
    #expect(try file.tokens(for: "https://a.example")?.refresh == "a4")
    try file.keep(nil, for: "https://a.example")
    #expect(try file.tokens(for: "https://a.example") == nil)
    #expect(try file.tokens(for: "https://b.example")?.refresh == "b2")
  }

  @Test func oneProgramAfterTheOtherChangesThem() throws {
    let other = open(folder.path, O_RDONLY | O_CLOEXEC)
    defer { close(other) }
    let problem = try file.withExclusiveLock { flock(other, LOCK_EX | LOCK_NB) == 0 ? 0 : errno }
    #expect(problem == EWOULDBLOCK)
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
  }

  @Test func onlyTheUserMayReadThem() throws {
    try file.keep((access: "a1", refresh: "a2"), for: "https://a.example")
    #expect(permissions(of: path) == 0o600)
  }

  @Test func whatOthersMayReadIsClosedToThemBeforeItIsRead() throws {
    try file.keep((access: "a1", refresh: "a2"), for: "https://a.example")
    chmod(path, 0o644)
    #expect(try file.tokens(for: "https://a.example")?.access == "a1")
    #expect(permissions(of: path) == 0o600)
    chmod(path, 0o666)
    try file.keep((access: "a3", refresh: "a4"), for: "https://a.example")
    #expect(permissions(of: path) == 0o600)
  }
}
