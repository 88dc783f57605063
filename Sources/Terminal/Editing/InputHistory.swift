/// What Up and Down bring back: earlier inputs that begin with what is typed, newest first.
struct InputHistory: Sendable {
  /// Oldest first.
  private(set) var entries: [String]
  /// How many of them are from earlier runs.
  private let earlierCount: Int
  /// A line that Ctrl-C cleared; it comes first until the next input.
  private var cleared: String?
  private var walk: Walk?

  private struct Walk: Sendable {
    let needle: String
    /// Where it stands in the entries; their count for the cleared line.
    var place: Int
    var shown: String
  }

  /// - Parameter entries: oldest first.
  init(_ entries: [String] = []) {
    self.entries = entries
    earlierCount = entries.count
  }

  /// The same with what other shells have kept meanwhile, older than all of this run.
  ///
  /// - Parameter kept: the inputs that are kept by now, those of this run among them.
  func including(_ kept: [String]) -> InputHistory {
    let own = entries.dropFirst(earlierCount)
    let known = Set(own)
    var all = InputHistory(kept.filter { !known.contains($0) } + own)
    all.cleared = cleared
    return all
  }

  /// Keeps an input, unless it is the same as the one before.
  mutating func remember(_ entry: String) {
    if entries.last != entry { entries.append(entry) }
    walk = nil
  }

  /// Keeps a line that was cleared and never entered.
  mutating func keepCleared(_ line: String) {
    cleared = line
    walk = nil
  }

  /// An input was entered.
  mutating func leave() {
    cleared = nil
    walk = nil
  }

  /// The entry before the one shown, or `nil` when there is none.
  mutating func older(than current: String) -> String? {
    let walk = begun(at: current)
    var place = walk.place
    while place > 0 {
      place -= 1
      let entry = entry(at: place)
      if entry != walk.shown, entry.hasPrefix(walk.needle) {
        return show(entry, at: place, walk)
      }
    }
    return nil
  }

  /// The entry after the one shown, at last what had been typed; `nil` when that is shown.
  mutating func newer(than current: String) -> String? {
    guard let walk, walk.shown == current else { return nil }
    var place = walk.place + 1
    while place < count {
      let entry = entry(at: place)
      if entry != walk.shown, entry.hasPrefix(walk.needle) {
        return show(entry, at: place, walk)
      }
      place += 1
    }
    self.walk = nil
    return walk.needle
  }

  /// The next entry that contains a text, whatever its case, and its place; what Ctrl-R asks for.
  ///
  /// - Parameters:
  ///   - place: where to begin; `nil` behind the newest.
  ///   - isAllowed: whether the entry there counts too.
  func search(
    _ query: String, _ direction: HistorySearch.Direction, from place: Int?,
    orAt isAllowed: Bool = false
  ) -> (entry: String, place: Int)? {
    let wanted = InputHistory.folded(query)
    let start = place ?? count
    let places =
      switch direction {
      case .older: stride(from: isAllowed ? start : start - 1, through: 0, by: -1)
      case .newer: stride(from: isAllowed ? start : start + 1, through: count - 1, by: 1)
      }
    for place in places where place < count {
      let entry = entry(at: place)
      if InputHistory.contains(InputHistory.folded(entry), wanted) { return (entry, place) }
    }
    return nil
  }

  /// Where the history stands, while it shows what the line has.
  func place(of current: String) -> Int? {
    walk?.shown == current ? walk?.place : nil
  }

  /// The last argument of the next older entry, and that entry's place; one that is the same as
  /// what is shown already is passed over.
  func lastArgument(before place: Int?, besides shown: String?) -> (text: String, place: Int)? {
    for place in stride(from: (place ?? count) - 1, through: 0, by: -1) {
      if let text = LastArgument.of(entry(at: place)), text != shown { return (text, place) }
    }
    return nil
  }

  private var count: Int { entries.count + (cleared == nil ? 0 : 1) }

  private func entry(at place: Int) -> String {
    place < entries.count ? entries[place] : cleared ?? ""
  }

  private func begun(at current: String) -> Walk {
    if let walk, walk.shown == current { return walk }
    return Walk(needle: current, place: count, shown: current)
  }

  private mutating func show(_ entry: String, at place: Int, _ walk: Walk) -> String {
    self.walk = Walk(needle: walk.needle, place: place, shown: entry)
    return entry
  }

  /// The UTF-8 of a text in small letters.
  private static func folded(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.utf8.map { 0x41...0x5a ~= $0 ? $0 + 0x20 : $0 }
    }
    return Array(text.lowercased().utf8)
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= text.count, let first = part.first else { return part.isEmpty }
    return (0...(text.count - part.count)).contains { start in
      text[start] == first && text[start..<(start + part.count)].elementsEqual(part)
    }
  }
}

/// What Alt-. inserts: the last argument of an earlier input.
enum LastArgument {
  /// The last word of a text. What stands in quotation marks belongs together, with its marks.
  static func of(_ text: String) -> String? {
    var last: Substring?
    var rest = text[...]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      var isQuoted = false
      let end =
        rest[start...].firstIndex { character in
          if character == "\"" { isQuoted.toggle() }
          return character.isWhitespace && !isQuoted
        } ?? rest.endIndex
      last = rest[start..<end]
      rest = rest[end...]
    }
    return last.map(String.init)
  }
}
