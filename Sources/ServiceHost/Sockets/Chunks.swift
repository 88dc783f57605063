extension String {
  /// The parts in which an answer is sent: of so many words each, with the white space after them;
  /// together they are the text.
  func chunks(ofWords words: Int) -> [Substring] {
    var chunks: [Substring] = []
    var start = startIndex
    var count = 0
    var isInSpace = false
    for index in indices {
      let isSpace = self[index].isWhitespace
      if isInSpace, !isSpace {
        count += 1
        if count == words {
          chunks.append(self[start..<index])
          start = index
          count = 0
        }
      }
      isInSpace = isSpace
    }
    if start < endIndex { chunks.append(self[start...]) }
    return chunks
  }
}
