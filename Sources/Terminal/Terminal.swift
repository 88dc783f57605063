import CLibEdit
import Edge
import Libc

/// The live prompt: a line that stays editable while the core works, and its output above it.
///
/// Confined to the main thread, which does nothing else: it waits for a key, a message of the core
/// or a signal, and sleeps otherwise. Everything that it does happens between two characters that
/// libedit reads, so that nothing draws while something else does.
package final class Terminal {
  /// What a terminal is told at its start.
  package struct Settings: Sendable {
    /// When to colour; the core may change it by the option `color`.
    package var color = Palette.Choice.auto
    /// The value of `NO_COLOR`.
    package var noColor: String?
    /// The value of `TERM`.
    package var term: String?
    /// Whether to keep to ASCII though the locale has more; also the option `ascii`.
    package var isASCII = false
    /// Whether a screen reader reads along; also the option `accessible`.
    package var isAccessible = false
    /// What edits a text, as a shell command: the value of `VISUAL` or `EDITOR`.
    package var editor = "vi"
    /// The path of the user's `.editrc`, where there may be one.
    package var editConfiguration: String?
    /// Whether the screen has all of Unicode; `nil` for what the user's locale says.
    var hasUnicode: Bool?
    /// How long the rest of a sequence may take behind its Escape, where that is a key too.
    var escapeTime = Duration.milliseconds(50)
    /// The inputs that are kept by now, also by other shells; oldest first.
    package var keptInputs: @Sendable () -> [String]? = { nil }
    /// The time between two frames at least.
    var pause = Duration.milliseconds(16)
    /// Whether the terminal breaks rows again that no longer fit after another size.
    package var reflows = true
    /// How long the screen must have had its size before it is drawn on, since a terminal may have
    /// another one already: tmux tells of it within 250 ms.
    var settling = Duration.milliseconds(300)

    package init() {}
  }

  /// What typed text is for.
  enum Mode {
    case usual
    /// The answer to a question. What was typed before it comes back after it.
    case question(String, typed: String)
    /// The same, unseen.
    case secret(String, answer: [Unicode.Scalar], typed: String)
    case search(HistorySearch)

    /// Whether the line is what it always is, or is looked for.
    var isUsual: Bool {
      switch self {
      case .usual, .search: true
      case .question, .secret: false
      }
    }

    var isSearch: Bool {
      if case .search = self { true } else { false }
    }
  }

  /// How it ends.
  enum Ending {
    case none
    /// A signal came; the core has until then to end by itself.
    case asked(Int32, patience: ContinuousClock.Instant)
  }

  /// How many bytes of what waits a frame takes: as many as are drawn in time.
  static let frameLimits = 512...64 << 10

  let inbox: Inbox
  let screen: Screen
  let surroundings: Surroundings
  let input: Int32
  var settings: Settings
  /// What it was told at its start.
  let started: Settings

  var canvas: Canvas
  var decoder = KeyDecoder()
  var keys: ArraySlice<Key> = []
  /// Characters that libedit is to edit with next.
  var forwarded: [Unicode.Scalar] = []
  var previousKey: Key?
  var mode = Mode.usual {
    didSet { if mode.isUsual != oldValue.isUsual { beginLine() } }
  }
  var editing = EditingState()
  var history: InputHistory
  /// What a search looks through: other shells' inputs too.
  var searched = InputHistory()
  var completions = Completions { _, cursor in Completions.Answer(start: cursor, candidates: []) }
  var state = PromptState()
  /// The usual prompt as it was made last, since each frame asks for it.
  var lastPrompt: (key: PromptKey, row: Row)?
  var activity = Activity()
  /// What was said last, which is the question where one is asked.
  var question: Styled?
  var hint: [Row] = []
  var note: [Row] = []
  /// A text that the core wants edited.
  var textToEdit: String?
  /// Whether the core waits for an input.
  var awaitsInput = false
  /// A line that the core took before all was shown that it had said until then.
  var lateEcho: String?
  /// What was asked for beside the usual input when the screen was written last.
  var lastAsked: Row?
  /// Whether it was told whose answer this is.
  var isMarked = false
  /// The part of a sentence that is held back from a screen reader.
  var sentence = ""

  var painter = Painter()
  var plainPainter: PlainPainter?
  /// The first row of the input that is shown.
  var inputTop = 0
  /// Whether the line may have changed since it was drawn.
  var hasEdited = false
  /// When the size may be relied on.
  var settled: ContinuousClock.Instant
  var needsPaint = true
  /// How many bytes of what waits a frame takes now.
  var frameLimit = 16 << 10
  /// How many bytes the frame has taken that is not drawn yet, and what time.
  var frame = (bytes: 0, time: Duration.zero)
  var lastPaint: ContinuousClock.Instant
  private var hasBegun = false
  private var hasInput = true
  /// When an Escape that nothing follows is a key by itself.
  private var escapeDeadline: ContinuousClock.Instant?
  private var ending = Ending.none
  private let output: LineEditor.Output
  private(set) lazy var editor = LineEditor(
    input: input, output: output, read: { [unowned self] in next() },
    perform: { [unowned self] in perform($0) })

  /// - Parameters:
  ///   - history: earlier inputs, oldest first.
  ///   - input: the tty, and so is `output`.
  package convenience init(
    inbox: Inbox, screen: Screen, signals: Signals, history: [String], settings: Settings,
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) {
    self.init(
      inbox: inbox, screen: screen,
      surroundings: .live(input: input, output: output, screen: screen, signals: signals),
      history: history, settings: settings, input: input, output: .descriptor(output))
  }

  /// - Parameter input: a tty, also where the output is none.
  init(
    inbox: Inbox, screen: Screen, surroundings: Surroundings, history: [String],
    settings: Settings, input: Int32, output: LineEditor.Output
  ) {
    (self.inbox, self.screen, self.surroundings) = (inbox, screen, surroundings)
    (self.input, self.output) = (input, output)
    (self.settings, started) = (settings, settings)
    self.history = InputHistory(history)
    lastPaint = surroundings.now() - .seconds(1)
    settled = lastPaint
    let isPlain = settings.isAccessible || !Terminal.canPaint(term: settings.term)
    plainPainter = isPlain ? PlainPainter() : nil
    let size = surroundings.size()
    canvas = Canvas(
      width: size.columns, height: size.rows,
      palette: Palette(
        settings.color, isTerminal: true, noColor: settings.noColor, term: settings.term),
      glyphs: Terminal.glyphs(settings))
    canvas.keepsRows = isPlain
  }

  static func glyphs(_ settings: Settings) -> Glyphs {
    Glyphs(
      isASCII: settings.isASCII || settings.isAccessible
        || !(settings.hasUnicode ?? UserLocale.isUTF8))
  }

  /// Whether there is a user at a terminal.
  package static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// Whether all that is shown goes to a terminal.
  package static var isOutput: Bool {
    isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1
  }

  /// Whether the user's locale has characters outside ASCII.
  package static var hasUnicode: Bool { UserLocale.isUTF8 }

  /// Whether a terminal breaks rows again after another size, by the environment that it gives.
  package static func reflows(_ variable: (String) -> String?) -> Bool {
    if variable("TMUX") != nil { return true }
    let term = variable("TERM") ?? ""
    let keepsRows = ["linux", "screen", "st", "rxvt", "vt"].contains { term.hasPrefix($0) }
    return !keepsRows && variable("XTERM_VERSION") == nil
  }

  /// Whether a terminal takes the sequences that a live prompt needs.
  ///
  /// - Parameter term: the value of `TERM`.
  package static func canPaint(term: String?) -> Bool {
    !["", "dumb", "unknown"].contains(term ?? "")
  }

  /// Runs the prompt until the core has finished. The tty is the same before and after, also when
  /// the process crashes meanwhile.
  ///
  /// - Returns: the signal that asked for the end, if one did.
  package func run() -> Int32? {
    CrashGuard.coverThread()
    CrashGuard.begin(input, hasModes: takesSequences)
    editor.run(configuration: settings.editConfiguration.flatMap(TextEditor.contents))
    CrashGuard.end()
    if case .asked(let signal, _) = ending { return signal }
    return nil
  }

  /// The size of the terminal; 80 by 24 where it does not tell.
  package static func size(of output: Int32 = STDOUT_FILENO) -> (columns: Int, rows: Int) {
    var columns: Int32 = 80
    var rows: Int32 = 24
    if lume_window_size(output, &columns, &rows) != 0 { return (80, 24) }
    return (Int(columns), max(1, Int(rows)))
  }

  // MARK: the loop

  /// Does what there is to do until libedit has a character to edit with.
  private func next() -> Unicode.Scalar? {
    if !hasBegun { begin() }
    observeLine()
    while true {
      if !forwarded.isEmpty {
        hasEdited = true
        return forwarded.removeFirst()
      }
      if receiveMessages() {
        leave()
        return nil
      }
      if needsPaint, surroundings.now() >= nextFrame { paint() }
      if let text = textToEdit {
        textToEdit = nil
        editForCore(text)
      } else if let key = keys.popFirst() {
        handle(key)
      } else {
        if hasEdited { paint() }
        wait()
      }
    }
  }

  /// When what waits to be drawn may be.
  private var nextFrame: ContinuousClock.Instant { max(lastPaint + settings.pause, settled) }

  private func begin() {
    hasBegun = true
    applyBindings()
    decoder.expectCooked(Int(lume_readable(input)))
    if takesSequences { editor.write("\u{1b}[?2004h") }
    // What the core shows first comes with the first prompt, unless it takes its time.
    keys += surroundings.wait(surroundings.now() + .milliseconds(30), .messages, false).keys
  }

  /// Goes below the output, where the input was.
  private func leave() {
    (hint, note) = ([], [])
    canvas.passing = []
    let text = plainPainter?.leave(&canvas) ?? painter.leave(&canvas)
    editor.write(text + (takesSequences ? "\u{1b}[?2004l" : ""))
  }

  private func wait() {
    var deadline = activity.nextChange(
      after: surroundings.now(), isAccessible: plainPainter != nil)
    if needsPaint { deadline = min(deadline ?? nextFrame, nextFrame) }
    if case .asked(_, let patience) = ending { deadline = min(deadline ?? patience, patience) }
    if let escapeDeadline { deadline = min(deadline ?? escapeDeadline, escapeDeadline) }
    // Not before the next frame: messages are taken together. Their end isn't waited for.
    let listening: Surroundings.Listening =
      !needsPaint ? .messages : frame.bytes < frameLimit ? .end : .nothing
    let news = surroundings.wait(deadline, listening, hasInput)
    if news.hasSignals { readSignals() }
    if news.hasInput { readBytes() }
    if news.isResized { paint() }
    keys += news.keys
    let now = surroundings.now()
    if let escapeDeadline, now >= escapeDeadline {
      keys += decoder.finishEscape()
      self.escapeDeadline = nil
    }
    if activity.isDue(at: now, isAccessible: plainPainter != nil) { showActivity() }
    if case .asked(let signal, let patience) = ending, now >= patience { die(of: signal) }
  }

  private func readBytes() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(input, &bytes, bytes.count)
    if count > 0 {
      keys += decoder.receive(bytes.prefix(count))
      let isKey = editor.bindings.isVi || mode.isSearch
      let isEscape = isKey && decoder.isEscapePending
      escapeDeadline = isEscape ? surroundings.now() + settings.escapeTime : nil
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      hasInput = false
      if case .none = ending { end(of: SIGHUP) }
    }
  }

  private func readSignals() {
    while let signal = surroundings.nextSignal() {
      switch signal {
      case SIGINT: interrupt()
      case SIGWINCH: paint()
      case SIGTSTP: suspend()
      // The tty is gone, which its reader has said already.
      case SIGHUP where !hasInput: break
      default: end(of: signal)
      }
    }
  }

  /// Asks the core to end; at the second time, or after two seconds, does not ask.
  private func end(of signal: Int32) {
    if case .asked = ending { die(of: signal) }
    ending = .asked(signal, patience: surroundings.now() + .seconds(2))
    inbox.terminate()
    screen.release()
  }

  private func die(of signal: Int32) -> Never {
    leave()
    CrashGuard.end()
    Signals.die(of: signal)
  }

  // MARK: the tty

  /// Whether something was typed that is not read yet.
  var hasTyped: Bool { !keys.isEmpty || lume_readable(input) > 0 }

  /// Forgets what was typed and not read yet.
  func discardTyped() {
    tcflush(input, TCIFLUSH)
    keys = []
    decoder.reset()
  }

  /// Lends the tty, as it was before the prompt, to something else.
  func lend(_ borrower: () -> Void) {
    leave()
    editor.prepare(isRaw: false)
    borrower()
    editor.prepare(isRaw: true)
    decoder.expectCooked(Int(lume_readable(input)))
    if takesSequences { editor.write("\u{1b}[?2004h") }
    canvas.forgetScreen()
    painter.forgetScreen()
    paint()
  }

  /// Ctrl-Z: stops the job, as the tty would, with the tty as it was before.
  func suspend() {
    lend { Signals.stop() }
    // It would stand above what the job's shell has written.
    if isAsked, let question {
      canvas.say(question)
      paint()
    }
  }
}
