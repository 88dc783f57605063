import Edge
import Testing

@testable import Terminal

@Suite struct SubmissionTests {
  @Test(arguments: [
    ("hello", Submission.complete("hello")),
    ("", .complete("")),
    ("one\\", .goesOn("one\n")),
    ("path\\\\", .complete("path\\\\")),
    ("\"\"\"", .goesOn("\"\"\"\n")),
    ("\"\"\"\none", .goesOn("\"\"\"\none\n")),
    ("\"\"\"\n/quit\\", .goesOn("\"\"\"\n/quit\\\n")),
    ("\"\"\"\none\n\ntwo\n\"\"\"", .complete("one\n\ntwo")),
    ("\"\"\"\none\n\"\"\"\ntwo", .complete("\"\"\"\none\n\"\"\"\ntwo")),
    ("pasted \\\nlines", .complete("pasted \\\nlines")),
    ("one\n\"\"\"", .complete("one\n\"\"\"")),
    ("/goal new A\n/goal new B", .commands(["/goal new A", "/goal new B"])),
    (" /goals\n\n /help", .commands(["/goals", "/help"])),
    ("/goal new A\nand more", .commands(["/goal new A", "and more"])),
    ("# one\n/goals", .commands(["/goals"])),
    ("one\n/goals", .complete("one\n/goals")),
    ("/goals\n/help\\", .goesOn("/goals\n/help\n")),
    ("\"\"\"\n/goals\n/help\n\"\"\"", .complete("/goals\n/help")),
  ])
  func knowsWhetherAnInputIsComplete(text: String, expected: Submission) {
    #expect(Submission(text) == expected)
  }
}

@Suite struct BlockTests {
  /// A bar is where the cursor is.
  @Test(arguments: [
    ("\"\"\"\non|e", Submission.breaksRow), ("\"\"\"\n|", .goesOn("\"\"\"\n\n")),
    ("\"\"\"\none|\ntwo", .breaksRow), ("\"\"\"|\none", .breaksRow),
    ("\"\"\"\none|\n\"\"\"", .breaksRow), ("\"\"\"\none\n\"\"\"|", .complete("one")),
    ("\"\"\"\none\n|\"\"\"", .complete("one")), ("|\"\"\"\none", .goesOn("\"\"\"\none\n")),
    ("on|e\ntwo", .complete("one\ntwo")), ("/go|als\n/help", .commands(["/goals", "/help"])),
  ])
  func breaksTheRowOfTheCursor(text: String, expected: Submission) {
    let scalars = Array(text.unicodeScalars)
    let cursor = scalars.firstIndex(of: "|")
    let line = EditedLine(scalars.filter { $0 != "|" })
    #expect(Submission(line.text, cursor: cursor) == expected)
  }
}

@Suite struct CompletionEditTests {
  private func edit(
    _ texts: [String], _ line: String, at cursor: Int? = nil, start: Int = 0
  ) -> CompletionEdit {
    let answer = Completions.Answer(start: start, candidates: texts.map { .init($0) })
    return CompletionEdit(answer, line: line, cursor: cursor ?? line.unicodeScalars.count)
  }

  @Test func completesTheOnlyCandidateWithASpace() {
    #expect(edit(["/goals"], "/go") == .replace(line: "/goals ", cursor: 7))
  }

  @Test func stepsOverASpaceThatIsThere() {
    #expect(edit(["/goal"], "/go new", at: 3) == .replace(line: "/goal new", cursor: 6))
  }

  @Test func leavesAFolderOpen() {
    #expect(edit(["Sources/"], "/x So", start: 3) == .replace(line: "/x Sources/", cursor: 11))
  }

  @Test func insertsWhatCandidatesHaveInCommon() {
    #expect(edit(["/goal", "/goals"], "/g") == .replace(line: "/goal", cursor: 5))
    #expect(edit(["Walk", "walking"], "w") == .replace(line: "Walk", cursor: 4))
  }

  @Test func offersAChoiceWhereNothingMoreIsInCommon() {
    #expect(edit(["/goal", "/goals"], "/goal") == .choose([.init("/goal"), .init("/goals")]))
    #expect(edit(["/new", "/view"], "/w") == .choose([.init("/new"), .init("/view")]))
  }

  @Test func doesNothingWithoutCandidates() {
    #expect(edit([], "/x") == .none)
  }

  @Test func listsAtMostTwentyRowsAndCountsTheRest() {
    let candidates = (1...57).map { Completions.Candidate("/c\($0)", help: "does \($0)") }
    let rows = CompletionEdit.list(candidates, width: 40, glyphs: Glyphs(isASCII: false))
    #expect(rows.count == 21)
    #expect(rows.first?.runs.map(\.text) == ["  /c1", "   does 1"])
    #expect(rows.last == Row("  … 37 more", .faint))
    #expect(rows.allSatisfy { $0.columns <= 40 })
  }
}

@Suite struct InputHistoryTests {
  /// Those of this run stay the newest.
  @Test func includesWhatOthersHaveKept() {
    var history = InputHistory(["old"])
    history.remember("mine")
    let all = history.including(["old", "mine", "theirs"])
    #expect(all.entries == ["old", "theirs", "mine"])
    #expect(history.entries == ["old", "mine"])
  }

