import Edge
import Session
import Time

/// A text as somebody copied it from a terminal, or what a terminal was sent: typed lines behind a
/// prompt, and what was printed.
struct TranscriptImport {
  /// A place that the recording has a name for.
  struct Marker {
    let text: String
    /// The row of the cursor.
    let row: Int
  }

  private let rows: [ImportedScreen.Row]
  private let prompt: ImportedPrompt?
  /// When it was recorded, so that days are what they were.
  private var start: Instant?
  /// In their order.
  private var markers: ArraySlice<Marker> = []
  /// How many seconds nothing happened, and on which row of the cursor.
  private var pauses: ArraySlice<(row: Int, seconds: Int)> = []
  /// When the cursor came to a row first, in milliseconds; only rows that it has stopped at.
  private var times: [(row: Int, at: Int)] = []
  /// Where programs have given the terminal back.
  private var endings: ArraySlice<Int> = []
  /// Whether the recording names each input where it's typed, as ours do.
  private var namesInputs = false
  /// Whether Enter alone is an input: that of a terminal, and not a prompt somebody has copied.
  private var takesEmpty = false
  /// The last row of the last input; `nil` before the first.
  private var lastInput: Int?

  init(_ text: UnsafeBufferPointer<UInt8>, prompt: String?) {
    var rows: [ImportedScreen.Row]
    // Without sequences and with nothing written over, a row is a line.
    if text.contains(where: { $0 == 0x1b || $0 == 0x08 || $0 == 0x09 }) || text.hasBareReturn {
      var screen = ImportedScreen(columns: 1000, rows: 200)
      var start = 0
      while start < text.count {
        let end = text[start...].firstIndex(of: 0x0a) ?? text.count
        screen.write(text[start..<end])
        screen.write([0x0d, 0x0a])
        start = end + 1
      }
      rows = screen.finish()
      endings = screen.endings[...]
    } else {
      rows = text.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated().map {
        let line = $1.last == 0x0d ? $1.dropLast() : $1
        let end = line.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? line.startIndex
        let controls: (UInt8) -> Bool = { $0 < 0x20 || $0 == 0x7f }
        let text = line[..<end].filter { !controls($0) }
        return ImportedScreen.Row(text: text, last: $0, isOver: true)
      }
    }
    self.rows = rows
    self.prompt = TranscriptImport.prompt(prompt, rows)
  }

  /// A recording.
  init(_ cast: CastFile, prompt: String?) {
    var screen = ImportedScreen(columns: cast.columns, rows: cast.rows)
    var markers: [Marker] = []
    var pauses: [(row: Int, seconds: Int)] = []
    var times: [(row: Int, at: Int)] = []
    var last = 0
    for (at, event) in cast.events {
      switch event {
      case .output(let text):
        let pause = min(at - last, 86_400_000) / 1000
        if pause >= 2 { pauses.append((screen.row, pause)) }
        last = max(last, at)
        screen.write(text.utf8)
        if screen.row > times.last?.row ?? -1 { times.append((screen.row, at)) }
      case .marker(let text): markers.append(Marker(text: text, row: screen.row))
      case .resize(let columns, let rows): screen.resize(columns: columns, rows: rows)
      }
    }
    rows = screen.finish()
    takesEmpty = true
    (self.markers, self.pauses, endings) = (markers[...], pauses[...], screen.endings[...])
    (self.times, start) = (times, cast.start)
    self.prompt = TranscriptImport.prompt(prompt, rows)
  }

  private static func prompt(_ named: String?, _ rows: [ImportedScreen.Row]) -> ImportedPrompt? {
    if named == "" { return .everyLine }
    if let named { return .text(Array(named.utf8), isAnywhere: true) }
    return ImportedPrompt.found(in: rows.lazy.map(\.text))
  }

  /// Why the draft is worth nothing, once it was made; `nil` where something was typed, or lume was
  /// there and nothing was.
  var problem: String? {
    guard lastInput == nil, prompt?.isOfLume != true else { return nil }
    let reason =
      prompt.map { "nothing is typed behind \"\($0.description)\"" }
      ?? "no prompt was found, so what was typed can't be told from what was printed"
    return "\(reason): --prompt TEXT names what stands before it, and --prompt '' takes every line "
      + "for typed"
  }

  mutating func draft(_ name: String) -> String {
    let clock = start.map { [("clock", $0.rfc3339(fractionDigits: 0))] } ?? []
    var lines = DraftLines(name, header: clock, notes: notes)
    var place = 0
    // Blank rows before an input are between the two, and none of what was printed.
    var blanks = 0
    while place < rows.count {
      let row = rows[place]
      if let input = input(at: place) {
        put(input, behind: row, &lines)
        place += input.rows
        lastInput = rows[place - 1].last
        blanks = 0
        continue
      }
      place += 1
      if row.text.isEmpty {
        blanks += 1
      } else if !isWaiting(row) {
        if lastInput != nil { for _ in 0..<blanks { lines.printed("") } }
        blanks = 0
        put(row, &lines)
      }
    }
    putMarkers(markers.count, &lines)
    return lines.text
  }

  /// Whether a row is a prompt at which nothing was entered.
  private func isWaiting(_ row: ImportedScreen.Row) -> Bool {
    guard let typed = prompt?.typed(row.text) else { return false }
    return typed.isEmpty || !row.isOver
  }

  private var notes: [String] {
    [
      "A draft. Look at it, then: lume update FILE writes what lume prints to the lines typed here.",
      prompt == .everyLine
        ? "Every line was taken for typed."
        : "What stands behind \"\(prompt?.description ?? "")\" was taken for typed; --prompt TEXT says otherwise.",
      "Long lines may be broken as the terminal broke them.",
    ]
  }

