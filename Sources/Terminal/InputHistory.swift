/// What Up and Down bring back: earlier inputs that begin with what is typed, newest first.
struct InputHistory: Sendable {
  private var entries: [String]
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

  /// The newest entry below a place that contains a text, and its place; what Ctrl-R asks for.
  func search(_ query: String, below place: Int? = nil) -> (entry: String, place: Int)? {
    for place in stride(from: (place ?? count) - 1, through: 0, by: -1) {
      let entry = entry(at: place)
      if InputHistory.contains(entry, query) { return (entry, place) }
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

  private static func contains(_ text: String, _ part: String) -> Bool {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start..<(start + part.count)].elementsEqual(part)
    }
  }
}
