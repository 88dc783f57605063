import Numbers
import Wellness

/// What a title says of the target and the date of a goal: 2,000 euros and the end of June of
/// `Save 2000 euros by June`.
struct TitleReading: Hashable, Sendable {
  /// An amount, a limit or a time of day; `nil` where the title names none, or one that is no target,
  /// as in `Catch 22` or `Reduce sugar by 20 %`.
  private(set) var target: Quantity?
  /// Where it starts from: 80 of `Go from 80 to 75 kg`.
  private(set) var start: Double?
  /// By when.
  private(set) var by: DayWords?
  /// The words that say by when, as they stand in the title: `by summer`; also where `by` is `nil`
  /// because they name no day that is known here, as `by my birthday`.
  private(set) var byText: String?
  /// Whether there is a number that is neither of them.
  private(set) var leavesNumber = false
  /// Whether the target is how far from here, and which way: -1 of `Lose 15 pounds`.
  private var direction: Double?

  init(_ title: String) {
    let words = TitleWords(title)
    let (by, dated) = words.date()
    self.by = by
    byText = dated.isEmpty ? nil : words.text(of: dated)
    var read = dated
    let isTimed = !words.clocks(except: dated).isEmpty
    let amounts = words.amounts(except: dated).filter { !isTimed || !$0.countsOccasions }
    if let (first, last) = TitleReading.span(amounts, words) {
      (start, target) = (first.value, last.quantity)
      read.formUnion([first.place, last.place])
    } else if let chosen = TitleReading.chosen(amounts, words) {
      target = chosen.quantity
      read.insert(chosen.place)
      direction = TitleReading.directions[words.before(chosen.place)]
    } else if let clock = words.clock(except: dated) {
      target = Quantity(clock.minutes, ClockTime.unit)
      read.insert(clock.place)
    }
    if by == nil { byText = words.unknownDate(except: read) }
    leavesNumber = words.numbered.contains { !read.contains($0) }
    if target == nil, !leavesNumber, let unit = words.givenUp,
      GoalMeasure.reading(
        title: title, unit: unit, type: .inferred(title: title, unit: unit), target: 1
      ).measure == .limit
    {
      target = Quantity(0, unit)
    }
  }

  /// The target of a goal that stands somewhere already: 165 pounds of `Lose 15 pounds` at 180.
  func target(at current: Double?) -> Quantity? {
    guard let target, let current, let direction, current > target.value else { return target }
    return Quantity(current + direction * target.value, target.unit)
  }

  /// `from 80 to 75 kg`.
  private static func span(
    _ amounts: [TitleAmount], _ words: TitleWords
  ) -> (TitleAmount, TitleAmount)? {
    guard let last = amounts.first(where: { words.before($0.place) == "to" }),
      let first = words.bareNumber(before: last.place, after: "from")
    else { return nil }
    return (first, last)
  }

  /// The one of several amounts that is the target: the time of a distance, how often something is
  /// done, or else the first.
  private static func chosen(_ amounts: [TitleAmount], _ words: TitleWords) -> TitleAmount? {
    let time = amounts.first { ["in", "under", "below", "sub"].contains(words.before($0.place)) }
    if let time, time.isTime, amounts.contains(where: \.isDistance) { return time }
    let plain = amounts.filter { !noTargets.contains(words.before($0.place)) }
    return plain.first { $0.countsOccasions && words.hasPeriod(after: $0) } ?? plain.first
  }

  /// Words before a number that is how far from here.
  private static let directions: [String: Double] = [
    "lose": -1, "losing": -1, "shed": -1, "drop": -1, "gain": 1,
  ]
  /// Words before a number that is no target.
  private static let noTargets: Set = [
    "by", "cut", "reduce", "after", "every", "each", "with", "the", "my", "our", "level", "chapter",
    "in", "within",
  ]
}

/// An amount that a title names.
struct TitleAmount: Hashable, Sendable {
  let value: Double
  let unit: String
  /// Of its number, among the words.
  let place: Int
  /// Of the first word behind it.
  let end: Int

  var quantity: Quantity { Quantity(value, unit) }
  private var base: String { UnitWords.base(unit) }
  var isTime: Bool { ["second", "sec", "s", "minute", "hour"].contains(base) }
  var isDistance: Bool { ["km", "mile", "m"].contains(base) }
  /// Times, or days on which something is done.
  var countsOccasions: Bool { ["times", "time", "day", "night"].contains(base) || unit == "times" }
}

/// The words of a title, for what reads amounts and dates in them.
struct TitleWords: Sendable {
  /// As they are written, without marks around them.
  private let written: [String]
  /// The same, lowercased.
  let words: [String]
  /// The places of words behind which a mark ends a clause.
  private let clauseEnds: Set<Int>

