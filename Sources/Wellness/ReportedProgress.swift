/// Progress of a goal that a text reports, e.g. `walked 7400 today`.
///
/// A number that the goal's unit can count, in a text that tells of something and neither asks nor
/// wishes. Whether it is plain enough to be noted without a further word is another question: see
/// `isPlain`.
package struct ReportedProgress: Hashable, Sendable {
  /// What a report is read against.
  package struct Standing: Hashable, Sendable {
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

    package init(
      unit: String, type: GoalType, recurrence: Recurrence?, initial: Double, current: Double,
      target: Double
    ) {
      self.unit = unit
      self.type = type
      self.recurrence = recurrence
      self.initial = initial
      self.current = current
      self.target = target
    }
  }

  /// What the amount is to the goal's value.
  package enum Change: Hashable, Sendable {
    /// The value itself.
    case none
    /// It goes on top of what there was.
    case more
    /// What a level has gained or lost.
    case shift
  }

  /// What was said, in the goal's unit.
  package let amount: Double
  /// What the goal's value becomes.
  package let value: Double
  /// How the one makes the other.
  package let change: Change
  /// The place of the number among the words of the text, as `TextWord` cuts them.
  package let word: Int
  /// Whether it can be meant in no other way: a past tense or "today", one number only, and
  /// nothing that denies, or tells of another day, a habit or somebody else.
  package let isPlain: Bool

  /// `nil` for a text that reports nothing that the goal's unit can count.
  package init?(_ text: String, of goal: Standing) {
    let words = TextWord.all(in: text)
    let said = Set(words.map(\.text))
    guard !text.contains("?"), said.isDisjoint(with: ReportedProgress.wishes) else { return nil }
    let numbers = Numbers(words, of: text, unit: goal.unit)
    guard let (word, amount) = numbers.first,
      ReportedProgress.tells(said, count: words.count, isNamed: numbers.hasOwnUnit),
      let (value, change) = ReportedProgress.value(amount, of: goal, said)
    else { return nil }
    // Nobody weighs half of what they did: such a number says something else.
    guard goal.type != .weight || value > goal.current / 2 else { return nil }
    self.amount = amount
    self.value = value
    self.change = change
    self.word = word
    isPlain =
      numbers.isOne && words.count <= 25
      && !(words.first.map { ReportedProgress.openings.contains($0.text) } ?? true)
      && said.isDisjoint(with: ReportedProgress.doubts)
      && (said.contains("today") || !said.isDisjoint(with: ReportedProgress.past))
  }

  /// Whether words around a number tell of something that was done or measured.
  private static func tells(_ said: Set<String>, count: Int, isNamed: Bool) -> Bool {
    let isThere = said.contains("at") && !said.isDisjoint(with: ["im", "am", "now"])
    let isStated = isNamed && said.isDisjoint(with: ["too", "enough", "how", "a", "every", "each"])
    let isBare = count <= 3 && said.isDisjoint(with: ["im", "am", "at", "i"])
    return isThere || isStated || isBare || !said.isDisjoint(with: deeds)
  }

  private static func value(
    _ amount: Double, of goal: Standing, _ said: Set<String>
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
  private static func addsUp(_ goal: Standing, _ amount: Double, _ said: Set<String>) -> Bool {
    if !said.isDisjoint(with: ["total", "now", "altogether", "overall", "weigh", "weighed"]) {
      return false
    }
    if !said.isDisjoint(with: ["another", "more", "extra", "additional"]) { return true }
    guard goal.initial <= goal.target, goal.type != .weight, goal.type != .sleep else {
      return false
    }
    if goal.recurrence == .weekly || goal.recurrence == .monthly { return true }
    if goal.recurrence == .daily || UnitWords.base(goal.unit) == "step" { return false }
    return goal.current > 0 && amount <= goal.current && goal.target >= amount * 2
  }
}

/// The numbers of a text that a unit can count.
private struct Numbers {
  private var named: [(word: Int, amount: Double)] = []
  private var bare: [(word: Int, amount: Double)] = []
  /// How many of those without a unit are written in figures.
  private var figures = 0
  private var isFigureFirst = false
  /// Whether one of them has the unit itself, and not one that can be turned into it.
  private(set) var hasOwnUnit = false

  /// The one that is meant: the first with a unit, or else the first without.
  var first: (word: Int, amount: Double)? { named.first ?? bare.first }

  /// Whether no other one can be meant.
  var isOne: Bool { named.isEmpty ? figures == 1 && isFigureFirst : named.count == 1 }

  init(_ words: [TextWord], of text: String, unit: String) {
    let own = UnitWords.base(unit)
    for number in SaidNumber.all(in: words.map(\.text)) {
      let word = words[number.word]
      let isPercent = text[word.range.upperBound...].first == "%"
      let isMore = Numbers.additions.contains(number.unit)
      let behind = isMore ? words.dropFirst(number.word + 2).first?.text ?? "" : number.unit
      let said = UnitWords.base(isPercent ? "%" : behind)
      let isOwn = said == own || !said.isEmpty && own.hasPrefix(said + " ")
      hasOwnUnit = hasOwnUnit || !said.isEmpty && said == own
      let isApart = number.unit.isEmpty && words.dropFirst(number.word + 1).first?.text == "k"
      let isThousand =
        isApart || word.text.last == "k" && word.text.dropLast().last?.isNumber ?? false
      let stands = Numbers.standsAlone(number, in: words, isThousand: isThousand, isApart: isApart)
      if isThousand, own == "km", stands {
        // `5k` are kilometres where these are counted.
        named.append((number.word, number.value / 1000))
      } else if isOwn {
        named.append((number.word, number.value))
      } else if let factor = UnitWords.factor(from: said, to: own) {
        named.append((number.word, number.value * factor))
      } else if stands, !isPercent {
        let isFigure = word.text.first?.isNumber ?? false
        if bare.isEmpty { isFigureFirst = isFigure }
        if isFigure { figures += 1 }
        bare.append((number.word, number.value))
      }
    }
  }

  /// Whether what stands behind a number is no unit, nor written onto it.
  private static func standsAlone(
    _ number: SaidNumber, in words: [TextWord], isThousand: Bool, isApart: Bool
  ) -> Bool {
    let text = words[number.word].text
    let figure = isThousand && !isApart ? text.dropLast() : text[...]
    if figure.first?.isNumber ?? false {
      guard figure.allSatisfy({ $0.isNumber || $0 == "." || $0 == "," }) else { return false }
    }
    let next = number.word + (isApart || additions.contains(number.unit) ? 2 : 1)
    return next >= words.count || words[next].clause != words[number.word].clause
      || closings.contains(words[next].text)
  }

  /// What may stand between a number and its unit.
  private static let additions: Set<String> = ["more", "further", "extra", "additional"]

  /// What a number may stand before and still be of the goal's unit.
  private static let closings: Set<String> = [
    "today", "yesterday", "tonight", "already", "now", "yet", "total", "altogether", "overall",
    "last", "once", "again", "in", "on", "at", "by", "for", "from", "with", "this", "before",
    "after", "during", "since", "until", "while", "when", "where", "because", "so", "and", "but",
    "or", "then", "as", "if", "just", "only", "all", "each", "every", "i", "im", "it", "is", "was",
    "my", "no", "not", "there", "here", "up", "down", "off", "out", "over",
  ]
}

/// The words that a report is told by.
extension ReportedProgress {
  /// Words that tell of something done or measured.
  package static let deeds: Set<String> = past.union([
    "run", "read", "weigh", "weight", "today", "yesterday", "now", "hit", "done", "total", "walk",
    "down", "another", "says", "shows",
  ])

  /// Past tenses; not `read`, `run` and `hit`, which may be wishes too.
  private static let past: Set<String> = losses.union([
    "walked", "ran", "slept", "ate", "drank", "weighed", "meditated", "did", "logged", "made",
    "managed", "swam", "cycled", "rode", "biked", "jogged", "hiked", "lifted", "finished",
    "completed", "got", "reached", "practised", "practiced", "wrote", "studied", "gained", "had",
    "saved", "climbed", "rowed", "played", "counted",
  ])

  private static let losses: Set<String> = ["lost", "dropped", "shed"]

  /// Words of a text that wishes, plans or denies.
  private static let wishes: Set<String> = [
    "want", "wanna", "should", "could", "will", "would", "goal", "target", "plan", "try", "trying",
    "hope", "need", "per", "aim", "can", "might", "tomorrow", "didnt", "not", "never", "if",
  ]

  /// Words with which a text may still ask, deny or wish, or tell of another day, of a habit or of
  /// somebody else.
  private static let doubts: Set<String> = [
    "no", "none", "nothing", "without", "dont", "doesnt", "havent", "hasnt", "hadnt", "wasnt",
    "couldnt", "cant", "cannot", "wont", "wouldnt", "isnt", "neither", "shall", "may", "must",
    "ill", "id", "wanted", "needed", "planned", "hoped", "wish", "almost", "nearly", "instead",
    "usually", "always", "often", "every", "each", "than", "why", "how", "what", "when", "which",
    "who", "yesterday", "ago", "last", "week", "month", "year", "monday", "tuesday", "wednesday",
    "thursday", "friday", "saturday", "sunday", "he", "she", "they", "friend", "husband", "wife",
    "partner", "suggest", "remind", "going",
  ]

  /// First words of a text that asks.
  private static let openings: Set<String> = [
    "is", "are", "am", "do", "does", "was", "has", "have",
  ]
}
