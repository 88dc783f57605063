/// Compiled phrases with an index by their beginnings.
struct PhraseTable: Sendable {
  /// Where a phrase was found.
  struct Hit {
    /// Its number.
    let phrase: Int
    /// Of the words of the message.
    let range: Range<Int>
    let weight: Double
  }

  /// A phrase that may begin with a word.
  private struct Place {
    /// Words that it can't do without.
    let needed: WordMarks
    /// Words of which it needs one.
    let either: WordMarks
    let phrase: Int32
    /// The next with the same beginning.
    var next: Int32
  }

  private let phrases: [Phrase]
  private let elements: [Phrase.Element]
  private let alternatives: [Phrase.Alternative]
  private var places: [Place] = []
  /// The first three bytes of words.
  private var beginnings: WordIndex
  /// The first and the last place with each beginning.
  private var chains: [(first: Int32, last: Int32)] = []

  init(_ compiler: PhraseCompiler) {
    (phrases, elements, alternatives) = (
      compiler.phrases, compiler.elements, compiler.alternatives
    )
    beginnings = WordIndex(count: phrases.count / 8)
    places.reserveCapacity(phrases.count * 5 / 4)
    for number in phrases.indices { add(number) }
  }

  private mutating func add(_ number: Int) {
    let first = elements[Int(phrases[number].first)]
    let (needed, either) = marks(of: phrases[number])
    for index in Int(first.first)..<Int(first.first) + Int(first.count) {
      let beginning = beginnings.add(UInt64(alternatives[index].key))
      let place = Int32(places.count)
      if beginning == chains.count {
        chains.append((place, place))
      } else {
        let last = Int(chains[beginning].last)
        if places[last].phrase == number { continue }
        places[last].next = place
        chains[beginning].last = place
      }
      places.append(Place(needed: needed, either: either, phrase: Int32(number), next: -1))
    }
  }

  /// What a message must have for a phrase to be in it, its first word left out.
  private func marks(of phrase: Phrase) -> (needed: WordMarks, either: WordMarks) {
    var needed = WordMarks.none
    var either = WordMarks.all
    var fewest = UInt16.max
    for index in Int(phrase.first) + 1..<Int(phrase.end) {
      let element = elements[index]
      guard element.count > 0, !element.isOptional else { continue }
      if element.count == 1 {
        let marks = alternatives[Int(element.first)].marks
        if marks.bits != WordMarks.all.bits { needed.add(marks) }
      } else if element.count < fewest {
        fewest = element.count
        either = .none
        for place in Int(element.first)..<Int(element.first) + Int(element.count) {
          either.add(alternatives[place].marks)
        }
      }
    }
    return (needed, either)
  }

  /// All that matches, by place.
  func hits(in text: SaidText) -> [Hit] {
    var hits: [Hit] = []
    for start in text.codes.indices {
      guard let beginning = beginnings.number(of: UInt64(text.codes[start].key)) else { continue }
      var place = Int(chains[beginning].first)
      while place >= 0 {
        let candidate = places[place]
        place = Int(candidate.next)
        guard candidate.needed.isPart(of: text.marks), candidate.either.meets(text.marks)
        else { continue }
        let phrase = phrases[Int(candidate.phrase)]
        guard !phrase.startsMessage || start == 0,
          let end = end(of: phrase, in: text.codes, at: start, element: phrase.first),
          !phrase.endsMessage || end == text.codes.count
        else { continue }
        hits.append(
          Hit(
            phrase: Int(candidate.phrase), range: start..<end,
            weight: Double(phrase.quarters) * 0.25))
      }
    }
    return hits
  }

  /// Where a match ends that goes on with an element at a word; `nil` where it does not go on.
  private func end(
    of phrase: Phrase, in words: [SaidText.Code], at place: Int, element: UInt32
  ) -> Int? {
    guard element < phrase.end else { return place }
    let wanted = elements[Int(element)]
    var index = place
    while index < words.count, index - place <= Int(wanted.gap) {
      if index > place, words[index].clause != words[place - 1].clause { break }
      if fits(wanted, words[index].word),
        let end = end(of: phrase, in: words, at: index + 1, element: element + 1)
      {
        return end
      }
      index += 1
    }
    return wanted.isOptional
      ? end(of: phrase, in: words, at: place, element: element + 1) : nil
  }

  private func fits(_ element: Phrase.Element, _ word: WordCode) -> Bool {
    if element.count == 0 { return true }
    for index in Int(element.first)..<Int(element.first) + Int(element.count)
    where alternatives[index].fits(word) {
      return true
    }
    return false
  }
}
