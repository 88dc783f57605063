import Edge

/// Brings output and input onto a terminal of which nothing is expected but that it goes on in
/// rows, as a printer does, or that is read out: nothing is drawn again. A prompt comes when the
/// output is over, with what was typed until then.
struct PlainPainter: Sendable {
  private struct Shown: Sendable {
    var prompt: Row
    var line: [Unicode.Scalar] = []
    var cursor = 0
  }

  /// What stands behind the output; `nil` without a prompt.
  private var shown: Shown?
  /// What an input that was accepted has left to write.
  private var pending = ""
  /// The passing rows that were written last, which stay here.
  private var told: [Row] = []

  /// What to write.
  ///
  /// - Parameters:
  ///   - prompt: what stands before the line; `nil` while the user is not asked for one.
  ///   - isNew: whether the prompt asks for something else than the one that is shown.
  mutating func frame(
    _ canvas: inout Canvas, prompt: Row?, isNew: Bool = false, line: [Unicode.Scalar], cursor: Int
  ) -> String {
    tell(&canvas)
    var text = pending
    pending = ""
    if canvas.hasNews {
      text += endLine()
      text += canvas.drain().text
    }
    guard let prompt, !canvas.endsInRow else { return text }
    if isNew { text += endLine() }
    if shown == nil {
      text += canvas.palette.render(prompt)
      shown = Shown(prompt: prompt)
    }
    return text + edit(line, cursor, canvas)
  }

  /// Takes the line that is shown, if one is, as the input that was entered.
  ///
  /// - Returns: whether the input stands on the screen now.
  mutating func accept(_ input: String, _ canvas: Canvas) -> Bool {
    guard let shown else { return false }
    let scalars = Array(input.unicodeScalars)
    if !shown.line.starts(with: scalars) { pending += edit(scalars, scalars.count, canvas) }
    pending += endLine()
    return true
  }

  /// Goes behind everything.
  mutating func leave(_ canvas: inout Canvas) -> String {
    var text = pending + endLine()
    pending = ""
    text += canvas.drain().text
    return text + (canvas.endsInRow ? "\r\n" : "")
  }

  /// What would go away elsewhere is said here.
  private mutating func tell(_ canvas: inout Canvas) {
    if canvas.passing != told { canvas.show(canvas.passing) }
    told = canvas.passing
  }

  private mutating func endLine() -> String {
    defer { shown = nil }
    return shown == nil ? "" : "\r\n"
  }

  // MARK: the line

  /// Makes the line that is shown another, with nothing but characters and backspaces. Where they
  /// don't lead there, it is written once more.
  private mutating func edit(
    _ line: [Unicode.Scalar], _ cursor: Int, _ canvas: Canvas
  ) -> String {
    guard let old = shown else { return "" }
    let same = zip(old.line, line).prefix { $0 == $1 }.count
    shown?.line = line
    shown?.cursor = cursor
    func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      canvas.glyphs.text(PlainPainter.text(scalars))
    }
    func columns(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
      DisplayWidth.columns(of: text(scalars))
    }
    let isAppended = old.cursor == old.line.count && same == old.line.count && cursor == line.count
    if isAppended { return text(line[same...]) }
    let width = old.prompt.columns + max(columns(old.line[...]), columns(line[...]))
    guard width < canvas.width, !old.line.contains("\n"), !line.contains("\n") else {
      return "\r\n" + canvas.palette.render(old.prompt) + text(line[...])
    }
    func back(_ count: Int) -> String { String(repeating: "\u{8}", count: max(0, count)) }
    let place = columns(old.line[..<old.cursor])
    var output = back(place - columns(line[..<same]))
    if old.cursor < same { output += text(line[old.cursor..<same]) }
    output += text(line[same...])
    let left = max(0, columns(old.line[same...]) - columns(line[same...]))
    output += String(repeating: " ", count: left) + back(left)
    return output + back(columns(line[min(cursor, line.count)...]))
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in scalars {
      switch scalar {
      case "\n": text += "\r\n"
      case "\t": text += " "
      default: if !scalar.isControl { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }
}
