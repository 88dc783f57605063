import Session

/// The lines by which two texts differ, for a person to read.
enum LineDifference {
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
    let (old, new) = (numbered(old), numbered(new))
    let pairs = Alignment(old.count, new.count) { old[$0] == new[$1] }.pairs
    return (places(old.indices, but: pairs.map(\.old)), places(new.indices, but: pairs.map(\.new)))
  }

  /// - Parameter stay: ascending.
  private static func places(_ all: Range<Int>, but stay: [Int]) -> [Int] {
    var rest = stay[...]
    return all.filter { place in
      guard rest.first == place else { return true }
      rest.removeFirst()
      return false
    }
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
