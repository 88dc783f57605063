/// Cuts an answer into the pieces in which it is sent.
enum Pieces {
  /// Pieces of so many words each, with the white space after them; together they are the text.
  static func of(_ text: String, words: Int) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var count = 0
    var isInSpace = false
    for index in text.indices {
      let isSpace = text[index].isWhitespace
      if isInSpace, !isSpace {
        count += 1
        if count == words {
          pieces.append(text[start..<index])
          start = index
          count = 0
        }
      }
      isInSpace = isSpace
    }
    if start < text.endIndex { pieces.append(text[start...]) }
    return pieces
  }
}
