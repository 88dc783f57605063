/// A line up to the cursor as completion sees it: its words, and the one that is being typed.
struct CompletedLine {
  /// The words before the one that is being typed, as they stand.
  let words: [String]
  /// Where each of them begins, in scalars from the start of the line.
  let starts: [Int]
  /// The word that is being typed, which may be empty.
  let word: String
  /// Where it begins.
  let start: Int
  private let scalars: [Unicode.Scalar]

  /// Words end at a blank that stands in no quotes.
  init(_ scalars: [Unicode.Scalar]) {
    var (words, starts, start): ([String], [Int], Int) = ([], [], 0)
    var isInQuotes = false
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\"" { isInQuotes.toggle() }
      guard scalar == " ", !isInQuotes else { continue }
      if index > start {
        words.append(CompletedLine.text(scalars[start..<index]))
        starts.append(start)
      }
      start = index + 1
    }
    (self.words, self.starts, self.start) = (words, starts, start)
    word = CompletedLine.text(scalars[start...])
    self.scalars = scalars
  }

  /// The line from one of its words on.
  func text(from place: Int) -> String { CompletedLine.text(scalars[starts[place]...]) }

  /// Whether the word that is being typed has quotes.
  var isQuoted: Bool { word.contains("\"") }

  /// The value that is being typed in a word such as `--type=we`; `nil` in other words.
  var flagValue: (flag: String, text: String, start: Int)? {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return nil }
    let flag = word[word.index(word.startIndex, offsetBy: 2)..<equals]
    let value = String(word[word.index(after: equals)...])
    return (String(flag), value, start + word.unicodeScalars.count - value.unicodeScalars.count)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
