import Testing

@testable import Terminal

/// A line with a bar where its cursor is.
private func line(_ text: String) -> EditedLine {
  let scalars = Array(text.unicodeScalars)
  let cursor = scalars.firstIndex(of: "|") ?? scalars.count
  return EditedLine(scalars.filter { $0 != "|" }, cursor: cursor)
}

private func text(_ line: EditedLine) -> String {
  var scalars = line.scalars
  scalars.insert("|", at: line.cursor)
  return String(String.UnicodeScalarView(scalars))
}

@Suite struct EditedLineTests {
  /// What something does to a line; a bar is where the cursor is.
  struct Change: Sendable {
    let before: String
    let after: String
    let make: @Sendable (inout EditedLine) -> Void

    init(
      _ before: String, _ after: String, _ make: @escaping @Sendable (inout EditedLine) -> Void
    ) {
      (self.before, self.after, self.make) = (before, after, make)
    }

    static func move(
      _ before: String, _ after: String, _ place: @escaping @Sendable (EditedLine) -> Int
    ) -> Change {
      Change(before, after) { $0.cursor = place($0) }
    }

    static func delete(
      _ before: String, _ after: String, _ part: @escaping @Sendable (EditedLine) -> Range<Int>
    ) -> Change {
      Change(before, after) { _ = $0.delete(part($0)) }
    }
  }

  @Test(
    arguments: [
      Change.move("one\ntw|o\nthree", "one\n|two\nthree", { $0.startOfRow }),
      Change.move("one\ntw|o\nthree", "one\ntwo|\nthree", { $0.endOfRow }),
      Change.move("|", "|", { $0.startOfRow }), Change.move("|", "|", { $0.endOfRow }),
      Change.move("one, two|", "one, |two", { $0.previousWord }),
      Change.move("one, |two", "|one, two", { $0.previousWord }),
      Change.move("|one, two", "one|, two", { $0.nextWord }),
      Change.move("one|, two", "one, two|", { $0.nextWord }),
      Change.move("สวัสดี ครับ|", "สวัสดี |ครับ", { $0.previousWord }),
      Change.move("a-b|", "a-|b", { $0.previousWord }),
      Change.move("e\u{301}|", "|e\u{301}", { $0.previousCharacter }),
      Change.move("|e\u{301}x", "e\u{301}|x", { $0.nextCharacter }),
      Change.move("👩‍👩‍👧|", "|👩‍👩‍👧", { $0.previousCharacter }),
      Change.move("|🇫🇷🇩🇪", "🇫🇷|🇩🇪", { $0.nextCharacter }),
      Change.move("a\n|b", "a|\nb", { $0.previousCharacter }),
      Change.move("a|\nb", "a\n|b", { $0.nextCharacter }),
      Change.move("|", "|", { $0.previousCharacter }), Change.move("|", "|", { $0.nextCharacter }),
    ])
  func findsThePlace(change: Change) {
    var line = line(change.before)
    change.make(&line)
    #expect(text(line) == change.after)
  }

  @Test(
    arguments: [
      Change.delete("one\ntw|o\nthree", "one\ntw|\nthree", { $0.rangeToEndOfRow }),
      Change.delete("one|\ntwo", "one|two", { $0.rangeToEndOfRow }),
      Change.delete("one|", "one|", { $0.rangeToEndOfRow }),
      Change.delete("one\ntw|o", "one\n|o", { $0.rangeToStartOfRow }),
      Change.delete("one\n|two", "one|two", { $0.rangeToStartOfRow }),
      Change.delete("|x", "|x", { $0.rangeToStartOfRow }),
      Change.delete("/x Sources/foo-bar | y", "/x | y", { $0.rangeToWhiteSpace }),
      Change.delete("one  |", "|", { $0.rangeToWhiteSpace }),
      Change.delete("one two.|", "one |", { $0.rangeToPreviousWord }),
      Change.delete("one| two three", "one| three", { $0.rangeToNextWord }),
      Change.delete("cafe\u{301}|", "caf|", { $0.backspaceRange }),
      Change.delete("น้ำ|", "น้|", { $0.backspaceRange }),
      Change.delete("ok 👩‍👩‍👧|", "ok |", { $0.backspaceRange }),
      Change.delete("👍🏽|", "|", { $0.backspaceRange }),
      Change.delete("🇫🇷🇩🇪|", "🇫🇷|", { $0.backspaceRange }),
      Change.delete("|x", "|x", { $0.backspaceRange }),
      Change.delete("|e\u{301}x", "|x", { $0.deleteRange }),
      Change.delete("x|", "x|", { $0.deleteRange }),
      Change.delete("a|\nb", "a|b", { $0.deleteRange }),
    ])
  func deletes(change: Change) {
    var line = line(change.before)
    change.make(&line)
    #expect(text(line).unicodeScalars.elementsEqual(change.after.unicodeScalars))
  }