  init(_ title: String) {
    var written: [String] = []
    var clauseEnds: Set<Int> = []
    for word in title.split(whereSeparator: \.isWhitespace) {
      let plain = word.drop { "(\"“„'".contains($0) }
      guard let last = plain.lastIndex(where: { !".,;:!?)\"”'".contains($0) }) else { continue }
      if plain.index(after: last) < plain.endIndex { clauseEnds.insert(written.count) }
      written.append(String(plain[...last]))
    }
    self.written = written
    self.clauseEnds = clauseEnds
    words = written.map { $0.lowercased() }
  }

  /// Words from the first to the last of some places, as they are written.
  func text(of places: Set<Int>) -> String {
    guard let first = places.min(), let last = places.max() else { return "" }
    return written[first...last].joined(separator: " ")
  }

  /// The places from one to the end of its clause, at most so many.
  func clause(from place: Int, atMost count: Int) -> Range<Int> {
    let end = min(words.count, place + count)
    let stop = (place..<end).first { clauseEnds.contains($0) }
    return place..<(stop.map { $0 + 1 } ?? end)
  }

  /// What there is to be none of, as it's counted: cigarettes of `Quit smoking` and `No cigarettes`;
  /// `nil` where a title says more, or something else.
  var givenUp: String? {
    let said = words.filter { !["any", "more", "day", "days", "each", "every", "a"].contains($0) }
    guard TitleWords.endings.contains(where: { said.starts(with: $0) }), let last = said.last,
      said.count == (said.first == "give" ? 3 : 2)
    else { return nil }
    return TitleWords.vices[last]
  }

  private static let endings = [["no"], ["quit"], ["stop"], ["give", "up"], ["zero"]]
  private static let vices = [
    "smoking": "cigarettes", "cigarettes": "cigarettes", "cigarette": "cigarettes",
    "cigs": "cigarettes", "smokes": "cigarettes", "tobacco": "cigarettes",
    "vaping": "puffs", "alcohol": "drinks", "drinking": "drinks", "booze": "drinks",
    "beer": "beers", "beers": "beers", "wine": "glasses of wine", "sweets": "sweets",
    "candy": "sweets", "chocolate": "pieces of chocolate", "sodas": "sodas", "soda": "sodas",
    "snacks": "snacks", "snacking": "snacks",
  ]

  /// The word before a place, or an empty one.
  func before(_ place: Int) -> String { place > 0 ? words[place - 1] : "" }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

  /// The places of words that begin with a number.
  var numbered: [Int] {
    words.indices.filter { place in
      words[place].drop { Quantity.currencies[$0] != nil }.first?.isNumber ?? false
    }
  }

  /// Whether `a week` or its like follows an amount.
  func hasPeriod(after amount: TitleAmount) -> Bool {
    UnitPeriod.count(in: Array(words.dropFirst(amount.end))) != nil
  }

  // Times of day

  /// The times of day, with their places; those that are how long something takes left out.
  func clocks(except taken: Set<Int>) -> [(minutes: Double, place: Int)] {
    words.indices.compactMap { place in
      guard !taken.contains(place),
        !["in", "under", "below", "sub", "within"].contains(before(place)),
        let minutes = ClockTime.minutes(words[place])
          ?? (["am", "pm"].contains(word(place + 1))
            ? ClockTime.minutes("\(words[place]) \(words[place + 1])") : nil)
          ?? bedtime(at: place)
      else { return nil }
      return (minutes, place)
    }
  }

  /// `Asleep by midnight`, `In bed by 11`: 23:00.
  private func bedtime(at place: Int) -> Double? {
    guard ["by", "before", "at"].contains(before(place)),
      !TitleWords.nights.isDisjoint(with: words[..<place])
    else { return nil }
    if words[place] == "midnight" { return ClockTime.minutes("24:00") }
    let hour = Int(words[place], in: 8...12).map { $0 + 12 } ?? Int(words[place], in: 1...3)
    return hour.flatMap { ClockTime.minutes("\($0):00") }
  }

  private static let nights: Set = ["bed", "asleep", "sleep", "bedtime", "sleeping"]

  /// The time of day by which something is to be done; `nil` for several, and for one from which it
  /// is allowed.
  func clock(except taken: Set<Int>) -> (minutes: Double, place: Int)? {
    let all = clocks(except: taken)
    guard all.count == 1 else { return nil }
    let isNegated = !TitleWords.negations.isDisjoint(with: words)
    switch before(all[0].place) {
    case "after", "past": return isNegated ? all[0] : nil
    case "before", "until", "till", "by": return isNegated ? nil : all[0]
    default: return all[0]
    }
  }

  private static let negations: Set = ["no", "not", "never", "don't", "dont", "don’t", "without"]

  // Amounts

  /// The numbers with what they count, in order.
  func amounts(except taken: Set<Int>) -> [TitleAmount] {
    words.indices.filter { !taken.contains($0) }.compactMap { amount(at: $0) }
  }

