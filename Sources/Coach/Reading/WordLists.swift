/// Numbers by words, several for each, without an array for each word.
struct WordLists: Sendable {
  private var index: WordIndex
  /// Where the last number of each word is.
  private var lasts: [Int32] = []
  /// A number, and where the one before it of the same word is.
  private var links: [(number: Int32, next: Int32)] = []

  /// - Parameter count: of how many words it takes without growing.
  init(count: Int) { index = WordIndex(count: count) }

  mutating func add(_ word: UInt64, _ number: Int) {
    let place = index.add(word)
    if place == lasts.count { lasts.append(-1) }
    links.append((Int32(number), lasts[place]))
    lasts[place] = Int32(links.count - 1)
  }

  /// Goes through the numbers of a word, the last one first.
  func each(of word: UInt64, _ body: (Int) -> Void) {
    guard let place = index.number(of: word) else { return }
    var link = lasts[place]
    while link >= 0 {
      let (number, next) = links[Int(link)]
      body(Int(number))
      link = next
    }
  }
}
