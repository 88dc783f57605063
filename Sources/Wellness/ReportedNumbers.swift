/// The numbers of a text that a unit can count.
package struct ReportedNumbers {
  private var named: [(word: Int, amount: Double)] = []
  private var bare: [(word: Int, amount: Double)] = []
  /// How many of those without a unit are written in figures.
  private var figures = 0
  private var isFigureFirst = false
  /// Whether one of them has the unit itself, and not one that can be turned into it.
  private(set) var hasOwnUnit = false

  /// The one that is meant: the first with a unit, or else the first without.
  var first: (word: Int, amount: Double)? { named.first ?? bare.first }

  /// Whether the one that is meant has a unit.
  var isNamed: Bool { !named.isEmpty }

  /// Whether no other one can be meant.
  var isOne: Bool { named.isEmpty ? figures == 1 && isFigureFirst : named.count == 1 }

  /// - Parameter target: of the goal, in its unit.
  init(_ words: [TextWord], of text: String, unit: String, target: Double) {
    let own = UnitWords.base(UnitPeriod(unit).unit)
    let isMoney = UnitWords.isMoney(unit)
    for (place, word) in words.enumerated() where word.text == "another" {
      guard let next = words.dropFirst(place + 1).first?.text, UnitWords.base(next) == own else {
        continue
      }
      named.append((place, 1))
      hasOwnUnit = true
    }
    for number in SaidNumber.all(in: words.map(\.text)) {
      let word = words[number.word]
      if ReportedProgress.isTitled(words, at: number.word) { continue }
      if word.text.contains(":") {
        // A span of time, `59:40`, and not the time of day at which something was.
        let lead = number.word > 0 ? words[number.word - 1].text : ""
        if !ReportedNumbers.clockLeads.contains(lead),
          let value = ColonNumber.value(word.text, in: own)
        {
          // `ran 6 in 34:30` may be of another distance than the goal's.
          let behind = words[..<number.word].suffix(2).map(\.text)
          let isOf = behind.count == 2 && behind[1] == "in" && behind[0].allSatisfy(\.isNumber)
          named += Array(repeating: (number.word, value), count: isOf ? 2 : 1)
          hasOwnUnit = true
        }
        continue
      }
      let isPercent = text[word.range.upperBound...].first == "%"
      let isMore = ReportedNumbers.additions.contains(number.unit)
      let behind =
        isMore ? words.dropFirst(number.word + number.span + 1).first?.text ?? "" : number.unit
      let said = UnitWords.base(isPercent ? "%" : behind)
      let isOwn =
        said == own || !said.isEmpty && own.hasPrefix(said + " ")
        || isMoney && (UnitWords.isMoney(said) || ["buck", "quid"].contains(said))
      hasOwnUnit = hasOwnUnit || !said.isEmpty && said == own
      let isApart = number.unit.isEmpty && words.dropFirst(number.word + 1).first?.text == "k"
      let isThousand =
        isApart || word.text.last == "k" && word.text.dropLast().last?.isNumber ?? false
      let stands = ReportedNumbers.standsAlone(
        number, in: words, isThousand: isThousand, isApart: isApart, isMoney: isMoney)
      if isThousand, stands, let factor = UnitWords.factor(from: "km", to: own) {
        // `5k` are kilometres where these are counted.
        named.append((number.word, number.value / 1000 * factor))
      } else if isThousand, !isOwn, target < 1000 {
        // Nobody means 10,000 minutes by `10k`.
        continue
      } else if isOwn {
        named.append((number.word, number.value))
      } else if let factor = UnitWords.factor(from: said, to: own) {
        named.append((number.word, number.value * factor))
      } else if stands, !isPercent, !ReportedNumbers.isEnd(words, before: number.word) {
        let isFigure = word.text.first?.isNumber ?? false
        if bare.isEmpty { isFigureFirst = isFigure }
        if isFigure { figures += 1 }
        bare.append((number.word, number.value))
      }
    }
  }

  /// Whether what stands behind a number is no unit, nor written onto it.
  private static func standsAlone(
    _ number: SaidNumber, in words: [TextWord], isThousand: Bool, isApart: Bool, isMoney: Bool
  ) -> Bool {
    let text = words[number.word].text
    let figure = isThousand && !isApart ? text.dropLast() : text[...]
    if figure.first?.isNumber ?? false {
      guard figure.allSatisfy({ $0.isNumber || $0 == "." || $0 == "," }) else { return false }
    }
    let next =
      number.word + number.span + (isApart || additions.contains(number.unit) ? 1 : 0)
    return next >= words.count || words[next].clause != words[number.word].clause
      || closings.contains(words[next].text)
      || isMoney
        && (words[next].text == "of" || ReportedProgress.placings.contains(words[next].text))
  }

  /// Whether a bare number is more likely a time: `till 6`.
  private static func isEnd(_ words: [TextWord], before index: Int) -> Bool {
    index > 0 && ["till", "until", "til", "by"].contains(words[index - 1].text)
  }

  /// Whether words behind an amount say of how many it is: `out of 3`.
  package static func isOf(_ target: Double, _ behind: some Collection<String>) -> Bool {
    let rest = behind.drop { $0 == "out" }
    return rest.first == "of" && rest.dropFirst().first.flatMap { Quantity.number($0) } == target
  }

  /// What stands before a time of day.
  private static let clockLeads: Set<String> = [
    "at", "by", "until", "till", "from", "since", "before", "after", "around", "about",
  ]

  /// What may stand between a number and its unit.
  private static let additions: Set<String> = ["more", "further", "extra", "additional"]

  /// What a number may stand before and still be of the goal's unit.
  package static let closings: Set<String> = [
    "today", "yesterday", "tonight", "already", "now", "yet", "total", "altogether", "overall",
    "last", "once", "again", "in", "on", "at", "by", "for", "from", "with", "this", "before",
    "after", "during", "since", "until", "while", "when", "where", "because", "so", "and", "but",
    "or", "then", "as", "if", "just", "only", "all", "each", "every", "i", "im", "it", "is", "was",
    "my", "no", "not", "there", "here", "up", "down", "off", "out", "over",
  ]
}
