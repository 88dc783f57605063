/// The lines by which two texts differ, for a person to read.
enum LineDifference {
  /// `-` before each line that goes and `+` before each that comes, in the order of the file.
  static func lines(from old: [UInt8], to new: [UInt8]) -> [String] {
    let old = split(old)
    let new = split(new)
    let changes = new.difference(from: old)
    let marked = changes.map { change -> (place: Int, rank: Int, text: String) in
      switch change {
      case .remove(let offset, let text, _): (offset, 0, "- \(text)")
      case .insert(let offset, let text, _): (offset, 1, "+ \(text)")
      }
    }
    return marked.sorted { ($0.place, $0.rank) < ($1.place, $1.rank) }.map(\.text)
  }

  private static func split(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
