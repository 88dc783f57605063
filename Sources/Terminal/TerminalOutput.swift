import Edge

/// What the core shows.
extension Terminal {
  /// Takes what the core has for the screen, as much as there is room for in a frame.
  ///
  /// - Returns: whether the core has finished.
  func receiveMessages() -> Bool {
    guard frame.bytes < frameLimit else { return false }
    let taken = screen.pop(atMost: frameLimit - frame.bytes)
    guard !taken.messages.isEmpty else { return taken.isLast }
    let start = surroundings.now()
    for message in taken.messages {
      switch message {
      case .effect(let effect): perform(effect)
      case .waits(let want):
        beginWaiting(want)
        if awaitsInput, let text = lateEcho {
          lateEcho = nil
          echoTaken(text)
        }
      case .echo(let text): echoTaken(text)
      case .dropped: answer(canvas.glyphs.ellipsis)
      }
      needsPaint = true
    }
    frame.bytes += taken.bytes
    frame.time += surroundings.now() - start
    return taken.isLast
  }

  /// Gives a frame less room where the last one took the machine or the terminal too long for keys
  /// to be heard in time, and more where it was done at once.
  private func adaptFrame() {
    if frame.time > settings.pause {
      frameLimit = max(Terminal.frameLimits.lowerBound, frameLimit / 2)
    } else if frame.time < settings.pause / 4, frame.bytes > frameLimit / 2 {
      frameLimit = min(Terminal.frameLimits.upperBound, frameLimit * 2)
    }
    frame = (0, .zero)
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .answer(let piece):
      showsSomething()
      markAnswer()
      answer(piece)
    case .answered:
      answer("", isLast: true)
      canvas.endAnswer()
      isMarked = false
    case .say(let line), .complain(let line):
      showsSomething()
      question = line
      canvas.say(line)
    case .note(let line): note = canvas.passingRows(of: line)
    case .status(let state):
      self.state = state
      activity.enter(state.phase, at: surroundings.now())
    case .offer(let completions): self.completions = completions
    case .remember(let entry): history.remember(entry)
    case .clear: clearScreen()
    case .option(let key, let value): setOption(key, value)
    case .request, .cancel, .open, .send, .close, .secret: break
    }
  }

  private func showsSomething() {
    note = []
    activity.begin(at: surroundings.now())
  }

  /// A screen reader is told who speaks.
  private func markAnswer() {
    guard settings.isAccessible, !isMarked else { return }
    isMarked = true
    canvas.answer(PromptLine.flat(state.persona ?? "lume") + ": ")
  }

  /// A screen reader gets whole sentences.
  private func answer(_ piece: String, isLast: Bool = false) {
    guard settings.isAccessible else { return canvas.answer(piece) }
    let scalars = piece.unicodeScalars
    let end = scalars.lastIndex { ".!?:\n".unicodeScalars.contains($0) }
    guard isLast || end != nil else {
      sentence += piece
      return
    }
    let cut = end.map { scalars.index(after: $0) } ?? scalars.startIndex
    canvas.answer(sentence + String(scalars[..<cut]))
    sentence = String(scalars[cut...])
  }

  private func echoTaken(_ text: String) {
    showsSomething()
    echo(answeredPrompt, text)
    awaitsInput = false
  }

  /// Shows an input where it was taken.
  func echo(_ prompt: Row, _ text: String) {
    if plainPainter?.accept(text, canvas) ?? false { return }
    canvas.echo(prompt, text, isAnswer: isAsked)
  }

  /// Whether what is typed answers a question.
  var isAsked: Bool {
    switch mode {
    case .question, .secret: true
    case .usual, .search: false
    }
  }

  private func setOption(_ key: String, _ value: String) {
    switch key {
    case "history" where value == "clear": history = InputHistory()
    case "color":
      let theme = canvas.palette.theme
      canvas.palette = Palette(
        Palette.Choice(rawValue: value) ?? settings.color, isTerminal: true,
        noColor: settings.noColor, term: settings.term)
      canvas.palette.theme = theme
    case "theme":
      canvas.palette.theme = Theme(rawValue: value) ?? .dark
    case "ascii":
      settings.isASCII = value == "auto" ? started.isASCII : value == "on"
      settings.hasUnicode = value == "off" ? true : started.hasUnicode
    case "accessible":
      settings.isAccessible = value == "auto" ? started.isAccessible : value == "on"
      choosePainter()
    default: break
    }
    canvas.glyphs = Terminal.glyphs(settings)
  }

  /// Has the screen written or drawn, as the terminal and its reader need it.
  private func choosePainter() {
    let isPlain = settings.isAccessible || !takesSequences
    if isPlain == (plainPainter != nil) { return }
    canvas.passing = []
    editor.write(plainPainter?.leave(&canvas) ?? painter.leave(&canvas))
    canvas.forgetScreen()
    plainPainter = isPlain ? PlainPainter() : nil
    canvas.keepsRows = isPlain
  }

  // MARK: what the core waits for

  private func beginWaiting(_ want: WaitFor) {
    awaitsInput = want.acceptsAnyLine
    switch want {
    case .line(let prompt?, let echo, let fresh, _): ask(prompt, isSecret: !echo, isFresh: fresh)
    case .line, .channel, .nothing: leaveQuestion()
    case .text(let initial):
      leaveQuestion()
      textToEdit = initial
    }
  }

  private func ask(_ prompt: String, isSecret: Bool, isFresh: Bool) {
    activity.rest()
    let prompt = PromptLine.flat(prompt)
    if !isFresh, isAsking(prompt) { return }
    let typed: String
    switch mode {
    case .usual: typed = isSecret || isFresh ? editor.text : ""
    case .search(let search): typed = search.original
    case .question(_, let before), .secret(_, _, let before): typed = before
    }
    let isKept = !isSecret && !isFresh && typed.isEmpty
    if !isKept { editor.text = "" }
    if isFresh { discardTypedAhead(isSecret: isSecret) }
    mode = isSecret ? .secret(prompt, answer: [], typed: typed) : .question(prompt, typed: typed)
  }

  /// What was typed before a question that takes none of it goes, and that is told; what may be a
  /// password is neither named nor remembered.
  private func discardTypedAhead(isSecret: Bool) {
    let lines = inbox.discardTypedAhead()
    let isMore = hasTyped
    discardTyped()
    if isSecret {
      if isMore || !lines.isEmpty { hint = passing(Terminal.discardedSecret) }
      return
    }
    for line in lines where !PrivateInput.includes(line) { history.remember(line) }
    if let told = Terminal.sentence(ofDiscarded: lines) ?? (isMore ? Terminal.discardedKeys : nil) {
      hint = passing(told)
    }
  }

  /// What stands before an input that is taken: the question that it answers, if it does.
  private var answeredPrompt: Row {
    if case .question(let prompt, _) = mode { Row(prompt) } else { usualPrompt(queued: 0) }
  }

  /// Whether that is asked already, since the core may come back to its question.
  private func isAsking(_ prompt: String) -> Bool {
    switch mode {
    case .question(prompt, _), .secret(prompt, _, _): true
    case .usual, .question, .secret, .search: false
    }
  }

  /// Goes back to the usual prompt and what was typed at it.
  func leaveQuestion() {
    switch mode {
    case .usual, .search: break
    case .question(_, let typed), .secret(_, _, let typed):
      mode = .usual
      editor.text = typed
      activity.begin(at: surroundings.now())
    }
  }

  // MARK: drawing

  /// Whether the terminal takes escape sequences.
  var takesSequences: Bool { Terminal.canPaint(term: settings.term) }

  /// Draws what has changed, and prompt and line below it, in one go (synchronized update,
  /// https://gist.github.com/christianparpart/d8a62cc1ab659194337d73e399004036). Where the size has
  /// just changed it is drawn later.
  func paint() {
    let size = surroundings.size()
    if size != (canvas.width, canvas.height) { adapt(to: size) }
    needsPaint = true
    let start = surroundings.now()
    guard start >= settled else { return }
    paint { painter.frame(&canvas, area(), holdsCursor: isAtWork) }
    frame.time += surroundings.now() - start
    adaptFrame()
  }

  private func paint(_ frame: () -> String) {
    let gap = canvas.hasTurn && !isAsked && plainPainter == nil ? [Row()] : []
    canvas.passing = gap + note + hint + activityRows()
    if plainPainter != nil {
      paintPlainly()
    } else {
      let text = frame()
      // A letter behind the line needs no marks around it.
      let isPlain = !text.utf8.contains(0x1b)
      editor.write(isPlain ? text : "\u{1b}[?2026h" + text + "\u{1b}[?2026l")
    }
    lastPaint = surroundings.now()
    (needsPaint, hasEdited) = (false, false)
  }

  /// Whether output is to be expected at any time.
  private var isAtWork: Bool {
    guard case .usual = mode else { return false }
    return state.phase == .answering || state.phase == .command
  }

  /// Prompt and line, with the passing rows above them that there is room for.
  private func area() -> InputArea {
    let line = shownLine
    let limit = InputLayout.limit(height: canvas.height)
    let layout = InputLayout(
      prompt: prompt(), line: line.scalars, cursor: line.cursor, width: canvas.width,
      limit: limit, top: inputTop, glyphs: canvas.glyphs)
    inputTop = layout.top
    let passing = canvas.passing.prefix(max(0, canvas.height - 1 - layout.rows.count))
    return InputArea(
      rows: passing + layout.rows, cursorRow: passing.count + layout.cursorRow,
      cursorLength: layout.cursorLength)
  }

  /// What stands behind the prompt.
  private var shownLine: (scalars: [Unicode.Scalar], cursor: Int) {
    if case .secret = mode { return ([], 0) }
    return editor.line
  }

  func clearScreen() {
    paint()
    guard takesSequences, plainPainter == nil else { return }
    canvas.passing = []
    let text = painter.leave(&canvas) + "\u{1b}[H\u{1b}[2J"
    canvas.forgetScreen()
    paint { text + painter.frame(&canvas, area(), holdsCursor: isAtWork) }
  }

  /// Takes another size of the screen to heart, at the signal or before it has come.
  private func adapt(to size: (columns: Int, rows: Int)) {
    let now = surroundings.now()
    // What was drawn just now may have been drawn for another size than the terminal had.
    let reflows = settings.reflows && now - lastPaint >= settings.settling
    painter.resize(width: size.columns, height: size.rows, reflows: reflows)
    canvas.resize(width: size.columns, height: size.rows)
    settled = now + settings.settling
  }

  /// Writes what is new, and prompt and line where the user is expected to type.
  private func paintPlainly() {
    let question = asked
    let line = shownLine
    let text = plainPainter?.frame(
      &canvas, prompt: awaitsInput ? prompt() : nil, isNew: question != lastAsked,
      line: line.scalars, cursor: line.cursor)
    lastAsked = question
    if let text, !text.isEmpty { editor.write(text) }
  }

  /// What is asked for beside the usual input.
  private var asked: Row? {
    if case .usual = mode { nil } else { prompt() }
  }

  func showActivity() {
    activity.change()
    if plainPainter != nil { canvas.say("working...") }
    needsPaint = true
  }

  private func activityRows() -> [Row] {
    guard plainPainter == nil, let changes = activity.changes else { return [] }
    let signs = canvas.glyphs.spinner
    let sign = signs[changes % signs.count]
    let seconds = activity.seconds(at: surroundings.now())
    let time = seconds < Activity.firstTold ? "" : " \(seconds) s"
    return [Row("\(sign) working\(canvas.glyphs.ellipsis)\(time)", .faint)]
  }

  // MARK: prompts

  func usualPrompt(queued: Int) -> Row {
    let line = PromptLine(glyphs: canvas.glyphs, isAccessible: settings.isAccessible)
    let key = PromptKey(line: line, state: state, queued: queued, width: canvas.width)
    if let lastPrompt, lastPrompt.key == key { return lastPrompt.row }
    let row = line.row(state, queued: queued, width: canvas.width)
    lastPrompt = (key, row)
    return row
  }

  /// What the usual prompt is made of.
  struct PromptKey: Hashable {
    let line: PromptLine
    let state: PromptState
    let queued: Int
    let width: Int
  }

  private func prompt() -> Row {
    switch mode {
    case .usual: return usualPrompt(queued: inbox.waitingLines)
    case .question(let prompt, _), .secret(let prompt, _, _): return Row(canvas.glyphs.text(prompt))
    case .search(let search): return search.prompt
    }
  }
}
