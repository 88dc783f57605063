import CLibEdit
import Edge

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
  }

  /// How it ends.
  enum Ending {
    case none
    /// A signal came; the core has until then to end by itself.
    case asked(Int32, patience: ContinuousClock.Instant)
  }

  /// Between two frames.
  static let pause = Duration.milliseconds(16)
  /// How many bytes of what waits a frame takes: as many as are drawn in time.
  static let frameLimits = 512...64 << 10

  let inbox: Inbox
  let screen: Screen
  let signals: Signals
  let input: Int32
  let output: Int32
  var settings: Settings

  var canvas: Canvas
  var decoder = KeyDecoder()
  var keys: ArraySlice<Key> = []
  /// Characters that libedit is to edit with next.
  var forwarded: [Unicode.Scalar] = []
  var previousKey: Key?
  var mode = Mode.usual
  var history: InputHistory
  var completions = Completions { _, cursor in Completions.Answer(start: cursor, candidates: []) }
  var state = PromptState()
  var activity = Activity()
  var hint: [Row] = []
  var note: [Row] = []
  /// A text that the core wants edited.
  var textToEdit: String?
  /// The part of a sentence that is held back from a screen reader.
  var sentence = ""

  /// How many rows below the first row of the prompt the cursor stands.
  var cursorRow = 0
  var isFull = false
  var needsPaint = true
  /// How many bytes of what waits a frame takes now.
  var frameLimit = 16 << 10
  /// How many bytes the frame has taken that is not drawn yet, and what time.
  var frame = (bytes: 0, time: Duration.zero)
  var lastPaint = ContinuousClock.now - .seconds(1)
  private var hasBegun = false
  private var hasInput = true
  private var ending = Ending.none
  private(set) lazy var editor = LineEditor(input: input, output: output) {
    [unowned self] in next()
  }

  /// - Parameters:
  ///   - history: earlier inputs, oldest first.
  ///   - input: the tty, and so is `output`.
  package init(
    inbox: Inbox, screen: Screen, signals: Signals, history: [String], settings: Settings,
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) {
    (self.inbox, self.screen, self.signals) = (inbox, screen, signals)
    (self.input, self.output) = (input, output)
    self.settings = settings
    self.history = InputHistory(history)
    let size = Terminal.size(of: output)
    canvas = Canvas(
      width: size.columns, height: size.rows,
      palette: Palette(
        settings.color, isTerminal: true, noColor: settings.noColor, term: settings.term),
      glyphs: Glyphs(isASCII: settings.isASCII || settings.isAccessible || !UserLocale.isUTF8))
  }

  /// Whether there is a user at a terminal that can show a live prompt.
  ///
  /// - Parameter term: the value of `TERM`.
  package static func isInteractive(term: String?) -> Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && !["", "dumb", "unknown"].contains(term ?? "")
  }

  /// Runs the prompt until the core has finished. The tty is the same before and after, also when
  /// the process crashes meanwhile.
  ///
  /// - Returns: the signal that asked for the end, if one did.
  package func run() -> Int32? {
    CrashGuard.coverThread()
    CrashGuard.begin(input)
    editor.run()
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
    if hasBegun { locateCursor() } else { begin() }
    if isFull { paint() }
    while true {
      if !forwarded.isEmpty { return forwarded.removeFirst() }
      if takeMessages() {
        leave()
        return nil
      }
      if needsPaint, ContinuousClock.now - lastPaint >= Terminal.pause { paint() }
      if let text = textToEdit {
        textToEdit = nil
        editForCore(text)
      } else if let key = keys.popFirst() {
        handle(key)
      } else {
        wait()
      }
    }
  }

  private func begin() {
    hasBegun = true
    decoder.expectCooked(Int(lume_readable(input)))
    editor.write("\u{1b}[?2004h")
    // What the core shows first comes with the first prompt, unless it takes its time.
    var first = pollfd(fd: screen.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&first, 1, 30)
  }

  private func leave() {
    (hint, note) = ([], [])
    canvas.passing = []
    editor.write(canvas.frame(cursorRow: cursorRow) + "\u{1b}[?2004l", isFlushed: true)
  }

  private func wait() {
    let now = ContinuousClock.now
    var deadline = activity.nextChange(after: now, isAccessible: settings.isAccessible)
    if needsPaint { deadline = min(deadline ?? .now + .seconds(3600), lastPaint + Terminal.pause) }
    if case .asked(_, let patience) = ending { deadline = min(deadline ?? patience, patience) }
    var sources = [
      pollfd(fd: hasInput ? input : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      // Not before the next frame: messages are taken together. Their end isn't waited for.
      pollfd(
        fd: !needsPaint
          ? screen.descriptor : frame.bytes < frameLimit ? screen.endingDescriptor : -1,
        events: Int16(POLLIN), revents: 0),
    ]
    let pause = deadline.map { max(0, ($0 - now) / .milliseconds(1)).rounded(.up) }
    poll(&sources, nfds_t(sources.count), pause.map { Int32(min($0, 1e9)) } ?? -1)
    if sources[1].revents != 0 { takeSignals() }
    if sources[0].revents != 0 { takeBytes() }
    if activity.isDue(at: .now, isAccessible: settings.isAccessible) { showActivity() }
    if case .asked(let signal, let patience) = ending, ContinuousClock.now >= patience {
      die(of: signal)
    }
  }

  private func takeBytes() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(input, &bytes, bytes.count)
    if count > 0 {
      keys += decoder.take(bytes.prefix(count))
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      hasInput = false
      if case .none = ending { end(of: SIGHUP) }
    }
  }

  private func takeSignals() {
    while let signal = signals.next() {
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
    ending = .asked(signal, patience: .now + .seconds(2))
    inbox.terminate()
    screen.release()
  }

  private func die(of signal: Int32) -> Never {
    leave()
    CrashGuard.end()
    Signals.die(of: signal)
  }

  // MARK: the tty

  /// Forgets what was typed and not read yet.
  func discardTyped() {
    tcflush(input, TCIFLUSH)
    keys = []
    decoder.reset()
  }

  /// Lends the tty, as it was before the prompt, to something else.
  func lend(_ borrower: () -> Void) {
    canvas.passing = []
    editor.write(canvas.frame(cursorRow: cursorRow) + "\u{1b}[?2004l", isFlushed: true)
    editor.prepare(isRaw: false)
    borrower()
    editor.prepare(isRaw: true)
    decoder.expectCooked(Int(lume_readable(input)))
    editor.write("\u{1b}[?2004h")
    canvas.forgetScreen()
    cursorRow = 0
    paint()
  }

  /// Ctrl-Z: stops the job, as the tty would, with the tty as it was before.
  func suspend() {
    lend { Signals.stop() }
  }
}
