import Time

/// Whether a clause with an amount tells of something, and what the amount is to the goal's value.
extension ToldReader {
  /// Whether a clause with an amount tells of something that was done or measured.
  func isTold(_ range: Range<Int>, _ found: [ToldNumber], hasDay: Bool) -> Bool {
    let texts = words[range].map(\.text)
    let said = Set(texts)
    if EnoughText(texts) != nil { return false }
    if measure == .timeOfDay {
      return (hasDay || !said.isDisjoint(with: ToldWords.nights) || range.count <= 3)
        && !isOtherEnd(said)
        && said.isDisjoint(with: [
          "dark", "light", "sunset", "sunrise", "ate", "drank", "coffee", "dinner", "lunch",
          "starts", "begins", "opens",
        ])
    }
    if isJudged(found, in: range) { return false }
    // `Ten days, apart from the 4 I had` tells of no 4 today.
    let isPutBy =
      UnitWords.isMoney(goal.unit) && measure == .total && ToldWords.isPutBy(said)
    if !hasDay, !isPutBy, !said.isDisjoint(with: ToldReader.exceptions) { return false }
    if measure == .result, isOtherDistance(texts) { return false }
    // Who gets a book hasn't read it.
    let isBought =
      said.contains("bought") && measure != .level || said.contains("got") && measure == .total
    if isBought, !UnitWords.isMoney(goal.unit), said.isDisjoint(with: ToldReader.doing) {
      return false
    }
    // What is begun, or waits, isn't read; what something costs isn't saved.
    if measure == .total, !said.isDisjoint(with: ToldReader.begun),
      said.isDisjoint(with: ToldReader.doing.subtracting(["in"]))
    {
      return false
    }
    if UnitWords.isMoney(goal.unit), measure == .total {
      if isCost(texts) { return false }
      if isPutBy || ToldWords.isTakenOut(texts) { return true }
      if zip(texts, texts.dropFirst()).contains(where: { $0 == "came" && $1 != "to" }) {
        return true
      }
    }
    if hasDay || !said.isDisjoint(with: ToldReader.deeds) || isAsked(found, in: range) {
      return true
    }
    if measure == .result,
      ToldWords.isImproved(texts) || namesDistance(texts)
        || said.contains("sets")
    {
      return true
    }
    if !said.isDisjoint(with: ToldSegment.adding) { return true }
    // `20 in the morning and 15 at lunch`.
    if period == .daily, found.count > 1,
      found.allSatisfy({
        words.dropFirst($0.range.upperBound).first.map { ToldReader.occasions.contains($0.text) }
          ?? false
      })
    {
      return true
    }
    if said.contains("at"), !said.isDisjoint(with: ["im", "am", "now", "still", "currently"]) {
      return true
    }
    if measure == .level, !said.isDisjoint(with: ["im", "was", "down", "up"]) {
      return found.contains { $0.isNamed } || said.contains("down") || said.contains("up")
    }
    if measure == .level, found.count == 1, let only = found.first, only.range == range {
      return abs(only.amount - goal.current) <= 0.1 * goal.current
    }
    // `yes! ok, that's 4`.
    if let last = found.last, found.count == 1, last.range.upperBound == range.upperBound,
      texts.count <= 6, last.range.lowerBound > range.lowerBound,
      words[last.range.lowerBound - 1].text == "thats"
    {
      return true
    }
    // `2 out of 3`.
    if let only = found.first, found.count == 1,
      ToldNumbers.isOf(goal.target, texts.dropFirst(only.range.upperBound - range.lowerBound))
    {
      return true
    }
    let lead = texts.prefix { ToldReader.leads.contains($0) }.count
    guard let first = found.first, first.range.lowerBound == range.lowerBound + lead else {
      return false
    }
    if first.isOneMore { return false }
    if first.isNamed {
      return said.isDisjoint(with: [
        "too", "enough", "how", "is", "are", "would", "feels", "feel", "felt", "seems", "sounds",
        "sound",
      ])
    }
    // `4100 and it's already dark`: nobody counts anything else in thousands.
    if measure == .everyPeriod, goal.target >= 1000, first.amount >= 500, texts.count <= 8 {
      return true
    }
    let isIn = texts.last == "in" && measure == .total
    return isIn || said.contains("more") || words.count <= 3
  }

  /// Whether somebody asks for an amount to be noted.
  private func isAsked(_ found: [ToldNumber], in range: Range<Int>) -> Bool {
    guard let request = NoteRequest(Array(words[range])) else { return false }
    return found.contains { request.asks(forNumberAt: $0.range.lowerBound - range.lowerBound) }
  }

  /// Whether a clause says what somebody thinks of an amount: `34 minutes doesn't sound so bad`.
  private func isJudged(_ found: [ToldNumber], in range: Range<Int>) -> Bool {
    found.contains { number in
      // A unit that is part of the last word ends behind it: `oops only 400ml`.
      let behind = words[..<range.upperBound].dropFirst(number.range.upperBound).prefix(2)
        .map(\.text)
      return behind.contains(where: ToldReader.judging.contains)
    }
  }

  private static let judging: Set<String> = [
    "doesnt", "dont", "isnt", "arent", "wouldnt", "sounds", "seems", "sound", "seem",
  ]