  /// A number without a unit of its own that stands before another amount: `from 80 to 75 kg`.
  func bareNumber(before place: Int, after lead: String) -> TitleAmount? {
    guard let start = words[..<place].lastIndex(of: lead), start + 1 < place,
      let value = Quantity.number(words[start + 1].prefix { !$0.isLetter })
    else { return nil }
    return TitleAmount(value: value, unit: "", place: start + 1, end: start + 2)
  }

  private func amount(at place: Int) -> TitleAmount? {
    if let often = TitleWords.often[words[place]] {
      let amount = TitleAmount(value: often, unit: "times", place: place, end: place + 1)
      return hasPeriod(after: amount) ? amount : nil
    }
    if let value = TitleWords.spelled[words[place]] {
      return unit(from: place + 1).map {
        TitleAmount(value: value, unit: $0.unit, place: place, end: $0.end)
      }
    }
    var word = words[place][...]
    var money: String?
    for end in [word.first, word.last] {
      guard let end, let name = Quantity.currencies[end], word.count > 1 else { continue }
      money = name
      word = word.first == end ? word.dropFirst() : word.dropLast()
    }
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    guard var value = Quantity.number(digits) else { return nil }
    let end = word.dropFirst(digits.count)
    let known = money.map { (unit: $0, end: place + 1) }
    if end == "k", known == nil, isRace(at: place) {
      return TitleAmount(value: value, unit: "km", place: place, end: place + 1)
    }
    if end == "k" { value *= 1000 }
    let isPlain = end.isEmpty || end == "k"
    guard let (unit, next) = known ?? (isPlain ? unit(from: place + 1) : glued(end, place)) else {
      return nil
    }
    if Quantity.readings(of: "\(digits) \(unit)") != nil { return nil }
    // `Fewer than 10 cigarettes` are 9.
    let isBelow = before(place) == "than" && place > 1 && words[place - 2] == "fewer"
    if isBelow, value > 1, value == value.rounded() { value -= 1 }
    return TitleAmount(value: value, unit: unit, place: place, end: next)
  }

  /// Whether `5k` is how far and not five thousand.
  private func isRace(at place: Int) -> Bool {
    ["a", "the", "my", "first"].contains(before(place))
      || unit(from: place + 1) == nil && !TitleWords.races.isDisjoint(with: words)
  }

  /// The unit that is written onto a number: `5km`, `3x`, `20%`.
  private func glued(_ end: Substring, _ place: Int) -> (unit: String, end: Int)? {
    if end == "x" { return ("times", place + 1) }
    guard end == "%" || end.allSatisfy(\.isLetter), !["st", "nd", "rd", "th"].contains(end),
      end.count < 15
    else { return nil }
    return (String(end), place + 1)
  }

  /// The unit that begins at a place.
  private func unit(from place: Int) -> (unit: String, end: Int)? {
    let rest = Array(words.dropFirst(place))
    if UnitPeriod.count(in: rest) != nil { return ("times", place) }
    guard let first = rest.first else { return nil }
    if let money = first.first.flatMap({ Quantity.currencies[$0] }), first.count == 1 {
      return (money, place + 1)
    }
    if TitleWords.adjectives.contains(first) { return unit(from: place + 1) }
    if rest.count > 1, ["sessions", "classes", "workouts", "lessons", "visits"].contains(rest[1]) {
      return (rest[1], place + 2)
    }
    if rest.count > 1, ["push", "pull", "sit", "chin", "press"].contains(first),
      ["up", "ups"].contains(rest[1])
    {
      return ("\(first)-ups", place + 2)
    }
    if ["x", "×"].contains(first) { return ("times", place + 1) }
    guard first.count > 1 || ["l", "g", "m", "h", "%"].contains(first),
      first == "%" || first.allSatisfy({ $0.isLetter || $0 == "-" || $0 == "'" || $0 == "’" }),
      first.count <= 30, !TitleWords.fillers.contains(first)
    else { return nil }
    return (first, place + 1)
  }

  private static let often: [String: Double] = ["once": 1, "twice": 2]
  private static let spelled: [String: Double] = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
  ]
  private static let races: Set = [
    "run", "running", "jog", "race", "walk", "row", "swim", "parkrun", "hike", "cycle",
  ]
  private static let adjectives: Set = [
    "more", "new", "good", "whole", "full", "different", "big", "extra", "healthy", "hot", "cold",
    "deep", "short", "long", "other", "small",
  ]
  /// Words that no unit is.
  private static let fillers: Set = [
    "in", "by", "for", "to", "of", "and", "or", "the", "on", "at", "an", "before", "until", "till",
    "after", "my", "with", "again", "from", "is", "as", "am", "pm", "per", "each", "every", "than",
    "without", "but", "if", "when", "while", "so", "not", "no", "up",
  ]
}
