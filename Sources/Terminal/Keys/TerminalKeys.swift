import Edge

/// What keys do.
extension Terminal {
  func handle(_ key: Key) {
    defer { previousKey = key }
    observeLine()
    editing.begin()
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
    case .paste(let text):
      let isWhole = editor.line.scalars.isEmpty
      change { editor.insert(isWhole ? InputAssembler.pasted(text) : text) }
    case .control("c"):
      endSequence()
      interrupt()
    case .control("z"):
      endSequence()
      suspend()
    default:
      editor.offer(history.entries)
      forwarded = editor.bindings.scalars(for: key, behind: previousKey)
    }
  }

  /// Lets libedit not wait for the rest of what Ctrl-X has begun: nothing is bound to Ctrl-G there.
  private func endSequence() {
    if case .control("x") = previousKey { forwarded = ["\u{07}"] }
  }

  /// Changes the line other than through libedit.
  func change(_ body: () -> Void) {
    body()
    paint()
  }

  // MARK: entering

  func enter() {
    let text = editor.text
    if case .question(let prompt, _) = mode {
      submit(text, shown: text, prompt: Row(prompt))
      return
    }
    switch Submission(text, cursor: editor.line.cursor) {
    case .breaksRow: change { editor.insert("\n") }
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
      beginLine()
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
    let (isAnswer, isSecret) =
      switch mode {
      case .question: (true, false)
      case .secret: (true, true)
      case .usual, .search: (false, false)
      }
    let isTaken = inbox.putLines(
      inputs.map(\.withoutControls), isBeforeQuestion: !isAnswer)
    // Of a password that nobody waits for any more nothing is to become an input.
    if isSecret, !isTaken { _ = inbox.popLastLine() }
    editor.text = ""
    beginLine()
    if isTaken {
      if awaitsInput { echo(prompt, shown) } else { lateEcho = shown }
      awaitsInput = false
    }
    leaveQuestion()
    paint()
  }

  func interrupt() {
    switch mode {
    case .search(let search): leaveSearchEmpty(search)
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
        returnToInsertMode()
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

  func endInput() {
    guard editor.line.scalars.isEmpty else {
      let text = editor.text
      let isInBlock = text.hasPrefix("\"\"\"\n") && editor.line.cursor == text.unicodeScalars.count
      if isInBlock {
        tell("A line of \"\"\" ends the block, Ctrl-C leaves it")
      } else {
        replace(editor.edited.deleteRange)
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

  func tell(_ text: String) {
    hint = passing(text)
    paint()
  }

  /// The rows of a sentence that goes away with the next key.
  func passing(_ text: String) -> [Row] { canvas.passingRows(of: Styled(text, .faint)) }

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

  // MARK: searching

  func search(_ direction: HistorySearch.Direction) {
    guard case .usual = mode else { return }
    let text = editor.text
    let place = history.place(of: text)
    searched = (place == nil ? settings.keptInputs() : nil).map(history.including) ?? history
    mode = .search(
      HistorySearch(from: text, direction, at: place, lastQuery: editing.lastQuery))
    paint()
  }

  private func handleSearch(_ key: Key, _ search: HistorySearch) {
    var search = search
    switch key {
    case .text(let scalar): search.type(String(scalar), in: searched)
    case .paste(let text): search.type(text, in: searched)
    case .backspace: search.erase(in: searched)
    case .control("r"): search.again(.older, in: searched)
    case .control("s"): search.again(.newer, in: searched)
    case .control("c"):
      leaveSearchEmpty(search)
      return
    case .control("g"):
      change { leaveSearch(search, with: search.original) }
      return
    case .enter where search.outcome == .nothing:
      leaveSearch(search, with: search.original)
      tell("Nothing was entered: nothing you typed before has \(PromptLine.flat(search.query))")
      return
    default:
      change { leaveSearch(search, with: search.line) }
      handleEditing(key)
      return
    }
    mode = .search(search)
    change { editor.text = search.line }
  }

  /// Ends a search and clears the line; Up brings back what was typed before it.
  private func leaveSearchEmpty(_ search: HistorySearch) {
    if !search.original.isEmpty { history.keepCleared(search.original) }
    change { leaveSearch(search, with: "") }
    returnToInsertMode()
  }

  private func leaveSearch(_ search: HistorySearch, with text: String) {
    if !search.query.isEmpty { editing.lastQuery = search.query }
    mode = .usual
    editor.text = text
    searched = InputHistory()
  }
}
