/// The changes of a line, to be taken back one by one.
///
/// It looks at the line and finds out what has changed, whoever changed it. What is typed is taken
/// back by words.
struct UndoHistory: Sendable {
  private static let limit = 1000

  private struct Change: Sendable {
    let start: Int
    let removed: [Unicode.Scalar]
    var inserted: [Unicode.Scalar]
    let cursorBefore: Int
    /// Whether it was typed, letter by letter.
    let isTyping: Bool
  }

  private var changes: [Change] = []
  /// `nil` until the line was seen.
  private var line: EditedLine?

  /// Takes note of how the line is now.
  mutating func observe(_ new: EditedLine) {
    guard let old = line else {
      line = new
      return
    }
    line = new
    guard old.scalars != new.scalars else { return }
    let change = UndoHistory.change(from: old, to: new)
    if let last = changes.last, UndoHistory.continues(change, last) {
      changes[changes.count - 1].inserted += change.inserted
      return
    }
    changes.append(change)
    if changes.count > UndoHistory.limit { changes.removeFirst() }
  }

  /// The line as it was before its last change; `nil` where none is left.
  mutating func undo() -> EditedLine? {
    guard var line, let change = changes.popLast() else { return nil }
    let end = change.start + change.inserted.count
    line.scalars.replaceSubrange(change.start..<end, with: change.removed)
    line.cursor = change.cursorBefore
    self.line = line
    return line
  }

  private static func change(from old: EditedLine, to new: EditedLine) -> Change {
    let (before, after) = (old.scalars, new.scalars)
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start] == after[start] { start += 1 }
    // Where the same letter stands on both sides, it was changed where the cursor was.
    start = min(start, old.cursor, new.cursor)
    var end = 0
    while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    let inserted = Array(after[start..<(after.count - end)])
    return Change(
      start: start, removed: Array(before[start..<(before.count - end)]), inserted: inserted,
      cursorBefore: old.cursor, isTyping: inserted.count == 1 && before.count + 1 == after.count)
  }

  /// Whether a letter goes on with the word that was typed before it, or with the space behind it.
  private static func continues(_ change: Change, _ last: Change) -> Bool {
    guard change.isTyping, last.isTyping, change.start == last.start + last.inserted.count,
      let new = change.inserted.first, let before = last.inserted.last
    else { return false }
    return new.properties.isWhitespace || !before.properties.isWhitespace
  }
}
