/// A question that an answer asks anywhere in its prose.
enum AskedQuestion {
  /// What may close a sentence behind its mark: quotes, brackets and the signs of Markdown.
  private static let closers = Set<Character>("\"'”’»)]}*_`")
  private static let marks = Set<Character>("?？؟")
  private static let openers: [Character: Character] = ["“": "”", "«": "»", "„": "“", "`": "`"]

  /// Whether a sentence ends in a question mark. One in an address goes on behind it; one that is
  /// quoted or stands in code is somebody else's, unless the answer ends with it.
  static func isIn(_ answer: String) -> Bool {
    var isFenced = false
    for paragraph in answer.split(separator: "\n") {
      if paragraph.drop(while: \.isWhitespace).hasPrefix("```") {
        isFenced.toggle()
      } else if !isFenced, asks(paragraph) {
        return true
      }
    }
    return endsInMark(answer)
  }

  private static func asks(_ paragraph: Substring) -> Bool {
    var end: Character?
    for place in paragraph.indices {
      let character = paragraph[place]
      if character == end {
        end = nil
      } else if let close = openers[character], end == nil,
        paragraph[place...].dropFirst().contains(close)
      {
        end = close
      } else if character == "\"", end == nil, paragraph[place...].dropFirst().contains("\"") {
        end = "\""
      } else if end == nil, marks.contains(character) {
        let rest = paragraph[place...].drop {
          marks.contains($0) || closers.contains($0) || $0 == "!"
        }
        if rest.first?.isWhitespace ?? true { return true }
      }
    }
    return false
  }

  private static func endsInMark(_ answer: String) -> Bool {
    let last = answer.last { !$0.isWhitespace && !closers.contains($0) }
    return last.map(marks.contains) ?? false
  }
}
