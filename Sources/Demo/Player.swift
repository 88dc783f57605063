import Numbers
import Terminal

/// Shows a cast in the user's terminal, in its time.
///
/// Confined to the main thread.
package final class Player {
  private let draw: (Drawing.Size) -> Cast?
  private let terminal: RawTerminal
  private var stage: Stage
  private var playhead: Playhead
  private var screen: ScreenModel
  private var written = 0
  /// What stands below the screen.
  private var caption = ""
  private let origin = ContinuousClock.now
  /// When the line that says what keys do goes away; `nil` where there is none, or it stays.
  private var hintEnd: Int?
  private var hasHint = false
  private let isASCII: Bool

  /// - Parameters:
  ///   - isStepwise: whether it waits for a key at each turn.
  ///   - isASCII: whether what keys do is said in ASCII.
  ///   - draw: the cast for a terminal of a size; `nil` where it can't be drawn.
  package init?(
    on terminal: RawTerminal, isStepwise: Bool, isASCII: Bool = false,
    _ draw: @escaping (Drawing.Size) -> Cast?
  ) {
    guard let stage = Stage(on: Player.size(of: terminal), draw) else { return nil }
    self.isASCII = isASCII
    self.draw = draw
    self.terminal = terminal
    self.stage = stage
    playhead = Playhead(stage.cast, isStepwise: isStepwise, now: 0)
    screen = Player.screen(for: stage)
  }

  private static func size(of terminal: RawTerminal) -> Drawing.Size {
    let size = terminal.size
    return Drawing.Size(columns: size.columns, rows: size.rows)
  }

  private static func screen(for stage: Stage) -> ScreenModel {
    ScreenModel(columns: stage.cast.size.columns, rows: stage.cast.size.rows)
  }

  /// In milliseconds since the start.
  private var now: Int { Int(clamping: (ContinuousClock.now - origin) / .milliseconds(1)) }

  /// Shows it to its end, or until the user or a signal ends it.
  ///
  /// - Returns: the signal that ended it, if one did.
  package func run() -> Int32? {
    // What stands on the screen scrolls away and is kept.
    terminal.write(String(repeating: "\n", count: terminal.size.rows).utf8)
    terminal.write(stage.opening.utf8)
    showHint(until: now + 4000)
    while true {
      if let end = hintEnd, now >= end { hideHint() }
      switch playhead.step(at: now) {
      case .write(let end): write(upTo: end)
      case .jump(let offset): jump(to: offset)
      case .caption(let text):
        caption = text
        terminal.write(stage.caption(text).utf8)
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
      terminal.write(stage.closing.utf8)
      terminal.suspend()
      resize()
    case .key(let key): playhead.handle(key, at: now)
    case .resized: resize()
    case .timeout: break
    case .ended(let signal): return signal
    }
    return nil
  }

  private func leave(_ signal: Int32?) -> Int32? {
    hideHint()
    terminal.write(stage.closing.utf8)
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
    let bytes = stage.cast.drawing.bytes[written..<end]
    written = end
    screen.write(bytes)
    screen.settle()
    // What erases the rest of the screen erases what is below it, too.
    terminal.write(bytes + stage.caption(caption).utf8)
    if hasHint { drawHint() }
  }

  private func jump(to offset: Int) {
    screen = Player.screen(for: stage)
    written = offset
    screen.write(stage.cast.drawing.bytes[..<offset])
    screen.settle()
    terminal.write((stage.painting(screen) + stage.caption(caption)).utf8)
    if hasHint { drawHint() }
  }

  /// Goes on in a terminal that has another size, or other things on it.
  private func resize() {
    if let other = Stage(on: Player.size(of: terminal), draw) { stage = other }
    playhead.change(to: stage.cast, at: now)
  }

  // MARK: what keys do, below the screen or on its last row

  private func showHint(until end: Int?) {
    hintEnd = end
    drawHint()
  }

  private func drawHint() {
    hasHint = true
    let hint = PlayHint(turn: playhead.turn, isPaused: hintEnd == nil, isASCII: isASCII)
    terminal.write(stage.hint(hint.texts).utf8)
  }

  private func hideHint() {
    hintEnd = nil
    if hasHint { eraseHint() }
    hasHint = false
  }

  /// Puts back what stood on the last row.
  private func eraseHint() {
    terminal.write(stage.hintErased(showing: screen).utf8)
  }
}

/// What keys do while a session is shown, in fewer and fewer words.
struct PlayHint {
  /// The turn that is shown; 0 before the first.
  let turn: Int
  let isPaused: Bool
  let isASCII: Bool

  /// The longest first.
  var texts: [String] {
    let state = isPaused ? "paused" : "lume play"
    let place = turn > 0 ? ["turn \(turn)"] : []
    let space = isPaused ? "space goes on" : "space pauses"
    let turns = isASCII ? "<- -> turns" : "← → turns"
    let leave = "q leaves"
    return [
      [state] + place + [space, turns, leave], [state] + place + [space, leave], [space, leave],
      [leave], ["q"],
    ].map { " " + $0.joined(separator: isASCII ? " - " : " · ") + " " }
  }
}
