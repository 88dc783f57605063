/// The words that the rules know, found by one walk over the letters of a word.
///
/// A term is a whole word or, written with a `*`, the start of words. Unknown words of five letters
/// and more may be a known one with one letter wrong, missing, doubled or swapped.
struct Lexicon: Sendable {
  static let shared = Lexicon(CoachRules.patterns)

  private struct Node: Sendable {
    var children = [Int16](repeating: 0, count: 26)
    var whole: Int16 = -1
    var stem: Int16 = -1
  }

  private struct Spelling: Sendable {
    let letters: [UInt8]
    let isStem: Bool
    let term: Int
  }

  private var nodes = [Node()]
  private var numbers: [String: Int] = [:]
  /// By first letter, of those long enough to be misspelt.
  private var spellings = [[Spelling]](repeating: [], count: 26)

  init(_ patterns: [String]) {
    for pattern in patterns {
      for element in pattern.split(separator: " ") where element != ".." {
        for term in element.split(separator: "|") { add(String(term)) }
      }
    }
    for word in CommonWords.neverMisspelt { add(word) }
  }

  var count: Int { numbers.count }

  /// The number of a term as it is written in patterns.
  func term(_ text: some StringProtocol) -> Int? { numbers[String(text)] }

  /// The terms that a lowercased word stands for.
  func terms(of word: [UInt8], tolerant: Bool) -> [Int] {
    var found: [Int] = []
    var node = 0
    for (index, byte) in word.enumerated() {
      guard let letter = Lexicon.letter(byte), case let next = nodes[node].children[letter],
        next > 0
      else { node = -1; break }
      node = Int(next)
      if nodes[node].stem >= 0 { found.append(Int(nodes[node].stem)) }
      if index == word.count - 1, nodes[node].whole >= 0 { found.append(Int(nodes[node].whole)) }
    }
    if found.isEmpty, tolerant, word.count >= 5 { found = misspelt(word) }
    return found
  }

  private func misspelt(_ word: [UInt8]) -> [Int] {
    guard let first = word.first.flatMap(Lexicon.letter) else { return [] }
    var found: [Int] = []
    for spelling in spellings[first] {
      let letters = spelling.letters
      if spelling.isStem {
        for length in (letters.count - 1)...(letters.count + 1) where length <= word.count {
          if Lexicon.isOneSlip(letters[...], word[..<length]) {
            found.append(spelling.term)
            break
          }
        }
      } else if abs(letters.count - word.count) <= 1, Lexicon.isOneSlip(letters[...], word[...]) {
        found.append(spelling.term)
      }
    }
    return found
  }

  /// Whether two spellings are one substitution, insertion, deletion or swap of neighbours apart.
  static func isOneSlip(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    if left.count > right.count { return isOneSlip(right, left) }
    guard right.count - left.count <= 1 else { return false }
    guard let at = zip(left, right).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return true
    }
    let left = left.dropFirst(at)
    let right = right.dropFirst(at)
    if left.count < right.count { return left.elementsEqual(right.dropFirst()) }
    if left.dropFirst().elementsEqual(right.dropFirst()) { return true }
    return left.count > 1 && left.first == right.dropFirst().first
      && left.dropFirst().first == right.first
      && left.dropFirst(2).elementsEqual(right.dropFirst(2))
  }

  private mutating func add(_ text: String) {
    guard numbers[text] == nil else { return }
    let number = numbers.count
    numbers[text] = number
    let isStem = text.last == "*"
    let letters = Array((isStem ? text.dropLast() : text[...]).utf8)
    var node = 0
    for byte in letters {
      guard let letter = Lexicon.letter(byte) else { return }
      if nodes[node].children[letter] == 0 {
        nodes[node].children[letter] = Int16(nodes.count)
        nodes.append(Node())
      }
      node = Int(nodes[node].children[letter])
    }
    if isStem { nodes[node].stem = Int16(number) } else { nodes[node].whole = Int16(number) }
    if letters.count >= 5, let first = letters.first.flatMap(Lexicon.letter),
      !CommonWords.neverMisspelt.contains(text)
    {
      spellings[first].append(Spelling(letters: letters, isStem: isStem, term: number))
    }
  }

  private static func letter(_ byte: UInt8) -> Int? {
    (0x61...0x7A).contains(byte) ? Int(byte - 0x61) : nil
  }
}
