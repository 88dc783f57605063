/// A line and the place of its cursor, and what editing makes of them.
///
/// A row ends at a newline. A word is what letters, digits and the marks on them make up, as in
/// readline; only Ctrl-W takes everything up to white space.
struct EditedLine: Hashable, Sendable {
  var scalars: [Unicode.Scalar]
  /// How many scalars stand before the cursor.
  var cursor: Int

  init(_ scalars: [Unicode.Scalar] = [], cursor: Int = 0) {
    self.scalars = scalars
    self.cursor = min(max(0, cursor), scalars.count)
  }

  var text: String { String(String.UnicodeScalarView(scalars)) }

  // MARK: places

  var startOfRow: Int {
    scalars[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
  }

  var endOfRow: Int {
    scalars[cursor...].firstIndex(of: "\n") ?? scalars.count
  }

  /// Where the character before the cursor begins; characters are what a user sees as one.
  var previousCharacter: Int {
    guard cursor > 0 else { return 0 }
    let start = max(startOfRow, cursor - EditedLine.longestCharacter)
    guard start < cursor else { return cursor - 1 }
    return cursor - (characters(start..<cursor).last?.unicodeScalars.count ?? 1)
  }

  /// Where the character at the cursor ends.
  var nextCharacter: Int {
    guard cursor < scalars.count else { return cursor }
    let end = min(endOfRow, cursor + EditedLine.longestCharacter)
    guard end > cursor else { return cursor + 1 }
    return cursor + (characters(cursor..<end).first?.unicodeScalars.count ?? 1)
  }

  var previousWord: Int {
    let place = scalars[..<cursor].lastIndex(where: EditedLine.isWord).map { $0 + 1 } ?? 0
    return scalars[..<place].lastIndex { !EditedLine.isWord($0) }.map { $0 + 1 } ?? 0
  }

  var nextWord: Int {
    let place = scalars[cursor...].firstIndex(where: EditedLine.isWord) ?? scalars.count
    return scalars[place...].firstIndex { !EditedLine.isWord($0) } ?? scalars.count
  }

  // MARK: what is deleted

  /// What Backspace deletes: an emoji or a letter with its accents as a whole, but only the last of
  /// the other marks on a letter, such as vowels and tones, which a user typed by itself.
  var backspaceRange: Range<Int> {
    let start = previousCharacter
    // Accents stand above or below, and have classes from 200 on (UAX #44, table 15).
    let isWhole =
      start < cursor
      && (scalars[start].properties.isEmoji
        || scalars[cursor - 1].properties.canonicalCombiningClass.rawValue >= 200)
    return (isWhole ? start : max(0, cursor - 1))..<cursor
  }

  var deleteRange: Range<Int> { cursor..<nextCharacter }

  /// The rest of the row; at its end the newline.
  var rangeToEndOfRow: Range<Int> {
    let end = endOfRow
    return cursor..<(end == cursor ? min(cursor + 1, scalars.count) : end)
  }

  /// The row up to the cursor; at its start the newline before it.
  var rangeToStartOfRow: Range<Int> {
    let start = startOfRow
    return (start == cursor ? max(0, cursor - 1) : start)..<cursor
  }

  /// What is before the cursor up to white space.
  var rangeToWhiteSpace: Range<Int> {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let end = scalars[..<cursor].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? 0
    return (scalars[..<end].lastIndex(where: isSpace).map { $0 + 1 } ?? 0)..<cursor
  }

  var rangeToPreviousWord: Range<Int> { previousWord..<cursor }
  var rangeToNextWord: Range<Int> { cursor..<nextWord }

  /// Deletes a part; answers what it was. The cursor stands where it began.
  mutating func delete(_ range: Range<Int>) -> String {
    let deleted = String(String.UnicodeScalarView(scalars[range]))
    scalars.removeSubrange(range)
    cursor = range.lowerBound
    return deleted
  }

  mutating func insert(_ text: String) {
    scalars.insert(contentsOf: text.unicodeScalars, at: cursor)
    cursor += text.unicodeScalars.count
  }

  // MARK: what is changed

  /// Exchanges the character before the cursor and the one at it; at the end of a row the two
  /// before it.
  mutating func transposeCharacters() {
    var place = self
    if place.cursor == endOfRow { place.cursor = place.previousCharacter }
    let (middle, end) = (place.cursor, place.nextCharacter)
    let start = place.previousCharacter
    guard start < middle, start >= startOfRow, middle < end, end <= endOfRow else { return }
    exchange(start..<middle, middle..<end)
  }

  /// Exchanges the word at or behind the cursor and the one before it; at the end the last two.
  mutating func transposeWords() {
    var place = self
    place.cursor = place.nextWord
    place.cursor = place.previousWord
    let second = place.cursor..<place.nextWord
    place.cursor = place.previousWord
    let first = place.cursor..<place.nextWord
    guard first.upperBound <= second.lowerBound, !first.isEmpty, !second.isEmpty else { return }
    exchange(first, second)
  }

  private mutating func exchange(_ first: Range<Int>, _ second: Range<Int>) {
    let between = scalars[first.upperBound..<second.lowerBound]
    let exchanged = scalars[second] + between + scalars[first]
    scalars.replaceSubrange(first.lowerBound..<second.upperBound, with: exchanged)
    cursor = second.upperBound
  }

  /// Writes the rest of the word at or behind the cursor in another way.
  mutating func rewriteWord(_ change: (String) -> String) {
    let word = delete(rangeToNextWord)
    insert(change(word))
  }

  /// A word with its first letter large and the others small.
  static func capitalized(_ word: String) -> String {
    guard let first = word.firstIndex(where: \.isLetter) else { return word }
    let rest = word.index(after: first)
    return word[..<first] + word[first..<rest].uppercased() + word[rest...].lowercased()
  }

  // MARK: characters

  /// No character that somebody types has more scalars.
  private static let longestCharacter = 64

  private func characters(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
