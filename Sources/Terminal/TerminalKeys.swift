import Edge

/// What keys do.
extension Terminal {
  func handle(_ key: Key) {
    defer { previousKey = key }
    if !hint.isEmpty {
      hint = []
      needsPaint = true
    }
    switch mode {
    case .secret(let prompt, let answer, let typed): handleSecret(key, prompt, answer, typed)
    case .search(let search): handleSearch(key, search)
    case .usual, .question: handleEditing(key)
    }
  }

  private func handleEditing(_ key: Key) {
    switch key {
    case .text(let scalar): forwarded = [scalar]
    case .control(let letter): handleControl(letter)
    case .alt(let scalar):
      if "bfdulc".unicodeScalars.contains(scalar) { forwarded = ["\u{1b}", scalar] }
    case .enter: enter()
    case .newline: change { editor.insert("\n") }
    case .paste(let text):
      let isWhole = editor.line.scalars.isEmpty
      change { editor.insert(isWhole ? InputAssembler.pasted(text) : text) }
    case .tab: complete()
    case .backspace: forwarded = ["\u{7f}"]
    case .wordBackspace: forwarded = ["\u{17}"]
    case .delete: deleteForward()
    case .up: goUp()
    case .down: goDown()
    case .left: forwarded = ["\u{02}"]
    case .right: forwarded = ["\u{06}"]
    case .wordLeft: forwarded = ["\u{1b}", "b"]
    case .wordRight: forwarded = ["\u{1b}", "f"]
    case .home: goToEdge(isEnd: false)
    case .end: goToEdge(isEnd: true)
    }
  }

  private func handleControl(_ letter: Character) {
    switch letter {
    case "a": goToEdge(isEnd: false)
    case "e" where previousKey == .control("x"): editHere()
    case "e": goToEdge(isEnd: true)
    case "c": interrupt()
    case "d": endInput()
    case "l": clearScreen()
    case "n": goDown()
    case "p": goUp()
    case "r": search()
    case "z": suspend()
    case "b", "f", "k", "t", "u", "w", "y":
      if let value = letter.asciiValue { forwarded = [Unicode.Scalar(value - 0x60)] }
    default: break
    }
  }

  /// Changes the line other than through libedit.
  private func change(_ body: () -> Void) {
    body()
    paint()
  }

  // MARK: entering

  private func enter() {
    let text = editor.text
    if case .question(let prompt, _) = mode {
      submit(text, shown: text, prompt: Row(prompt))
      return
    }
    switch Submission(text) {
    case .goesOn(let longer): change { editor.text = longer }
    case .commands(let lines): submit(lines, shown: lines[0], prompt: usualPrompt(queued: 0))
    case .complete(let input):
      let isBlank = input.allSatisfy(\.isWhitespace)
      guard isBlank else {
        submit(input, shown: text, prompt: usualPrompt(queued: 0))
        return
      }
      history.leave()
      editor.text = ""
      if state.phase == .prompt { echo(usualPrompt(queued: 0), "") }
      paint()
    }
  }

  /// Hands an input over. Its echo stands where it is taken: here, or where the core says so.
  private func submit(_ input: String, shown: String, prompt: Row) {
    submit([input], shown: shown, prompt: prompt)
  }

  /// - Parameter shown: the first of the inputs as it is echoed.
  private func submit(_ inputs: [String], shown: String, prompt: Row) {
    history.leave()
    (hint, note) = ([], [])
    let isTaken = inbox.putLines(inputs.map(\.withoutControls))
    editor.text = ""
    if isTaken {
      echo(prompt, shown)
      awaitsInput = false
    }
    leaveQuestion()
    paint()
  }

  func interrupt() {
    switch mode {
    case .search(let search): change { leaveSearch(search.original) }
    case .question, .secret:
      stop()
      change { leaveQuestion() }
    case .usual:
      if state.phase == .command || state.phase == .answering {
        stop()
      } else if editor.line.scalars.isEmpty, state.phase == .background {
        stop()
      } else if editor.line.scalars.isEmpty {
        tell("Ctrl-D or /quit leaves")
      } else {
        history.keepCleared(editor.text)
        change { editor.text = "" }
      }
    }
  }

  /// Stops what runs, and what else was pasted with it, which Up brings back; what isn't drawn yet
  /// falls.
  private func stop() {
    screen.drop()
    let left = inbox.interrupt()
    for input in left where !PrivateInput.includes(input) { history.remember(input) }
    if let sentence = Terminal.sentence(ofDropped: left) { tell(sentence) }
  }

  /// `Not run, Up brings them back: /goal new A, /goals and 3 more`; `nil` where nothing was.
  static func sentence(ofDropped inputs: [String]) -> String? {
    guard !inputs.isEmpty else { return nil }
    let back = inputs.count == 1 ? "Up brings it back" : "Up brings them back"
    return "Not run, \(back): \(named(inputs))"
  }

  /// `/goal new A, /goals and 3 more`.
  private static func named(_ inputs: [String]) -> String {
    let named = inputs.prefix(2).map { String($0.prefix { $0 != "\n" }.prefix(30)) }
    return named.joined(separator: ", ") + (inputs.count > 2 ? " and \(inputs.count - 2) more" : "")
  }

  static let discardedSecret = "What was typed before the question is not taken"
  static let discardedKeys = "Keys typed before the question are not taken"