  @Test func bringsBackWhatBeginsWithWhatIsTyped() {
    var history = InputHistory(["/goal new", "hello", "/goal list", "/goal list"])
    #expect(history.older(than: "/g") == "/goal list")
    #expect(history.older(than: "/goal list") == "/goal new")
    #expect(history.older(than: "/goal new") == nil)
    #expect(history.newer(than: "/goal new") == "/goal list")
    #expect(history.newer(than: "/goal list") == "/g")
    #expect(history.newer(than: "/g") == nil)
  }

  @Test func beginsAgainFromAChangedLine() {
    var history = InputHistory(["alpha", "beta", "alps"])
    #expect(history.older(than: "") == "alps")
    #expect(history.older(than: "al") == "alps")
    #expect(history.older(than: "alps") == "alpha")
  }

  @Test func bringsAClearedLineBackFirst() {
    var history = InputHistory(["one"])
    history.keepCleared("half a thought")
    #expect(history.older(than: "") == "half a thought")
    #expect(history.older(than: "half a thought") == "one")
    history.leave()
    #expect(history.older(than: "") == "one")
  }

  @Test func keepsNoInputTwiceInARow() {
    var history = InputHistory()
    for entry in ["a", "a", "b"] { history.remember(entry) }
    #expect(history.older(than: "") == "b")
    #expect(history.older(than: "b") == "a")
    #expect(history.older(than: "a") == nil)
  }

  @Test(arguments: ["WALK", "walk", "été", "ÉTÉ", "straSSE"])
  func searchesWhateverTheCase(query: String) {
    let history = InputHistory(["Walk one", "L'Été two", "strasse"])
    #expect(history.search(query, .older, from: nil) != nil)
    #expect(history.search(query + "!", .older, from: nil) == nil)
  }

  @Test func saysWhatASearchDoesNotFind() {
    let history = InputHistory(["walk", "talk"])
    var search = HistorySearch(from: "draft")
    search.type("alk", in: history)
    #expect(search.line == "talk" && search.prompt.text == "search alk: ")
    search.type("x", in: history)
    #expect(search.outcome == .nothing && search.line == "draft")
    #expect(search.prompt.text == "nothing has alkx: ")
    search.type("y", in: history)
    #expect(search.outcome == .nothing)
    search.erase(in: history)
    search.erase(in: history)
    #expect(search.line == "talk" && search.outcome == .found)
    search.again(.older, in: history)
    search.again(.older, in: history)
    #expect(search.line == "walk" && search.prompt.text == "nothing older has alk: ")
  }

  @Test func searchesInBothDirections() {
    let history = InputHistory(["walk one", "talk", "walk two"])
    var search = HistorySearch(from: "")
    search.type("walk", in: history)
    search.again(.older, in: history)
    #expect(search.line == "walk one")
    search.again(.newer, in: history)
    #expect(search.line == "walk two" && search.prompt.text == "search forward walk: ")
    search.again(.newer, in: history)
    #expect(search.line == "walk two" && search.prompt.text == "nothing newer has walk: ")
    search.again(.older, in: history)
    #expect(search.line == "walk one")
  }

  @Test func looksForwardFromWhereTheHistoryStands() {
    let history = InputHistory(["a walk", "b", "c walk"])
    var search = HistorySearch(from: "a walk", .newer, at: 0)
    search.type("walk", in: history)
    #expect(search.line == "c walk")
  }

  @Test func looksForTheSameAgain() {
    let history = InputHistory(["walk", "talk"])
    var search = HistorySearch(from: "", lastQuery: "w")
    search.again(.older, in: history)
    #expect(search.line == "walk" && search.query == "w")
  }

  @Test func searchesWithEveryLetterTyped() {
    let history = InputHistory(["walk the dog", "talk", "walk home"])
    var search = HistorySearch(from: "draft")
    #expect(search.line == "draft")
    search.type("wa", in: history)
    #expect(search.line == "walk home")
    search.type("lk t", in: history)
    #expect(search.line == "walk the dog")
    search.again(.older, in: history)
    #expect(search.outcome == .nothingFurther)
    search.erase(in: history)
    #expect(search.line == "walk home")
    search.again(.older, in: history)
    #expect(search.line == "walk the dog")
  }
}

@Suite struct PaletteTests {
  @Test(
    arguments: [
      (Palette.Choice.auto, true, nil, "xterm", true), (.auto, false, nil, "xterm", false),
      (.auto, true, "1", "xterm", false), (.auto, true, "", "xterm", true),
      (.auto, true, nil, "dumb", false), (.always, false, "1", "dumb", true),
      (.never, true, nil, "xterm", false), (.auto, true, nil, "vt100", false),
      (.auto, true, nil, "vte-256color", true), (.auto, true, nil, "ansi-m", false),
    ] as [(Palette.Choice, Bool, String?, String, Bool)])
  func coloursIfAndOnlyIf(
    choice: Palette.Choice, isTerminal: Bool, noColor: String?, term: String, expected: Bool
  ) {
    let palette = Palette(choice, isTerminal: isTerminal, noColor: noColor, term: term)
    #expect(palette.hasColor == expected)
  }

  @Test func keepsToSixteenColours() {
    let row = Row(Styled("done", .good) + Styled(" and plain"))
    #expect(Palette(hasColor: true).render(row) == "\u{1b}[32mdone\u{1b}[0m and plain")
    #expect(Palette(hasColor: false).render(row) == "done and plain")
  }
}

extension Row {
  fileprivate var text: String { runs.map(\.text).joined() }
}
