import Edge

/// What the keys that libedit doesn't see to by itself are bound to.
extension Terminal {
  func perform(_ command: EditingCommand) {
    editing.enter(command)
    switch command {
    case .enter: enter(); returnToInsertMode()
    case .newline: change { editor.insert("\n") }
    case .complete: complete()
    case .edit: editHere()
    case .end: endInput()
    case .clearScreen: clearScreen()
    case .up: goUp()
    case .down: goDown()
    case .searchBackward: search(.older)
    case .searchForward: search(.newer)
    case .lastArgument: insertLastArgument()
    case .yank: yank()
    case .yankOlder: yankOlder()
    case .undo: if let line = editing.undo.undo() { change { editor.edited = line } }
    case .left, .right, .startOfRow, .endOfRow, .previousWord, .nextWord: move(command)
    case .backspace, .delete, .killToEndOfRow, .killToStartOfRow, .killToWhiteSpace,
      .killPreviousWord, .killNextWord:
      delete(command)
    case .transposeCharacters: edit { $0.transposeCharacters() }
    case .transposeWords: edit { $0.transposeWords() }
    case .uppercase: edit { line in line.rewriteWord { $0.uppercased() } }
    case .lowercase: edit { line in line.rewriteWord { $0.lowercased() } }
    case .capitalize: edit { $0.rewriteWord(EditedLine.capitalized) }
    }
  }

  /// Tells of what the user's `.editrc` has that libedit doesn't take.
  func applyBindings() {
    decoder.bound = editor.bindings.sequences
    guard let problem = editor.problems.first else { return }
    let path = settings.editConfiguration ?? ".editrc"
    canvas.say(Styled("\(path), line \(problem.line), isn't understood: \(problem.text)", .faint))
  }

  /// In vi, every line begins with text.
  func returnToInsertMode() {
    if editor.bindings.isVi { forwarded.append(FunctionKey.insertMode.scalar) }
  }

  // MARK: undoing

  /// Takes note of how the line is, to be had back.
  func observeLine() {
    switch mode {
    case .usual, .question: editing.undo.observe(editor.edited)
    case .secret, .search: break
    }
  }

  /// Another line begins, from which nothing goes back to the one before.
  func beginLine() {
    editing.undo = UndoHistory()
  }

  // MARK: changing

  private func edit(_ body: (inout EditedLine) -> Void) {
    var line = editor.edited
    body(&line)
    change { editor.edited = line }
  }

  /// Deletes a part of the line, or puts another text in its place, with the cursor behind it.
  func replace(_ range: Range<Int>, with text: String = "") {
    if range.isEmpty, text.isEmpty { return }
    edit { line in
      _ = line.delete(range)
      line.insert(text)
    }
  }

  private func delete(_ command: EditingCommand) {
    let line = editor.edited
    let range =
      switch command {
      case .backspace: line.backspaceRange
      case .delete: line.deleteRange
      case .killToEndOfRow: line.rangeToEndOfRow
      case .killToStartOfRow: line.rangeToStartOfRow
      case .killToWhiteSpace: line.rangeToWhiteSpace
      case .killPreviousWord: line.rangeToPreviousWord
      default: line.rangeToNextWord
      }
    if command.isKill {
      editing.kills.add(
        String(String.UnicodeScalarView(line.scalars[range])),
        isBackward: range.lowerBound < line.cursor,
        isConsecutive: editing.previous?.isKill ?? false)
    }
    replace(range)
  }

  private func yank() {
    guard let text = editing.kills.latest else { return }
    editing.inserted = EditingState.Insertion(text: text)
    replace(cursor..<cursor, with: text)
  }

  private func yankOlder() {
    guard editing.previous == .yank || editing.previous == .yankOlder,
      let range = insertedRange, let text = editing.kills.older()
    else { return }
    editing.inserted = EditingState.Insertion(text: text)
    replace(range, with: text)
  }

  private func insertLastArgument() {
    let isAgain = editing.previous == .lastArgument
    let range = (isAgain ? insertedRange : nil) ?? cursor..<cursor
    let before = isAgain ? editing.inserted : nil
    guard let found = history.lastArgument(before: before?.place, besides: before?.text) else {
      return
    }
    editing.inserted = EditingState.Insertion(text: found.text, place: found.place)
    replace(range, with: found.text)
  }

  private var cursor: Int { editor.line.cursor }

  /// Where what was inserted last stands, before the cursor.
  private var insertedRange: Range<Int>? {
    guard let text = editing.inserted?.text else { return nil }
    let start = cursor - text.unicodeScalars.count
    return start >= 0 ? start..<cursor : nil
  }

  // MARK: moving

  private func move(_ command: EditingCommand) {
    let line = editor.edited
    let target =
      switch command {
      case .left: line.previousCharacter
      case .right: line.nextCharacter
      case .startOfRow: line.startOfRow
      case .endOfRow: line.endOfRow
      case .previousWord: line.previousWord
      default: line.nextWord
      }
    if target != line.cursor { change { editor.move(by: target - line.cursor) } }
  }

  private func goUp() {
    if moveRow(by: -1) { return }
    guard case .usual = mode else { return }
    let text = editor.text
    if text.isEmpty, let queued = inbox.popLastLine() {
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
      if editing.previous != .complete { return }
      hint = CompletionEdit.list(
        candidates, more: more, width: canvas.width, glyphs: canvas.glyphs)
      paint()
    }
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