  private mutating func put(_ row: ImportedScreen.Row, _ lines: inout DraftLines) {
    let text = String(decoding: row.text, as: UTF8.self)
    if lastInput == nil || isOutside(row) { return lines.comment(text) }
    lines.printed(text)
    while let pause = pauses.first, pause.row <= row.last { pauses.removeFirst() }
  }

  private mutating func put(
    _ input: Input, behind row: ImportedScreen.Row, _ lines: inout DraftLines
  ) {
    putMarkers(input.markers, &lines)
    if input.isNamed { markers.removeFirst() }
    var seconds = 0
    while let pause = pauses.first, pause.row <= row.last {
      seconds = min(seconds + pause.seconds, 86_400)
      pauses.removeFirst()
    }
    if seconds > 0, lastInput != nil { lines.wait(seconds: seconds) }
    if input.isHidden { lines.hidden() } else { lines.typed(input.text) }
    if let after = interruption(of: input) { lines.interrupt(after: after) }
  }

  /// After how many milliseconds an input was interrupted; `nil` where it was not.
  private func interruption(of input: Input) -> Int? {
    guard case .lume = prompt else { return nil }
    let interrupted = Array("(interrupted)".utf8)
    for row in rows[(input.place + input.rows)...] {
      if prompt?.typed(row.text) != nil { return nil }
      guard row.text == interrupted else { continue }
      let entered = time(behind: rows[input.place + input.rows - 1].last)
      guard let entered, let stopped = time(behind: row.last) else { return nil }
      return max(1, stopped - entered)
    }
    return nil
  }

  /// When the cursor came to a row behind another.
  private func time(behind row: Int) -> Int? {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle].row > row { high = middle } else { low = middle + 1 }
    }
    return low < times.count ? times[low].at : nil
  }

  private mutating func putMarkers(_ count: Int, _ lines: inout DraftLines) {
    for marker in markers.prefix(count) { lines.marker(marker.text) }
    markers.removeFirst(count)
  }

  /// Whether a row is none of lume's, which has ended before it.
  private mutating func isOutside(_ row: ImportedScreen.Row) -> Bool {
    guard case .lume = prompt else { return false }
    while let ending = endings.first, ending < lastInput ?? 0 { endings.removeFirst() }
    return endings.first.map { $0 <= row.last } ?? false
  }

  // MARK: what was typed

  private struct Input {
    /// Its first row, by its number.
    let place: Int
    var text: String
    /// How many rows it has.
    var rows = 1
    /// How many markers come before it, and whether the next one is itself.
    var markers = 0
    var isNamed = false
    var isHidden = false
  }

  /// How many markers are looked at for the name of an input.
  private static let reach = 64

  /// What was typed in a row and those that follow; `nil` where the program has printed it.
  private mutating func input(at place: Int) -> Input? {
    let row = rows[place]
    guard row.isOver, let typed = prompt?.typed(row.text) else { return nil }
    var input =
      block(at: place, typed)
      ?? Input(place: place, text: String(decoding: typed, as: UTF8.self))
    // Rows that are there for a moment may have stood above the prompt when it was named.
    let near = markers.prefix(TranscriptImport.reach).prefix {
      $0.row <= row.last + TranscriptImport.reach
    }
    for (index, marker) in near.enumerated() {
      guard let count = rowCount(of: marker.text, at: place, input) else { continue }
      namesInputs = true
      return Input(
        place: place, text: marker.text, rows: count, markers: index, isNamed: true)
    }
    if typed.isEmpty {
      guard takesEmpty, prompt != .everyLine, !isOutside(row) else { return nil }
      input.isHidden = asksForSecret(before: place)
      return input
    }
    input.markers = near.prefix { $0.row <= row.last }.count
    return namesInputs ? nil : input
  }

  /// What stands between two rows of three quotes, as a message of several lines is typed.
  private func block(at place: Int, _ typed: ArraySlice<UInt8>) -> Input? {
    let quotes = Array("\"\"\"".utf8)
    guard typed.elementsEqual(quotes),
      let end = rows[(place + 1)...].prefix(1000).firstIndex(where: { $0.text == quotes })
    else { return nil }
    let lines = rows[(place + 1)..<end].map { String(decoding: $0.text, as: UTF8.self) }
    return Input(place: place, text: lines.joined(separator: "\n"), rows: end + 1 - place)
  }

  /// Whether lume asks for a password above a row, which isn't shown.
  private func asksForSecret(before place: Int) -> Bool {
    guard place > 0, ImportedPrompt.isQuestion(rows[place].text + [0x20]) else { return false }
    return String(decoding: rows[place - 1].text, as: UTF8.self).contains("password")
  }

  /// How many rows an input has that is typed from a row on, going by its text; `nil` where it's
  /// another one.
  private func rowCount(of text: String, at place: Int, _ input: Input) -> Int? {
    var left = TranscriptImport.visible(text.withoutControls.utf8)[...]
    func consume(_ row: some Sequence<UInt8>) -> Bool {
      let row = TranscriptImport.visible(row)
      guard left.starts(with: row) else { return false }
      left.removeFirst(row.count)
      return true
    }
    guard consume(input.text.utf8), left.isEmpty || !input.text.isEmpty else { return nil }
    var next = place + input.rows
    while !left.isEmpty {
      guard next < rows.count, consume(rows[next].text) else { return nil }
      next += 1
    }
    return next - place
  }

  private static func visible(_ text: some Sequence<UInt8>) -> [UInt8] {
    text.filter { $0 > 0x20 && $0 != 0x7f }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether something is written over: a carriage return that ends no line.
  fileprivate var hasBareReturn: Bool {
    var wasReturn = false
    for byte in self {
      if wasReturn, byte != 0x0a { return true }
      wasReturn = byte == 0x0d
    }
    return false
  }
}
