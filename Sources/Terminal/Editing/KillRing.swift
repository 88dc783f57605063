/// What was deleted and can be put back: the latest by Ctrl-Y, older ones by Alt-Y behind it.
struct KillRing: Sendable {
  private static let limit = 60

  /// Newest last.
  private var entries: [String] = []
  /// How far Alt-Y has gone back.
  private var place = 0

  /// Keeps a text that was deleted.
  ///
  /// - Parameters:
  ///   - isBackward: whether it stood before the cursor.
  ///   - isConsecutive: whether the key before deleted as well: then both are one text.
  mutating func add(_ text: String, isBackward: Bool, isConsecutive: Bool) {
    guard !text.isEmpty else { return }
    place = 0
    if isConsecutive, let last = entries.popLast() {
      entries.append(isBackward ? text + last : last + text)
    } else {
      entries.append(text)
      if entries.count > KillRing.limit { entries.removeFirst() }
    }
  }

  /// What Ctrl-Y inserts.
  var latest: String? {
    mutating get {
      place = 0
      return entries.last
    }
  }

  /// What Alt-Y puts in place of what was inserted; behind the oldest comes the latest.
  mutating func older() -> String? {
    guard !entries.isEmpty else { return nil }
    place = (place + 1) % entries.count
    return entries[entries.count - 1 - place]
  }
}
