import Wellness

/// Progress of a goal that a text for the coach reports, e.g. `walked 7400 today`.
///
/// Only what is plainly meant so: a past tense or "today", one number that the goal's unit can
/// count, and nothing that asks, denies or wishes.
struct ReportedProgress: Hashable, Sendable {
  /// What was done, in the goal's unit, or the value that is measured now.
  let amount: Double
  /// What the goal's value becomes.
  let value: Double
  /// Whether the amount goes on top of what there was.
  var isMore: Bool { value != amount }

  /// - Parameter current: where the goal stands: its value, or that of the current period.
  init?(_ text: String, of goal: Goal, current: Double) {
    let words = ReportedProgress.words(text)
    let set = Set(words)
    guard !text.contains("?"), words.count <= 25,
      !["is", "are", "am", "do", "does", "was", "has", "have"].contains(words.first),
      set.isDisjoint(with: ReportedProgress.refusing),
      set.contains("today") || !set.isDisjoint(with: ReportedProgress.deeds),
      let amount = ReportedProgress.amount(words, unit: goal.unit)
    else { return nil }
    let isDown = goal.initialValue > goal.targetValue
    if !set.isDisjoint(with: ["lost", "dropped", "shed"]) {
      guard isDown, amount <= current else { return nil }
      value = current - amount
      self.amount = value
    } else if set.contains("gained") {
      guard goal.type == .weight else { return nil }
      value = current + amount
      self.amount = value
    } else {
      let isMore = ReportedProgress.addsUp(goal, amount, current, set)
      value = isMore ? current + amount : amount
      self.amount = amount
    }
  }

  /// The words of a text, lowercased, without apostrophes and the marks around them.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).compactMap { word in
      let plain = word.filter { $0 != "'" && $0 != "’" }
      let end = plain.lastIndex { $0.isLetter || $0.isNumber || $0 == "%" }
      let start = plain.firstIndex { $0.isLetter || $0.isNumber }
      guard let start, let end, start <= end else { return nil }
      return String(plain[start...end])
    }
  }

  /// The one number that the unit can count, in that unit; `nil` where there are several or none.
  private static func amount(_ words: [String], unit: String) -> Double? {
    let own = UnitWords.base(unit)
    var named: [Double] = []
    var bare: [Double] = []
    for (index, word) in words.enumerated() {
      let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "," }
      guard let number = Quantity.number(digits) else { continue }
      var suffix = String(word.dropFirst(digits.count))
      var value = number
      if suffix == "k", own != "km" { (value, suffix) = (number * 1000, "") }
      let next = index + 1 < words.count ? words[index + 1] : ""
      let said = UnitWords.base(suffix.isEmpty ? next : suffix)
      if let factor = UnitWords.factor(from: said, to: own) {
        named.append(value * factor)
      } else if suffix.isEmpty, next.isEmpty || closing.contains(next) {
        bare.append(value)
      } else {
        // A number of something else, or a time of day.
        continue
      }
    }
    if named.count == 1 { return named[0] }
    return named.isEmpty && bare.count == 1 ? bare[0] : nil
  }

  /// Whether values add up over the goal's time rather than replace each other.
  private static func addsUp(
    _ goal: Goal, _ amount: Double, _ current: Double, _ words: Set<String>
  ) -> Bool {
    if !words.isDisjoint(with: ["total", "now", "altogether", "overall", "weigh", "weighed"]) {
      return false
    }
    if !words.isDisjoint(with: ["another", "more", "extra", "additional"]) { return true }
    guard goal.initialValue <= goal.targetValue, goal.type != .weight, goal.type != .sleep else {
      return false
    }
    if goal.recurrence == .weekly || goal.recurrence == .monthly { return true }
    if goal.recurrence == .daily || UnitWords.base(goal.unit) == "step" { return false }
    return current > 0 && amount <= current && goal.targetValue >= amount * 2
  }

  /// What a number may stand before and still be of the goal's unit.
  private static let closing: Set<String> = [
    "today", "already", "now", "total", "altogether", "in", "so", "and", "but", "this", "before",
    "after", "on", "with",
  ]

  /// Past tenses; not `read`, `run` and `hit`, which may be wishes too.
  private static let deeds: Set<String> = [
    "walked", "ran", "slept", "ate", "drank", "weighed", "meditated", "did", "logged", "made",
    "managed", "swam", "cycled", "rode", "biked", "jogged", "hiked", "lifted", "finished",
    "completed", "got", "reached", "practised", "practiced", "wrote", "studied", "lost", "gained",
    "had", "saved", "climbed", "rowed", "played", "counted", "dropped", "shed",
  ]

  /// Words of a text that asks, denies, wishes, or tells of another day or of a habit.
  private static let refusing: Set<String> = [
    "not", "no", "never", "none", "nothing", "without", "didnt", "dont", "doesnt", "havent",
    "hasnt", "hadnt", "wasnt", "couldnt", "cant", "cannot", "wont", "wouldnt", "isnt", "neither",
    "should", "could", "would", "will", "shall", "may", "might", "can", "must", "if", "ill", "id",
    "want", "wanna", "wanted", "need", "needed", "plan", "planned", "try", "trying", "hope",
    "hoped", "wish", "aim", "goal", "target", "almost", "nearly", "instead", "usually", "always",
    "often", "every", "each", "per", "than", "why", "how", "what", "when", "which", "who",
    "tomorrow", "yesterday", "ago", "last", "week", "month", "year", "monday", "tuesday",
    "wednesday", "thursday", "friday", "saturday", "sunday", "he", "she", "they", "friend",
    "husband", "wife", "partner", "suggest", "remind", "going",
  ]
}
