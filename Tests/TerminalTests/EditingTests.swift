import Edge
import Libc
import Testing

@testable import Terminal

extension TerminalTests {
  /// One after the other, since the process has one tty to give back.
  @Suite struct EditingTests {}
}

/// What keys make of the line, at a pseudo-terminal: each line is what was entered.
extension TerminalTests.EditingTests {
  private static let history = ["/goal new Walk", "/goal use \"Walk 10k\"", "/goal show Read"]

  private static func session(configuration: String? = nil) -> Session {
    Session(history: history, configuration: configuration) { edge in
      while case .line(let line) = try edge.line() { try edge.say(Styled("<\(line)>")) }
    }
  }

  @Test(arguments: [
    // undo
    ("one two\u{1f}\r", "one "), ("one\u{01}\u{0b}\u{1f}\r", "one"),
    ("one two\u{17}\u{17}\u{18}\u{15}\u{18}\u{15}\r", "one two"),
    ("kept\u{03}\u{1f}\r", "kept"),
    // what is deleted in a row is one text
    ("one two three\u{17}\u{17}\u{01}\u{19}\r", "two threeone "),
    ("one two\u{01}\u{1b}d\u{1b}d\u{19}\r", "one two"),
    ("one two\u{17}\u{02}\u{06}\u{17}\u{19}\r", "one "),
    // older ones
    ("one two\u{17}x\u{17}\u{19}\u{1b}y\r", "one two"),
    ("one\u{15}two\u{15}\u{19}\u{1b}y\u{1b}y\r", "two"), ("one\u{1b}y\r", "one"),
    // the last argument
    ("x \u{1b}.\r", "x Read"), ("x \u{1b}.\u{1b}.\r", "x \"Walk 10k\""),
    ("x \u{1b}.\u{1b}.\u{1b}.\u{1b}.\r", "x Walk"), ("x \u{1b}. \u{1b}.\r", "x Read Read"),
    // exchanged
    ("ab\u{14}\r", "ba"), ("one two\u{1b}t\r", "two one"),
    ("one\u{01}\u{1b}u two\u{1b}b\u{1b}c\r", "ONE Two"),
    // by row
    ("one\ntwo\u{15}x\r", "one\nx"), ("one\ntwo\u{15}\u{15}\u{15}x\r", "x"),
    ("one\ntwo\u{1b}[A\u{01}\u{0b}x\r", "x\ntwo"),
    ("one\ntwo\u{1b}[A\u{05}\u{0b}\r", "onetwo"), ("one\ntwo\u{01}x\u{05}y\r", "one\nxtwoy"),
    // blocks
    ("\"\"\"\rone\rtwo\u{1b}[A\u{05}\rx\u{1b}[B\u{05}\r\"\"\"\r", "one\nx\ntwo"),
    ("\"\"\"\ronetwo\u{02}\u{02}\u{02}\r\u{05}\r\"\"\"\r", "one\ntwo"),
    // several rows
    ("one\u{1b}\rtwo\nthree\r", "one\ntwo\nthree"),
    // whole characters
    ("a👩‍👩‍👧\u{7f}b\r", "ab"), ("e\u{301}x\u{02}\u{02}y\r", "ye\u{301}x"),
    // nothing at all
    ("a\u{1b}[[A\u{1b}[[B\u{1b}[[C\u{1b}[[D\u{1b}[[Eb\r", "ab"),
    ("a\u{1b}[24~\u{1b}OP\u{1b}O5Q\u{1b}[99;1X\u{07}\u{0f}\u{16}b\r", "ab"),
    ("a\u{18}\u{03}b\r", "b"),
  ])
  func makesOfTheLine(keys: String, line: String) {
    let session = Self.session()
    session.expect("lume ▸ ")
    session.type(keys)
    session.expect("<\(line)>")
    session.type("\u{15}\u{04}")
    #expect(session.restoresTheTty())
  }

  /// As in a shell: what was half typed is gone, and Up brings it back.
  @Test func ctrlCEndsASearchAndClearsTheLine() {
    let session = Self.session()
    session.expect("lume ▸ ")
    session.type("abc\u{12}READ")
    session.expect("search READ: /goal show Read")
    session.type("\u{03}two\r")
    session.expect("<two>")
    session.type("\u{04}")
    #expect(session.restoresTheTty())
  }

