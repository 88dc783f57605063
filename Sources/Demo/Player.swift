import Terminal

/// Shows a cast in the user's terminal, in its time.
///
/// Confined to the main thread.
package final class Player {
  private let cast: Cast
  private let terminal: RawTerminal
  private var playhead: Playhead
  private var screen: ScreenModel
  private var written = 0
  private let origin = ContinuousClock.now
  /// When the line that says what keys do goes away; `nil` where there is none, or it stays.
  private var hintEnd: Int?
  private var hasHint = false

  /// - Parameter isStepwise: whether it waits for a key at each turn.
  package init(_ cast: Cast, on terminal: RawTerminal, isStepwise: Bool) {
    self.cast = cast
    self.terminal = terminal
    playhead = Playhead(cast, isStepwise: isStepwise, now: 0)
    screen = ScreenModel(columns: cast.size.columns, rows: cast.size.rows)
  }

  /// In milliseconds since the start.
  private var now: Int { Int((ContinuousClock.now - origin) / .milliseconds(1)) }

  /// Shows it to its end, or until the user or a signal ends it.
  ///
  /// - Returns: the signal that ended it, if one did.
  package func run() -> Int32? {
    // What stands on the screen scrolls away and is kept.
    terminal.write(String(repeating: "\n", count: screen.rows).utf8)
    terminal.write("\u{1b}[H\u{1b}[2J".utf8)
    showHint(until: now + 4000)
    while true {
      if let end = hintEnd, now >= end { hideHint() }
      switch playhead.step(at: now) {
      case .write(let end): write(upTo: end)
      case .jump(let offset): jump(to: offset)
      case .pause: showHint(until: nil)
      case .resume: hideHint()
      case .wait(let milliseconds):
        if let signal = wait(milliseconds) { return leave(signal) }
      case .finish: return leave(nil)
      }
    }
  }

  private func wait(_ milliseconds: Int?) -> Int32? {
    let untilHint = hintEnd.map { max(0, $0 - now) }
    let pause = [milliseconds, untilHint].compactMap { $0 }.min()
    switch terminal.next(within: pause) {
    case .key(.control("z")):
      terminal.suspend()
      redraw()
    case .key(let key): playhead.take(key, at: now)
    case .resized: redraw()
    case .timeout: break
    case .ended(let signal): return signal
    }
    return nil
  }

  private func leave(_ signal: Int32?) -> Int32? {
    hideHint()
    // Behind what stands, on a row of its own, with nothing left of modes and styles.
    terminal.write("\u{1b}[0m\u{1b}[?2026l\u{1b}[?2004l".utf8)
    let last = screen.lines.indices.last { !screen.trimmed($0).isEmpty } ?? screen.row
    let down = max(0, min(last, screen.top + screen.rows - 1) - screen.row)
    if down > 0 { terminal.write("\u{1b}[\(down)B".utf8) }
    if screen.column > 0 || down > 0 { terminal.write("\r\n".utf8) }
    return signal
  }

  private func write(upTo end: Int) {
    guard end > written else { return }
    if hasHint { eraseHint() }
    let bytes = cast.drawing.bytes[written..<end]
    written = end
    screen.write(bytes)
    screen.settle()
    terminal.write(bytes)
    if hasHint { drawHint() }
  }

  private func jump(to offset: Int) {
    (screen, written) = (ScreenModel(columns: screen.columns, rows: screen.rows), 0)
    hasHint = false
    terminal.write("\u{1b}[0m\u{1b}[H\u{1b}[2J".utf8)
    write(upTo: offset)
  }

  private func redraw() {
    let hadHint = hasHint
    jump(to: written)
    if hadHint { drawHint() }
  }

  // MARK: what keys do, on the last row

  private func showHint(until end: Int?) {
    hintEnd = end
    drawHint()
  }

  private func drawHint() {
    hasHint = true
    let turns = cast.marks.filter { if case .turn = $0.kind { true } else { false } }.count
    let isPaused = hintEnd == nil
    var text = isPaused ? " paused" : " lume play"
    if playhead.turn > 0, turns > 0 { text += " · turn \(playhead.turn)" }
    text += isPaused ? " · space goes on" : " · space pauses"
    text += " · ← → turns · q leaves "
    text = String(text.prefix(screen.columns - 1))
    terminal.write("\u{1b}7\u{1b}[\(screen.rows);1H\u{1b}[0;7m\(text)\u{1b}[0m\u{1b}[K\u{1b}8".utf8)
  }

  private func hideHint() {
    hintEnd = nil
    if hasHint { eraseHint() }
    hasHint = false
  }

  /// Puts back what stood on the last row.
  private func eraseHint() {
    let line = screen.top + screen.rows - 1
    let text = line < screen.lines.count ? screen.styled(line) : ""
    let row = "\u{1b}7\u{1b}[\(screen.rows);1H\u{1b}[0m\u{1b}[K" + text + "\u{1b}[0m\u{1b}8"
    terminal.write(row.utf8)
  }
}
