import Libc
import Testing

@testable import Terminal

@Suite struct KeyDecoderTests {
  @Test(arguments: [
    ("a", [Key.text("a")]),
    ("é学👍", [.text("é"), .text("学"), .text("👍")]),
    ("\r", [.enter]), ("\n", [.newline]), ("\t", [.tab]), ("\u{7f}", [.backspace]),
    ("\u{08}", [.backspace]), ("\u{03}", [.control("c")]),
    ("\u{18}\u{05}", [.control("x"), .control("e")]),
    ("\u{1b}b", [.alt("b")]), ("\u{1b}\r", [.newline]), ("\u{1b}\u{7f}", [.wordBackspace]),
    ("\u{1b}[A", [.up]), ("\u{1b}OA", [.up]), ("\u{1b}[B", [.down]), ("\u{1b}[C", [.right]),
    ("\u{1b}[D", [.left]), ("\u{1b}[H", [.home]), ("\u{1b}OF", [.end]),
    ("\u{1b}[1~", [.home]), ("\u{1b}[7~", [.home]), ("\u{1b}[4~", [.end]), ("\u{1b}[8~", [.end]),
    ("\u{1b}[3~", [.delete]),
    ("\u{1b}[1;5C", [.wordRight]), ("\u{1b}[1;5D", [.wordLeft]), ("\u{1b}[1;3C", [.wordRight]),
    ("\u{1b}[5D", [.wordLeft]), ("\u{1b}\u{1b}[C", [.right]),
    ("\u{1b}[13;2u", [.newline]), ("\u{1b}[27;2;13~", [.newline]), ("\u{1b}OM", [.enter]),
    (
      "\u{1b}[200~one\r\ttwo\u{1b}[31m\r\nthree\u{1b}[201~x",
      [.paste("one\n\ttwo[31m\nthree"), .text("x")]
    ),
    ("\u{1b}[200~\u{1b}[201~", [.paste("")]),
  ])
  func readsKeysHoweverTheyAreCut(input: String, keys: [Key]) {
    let bytes = Array(input.utf8)
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      #expect(decoder.receive(bytes[..<cut]) + decoder.receive(bytes[cut...]) == keys)
    }
  }

  @Test(arguments: [
    "\u{1b}[5~", "\u{1b}[6~", "\u{1b}[2~", "\u{1b}[Z", "\u{1b}[15;3~", "\u{1b}[<0;1;1M", "\u{1b}OP",
    "\u{1b}[?1;2c", "\u{1b}[I", "\u{1b}[O", "\u{1b}[[A", "\u{1b}[[B", "\u{1b}[[C", "\u{1b}[[D",
    "\u{1b}[[E", "\u{1b}O2P", "\u{1b}O1;5P", "\u{1b}Oj", "\u{1b}[97;5u", "\u{1b}[1;2:3P",
    "\u{1b}[200;1~",
  ])
  func swallowsWhatItDoesNotKnow(sequence: String) {
    var decoder = KeyDecoder()
    #expect(decoder.receive((sequence + "x").utf8) == [.text("x")])
  }

  @Test(
    arguments: [
      ([0xff], [Key.text("\u{fffd}")]),
      ([0xc3, 0x61], [.text("\u{fffd}"), .text("a")]),
      ([0x80, 0x61], [.text("\u{fffd}"), .text("a")]),
      ([0xe5, 0xad, 0x0d], [.text("\u{fffd}"), .enter]),
      ([0xc2, 0x9b], []),
    ] as [([UInt8], [Key])])
  func repairsInvalidUTF8(bytes: [UInt8], keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.receive(bytes) == keys)
  }

  @Test(arguments: ["\u{1b}[A", "\u{1b}OP", "\u{1b}[[A", "\u{1b}x", "\u{1b}[5~"])
  func handsOverWhatTheUserHasBound(sequence: String) {
    var decoder = KeyDecoder()
    let bytes = Array(sequence.utf8)
    decoder.bound = [bytes]
    #expect(decoder.receive(bytes + [0x61]) == [.sequence(bytes), .text("a")])
  }

  @Test func knowsAnEscapeThatNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.finishEscape() == [])
    #expect(decoder.receive([0x1b]) == [])
    #expect(decoder.isEscapePending)
    #expect(decoder.finishEscape() == [.escape])
    #expect(decoder.receive([0x62]) == [.text("b")])
  }

  @Test func knowsTheControlsThatAreNoLetters() {
    var decoder = KeyDecoder()
    #expect(
      decoder.receive([0x00, 0x1c, 0x1d, 0x1e, 0x1f])
        == ["@", "\\", "]", "^", "_"].map(Key.control))
  }

  @Test func takesANewlineForEnterWhereTheTtyMadeIt() {
    var decoder = KeyDecoder()
    decoder.expectCooked(2)
    #expect(decoder.receive("a\n\n".utf8) == [.text("a"), .enter, .newline])
  }

  @Test func breaksMarksWithoutEndHoweverTheyAreTyped() {
    let marks = String(repeating: "\u{301}\u{316}", count: 20)
    let broken =
      "a" + marks.unicodeScalars.prefix(30).map { "\($0)" }.joined() + "\u{200b}"
      + marks.unicodeScalars.suffix(10).map { "\($0)" }.joined()
    var decoder = KeyDecoder()
    let typed = decoder.receive("a\(marks)b\(marks)".utf8).compactMap { key in
      if case .text(let scalar) = key { scalar } else { nil }
    }
    #expect(typed.count == 84 && typed[31] == "\u{200b}" && typed[73] == "\u{200b}")
    let pasted = decoder.receive("\u{1b}[200~a\(marks)\u{1b}[201~".utf8)
    guard case .paste(let text) = pasted.first else {
      Issue.record("nothing was pasted")
      return
    }
    #expect(Array(text.utf8) == Array(broken.utf8))
    let pipe = Pipe()
    _ = Array("a\(marks)\n".utf8).withUnsafeBytes { write(pipe.writer, $0.baseAddress, $0.count) }
    pipe.closeWriter()
    let edited = TextEditor.contents("/dev/fd/\(pipe.reader)")
    #expect(edited.map { Array($0.utf8) } == Array(broken.utf8))
    var splitter = LineSplitter()
    #expect(
      splitter.receive(Array("a\(marks)\n".utf8)[...]).map { Array($0.utf8) } == [
        Array(broken.utf8)
      ])
  }
}