  @Test func entersNoStaleMatch() {
    let session = Self.session()
    session.expect("lume ▸ ")
    session.type("\u{12}READ")
    session.expect("search READ: /goal show Read")
    session.type("y")
    session.expect("nothing has READy: ")
    session.type("\r")
    session.expect("Nothing was entered: nothing you typed before has READy")
    session.type("\u{12}goal\u{12}\u{12}\u{12}")
    session.expect("nothing older has goal: /goal new Walk")
    session.type("\u{13}")
    session.expect("search forward goal: /goal use \"Walk 10k\"")
    session.type("\r")
    session.expect("</goal use \"Walk 10k\">")
    session.type("\u{04}")
    #expect(session.restoresTheTty())
    #expect(!session.output.contains("</goal show Read>"))
  }

  @Test(arguments: [
    // vi
    ("bind -v", "one two\u{1b}|bcwthree\r", "one three"),
    ("bind -v", "one two\u{1b}|0xu|A!\r", "one two!"),
    ("bind -v", "one two\u{1b}|dd|ithree\u{1f}four\r", "four"),
    ("bind -v", "one\u{1b}|k\u{1b}|k\r", "one"),
    ("bind -v", "\u{1b}|kk\r", "/goal use \"Walk 10k\""),
    ("bind -v", "\u{1b}[A\u{1b}[D!\r", "/goal show Rea!d"),
    ("bind -v", "one\u{1b}|_\r", "one Read"),
    ("bind -v", "\u{1b}|/use\r\r", "/goal use \"Walk 10k\""),
    ("bind -v", "\u{1b}|/goal\rnn\r", "/goal new Walk"),
    ("bind -v", "\u{1b}|G\r", "/goal new Walk"),
    ("bind ^G ed-search-prev-history", "/goal use\u{07}\r", "/goal use \"Walk 10k\""),
    ("bind ^G em-inc-search-prev", "\u{07}new\r\r", "/goal new Walk"),
    ("bind -v", "one\u{1b}|\u{03}two\r", "two"), ("lume:bind -v", "one\u{1b}|x\r", "on"),
    ("bind -v\nbind ^G lume-undo", "one two\u{07}\r", "one "),
    // other programs
    ("python:bind -v\nbind ^G lume-yank", "one\u{15}\u{07}\u{07}\r", "oneone"),
    // keys, controls and sequences
    ("bind \"^X^F\" lume-undo", "one two\u{18}\u{06}\r", "one "),
    ("bind ^Ga lume-undo", "one two\u{07}a\r", "one "),
    ("# comment\n\nbind \"\\e[5~\" ed-move-to-beg", "one\u{1b}[5~x\u{1b}[6~\r", "xone"),
    ("bind -k up ed-move-to-beg", "one\u{1b}[Ax\u{1b}OAy\r", "yxone"),
    ("bind \\\\ex lume-undo", "one two\u{1b}x\r", "one "),
    ("bind -s ^G \"and so on\"", "one \u{07}\r", "one and so on"),
    ("bind ^G ed-newline", "one\u{07}", "one"),
    ("edit off\nsetty -d +isig", "one two\u{1f}\r", "one "),
  ])
  func doesAsTheUserHasSaid(configuration: String, keys: String, line: String) throws {
    let path = try file(configuration)
    defer { unlink(path) }
    let session = Self.session(configuration: path)
    session.expect("lume ▸ ")
    // A bar is where nothing follows an Escape.
    for part in keys.split(separator: "|", omittingEmptySubsequences: false) {
      session.type(String(part))
      if part.hasSuffix("\u{1b}") { session.rest() }
    }
    session.expect("<\(line)>")
    session.type("\u{04}")
    #expect(session.restoresTheTty())
  }

  @Test func namesALineThatIsNotUnderstood() throws {
    let path = try file("bind ^G lume-undo\nbind ^T rl_complete\nbind ^O lume-yank")
    defer { unlink(path) }
    let session = Self.session(configuration: path)
    session.expect("\(path), line 2, isn't understood: bind ^T rl_complete")
    session.type("one two\u{07}\u{15}\u{0f}\r")
    session.expect("<one >")
    session.type("\u{04}")
    #expect(session.restoresTheTty())
  }

  private func file(_ text: String) throws -> String {
    var path = Array("/tmp/lume-editrc-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    try #require(file >= 0)
    defer { close(file) }
    let bytes = Array((text + "\n").utf8)
    try #require(write(file, bytes, bytes.count) == bytes.count)
    return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
