/// Words that values are told by, as people mistype them: `anohter`, `finshed`.
enum ToldSpelling {
  /// The word that is meant, where only one can be.
  static func corrected(_ word: TextWord) -> TextWord {
    guard let first = word.text.utf8.first, word.text.utf8.count >= 4,
      let meant = meant[first]?.first(where: { isMistyped(word.text, for: $0) })
    else { return word }
    return TextWord(text: meant, range: word.range, clause: word.clause)
  }

  /// By their first letters.
  private static let meant: [UInt8: [String]] = [
    UInt8(ascii: "a"): ["another"], UInt8(ascii: "f"): ["finished"],
    UInt8(ascii: "y"): ["yesterday"],
  ]

  /// Whether one letter is missing, too many or another one, or two have changed places, and neither
  /// the first nor the last.
  private static func isMistyped(_ word: String, for meant: String) -> Bool {
    let (said, right) = (Array(word.utf8), Array(meant.utf8))
    guard said != right, abs(said.count - right.count) <= 1, said.last == right.last else {
      return false
    }
    let head = zip(said, right).prefix { $0 == $1 }.count
    let tail = zip(said.reversed(), right.reversed()).prefix { $0 == $1 }.count
    let middle = (said.dropFirst(head).dropLast(tail), right.dropFirst(head).dropLast(tail))
    guard head + tail >= min(said.count, right.count) - 2 else { return false }
    return middle.0.count <= 1 && middle.1.count <= 1 || middle.0.elementsEqual(middle.1.reversed())
  }
}
