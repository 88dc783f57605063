/// What stands before each line that was typed.
enum ImportedPrompt: Hashable {
  /// The prompt of lume, in full or in ASCII.
  case lume(arrow: [UInt8])
  /// A text, anywhere in a row or at its beginning.
  case text([UInt8], isAnywhere: Bool)
  /// Nothing: all was typed.
  case everyLine

  /// What usually ends a prompt; a single character of ASCII has to stand at the front.
  private static let known: [ImportedPrompt] =
    [.lume(arrow: Array("▸".utf8)), .lume(arrow: Array(">".utf8))]
    + ["▸ ", "❯ ", "➜ "].map { .text(Array($0.utf8), isAnywhere: true) }
    + ["$ ", "> ", "% ", "# ", ">>> ", "you: "].map { .text(Array($0.utf8), isAnywhere: false) }

  /// What lume asks for an answer with.
  private static let question = Array("? ".utf8)

  /// The prompt that most rows have, of those of the first kind that there is.
  static func found(in rows: some Collection<[UInt8]>) -> ImportedPrompt? {
    var counts = Array(repeating: 0, count: known.count)
    for row in rows {
      // Most rows have no sign that may stand anywhere: all of those begin with one of two bytes.
      let hasSign = row.contains { $0 == 0xe2 || $0 == UInt8(ascii: ">") }
      for place in known.indices where hasSign || !known[place].isAnywhere {
        if known[place].input(row) != nil { counts[place] += 1 }
      }
    }
    if counts[0] + counts[1] > 0 { return counts[0] >= counts[1] ? known[0] : known[1] }
    var best: Int?
    for place in known.indices where counts[place] > best.map({ counts[$0] }) ?? 0 { best = place }
    return best.map { known[$0] }
  }

  /// As a person would write it.
  var description: String {
    switch self {
    case .lume(let arrow): String(decoding: arrow, as: UTF8.self) + " "
    case .text(let text, _): String(decoding: text, as: UTF8.self)
    case .everyLine: ""
    }
  }

  /// What was typed in a row; `nil` where the program has printed it.
  func typed(_ row: [UInt8]) -> ArraySlice<UInt8>? {
    if let input = input(row) { return input }
    guard isOfLume else { return nil }
    if ImportedPrompt.isQuestion(row) { return row.dropFirst(2) }
    return row == [UInt8(ascii: "?")] ? [] : nil
  }

  private var isAnywhere: Bool {
    switch self {
    case .lume: true
    case .text(_, let isAnywhere): isAnywhere
    case .everyLine: false
    }
  }

  var isOfLume: Bool {
    switch self {
    case .lume: true
    case .text(let text, _): text == Array("▸ ".utf8)
    case .everyLine: false
    }
  }

  /// Whether a row is the answer to a question of lume's.
  static func isQuestion(_ row: [UInt8]) -> Bool { row.starts(with: question) }

  private func input(_ row: [UInt8]) -> ArraySlice<UInt8>? {
    switch self {
    case .lume(let arrow): return ImportedPrompt.behindPrompt(row, arrow)
    case .everyLine: return row[...]
    case .text(let text, false):
      return row.starts(with: text) ? row[text.count...] : bare(row, text)
    case .text(let text, true):
      guard let place = row.firstPlace(of: text) else { return bare(row, text) }
      return row[(place + text.count)...]
    }
  }

  /// A prompt with nothing behind it has lost its space.
  private func bare(_ row: [UInt8], _ text: [UInt8]) -> ArraySlice<UInt8>? {
    let isBare = text.last == 0x20 && row.suffix(text.count - 1) == text.dropLast()
    return isBare ? [] : nil
  }

  /// What stands behind `lume ▸`, or behind a sign of the connection or a count and the arrow.
  private static func behindPrompt(_ row: [UInt8], _ arrow: [UInt8]) -> ArraySlice<UInt8>? {
    var start = 0
    while let place = row.firstPlace(of: arrow, from: start) {
      start = place + arrow.count
      guard place > 1, row[place - 1] == 0x20, start == row.count || row[start] == 0x20 else {
        continue
      }
      let front = row[..<(place - 1)]
      guard isPrompt(front, isASCII: arrow.count == 1) else { return nil }
      return row[min(start + 1, row.count)...]
    }
    return nil
  }

  private static func isPrompt(_ front: ArraySlice<UInt8>, isASCII: Bool) -> Bool {
    let words = front.split(separator: 0x20)
    guard let last = words.last else { return false }
    let word = String(decoding: last, as: UTF8.self)
    if word == "lume" { return true }
    if words.count > 1, words[0].elementsEqual("lume".utf8), word.hasSuffix(")") { return true }
    let signs = isASCII ? ["*", "o", "~", "%", "x"] : ["●", "○", "◌", "◐", "✗"]
    if signs.contains(word) { return true }
    let count = word.utf8.prefix { 0x30..<0x3a ~= $0 }.count
    return count > 0 && word.dropFirst(count) == (isASCII ? "^" : "↑")
  }
}

extension [UInt8] {
  /// Where bytes stand first.
  fileprivate func firstPlace(of other: [UInt8], from start: Int = 0) -> Int? {
    guard let first = other.first else { return nil }
    var place = start
    while place + other.count <= count {
      guard let next = self[place...].firstIndex(of: first) else { return nil }
      if self[next...].starts(with: other) { return next }
      place = next + 1
    }
    return nil
  }
}
