/// Amounts that are said without a number.
extension ToldNumbers {
  /// `another coffee`, `a run`, `finished middlemarch`.
  func ones(in clause: Range<Int>) -> [ToldNumber] {
    for index in clause.dropLast() where ["a", "an", "another"].contains(word(index)) {
      // `Lost another pound`.
      let isOfLevel = measure == .level && word(index) == "another"
      // `Had another one`.
      let isOne =
        word(index) == "another" && word(index + 1) == "one"
        && words[clause].contains { ToldWords.past.contains($0.text) }
      guard UnitWords.isWhole(goal.unit) || isOfLevel,
        let amount = isOne ? 1 : factor(from: word(index + 1)), amount == 1 || isOfLevel
      else { continue }
      let end = index + 2
      let isOver =
        end >= clause.upperBound || ToldNumbers.closings.contains(word(end))
        || days.contains { $0.contains(end) }
      guard isOver || word(index) == "another" else { continue }
      var number = ToldNumber(amount: amount, range: index..<end, isNamed: true)
      number.isOneMore = true
      return [number]
    }
    for index in clause {
      let amount = word(index) == "once" ? 1.0 : 2
      guard amount == 1 || word(index) == "twice",
        UnitWords.isTimes(own) || ["run", "workout", "session", "walk"].contains(own)
      else { continue }
      return [ToldNumber(amount: amount, range: index..<index + 1, isNamed: true)]
    }
    return (ordinal(in: clause) ?? finished(in: clause)).map { [$0] } ?? []
  }

  /// One that is counted by its place: `finished my third book`.
  private func ordinal(in clause: Range<Int>) -> ToldNumber? {
    let said = Set(words[clause].map(\.text))
    // `That's number ten`, `number ten is done`.
    if measure == .total, UnitWords.isWhole(goal.unit),
      !said.isDisjoint(with: ["thats", "done", "finished"]),
      let place = clause.first(where: { word($0) == "number" }),
      let count = AmountCount.count(word(place + 1)), Double(count) >= goal.current
    {
      var number = ToldNumber(amount: Double(count), range: place..<place + 2, isNamed: true)
      number.isOrdinal = true
      return number
    }
    guard measure == .total, UnitWords.isWhole(goal.unit),
      !said.isDisjoint(with: ["finished", "completed", "done"]),
      said.isDisjoint(with: ["half", "halfway", "almost", "nearly", "not", "havent", "chapter"])
    else { return nil }
    for index in clause.dropLast() {
      guard let place = ToldNumbers.ordinals[word(index)], place >= goal.current,
        factor(from: word(index + 1)) == 1
      else { continue }
      var number = ToldNumber(amount: place, range: index..<index + 2, isNamed: true)
      number.isOrdinal = true
      return number
    }
    return nil
  }

  private static let ordinals: [String: Double] = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
    "eighth": 8, "ninth": 9, "tenth": 10, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5,
    "6th": 6, "7th": 7, "8th": 8, "9th": 9, "10th": 10,
  ]

  /// A book by its title.
  private func finished(in clause: Range<Int>) -> ToldNumber? {
    guard let verb = clause.first(where: { word($0) == "finished" && word($0 - 1) != "half" }),
      verb + 1 < clause.upperBound, own == "book"
    else { return nil }
    let behind = words[(verb + 1)..<clause.upperBound].map(\.text)
    let isPointed = behind.starts(with: ["the", "one"]) || behind.starts(with: ["that", "one"])
    guard isPointed || Set(behind).isDisjoint(with: ToldNumbers.notBooks),
      !days.contains(where: { $0.contains(verb + 1) })
    else { return nil }
    var number = ToldNumber(amount: 1, range: verb..<verb + 1, isNamed: true)
    number.isOneMore = true
    return number
  }

  private static let notBooks: Set<String> = [
    "work", "page", "pages", "chapter", "chapters", "half", "early", "late", "dinner", "lunch",
    "shift", "school", "my", "homework", "reading", "course", "it",
  ]
}