  @Test(
    arguments: [
      Change("ab|", "ba|", { $0.transposeCharacters() }),
      Change("a|bc", "ba|c", { $0.transposeCharacters() }),
      Change("|ab", "|ab", { $0.transposeCharacters() }),
      Change("a|", "a|", { $0.transposeCharacters() }),
      Change("x\n|ab", "x\n|ab", { $0.transposeCharacters() }),
      Change("ab|\nx", "ba|\nx", { $0.transposeCharacters() }),
      Change("👍🏽a|", "a👍🏽|", { $0.transposeCharacters() }),
      Change("one two|", "two one|", { $0.transposeWords() }),
      Change("one| two three", "two one| three", { $0.transposeWords() }),
      Change("one, t|wo three", "two, one| three", { $0.transposeWords() }),
      Change("one|", "one|", { $0.transposeWords() }), Change("|", "|", { $0.transposeWords() }),
      Change("|one two", "|one two", { $0.transposeWords() }),
      Change("a |straße b", "a STRASSE| b", { line in line.rewriteWord { $0.uppercased() } }),
      Change("|ÉTÉ", "été|", { line in line.rewriteWord { $0.lowercased() } }),
      Change("| wALK now", " Walk| now", { $0.rewriteWord(EditedLine.capitalized) }),
      Change("x|", "x|", { $0.rewriteWord(EditedLine.capitalized) }),
    ])
  func changes(change: Change) {
    var line = line(change.before)
    change.make(&line)
    #expect(text(line) == change.after)
  }
}

@Suite struct UndoHistoryTests {
  @Test func takesBackWhatWasTypedByWords() {
    var undo = UndoHistory()
    undo.observe(line("|"))
    var typed = ""
    for letter in "one two" {
      typed.append(letter)
      undo.observe(line(typed + "|"))
    }
    #expect(undo.undo().map(text) == "one |")
    #expect(undo.undo().map(text) == "|")
    #expect(undo.undo() == nil)
  }

  @Test func putsTheCursorBackWhereItWas() {
    var undo = UndoHistory()
    for state in ["one two|", "one |two", "one |", "x|"] { undo.observe(line(state)) }
    #expect(undo.undo().map(text) == "one |")
    #expect(undo.undo().map(text) == "one |two")
    #expect(undo.undo() == nil)
  }

  @Test func goesOnFromWhatItGaveBack() {
    var undo = UndoHistory()
    for state in ["|", "a|", "|"] { undo.observe(line(state)) }
    guard let back = undo.undo() else {
      Issue.record("nothing to take back")
      return
    }
    undo.observe(back)
    #expect(text(back) == "a|")
    undo.observe(line("b|"))
    #expect(undo.undo().map(text) == "a|")
    #expect(undo.undo().map(text) == "|")
  }

  @Test(arguments: ["aaaa", "a b a b", "\n\n", "ααα"])
  func findsEveryChange(of whole: String) {
    let scalars = Array(whole.unicodeScalars)
    for start in 0...scalars.count {
      for end in start...scalars.count {
        var undo = UndoHistory()
        let before = EditedLine(scalars, cursor: end)
        undo.observe(before)
        var after = before
        _ = after.delete(start..<end)
        undo.observe(after)
        #expect(undo.undo() == (start == end ? nil : before))
      }
    }
  }
}

@Suite struct KillRingTests {
  @Test func joinsWhatIsDeletedInARow() {
    var kills = KillRing()
    kills.add("two", isBackward: true, isConsecutive: false)
    kills.add("one ", isBackward: true, isConsecutive: true)
    kills.add(" three", isBackward: false, isConsecutive: true)
    #expect(kills.latest == "one two three")
  }

  @Test func goesBackAndAround() {
    var kills = KillRing()
    #expect(kills.latest == nil && kills.older() == nil)
    for text in ["one", "two", "three"] {
      kills.add(text, isBackward: false, isConsecutive: false)
    }
    #expect(kills.latest == "three")
    #expect((0..<4).map { _ in kills.older() } == ["two", "one", "three", "two"])
    kills.add("four", isBackward: false, isConsecutive: false)
    #expect(kills.latest == "four")
    #expect(kills.older() == "three")
  }
}

@Suite struct LastArgumentTests {
  @Test(arguments: [
    ("/goal show Walk", "Walk"), ("/goal use \"Walk 10k steps\" ", "\"Walk 10k steps\""),
    ("one", "one"), ("", nil), ("  ", nil), ("a \"open end", "\"open end"),
    ("two\nrows", "rows"), ("say \"a b\"c", "\"a b\"c"),
  ])
  func isTheLastWord(text: String, argument: String?) {
    #expect(LastArgument.of(text) == argument)
  }

  @Test func goesBackInTheHistory() {
    let history = InputHistory(["/a one", "/b two", "/c two"])
    let first = history.lastArgument(before: nil, besides: nil)
    #expect(first?.text == "two")
    let second = history.lastArgument(before: first?.place, besides: first?.text)
    #expect(second?.text == "one")
    #expect(history.lastArgument(before: second?.place, besides: second?.text) == nil)
  }
}

@Suite struct KeyNotationTests {
  @Test(
    arguments: [
      ("^X^F", [0x18, 0x06]), ("\\e[5~", Array("\u{1b}[5~".utf8)), ("\\033x", [0x1b, 0x78]),
      ("^?", [0x7f]), ("^[[A", Array("\u{1b}[A".utf8)), ("\\t", [0x09]), ("\\\\", [0x5c]),
      ("a", [0x61]), ("\\777", nil), ("\\", nil), ("^", [0x5e]),
    ] as [(String, [UInt8]?)])
  func isThatOfLibedit(text: String, bytes: [UInt8]?) {
    #expect(KeyNotation.bytes(of: text) == bytes)
  }
}
