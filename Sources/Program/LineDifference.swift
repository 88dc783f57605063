/// The lines by which two texts differ, for a person to read.
enum LineDifference {
  /// `-` before each line that goes and `+` before each that comes, in the order of the file, with
  /// the number that the line has in the text that it is in.
  static func lines(from old: [UInt8], to new: [UInt8]) -> [String] {
    let old = split(old)
    let new = split(new)
    let changes = new.difference(from: old)
    let marked = changes.map { change -> (place: Int, rank: Int, text: String) in
      switch change {
      case .remove(let offset, let text, _): (offset, 0, numbered(offset, "- \(text)"))
      case .insert(let offset, let text, _): (offset, 1, numbered(offset, "+ \(text)"))
      }
    }
    return marked.sorted { ($0.place, $0.rank) < ($1.place, $1.rank) }.map(\.text)
  }

  private static func numbered(_ offset: Int, _ text: String) -> String {
    let number = String(offset + 1)
    return String(repeating: " ", count: max(0, 5 - number.count)) + number + " " + text
  }

  private static func split(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