  /// Whether an amount of money went for something: `spent 90 on shoes`, but not `spent 50 of it`.
  private func isCost(_ texts: [String]) -> Bool {
    let said = Set(texts)
    if !said.isDisjoint(with: ToldReader.transfers.subtracting(["paid", "got"])) { return false }
    let isSomebodys = zip(texts, texts.dropFirst()).contains {
      $0 == "to" && ["the", "my", "a", "for"].contains($1)
    }
    if said.contains("paid"), isSomebodys, said.isDisjoint(with: ["savings", "pot", "fund", "jar"])
    {
      return true
    }
    if said.contains("spent") || said.contains("paid") && said.contains("for") {
      let isOfIt = zip(texts, texts.dropFirst()).contains {
        $0 == "of" && ["it", "that", "them"].contains($1)
      }
      return !isOfIt && said.isDisjoint(with: ["savings", "pot", "fund"])
    }
    return !said.isDisjoint(with: ToldWords.costs.subtracting(["fine"]))
      || texts.dropFirst().contains("fine")
  }

  private func isOtherEnd(_ said: Set<String>) -> Bool {
    ToldWords.isOtherEnd(said, of: goal.target)
  }

  /// Whether a clause tells of a run of another length than the goal's.
  private func isOtherDistance(_ texts: [String]) -> Bool {
    let own = distances(TextWord.all(in: goal.title).map(\.text))
    let said = distances(texts)
    guard let length = own.first, !said.isEmpty else { return false }
    return !said.contains { abs($0 - length) < 0.05 * length }
  }

  /// Whether a clause names the distance of the goal.
  private func namesDistance(_ texts: [String]) -> Bool {
    let own = distances(TextWord.all(in: goal.title).map(\.text))
    return own.first.map { length in
      distances(texts).contains { abs($0 - length) < 0.05 * length }
    } ?? false
  }

  /// The kilometers that words name.
  private func distances(_ words: [String]) -> [Double] {
    let named = words.indices.compactMap { index in
      // `Half an hour` and `30 and a half` are no half marathons.
      let next = words.dropFirst(index + 1).first ?? ""
      let isPart =
        words[index] == "half"
        && (["a", "an", "of", "past"].contains(next) || words[..<index].suffix(2).first == "and")
      return isPart ? nil : ToldReader.races[words[index]]
    }
    return named
      + SaidNumber.all(in: words).compactMap { number in
        let token = words[number.word]
        if token.last == "k" { return number.value / 1000 }
        switch UnitWords.base(number.unit) {
        case "km": return number.value >= 1000 ? number.value / 1000 : number.value
        case "mile": return number.value * 1.609
        case "in":
          // `ran 6 in 34:30`.
          let behind = words.dropFirst(number.word + 2).first?.first?.isNumber ?? false
          return behind && number.value < 100 && !token.contains(":") ? number.value : nil
        default: return nil
        }
      }
  }

  func told(_ number: ToldNumber, on date: CalendarDate, in range: Range<Int>) -> ToldValue? {
    let texts = words[range].map(\.text)
    let said = Set(texts)
    let way = ToldWay(
      number, texts: texts, said: said, goal: goal, measure: measure, period: period,
      isPast: date < today, place: number.range.lowerBound - range.lowerBound,
      isTransfer: !said.isDisjoint(with: ToldReader.transfers)
        || UnitWords.isMoney(goal.unit) && ToldWords.isPutBy(said))
    guard let (amount, kind) = way.change else { return nil }
    // `Lost 2 lb since Friday` says nothing that a value of today doesn't.
    if measure == .level, kind == .more, days.contains(where: \.isSince) {
      let isKnown = goal.isNotedToday
      return isKnown ? nil : ToldValue(date: today, amount: amount, way: kind)
    }
    let isInGlasses = number.isPoured && UnitWords.base(UnitPeriod(goal.unit).unit) == "glass"
    return ToldValue(date: date, amount: amount, way: kind, isPoured: isInGlasses)
  }

  // MARK: - Words

  /// What leads to the time or place of a part of a day.
  private static let occasions: Set<String> = ["in", "at", "on", "before", "after", "during"]

  /// Kilometres of what people run.
  private static let races: [String: Double] = [
    "parkrun": 5, "half": 21.0975, "marathon": 42.195,
  ]

  private static let deeds: Set<String> = ToldWords.past.union([
    "hit", "done", "total", "totalled", "another", "says", "scale", "shows", "put", "paid",
    "chucked",
    "threw", "stuck", "stashed", "transferred", "deposited", "sold", "earned", "added", "smashed",
    "clocked", "nailed", "knocked", "downed", "necked", "polished", "weigh", "weighed", "pb",
    "slipped",
    "caved", "took", "puts", "taken", "withdrew", "moved", "banked", "racked", "ran", "read",
    "makes",
    "chugged",
    "sneaked", "snuck", "stepped", "currently", "up", "ended", "squeezed", "now", "said", "reads",
    "balance",
  ]).subtracting(["watched"])

  /// What shows that something was only begun, or waits.
  private static let begun: Set<String> = [
    "go", "started", "starting", "shelf", "list", "pile", "queue", "waiting", "unread", "borrowed",
    "halfway", "nightstand", "once",
  ]

  /// What shows that something that was got is done too.
  private static let doing: Set<String> = [
    "read", "finished", "done", "through", "in", "total", "far", "now", "did",
  ]

  /// What brings money in.
  static let transfers: Set<String> = [
    "put", "paid", "chucked", "threw", "stuck", "stashed", "transferred", "deposited", "sold",
    "earned", "added", "add", "moved", "banked", "got", "threw", "log", "saved",
  ]

  /// What may stand before an amount that begins a clause.
  private static let leads: Set<String> = [
    "only", "just", "about", "like", "around", "ok", "so", "well", "and", "plus", "then", "fine",
    "yes",
    "yeah", "yep", "no", "i", "ive", "hola", "hi", "hey", "another", "maybe", "roughly", "ca",
    "also", "not", "almost", "anyway", "anyways", "update", "finally", "a", "mere", "whole",
    "exactly", "to", "the", "thats", "its", "makes",
  ]
}
