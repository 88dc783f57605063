/// Progress of a goal that a text reports, e.g. `walked 7400 today`.
///
/// A number that the goal's unit can count, in a text that tells of something and neither asks nor
/// wishes. Whether it is plain enough to be noted without a further word is another question: see
/// `isPlain`.
package struct ReportedProgress: Hashable, Sendable {
  /// What a report is read against.
  package struct GoalState: Hashable, Sendable {
    /// As the goal has it.
    package var unit: String
    /// What the goal is about.
    package var type: GoalType
    /// `nil` for a goal that is reached once.
    package var recurrence: Recurrence?
    /// Above `target` when the goal is to bring the value down.
    package var initial: Double
    /// Where the goal stands: its value, or that of the current period.
    package var current: Double
    /// In `unit`.
    package var target: Double
    /// What the number means, where that is known: of a limit, `no coffee today` is a report.
    package var measure: GoalMeasure?

    package init(
      unit: String, type: GoalType, recurrence: Recurrence?, initial: Double, current: Double,
      target: Double, measure: GoalMeasure? = nil
    ) {
      self.unit = unit
      self.type = type
      self.recurrence = recurrence
      self.initial = initial
      self.current = current
      self.target = target
      self.measure = measure
    }

    /// Whether there is to be at most so much.
    var isLimit: Bool { measure == .limit || measure == nil && target == 0 }

    /// Whether money is to be put by, bit by bit.
    var isSaving: Bool {
      UnitWords.isMoney(unit) && recurrence == nil && !isLimit && target >= initial
    }
  }

  /// What the amount is to the goal's value.
  package enum Change: Hashable, Sendable {
    /// The value itself.
    case none
    /// It goes on top of what there was.
    case more
    /// It was taken away from what there was.
    case less
    /// What a level has gained or lost.
    case shift
  }

  /// What was said, in the goal's unit.
  package let amount: Double
  /// What the goal's value becomes.
  package let value: Double
  /// How the one makes the other.
  package let change: Change
  /// The place of the number among the words of the text, as `TextWord` cuts them; of a text that
  /// takes a number back, as `Correction` puts it.
  package let word: Int
  /// Whether it can be meant in no other way: a past tense or "today", one number only, and
  /// nothing that denies, or tells of another day, a habit or somebody else.
  package let isPlain: Bool

  /// Whether a text may report anything: whether it asks nothing and names a number, a time, or
  /// nothing at all. What it is read against need not be looked up otherwise.
  package static func mayBe(_ text: String) -> Bool {
    guard !text.utf8.contains(UInt8(ascii: "?")) else { return false }
    if text.utf8.contains(where: { (0x30...0x39).contains($0) }) { return true }
    let words = TextWord.all(in: text).map(\.text)
    return words.contains { ReportedProgress.amounts.contains($0) }
      || !SaidNumber.all(in: words).isEmpty
  }

  /// `nil` for a text that reports nothing that the goal's unit can count.
  package init?(_ text: String, of goal: GoalState) {
    let text = Correction.applied(to: text) ?? text
    let words = TextWord.all(in: text)
    let said = Set(words.map(\.text))
    guard !text.contains("?"),
      let report = ReportedProgress.nothing(words, said, of: goal)
        ?? ReportedProgress.something(text, words, said, of: goal)
    else { return nil }
    self = report
  }

  private init(_ amount: Double, _ value: Double, _ change: Change, word: Int, isPlain: Bool) {
    self.amount = amount
    self.value = value
    self.change = change
    self.word = word
    self.isPlain = isPlain
  }

  private static func something(
    _ text: String, _ words: [TextWord], _ said: Set<String>, of goal: GoalState
  ) -> ReportedProgress? {
    let isOut = goal.isSaving && isTakenOut(words.map(\.text))
    let request = Request(words)
    guard said.isDisjoint(with: wishes) || isStated(words.map(\.text)),
      isOut || !takesOut(said, of: goal)
    else { return nil }
    if ClockTime.isUnit(goal.unit) { return time(words, said, of: goal) }
    let numbers = ReportedNumbers(words, of: text, unit: goal.unit, target: goal.target)
    let isPutBy = goal.isSaving && isPutBy(said)
    guard let (word, amount) = numbers.first, !isLeft(words, at: word, goal.unit),
      numbers.isNamed || !isOfOtherMeasure(said, unit: goal.unit, type: goal.type)
    else { return nil }
    let isAsked = request?.asks(forNumberAt: word) ?? false
    let isShare = ReportedNumbers.isOf(goal.target, words.dropFirst(word + 1).map(\.text))
    guard
      isOut || isPutBy || isAsked || isShare
        || tells(said, count: words.count, isNamed: numbers.hasOwnUnit),
      let (value, change) = isOut
        ? rest(amount, of: goal)
        : isShare ? (amount, .none) : value(amount, of: goal, said)
    else { return nil }
    // Nobody weighs half of what they did: such a number says something else.
    guard goal.type != .weight || value > goal.current / 2 else { return nil }
    return ReportedProgress(
      amount, value, change, word: word,
      isPlain: numbers.isOne && words.count <= 25 && !isOpening(words)
        && said.isDisjoint(with: doubts)
        && (isOut || isPutBy || isAsked || isPresent(said) || isNow(words, at: word)))
  }

  /// What a text asks to be noted: `log 3 km`, `please put down 6700`.
  private struct Request {
    /// The place behind its verb.
    private let end: Int

    /// `nil` for a text that begins otherwise.
    init?(_ words: [TextWord]) {
      let rest = words.map(\.text)[...].drop { ReportedProgress.politeness.contains($0) }
      guard let verb = rest.first else { return nil }
      let next = rest.dropFirst().first ?? ""
      if ["in", "out", "on", "off"].contains(next) { return nil }
      let isWithDown = next == "down"
      guard
        isWithDown
          ? ReportedProgress.downVerbs.contains(verb)
          : ReportedProgress.noteVerbs.contains(verb)
      else { return nil }
      end = rest.startIndex + (isWithDown ? 2 : 1)
    }

    /// Whether a number is what it asks for: near behind its verb.
    func asks(forNumberAt place: Int) -> Bool { (end...(end + 4)).contains(place) }
  }

  /// Whether a verb measures something else than a goal does, so that a number without a unit is none
  /// of its values: `weighed 78.5` for a goal in steps.
  package static func isOfOtherMeasure(
    _ said: Set<String>, unit: String, type: GoalType
  ) -> Bool {
    let unit = UnitWords.base(UnitPeriod(unit).unit)
    let isWeight = ["kg", "lb", "stone", "st"].contains(unit) || type == .weight
    let isTime = ["minute", "hour", "second"].contains(unit)
    if !said.isDisjoint(with: weighing) { return !isWeight }
    if said.contains("slept") { return !isTime && type != .sleep }
    guard !said.isDisjoint(with: moves) else { return false }
    return isWeight || type == .nutrition || type == .sleep || UnitWords.isMoney(unit)
  }

  /// Whether words say where a value has to stand by now, which corrects one: `so I should be at 850
  /// now`.
  package static func isStated(_ words: [String]) -> Bool {
    guard words.contains("now"), !words.contains("by"),
      let place = zip(words, words.dropFirst()).enumerated().first(where: {
        $0.element == ("should", "be")
      })?.offset
    else { return false }
    return words.dropFirst(place + 2).first == "at"
      && Set(words).isDisjoint(with: wishes.subtracting(["should"]))
  }

  /// What is left where an amount was taken away.
  private static func rest(_ amount: Double, of goal: GoalState) -> (Double, Change)? {
    amount <= goal.current ? (goal.current - amount, .less) : nil
  }

  /// Whether a number is said to be that of this moment: `6500 now`.
  private static func isNow(_ words: [TextWord], at word: Int) -> Bool {
    let behind = words.dropFirst(word + 1).prefix(3).prefix {
      $0.clause == words[word].clause
    }.map(\.text)
    let isSum = word > 0 && words[word - 1].text == "thats" && words.count <= 4
    return isSum && behind.isEmpty || behind.first == "now"
      || behind.dropFirst().first == "now" && behind.count == 2
  }

  /// Whether something was taken away again, or only bought to be read, which a note of progress is
  /// not for.
  private static func takesOut(_ said: Set<String>, of goal: GoalState) -> Bool {
    let isBought = !said.isDisjoint(with: ["got", "bought"])
    if isBought, UnitWords.base(goal.unit) == "book",
      said.isDisjoint(with: ["read", "finished", "through"])
    {
      return true
    }
    if said.contains("spent"), !goal.isLimit, goal.recurrence == nil, goal.target >= goal.initial {
      // Hours are spent on something, money is spent of it.
      return !["minute", "hour", "second"].contains(UnitWords.base(UnitPeriod(goal.unit).unit))
    }
    let isCost = !said.isDisjoint(with: costs) && goal.recurrence == nil && !goal.isLimit
    if isCost, UnitWords.isMoney(goal.unit), said.isDisjoint(with: ["saved", "put", "sold"]) {
      return true
    }
    return said.contains("withdrew")
      || said.contains("out") && !said.isDisjoint(with: ["take", "took", "taken"])
  }

  /// A time of day that was kept or missed: `asleep at 23:20`.
  private static func time(
    _ words: [TextWord], _ said: Set<String>, of goal: GoalState
  ) -> ReportedProgress? {
    let times = SaidTime.all(in: words.map(\.text), near: goal.target)
    let near = times.first {
      abs(ClockTime.minutes(from: goal.target, to: $0.minutes)) <= SaidTime.reach
    }
    let isTold = !said.isDisjoint(with: nights)
    guard let time = near, isTold || words.count <= 3, !isOtherEnd(said, of: goal.target) else {
      return nil
    }
    // The night is told of on the day after it.
    let doubts = doubts.subtracting(["last", "yesterday", "when", "going"])
    return ReportedProgress(
      time.minutes, time.minutes, .none, word: time.word,
      isPlain: times.count == 1 && words.count <= 25 && isTold && !isOpening(words)
        && said.isDisjoint(with: doubts))
  }

  /// Whether words tell of the other end of a night: of rising where it is about going to bed.
  package static func isOtherEnd(_ said: Set<String>, of target: Double) -> Bool {
    let isRising =
      !said.isDisjoint(with: ["woke", "awake", "rose", "up", "out"])
      && said.isDisjoint(with: ["until", "till", "til", "stayed"])
    let isResting = !said.isDisjoint(with: ["asleep", "bed", "sleep", "slept", "lights"])
    guard isRising != isResting else { return false }
    let isEvening = target >= 1080 || target < 360
    return isEvening ? isRising : isResting
  }

  private static func isOpening(_ words: [TextWord]) -> Bool {
    words.first.map { openings.contains($0.text) } ?? true
  }

  /// Whether words tell of what is over, or of how this day has gone so far.
  private static func isPresent(_ said: Set<String>) -> Bool {
    said.contains("today") || said.isSuperset(of: ["so", "far"])
      || !said.isDisjoint(with: past)
  }

  /// That there was nothing of what a goal limits: `no cigarettes today`, `didn't smoke`.
  private static func nothing(
    _ words: [TextWord], _ said: Set<String>, of goal: GoalState
  ) -> ReportedProgress? {
    // `Since lunch` says nothing of the whole day.
    guard goal.isLimit, said.isDisjoint(with: intentions), !said.contains("since") else {
      return nil
    }
    let texts = words.map(\.text)
    let unit = UnitWords.base(UnitPeriod(goal.unit).unit)
    let named = Set(unit.split(separator: " ").map(String.init))
    let isNow = isPresent(said)
    let word = texts.indices.first { index in
      let behind = texts.dropFirst(index + 1).prefix(2)
      switch texts[index] {
      case "no", "zero", "0", "without":
        let isShort = ["zero", "0"].contains(texts[index]) && texts.count <= 5 && isNow
        return behind.first != "more"
          && (isShort && behind.allSatisfy(ReportedNumbers.closings.contains)
            || behind.contains { named.contains(UnitWords.base($0)) || vices.contains($0) })
      case "not":
        return ["a", "one"].contains(behind.first)
          && behind.contains { named.contains(UnitWords.base($0)) }
      case "didnt", "havent": return behind.contains(where: vices.contains)
      case "none", "nothing":
        return texts.count <= 4 && (isNow || texts.count == 1)
          && said.isDisjoint(with: otherNothings)
      default: return false
      }
    }
    return word.map { word in
      let isPast = ["didnt", "havent"].contains(texts[word])
      return ReportedProgress(
        0, 0, .none, word: word, isPlain: words.count <= 12 && (isNow || isPast))
    }
  }

  /// Whether a number is of what somebody still has and not of what was done: `I only have 2
  /// minutes`, `3 km left`.
  private static func isLeft(_ words: [TextWord], at word: Int, _ unit: String) -> Bool {
    let texts = words.map(\.text)
    let behind = texts.dropFirst(word + 1).prefix(3)
    if behind.contains("left") || behind.contains("remaining") { return true }
    if behind.contains("to"), behind.contains("go") || behind.contains("spare") { return true }
    guard ["minute", "hour", "second"].contains(UnitWords.base(unit)) else { return false }
    var before = texts[..<word].reversed().drop { fillers.contains($0) }
    guard let verb = before.popFirst() else { return false }
    return ["have", "got", "ive", "has"].contains(verb)
  }

  /// Whether words around a number tell of something that was done or measured.
  private static func tells(_ said: Set<String>, count: Int, isNamed: Bool) -> Bool {
    let isThere = said.contains("at") && !said.isDisjoint(with: ["im", "am", "me", "now"])
    let isStated = isNamed && said.isDisjoint(with: ["too", "enough", "how", "a", "every", "each"])
    let isBare = count <= 3 && said.isDisjoint(with: ["im", "am", "at", "i"])
    return isThere || isStated || isBare || !said.isDisjoint(with: deeds)
  }

  private static func value(
    _ amount: Double, of goal: GoalState, _ said: Set<String>
  ) -> (Double, Change)? {
    let isDown = goal.initial > goal.target
    let isLost = !said.isDisjoint(with: losses)
    // `down to 172` is a level, `down 2` is none.
    if isLost || isDown && amount < goal.current / 2 && !said.isDisjoint(with: ["down", "off"]) {
      guard isDown, amount <= goal.current else { return nil }
      let isAll = !said.isDisjoint(with: ["since", "far", "total", "altogether"])
      return ((isAll ? goal.initial : goal.current) - amount, .shift)
    }
    if said.contains("gained") {
      return goal.type == .weight ? (goal.current + amount, .shift) : nil
    }
    let isMore = addsUp(goal, amount, said)
    return isMore ? (goal.current + amount, .more) : (amount, .none)
  }

  /// Whether values add up over the goal's time rather than replace each other.
  private static func addsUp(_ goal: GoalState, _ amount: Double, _ said: Set<String>) -> Bool {
    let isAt = said.contains("at") && !said.isDisjoint(with: ["me", "be"])
    if !isAt, goal.isSaving, isPutBy(said), goal.current > 0 {
      return isBit(goal, amount, said)
    }
    if isAt
      || !said.isDisjoint(with: ["total", "now", "altogether", "overall", "weigh", "weighed"])
      || said.isSuperset(of: ["so", "far"])
    {
      return false
    }
    if !said.isDisjoint(with: ["another", "more", "extra", "additional"]) { return true }
    guard goal.initial <= goal.target, goal.type != .weight, goal.type != .sleep else {
      return false
    }
    if goal.recurrence == .weekly || goal.recurrence == .monthly { return true }
    if goal.recurrence == .daily || UnitWords.base(goal.unit) == "step" { return false }
    if goal.measure == .total, UnitWords.factor(from: UnitWords.base(goal.unit), to: "km") != nil,
      !said.isDisjoint(with: moves.union(noteVerbs))
    {
      return goal.current > 0
    }
    return goal.current > 0 && amount <= goal.current && goal.target >= amount * 2
  }

  /// Whether money that was put by comes on top of what there was: not `I've saved 400 so far`.
  private static func isBit(_ goal: GoalState, _ amount: Double, _ said: Set<String>) -> Bool {
    if !said.isDisjoint(with: ["another", "more", "extra", "additional"]) { return true }
    let isNow = said.contains("now") && said.isDisjoint(with: ["just", "right"])
    if isNow || said.isSuperset(of: ["so", "far"])
      || !said.isDisjoint(with: ["total", "altogether", "overall", "currently"])
    {
      return false
    }
    let isHeld = !said.isDisjoint(with: ["ive", "have"]) && said.isDisjoint(with: news)
    if isHeld, amount >= goal.current { return false }
    return amount != goal.current || !said.isDisjoint(with: news)
  }
}
