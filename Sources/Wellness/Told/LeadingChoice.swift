/// A message that begins with the number of something that the answer before it offers, and goes on:
/// `4, I'm alone with the rent`.
package struct LeadingChoice {
  /// From 1.
  package let number: Int
  /// What is said behind it.
  package let rest: String

  /// - Parameter answer: the last one; `nil` before the first.
  package init?(_ text: String, after answer: String?) {
    // Every message comes here.
    guard let answer, let first = text.utf8.first(where: { $0 != 0x20 }),
      (0x31...0x39).contains(first)
    else { return nil }
    let text = text.drop { $0 == " " }
    number = Int(first - 0x30)
    let behind = text.dropFirst()
    guard let separator = behind.first, !separator.isNumber, !separator.isLetter else { return nil }
    let words = behind.drop { !$0.isLetter && !$0.isNumber }
    let mark = behind[..<words.startIndex]
    // `4,2` and `4:30` are numbers.
    guard mark.contains(where: \.isWhitespace), !words.isEmpty else { return nil }
    let isSetOff = mark.contains { ".,:;)-–—".contains($0) }
    let next = words.prefix { $0.isLetter || $0 == "'" || $0 == "’" }.lowercased()
    // `1, no 2` is taken back.
    guard
      isSetOff || LeadingChoice.openings.contains(next)
        || LeadingChoice.isNamed(number, in: answer, by: words),
      !["no", "not", "wait", "or", "and"].contains(next) || !words.contains(where: \.isNumber),
      number <= LeadingChoice.count(in: answer)
    else { return nil }
    rest = String(words)
  }

  /// Whether some words have one of what an answer offers by a number: `2 duh, falling asleep`.
  private static func isNamed(_ number: Int, in answer: String, by words: Substring) -> Bool {
    guard let line = answer.split(separator: "\n").last(where: { $0.hasPrefix("1 ") }) else {
      return false
    }
    let labels = line.split(separator: " · ")
    guard labels.indices.contains(number - 1) else { return false }
    let said = Set(TextWord.all(in: String(words)).map(\.text))
    return TextWord.all(in: String(labels[number - 1])).contains {
      $0.text.utf8.count > 3 && said.contains($0.text)
    }
  }

  /// How many things an answer offers by number, as in `1 too tired · 2 no time` or line by line.
  private static func count(in answer: String) -> Int {
    var count = 0
    for line in answer.split(separator: "\n") {
      if line.hasPrefix("1 "), line.contains(" · 2 ") {
        return line.count { $0 == "·" } + 1
      }
      if line.hasPrefix("\(count + 1). ") || line.hasPrefix("\(count + 1)) ") { count += 1 }
    }
    return count
  }

  /// What one goes on with who has chosen, and what no unit is.
  private static let openings: Set<String> = [
    "then", "please", "i", "im", "i'm", "i’m", "because", "its", "it's", "it’s", "it", "that",
    "thats", "that's", "that’s", "but", "if", "me", "we", "for", "since", "pls", "maybe",
    "probably",
  ]
}
