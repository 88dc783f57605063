import Wellness

/// Progress that a message reports: `walked 7400 today`.
struct ProgressReport {
  /// What was done or measured, in the goal's unit.
  let amount: Double
  /// What the goal's value becomes.
  let newValue: Double
  /// Whether the amount was added to what was there.
  let isAdded: Bool
  /// The number as the user wrote it, with a few words around it.
  let written: String

  /// `nil` when there is no goal or the message reports nothing that its unit can count.
  init?(_ scene: CoachScene) {
    guard let goal = scene.facts.goal else { return nil }
    let utterance = scene.reading.utterance
    let words = Set(utterance.words.map(\.text))
    guard !utterance.source.contains("?"), words.isDisjoint(with: ProgressReport.wishes),
      scene.reading.intent != .plan,
      let (number, amount) = ProgressReport.number(scene, goal.unit)
    else { return nil }
    let isThere = words.contains("at") && !words.isDisjoint(with: ["im", "am", "now"])
    let didSomething = isThere || !words.isDisjoint(with: ProgressReport.deeds)
    let hasUnit = scene.reading.mentions.numbers.contains {
      !$0.unit.isEmpty && UnitWords.base($0.unit) == UnitWords.base(goal.unit)
    }
    let isStated =
      hasUnit && words.isDisjoint(with: ["too", "enough", "how", "a", "every", "each"])
    let isBare = utterance.words.count <= 3 && words.isDisjoint(with: ["im", "am", "at", "i"])
    guard didSomething || isBare || isStated else { return nil }
    self.amount = amount
    written = Quoting(utterance, around: number.word...number.word, most: 5).quote ?? ""
    let isLoss = goal.initial > goal.target && amount < goal.current / 2
    if isLoss, !words.isDisjoint(with: ["lost", "dropped", "shed", "down", "off"]),
      !words.isDisjoint(with: ["since", "far", "total", "altogether"])
    {
      (newValue, isAdded) = (goal.initial - amount, true)
    } else if isLoss, !words.isDisjoint(with: ["lost", "dropped", "shed", "down", "off"]) {
      (newValue, isAdded) = (max(0, goal.current - amount), true)
    } else if words.contains("gained"), goal.type == .weight {
      (newValue, isAdded) = (goal.current + amount, true)
    } else if ProgressReport.addsUp(goal, amount, words) {
      (newValue, isAdded) = (goal.current + amount, true)
    } else {
      (newValue, isAdded) = (amount, false)
    }
    // Nobody weighs half of what they did: such a number says something else.
    guard goal.type != .weight || newValue > goal.current / 2 else { return nil }
  }

  /// The first number that the goal's unit can count, in that unit.
  private static func number(
    _ scene: CoachScene, _ unit: String
  ) -> (Mentions.Number, amount: Double)? {
    let own = UnitWords.base(unit)
    let words = scene.reading.utterance.words
    var bare: (Mentions.Number, amount: Double)?
    for number in scene.reading.mentions.numbers {
      let named = UnitWords.base(number.unit)
      if named == own || own.hasPrefix(named + " ") && !named.isEmpty {
        return (number, number.value)
      }
      if let factor = UnitWords.factor(from: named, to: own) {
        return (number, number.value * factor)
      }
      let isClock = words[number.word].text.contains(":") || ["am", "pm", "oclock"].contains(named)
      let isOther =
        UnitWords.isMeasure(named) || others.contains(named)
      let isK = words[number.word].text.last == "k"
      if isK, own == "km" { return (number, number.value / 1000) }
      if !isClock, !isOther, follows(number, in: words), bare == nil {
        bare = (number, number.value)
      }
    }
    return bare
  }

  /// Whether nothing that could be another unit stands behind a number.
  private static func follows(_ number: Mentions.Number, in words: [Utterance.Word]) -> Bool {
    let next = number.word + 1
    return number.unit.isEmpty || next == words.count
      || words[next].clause != words[number.word].clause
      || CommonWords.stop.contains(number.unit)
      || ["today", "yesterday", "already", "total", "altogether", "last", "tonight"]
        .contains(number.unit)
  }

  /// Whether values of a goal add up over its time rather than replace each other.
  private static func addsUp(
    _ goal: CoachFacts.GoalFacts, _ amount: Double, _ words: Set<String>
  ) -> Bool {
    if !words.isDisjoint(with: ["total", "now", "altogether", "overall", "weigh"]) { return false }
    if !words.isDisjoint(with: ["another", "more", "extra", "additional"]) { return true }
    guard goal.initial <= goal.target, goal.type != .weight, goal.type != .sleep else {
      return false
    }
    if goal.recurrence == .weekly || goal.recurrence == .monthly { return true }
    if goal.recurrence == .daily || UnitWords.base(goal.unit) == "step" { return false }
    return goal.current > 0 && amount <= goal.current && goal.target >= amount * 2
  }

  private static let wishes: Set<String> = [
    "want", "wanna", "should", "could", "will", "would", "goal", "target", "plan", "try", "trying",
    "hope", "need", "per", "aim", "can", "might", "tomorrow", "didnt", "not", "never", "if",
  ]
  static let deeds: Set<String> = [
    "walked", "ran", "run", "slept", "ate", "drank", "read", "weigh", "weighed", "weight",
    "meditated", "did", "logged", "made", "managed", "swam", "cycled", "rode", "biked", "jogged",
    "hiked", "lifted", "finished", "completed", "today", "yesterday", "now", "got", "hit",
    "reached", "done", "practised", "practiced", "wrote", "studied", "lost", "gained", "had",
    "total", "walk", "saved", "climbed", "rowed", "played", "down", "another", "says", "shows",
    "counted",
  ]

  /// Units that are never the goal's own unless the goal has them.
  private static let others: Set<String> = [
    "day", "week", "month", "time", "year", "%", "percent", "friend", "kid", "child", "people",
    "am", "pm", "oclock", "st", "nd", "rd", "th", "meal", "of",
  ]
}
