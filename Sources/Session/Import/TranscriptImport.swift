import Numbers

/// A text as somebody copied it from a terminal: typed lines behind a prompt, and what was printed.
struct TranscriptImport {
  /// A row, and after how many seconds of nothing it came.
  struct Row {
    /// `nil` where there's a name and nothing else.
    var text: String?
    var pause = 0
    /// What the recording calls this place.
    var marker: String?

    /// Whether the name is what was typed in this row, behind whatever asked for it.
    var isMarkedInput: Bool {
      guard let text, let marker, !marker.isEmpty else { return false }
      return text == marker || text.hasSuffix(" " + marker)
    }
  }

  private let rows: [Row]
  private let prompt: String?

  /// What usually ends a prompt.
  private static let known = ["▸ ", "❯ ", "➜ ", "$ ", "> ", "% ", "# ", ">>> "]

  init(_ rows: [Row], prompt: String?) {
    self.rows = rows
    self.prompt = prompt ?? TranscriptImport.prompt(of: rows.compactMap(\.text))
  }

  /// The lines of a text, without escape sequences and what was written over.
  static func rows(of text: String) -> [Row] {
    var screen = ImportedScreen()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      screen.write(String(line))
      screen.write("\r\n")
    }
    return screen.takeRows().map { Row(text: $0) }
  }

  func draft(_ name: String) -> String {
    var notes = [
      "A draft. Look at it, then: lume update FILE writes what lume prints to the lines typed here."
    ]
    if let prompt {
      notes.append(
        "What stands behind \"\(prompt)\" was taken for typed; --prompt TEXT says otherwise.")
    } else {
      notes.append(
        "No prompt was found, so every line was taken for typed; --prompt TEXT names it.")
    }
    notes.append("Long lines may be broken as the terminal broke them.")
    var lines = DraftLines(name, notes: notes)
    var hasTyped = false
    for row in rows {
      // Our own casts have a marker at each input, with its text.
      let isInput = row.isMarkedInput
      if let marker = row.marker, !isInput { lines.marker(marker) }
      guard let text = row.text else { continue }
      if let typed = isInput ? row.marker : typed(text) {
        if row.pause >= 2, hasTyped { lines.wait(seconds: row.pause) }
        guard !typed.isEmpty else { continue }
        lines.typed(typed)
        hasTyped = true
      } else if hasTyped {
        lines.printed(text)
      } else if !text.isEmpty {
        lines.comment(text)
      }
    }
    return lines.text
  }

  /// What was typed in a row; `nil` where the program has printed it.
  private func typed(_ row: String) -> String? {
    guard let prompt else { return row.isEmpty ? nil : row }
    guard let range = row.firstRange(of: prompt) else {
      // A prompt with nothing behind it has lost its space.
      let bare = prompt.reversed().drop { $0 == " " }.reversed()
      return row.hasSuffix(String(bare)) && !bare.isEmpty ? "" : nil
    }
    return String(row[range.upperBound...])
  }

  /// The one that most rows have; a single character has to stand at the front.
  private static func prompt(of rows: [String]) -> String? {
    let counts = known.map { prompt -> (prompt: String, count: Int) in
      let isRare = ["▸ ", "❯ ", "➜ "].contains(prompt)
      let count = rows.count { isRare ? $0.contains(prompt) : $0.hasPrefix(prompt) }
      return (prompt, count)
    }
    let best = counts.max { $0.count < $1.count }
    return best.flatMap { $0.count > 0 ? $0.prompt : nil }
  }
}

/// What a terminal shows of an output, so far as its lines go: enough to undo how a line editor
/// draws a line again and again.
struct ImportedScreen {
  /// How far the cursor is moved at most where nothing is written, in rows and columns.
  private static let reach = 1000

  private var rows: [[Unicode.Scalar]] = [[]]
  private var row = 0
  private var column = 0
  /// A sequence whose end hasn't come yet.
  private var pending = ""

  /// The rows up to the last one with something in it; begins anew behind them.
  mutating func takeRows() -> [String] {
    var texts = rows.map { scalars -> String in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      var text = Substring(String(view))
      while text.last == " " { text.removeLast() }
      return String(text)
    }
    while texts.last?.isEmpty ?? false { texts.removeLast() }
    (rows, row, column) = ([[]], 0, 0)
    return texts
  }

  mutating func write(_ text: String) {
    let scalars = Array((pending + text).unicodeScalars)
    pending = ""
    var place = 0
    while place < scalars.count {
      guard scalars[place] == "\u{1B}" else {
        take(scalars[place])
        place += 1
        continue
      }
      guard let end = sequence(scalars, from: place) else {
        pending = String(String.UnicodeScalarView(scalars[place...]))
        if pending.unicodeScalars.count > 4096 { pending = "" }
        return
      }
      place = end
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n":
      row += 1
      if row == rows.count { rows.append([]) }
    case "\r": column = 0
    case "\u{8}": column = max(0, column - 1)
    case "\t": repeat { put(" ") } while column % 8 != 0
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    while rows[row].count <= column { rows[row].append(" ") }
    rows[row][column] = scalar
    column += 1
  }

  /// Takes an escape sequence (ECMA-48 §5.4).
  ///
  /// - Returns: past its end; `nil` where it goes on.
  private mutating func sequence(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    guard start + 1 < scalars.count else { return nil }
    switch scalars[start + 1] {
    case "[":
      guard
        let end = scalars[(start + 2)...].firstIndex(where: { (0x40...0x7E).contains($0.value) })
      else { return nil }
      var parameters = String.UnicodeScalarView()
      parameters.append(contentsOf: scalars[(start + 2)..<end])
      control(
        scalars[end], String(parameters).split(separator: ";").map { Int($0, in: 0...9999) ?? 0 })
      return end + 1
    case "]", "P", "_", "^":
      let rest = scalars[(start + 2)...]
      guard let end = rest.firstIndex(where: { $0 == "\u{7}" || $0 == "\u{1B}" }) else {
        return nil
      }
      return scalars[end] == "\u{7}" ? end + 1 : min(end + 2, scalars.count)
    case "(", ")", "*", "+": return min(start + 3, scalars.count)
    default: return start + 2
    }
  }

  private mutating func control(_ final: Unicode.Scalar, _ parameters: [Int]) {
    let count = min(max(parameters.first ?? 1, 1), 10_000)
    switch final {
    case "A": row = max(0, row - count)
    case "B":
      row = min(row + count, max(rows.count, ImportedScreen.reach) - 1)
      while rows.count <= row { rows.append([]) }
    case "C": column = max(column, min(column + count, ImportedScreen.reach - 1))
    case "D": column = max(0, column - count)
    case "G": column = min(count, ImportedScreen.reach) - 1
    case "K" where (parameters.first ?? 0) == 0:
      if rows[row].count > column { rows[row].removeLast(rows[row].count - column) }
    case "K": rows[row] = []
    case "J" where (parameters.first ?? 0) == 0:
      if rows[row].count > column { rows[row].removeLast(rows[row].count - column) }
      rows.removeLast(rows.count - row - 1)
    // A cleared screen goes on below what was there.
    case "J", "H":
      row = rows.count
      column = 0
      rows.append([])
    default: break
    }
  }
}