  /// `Typed before the question, so not taken; Up brings it back: y`; `nil` where nothing was.
  static func sentence(ofDiscarded inputs: [String]) -> String? {
    guard !inputs.isEmpty else { return nil }
    let back = inputs.count == 1 ? "Up brings it back" : "Up brings them back"
    return "Typed before the question, so not taken; \(back): \(named(inputs))"
  }

  private func endInput() {
    guard editor.line.scalars.isEmpty else {
      let text = editor.text
      let isInBlock = text.hasPrefix("\"\"\"\n") && editor.line.cursor == text.unicodeScalars.count
      if isInBlock {
        tell("A line of \"\"\" ends the block, Ctrl-C leaves it")
      } else {
        deleteForward()
      }
      return
    }
    if case .question = mode {
      interrupt()
    } else if state.phase == .command || state.phase == .answering {
      tell("Still at work: Ctrl-C stops it")
    } else {
      inbox.endInput()
    }
  }

  private func deleteForward() {
    let line = editor.line
    if line.cursor < line.scalars.count { forwarded = ["\u{04}"] }
  }

  private func tell(_ text: String) {
    hint = [Row(text, .faint)]
    paint()
  }

  private func handleSecret(
    _ key: Key, _ prompt: String, _ answer: [Unicode.Scalar], _ typed: String
  ) {
    var answer = answer
    switch key {
    case .text(let scalar): answer.append(scalar)
    case .paste(let text): answer += text.unicodeScalars.filter { $0 != "\n" }
    case .backspace: _ = answer.popLast()
    case .control("u"), .control("w"), .wordBackspace: answer = []
    case .control("c"): return interrupt()
    case .control("d") where answer.isEmpty: return interrupt()
    case .enter:
      return submit(String(String.UnicodeScalarView(answer)), shown: "", prompt: Row(prompt))
    default: return
    }
    mode = .secret(prompt, answer: answer, typed: typed)
  }

  // MARK: moving

  private func goUp() {
    if moveRow(by: -1) { return }
    guard case .usual = mode else { return }
    let text = editor.text
    if text.isEmpty, let queued = inbox.takeBackLine() {
      change { editor.text = queued }
    } else if let entry = history.older(than: text) {
      change { editor.text = entry }
    }
  }

  private func goDown() {
    if moveRow(by: 1) { return }
    guard case .usual = mode else { return }
    if let entry = history.newer(than: editor.text) { change { editor.text = entry } }
  }

  /// Moves to the row above or below within a text of several rows, if there is one.
  private func moveRow(by step: Int) -> Bool {
    let line = editor.line
    let rows = line.scalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard let current = rows.firstIndex(where: { $0.endIndex >= line.cursor }),
      rows.indices.contains(current + step)
    else { return false }
    let column = line.cursor - rows[current].startIndex
    let target = rows[current + step]
    change { editor.move(by: target.startIndex + min(column, target.count) - line.cursor) }
    return true
  }

  /// Goes to the start or the end of the row that the cursor is in.
  private func goToEdge(isEnd: Bool) {
    let line = editor.line
    guard line.scalars.contains("\n") else {
      forwarded = [isEnd ? "\u{05}" : "\u{01}"]
      return
    }
    let target =
      isEnd
      ? line.scalars[line.cursor...].firstIndex(of: "\n") ?? line.scalars.count
      : line.scalars[..<line.cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    change { editor.move(by: target - line.cursor) }
  }

  // MARK: completing

  private func complete() {
    guard case .usual = mode else { return }
    let line = editor.line
    let text = editor.text
    let answer = completions.complete(text, line.cursor)
    switch CompletionEdit(answer, line: text, cursor: line.cursor) {
    case .none: break
    case .replace(let longer, let cursor):
      change { editor.replace(with: longer, cursor: cursor) }
    case .choose(let candidates, let more):
      if previousKey != .tab { return }
      hint = CompletionEdit.list(
        candidates, more: more, width: canvas.width, glyphs: canvas.glyphs)
      paint()
    }
  }

  // MARK: searching

  private func search() {
    guard case .usual = mode else { return }
    mode = .search(HistorySearch(from: editor.text))
    paint()
  }

  private func handleSearch(_ key: Key, _ search: HistorySearch) {
    var search = search
    switch key {
    case .text(let scalar): search.type(String(scalar), in: history)
    case .paste(let text): search.type(text, in: history)
    case .backspace: search.erase(in: history)
    case .control("r"): search.again(in: history)
    case .control("c"), .control("g"):
      change { leaveSearch(search.original) }
      return
    default:
      change { leaveSearch(search.line) }
      handleEditing(key)
      return
    }
    mode = .search(search)
    change { editor.text = search.line }
  }

  private func leaveSearch(_ text: String) {
    mode = .usual
    editor.text = text
  }

  // MARK: editing elsewhere

  /// Ctrl-X Ctrl-E: the text so far in the user's editor.
  private func editHere() {
    var result: String?
    lend { result = TextEditor(command: settings.editor).edit(editor.text) }
    if let result {
      editor.text = result
    } else {
      tell("The editor gave nothing back: VISUAL or EDITOR names one")
    }
    paint()
  }

  func editForCore(_ text: String) {
    paint()
    var result: String?
    lend { result = TextEditor(command: settings.editor).edit(text) }
    if let result { inbox.putText(result) } else { inbox.interrupt() }
  }
}
