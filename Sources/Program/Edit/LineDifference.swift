/// The lines by which two texts differ, for a person to read.
enum LineDifference {
  /// As many lines, those at both ends that are the same aside, are compared each with each.
  private static let mostCompared = 2000
  /// How far the next lines are looked for that two long texts have in common.
  private static let window = 32

  /// `-` before each line that goes and `+` before each that comes, in the order of the file, with
  /// the number that the line has in the text that it is in.
  ///
  /// The fewest lines that tell the texts apart; of texts that differ over thousands of lines not
  /// always the fewest, but in a time that grows as they do.
  static func lines(from old: [UInt8], to new: [UInt8]) -> [String] {
    let (old, new) = (split(old), split(new))
    let changes = changes(from: old, to: new)
    let marked =
      changes.removed.map { (place: $0, rank: 0, text: text($0, "-", old)) }
      + changes.inserted.map { (place: $0, rank: 1, text: text($0, "+", new)) }
    return marked.sorted { ($0.place, $0.rank) < ($1.place, $1.rank) }.map(\.text)
  }

  /// Places in the old and in the new lines.
  typealias Changes = (removed: [Int], inserted: [Int])

  /// Which lines go and which come, as in `lines`.
  static func changes<Line: Hashable>(from old: [Line], to new: [Line]) -> Changes {
    var numbers: [Line: Int] = [:]
    func numbered(_ lines: [Line]) -> [Int] {
      lines.map { line in
        if let number = numbers[line] { return number }
        numbers[line] = numbers.count
        return numbers.count - 1
      }
    }
    return changes(ofNumbers: numbered(old), numbered(new))
  }

  private static func changes(ofNumbers old: [Int], _ new: [Int]) -> Changes {
    let shorter = min(old.count, new.count)
    var front = 0
    while front < shorter, old[front] == new[front] { front += 1 }
    var back = 0
    while back < shorter - front, old[old.count - back - 1] == new[new.count - back - 1] {
      back += 1
    }
    let (removed, inserted) = (old[front..<(old.count - back)], new[front..<(new.count - back)])
    guard removed.count + inserted.count <= mostCompared else {
      return nearby(removed, inserted)
    }
    var changes: Changes = ([], [])
    for change in inserted.difference(from: removed) {
      switch change {
      case .remove(let offset, _, _): changes.removed.append(front + offset)
      case .insert(let offset, _, _): changes.inserted.append(front + offset)
      }
    }
    return changes
  }

  /// Goes over both at once, and where they differ looks a little ahead for where they are the same
  /// again.
  private static func nearby(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> Changes {
    var changes: Changes = ([], [])
    var (place, other) = (old.startIndex, new.startIndex)
    while place < old.endIndex, other < new.endIndex {
      if old[place] == new[other] {
        (place, other) = (place + 1, other + 1)
        continue
      }
      let (gone, come) = nextCommon(old[place...], new[other...]) ?? (1, 1)
      changes.removed += place..<(place + gone)
      changes.inserted += other..<(other + come)
      (place, other) = (place + gone, other + come)
    }
    changes.removed += place..<old.endIndex
    changes.inserted += other..<new.endIndex
    return changes
  }

  /// How many lines of each come before the nearest one that both have.
  private static func nextCommon(
    _ old: ArraySlice<Int>, _ new: ArraySlice<Int>
  ) -> (gone: Int, come: Int)? {
    for sum in 1...window {
      for gone in 0...sum where gone < old.count && sum - gone < new.count {
        if old[old.startIndex + gone] == new[new.startIndex + sum - gone] {
          return (gone, sum - gone)
        }
      }
    }
    return nil
  }

  private static func text(_ place: Int, _ mark: String, _ lines: [ArraySlice<UInt8>]) -> String {
    let number = String(place + 1)
    return String(repeating: " ", count: max(0, 5 - number.count)) + number + " " + mark + " "
      + String(decoding: lines[place], as: UTF8.self)
  }

  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }
}
