import Time

/// Progress of a goal that a text reports, e.g. `walked 7400 today`: what `ToldReader` reads in it of
/// this day, or of this period.
///
/// Whether it is plain enough to be noted without a further word is another question: see `isPlain`.
package struct ReportedProgress: Hashable, Sendable {
  /// What the amount is to the goal's value.
  package enum Change: Hashable, Sendable {
    /// The value itself, or what a level has gained or lost.
    case none
    /// It goes on top of what there was.
    case more
    /// It was taken away from what there was.
    case less
  }

  /// What was said, in the goal's unit.
  package let amount: Double
  /// What the goal's value becomes.
  package let value: Double
  /// How the one makes the other.
  package let change: Change
  /// Whether it can be meant in no other way: a past tense or "today", one number only, and
  /// nothing that denies, or tells of another day, a habit or somebody else.
  package let isPlain: Bool

  /// Whether a text may report anything: whether it asks nothing and has a word of an amount. What it
  /// is read against need not be looked up otherwise.
  package static func mayBe(_ text: String) -> Bool {
    !text.utf8.contains(UInt8(ascii: "?")) && ToldReader.mayTell(TextWord.all(in: text))
  }

  /// `nil` for a text that reports nothing of today that the goal's unit can count.
  package init?(_ text: String, of goal: ToldGoal, today: CalendarDate) {
    guard !text.contains("?") else { return nil }
    let text = Correction.applied(to: text) ?? text
    let words = TextWord.all(in: text)
    let reader = ToldReader(text, words, goal: goal, today: today)
    let readings = reader.readings
    guard let told = reader.merged(readings).last, told.date == today else { return nil }
    let isOnTop = told.way == .more
    value = isOnTop ? goal.current + told.amount : told.amount
    guard value >= 0 else { return nil }
    let isLevel = goal.reading.measure == .level
    amount = isLevel ? value : abs(told.amount)
    let isWhole = !isOnTop || isLevel || value == told.amount
    change = isWhole ? .none : told.amount < 0 ? .less : .more
    isPlain =
      readings.count == 1
      && (reader.contrasted != nil
        || ReportedProgress.isPlain(words, goal, isNothing: told.amount == 0))
  }

  private static func isPlain(_ words: [TextWord], _ goal: ToldGoal, isNothing: Bool) -> Bool {
    let texts = words.map(\.text)
    let said = Set(texts)
    guard words.count <= 25, !(words.first.map { ToldWords.openings.contains($0.text) } ?? true)
    else {
      return false
    }
    if isNothing {
      return words.count <= 12 && said.isDisjoint(with: ToldWords.intentions)
        && (isPresent(texts, said) || !said.isDisjoint(with: ["didnt", "havent"]))
    }
    if goal.reading.measure == .timeOfDay {
      // The night is told of on the day after it.
      return !said.isDisjoint(with: ToldWords.nights)
        && said.isDisjoint(
          with: ToldWords.doubts.subtracting(["last", "yesterday", "when", "going"]))
    }
    let isMoney = goal.reading.measure == .total && UnitWords.isMoney(goal.unit)
    guard said.isDisjoint(with: ToldWords.wishes.subtracting(["not"])) || ToldWords.isStated(texts)
    else { return false }
    return said.isDisjoint(with: ToldWords.doubts)
      && (isPresent(texts, said) || NoteRequest(words) != nil
        || isMoney && (ToldWords.isPutBy(said) || ToldWords.isTakenOut(texts)))
  }

  /// Whether words tell of what is over, or of how this day has gone so far.
  private static func isPresent(_ texts: [String], _ said: Set<String>) -> Bool {
    said.contains("today") || said.contains("now") || said.isSuperset(of: ["so", "far"])
      || said.contains("this")
        && !said.isDisjoint(with: ["morning", "afternoon", "evening"])
      || !said.isDisjoint(with: ToldWords.past) || texts.count <= 4 && texts.contains("thats")
  }
}

/// What a text asks to be noted: `log 3 km`, `please put down 6700`.
struct NoteRequest {
  /// The place behind its verb.
  private let end: Int

  /// `nil` for a text that begins otherwise.
  init?(_ words: [TextWord]) {
    let rest = words.map(\.text)[...].drop { ToldWords.politeness.contains($0) }
    guard let verb = rest.first else { return nil }
    let next = rest.dropFirst().first ?? ""
    if ["in", "out", "on", "off"].contains(next) { return nil }
    let isWithDown = next == "down"
    guard
      isWithDown
        ? ToldWords.downVerbs.contains(verb)
        : ToldWords.noteVerbs.contains(verb)
    else { return nil }
    end = rest.startIndex + (isWithDown ? 2 : 1)
  }

  /// Whether a number is what it asks for: near behind its verb.
  func asks(forNumberAt place: Int) -> Bool { (end...(end + 4)).contains(place) }
}
