import Edge
import Numbers
import Threads
import Time

/// The live prompt with a script in place of its user, its core and its time: what it draws is what
/// a user at such a terminal sees, byte for byte, and nothing of it takes time.
///
/// Confined to one thread. The script's steps happen whenever the prompt would sleep.
package final class ScriptedPrompt {
  /// What a terminal for demos is told.
  package struct Look: Hashable, Sendable {
    /// Whether to keep to ASCII.
    package var isASCII = false
    /// The time between two frames at least, in milliseconds.
    package var pause = 33

    package init() {}
  }

  private let script: Script
  private let memory: MemoryScreen
  private let screen = Screen.standalone()
  private let output: Output
  private let inbox = Inbox(clock: .still(Instant(milliseconds: 0)))
  /// Only differences to it are looked at.
  private let origin = ContinuousClock.now
  private var next = 0
  private var size: Drawing.Size
  /// Whether the size was changed since the last moment.
  private var isResized = false
  /// In milliseconds from the start.
  private var now = 0
  private var want = WaitFor.nothing(early: nil)
  /// Whether the last step is over, and what it brought is drawn.
  private var isOver = false
  private var drawing = Drawing()
  /// What is typed so far.
  private var line: () -> String? = { nil }

  private init(_ script: Script) throws(MemoryScreen.Unavailable) {
    self.script = script
    output = screen.output
    size = Drawing.Size(columns: script.columns, rows: script.rows)
    memory = try MemoryScreen(columns: script.columns, rows: script.rows)
    drawing.moments.reserveCapacity(script.steps.count)
  }

  /// Draws a script from its start to its end; `nil` where the system gives no pseudo-terminal.
  package static func draw(_ script: Script, _ look: Look = Look()) -> Drawing? {
    turn.withLock { _ in
      do throws(MemoryScreen.Unavailable) {
        return try ScriptedPrompt(script).draw(look)
      } catch {
        return nil
      }
    }
  }

  /// The locale and what the line editor knows of terminals belong to the process.
  ///
  /// A value of no size would share its address with the lock, which the thread sanitizer minds.
  private static let turn = Guarded(false)

  private func draw(_ look: Look) -> Drawing {
    var settings = Terminal.Settings()
    settings.color = .always
    settings.term = "xterm-256color"
    settings.isASCII = look.isASCII
    settings.hasUnicode = true
    settings.pause = .milliseconds(look.pause)
    settings.settling = .zero
    settings.reflows = false
    let surroundings = Surroundings(
      now: { [unowned self] in origin + .milliseconds(now) },
      size: { [unowned self] in (size.columns, size.rows) },
      wait: { [unowned self] deadline, _, _ in wait(until: deadline) },
      nextSignal: { nil })
    let terminal = Terminal(
      inbox: inbox, screen: screen, surroundings: surroundings, history: [], settings: settings,
      input: memory.descriptor, output: .memory(memory))
    line = { [unowned terminal] in terminal.editor.text }
    terminal.editor.run()
    note()
    return finished()
  }

  /// Lets time pass to the deadline, or to the next step where that comes before; then does what
  /// is to be done by then, up to a key.
  private func wait(until deadline: ContinuousClock.Instant?) -> Surroundings.News {
    let due = deadline.map(milliseconds)
    guard next < script.steps.count else { return end(due) }
    if let due, due < script.steps[next].at {
      advance(to: due)
      return Surroundings.News()
    }
    advance(to: script.steps[next].at)
    var news = Surroundings.News()
    while next < script.steps.count, script.steps[next].at <= now, !news.isUrgent {
      perform(script.steps[next].act, &news)
      next += 1
    }
    return news
  }

  /// Lets what is left be drawn, then ends.
  private func end(_ due: Int?) -> Surroundings.News {
    if let due, !isOver {
      advance(to: due)
    } else {
      note()
      drawing.prompt = memory.count
      screen.finish()
    }
    isOver = true
    return Surroundings.News()
  }

  private func milliseconds(to instant: ContinuousClock.Instant) -> Int {
    Int(clamping: ((instant - origin) / .milliseconds(1)).rounded(.up))
  }

  private func advance(to instant: Int) {
    guard instant > now else { return }
    note()
    now = instant
  }

  /// Notes what was drawn up to now.
  private func note() {
    let count = memory.count
    guard count > drawing.moments.last?.end ?? 0 || isResized else { return }
    drawing.moments.append(
      Drawing.Moment(at: now, end: count, size: isResized ? size : nil))
    isResized = false
  }

  private func perform(_ act: Script.Act, _ news: inout Surroundings.News) {
    do {
      switch act {
      case .show(let effect): try output.show(effect)
      case .waits(let want):
        self.want = want
        try output.waits(want)
        try popLine()
      case .takesLine: try popLine()
      case .interrupted:
        _ = inbox.popNow(.nothing(early: nil))
        try output.interrupted()
      case .keys(let keys): news.keys = keys
      case .enter(let text):
        if let text, let line = line(), line != text {
          drawing.mistyped.append(Drawing.Mistyped(line: line, text: text))
        }
        news.keys = [.enter]
      case .resize(let columns, let rows):
        note()
        size = Drawing.Size(columns: columns, rows: rows)
        isResized = true
        memory.resize(columns: columns, rows: rows)
        news.isResized = true
      case .mark(let number):
        drawing.marks.append(Drawing.Mark(number: number, at: now, offset: memory.count))
      }
    } catch {
      preconditionFailure("a screen takes everything, and nothing else throws here")
    }
  }

  /// Takes a line that was entered, as the core does.
  private func popLine() throws {
    guard let taken = inbox.popNow(want) else { return }
    if case .arrival(.line(let text), wasWaiting: true) = taken.thing { try output.echo(text) }
  }

  /// What was drawn, with the line ends that a tty makes.
  private func finished() -> Drawing {
    let bytes = memory.bytes
    var added: [Int] = []
    drawing.bytes.reserveCapacity(bytes.count + bytes.count / 32)
    var start = 0
    for place in bytes.indices
    where bytes[place] == 0x0a && (place == 0 || bytes[place - 1] != 0x0d) {
      drawing.bytes += UnsafeBufferPointer(rebasing: bytes[start..<place])
      drawing.bytes.append(0x0d)
      added.append(place)
      start = place
    }
    drawing.bytes += UnsafeBufferPointer(rebasing: bytes[start...])
    func shift(_ offset: inout Int) {
      var (low, high) = (0, added.count)
      while low < high {
        let middle = (low + high) / 2
        if added[middle] < offset { low = middle + 1 } else { high = middle }
      }
      offset += low
    }
    for index in drawing.moments.indices { shift(&drawing.moments[index].end) }
    for index in drawing.marks.indices { shift(&drawing.marks[index].offset) }
    shift(&drawing.prompt)
    return drawing
  }
}
