import Numbers

/// What has an amount and yet tells none.
extension ToldReader {
  /// Whether it's what is to be reached, or not passed, as the goal has it: `had 17, 10's the limit`.
  func namesTarget(_ amount: ToldAmount) -> Bool {
    guard amount.amount == goal.target, !amount.range.isEmpty else { return false }
    let (first, last) = (amount.range.lowerBound, amount.range.upperBound - 1)
    let around = words.indices.filter { abs($0 - first) <= 3 || abs($0 - last) <= 3 }
    return around.contains {
      words[$0].clause == words[first].clause && ToldReader.targets.contains(words[$0].text)
    }
  }

  private static let targets: Set<String> = [
    "limit", "max", "maximum", "cap", "target", "goal", "reach",
  ]

  /// `No cigarettes?` tells of none.
  func isAskedForNone(_ amount: ToldAmount) -> Bool {
    guard amount.kind == .nothing else { return false }
    let behind = text[words[amount.range.upperBound - 1].range.upperBound...]
    return behind.first { ".!?\n".contains($0) } == "?"
  }

  /// `So I don't end up with six pints` tells of none.
  func isAvoided(_ amount: ToldAmount) -> Bool {
    let before = words[..<amount.range.lowerBound].suffix(6).map(\.text)
    return before.suffix(3) == ["end", "up", "with"]
      && before.dropLast(3).contains { ["dont", "not", "wont", "never"].contains($0) }
  }

  /// Whether it is a list of somebody's values, as it is pasted from elsewhere.
  var isTable: Bool {
    guard words.count >= 8, !words.contains(where: { ToldReader.own.contains($0.text) }) else {
      return false
    }
    let figures = words.filter { $0.text.first?.isNumber ?? false }.count
    return figures >= 4 && figures * 4 >= words.count && !days.contains { $0.count > 1 }
  }

  /// `Asleep by 10pm` is no number of pages, and `holding out til 6` no six cigarettes.
  func isOfClock(_ amount: ToldAmount) -> Bool {
    guard measure != .timeOfDay, amount.kind != .span, !amount.range.isEmpty else { return false }
    let start = amount.range.lowerBound
    if amount.kind == .bare, start > 0, amount.amount <= 12,
      ["til", "till", "until", "since"].contains(words[start - 1].text)
    {
      return true
    }
    let token = words[start].text
    return !token.contains(":") && ClockTime.minutes(token) != nil
  }

  /// `Four cans. FOUR.` are four.
  func isEcho(_ amount: ToldAmount, of last: ToldAmount?) -> Bool {
    guard let last, last.kind == .named, amount.amount == last.amount, amount.range.count == 1
    else {
      return false
    }
    let sentence = sentences[amount.range.lowerBound]
    return sentences.count { $0 == sentence } == 1
  }

  /// `Smoked 3 cigs` is no number of pages, and `dark by 5` no time in bed.
  func isOfOtherThing(_ amount: ToldAmount) -> Bool {
    let before = words[..<amount.range.lowerBound].suffix(2).map(\.text)
    if measure == .timeOfDay, before.contains(where: ["dark", "sunset", "sunrise"].contains) {
      return true
    }
    guard amount.kind == .bare, amount.range.upperBound < words.count else { return false }
    let next = words[amount.range.upperBound].text
    return ToldUnits.things.contains(UnitWords.base(next)) && finder.units.factor(next) == nil
  }

  /// `Our dog had 2 litres`, `kids in bed at 20:00, me too at 21:30`.
  func isOfOther(_ amount: ToldAmount) -> Bool {
    guard let place = amount.range.first,
      let first = sentences.firstIndex(of: sentences[place]), first < place
    else { return false }
    let whose = words[first..<place].prefix { ToldReader.owners.contains($0.text) }
    let end = words[place...].firstIndex { $0.clause != words[place].clause } ?? words.count
    let who = words[first + whose.count..<end]
    guard let other = who.first,
      !who.contains(where: {
        ToldReader.speakers.contains($0.text) || ["me", "my"].contains($0.text)
      })
    else { return false }
    // `Our Dave's down to 78`.
    if whose.last?.text == "our", text[other.range].first?.isUppercase ?? false { return true }
    return ToldReader.others.contains(other.text)
      && who.dropFirst().first.map { ToldReader.doings.contains($0.text) } ?? false
  }

  /// `Ran 6 km instead` of a goal that counts swimming.
  var isOtherSport: Bool {
    guard words.contains(where: { $0.text == "instead" }) else { return false }
    let title = Set(TextWord.all(in: goal.title).map(\.text))
    guard let own = ToldReader.sports.first(where: { !$0.isDisjoint(with: title) }) else {
      return false
    }
    return words.allSatisfy { !own.contains($0.text) }
      && words.contains { word in ToldReader.sports.contains { $0.contains(word.text) } }
  }

  private static let sports: [Set<String>] = [
    ["swim", "swims", "swam", "swimming"], ["run", "runs", "ran", "running", "jogged"],
    ["walk", "walks", "walked", "walking"],
    ["bike", "cycle", "biked", "cycled", "cycling", "rode"],
    ["row", "rowed", "rowing"],
  ]

  /// `The new bottle holds 1.5 litres`.
  func isCapacity(_ amount: ToldAmount) -> Bool {
    amount.range.lowerBound > 0 && !amount.range.isEmpty
      && ["holds", "hold", "fits"].contains(words[amount.range.lowerBound - 1].text)
      && !words.contains { ToldReader.emptying.contains($0.text) }
  }

  private static let owners: Set<String> = ["my", "our", "the", "his", "her", "and", "but", "even"]
  private static let doings = deeds.union([
    "slept", "is", "was", "in", "ate", "does", "smokes", "drinks", "weighed", "finished", "went",
    "only", "already",
  ])
  private static let emptying: Set<String> = [
    "emptied", "finished", "drank", "drained", "downed", "had", "full",
  ]

  /// `Had a few more` isn't one more.
  func isVague(_ amount: ToldAmount) -> Bool {
    amount.kind == .event
      && words.contains { ["few", "several", "some", "bunch", "lots", "loads"].contains($0.text) }
  }

  /// `2000 behind my sister` is how far, and not how much.
  func isDistance(_ amount: ToldAmount) -> Bool {
    let end = amount.range.upperBound
    return !amount.range.isEmpty && end < words.count
      && ["behind", "ahead"].contains(words[end].text)
  }

  /// Whether a weight, a pulse or the like may be what it was and has become: 1015 kg isn't.
  func isPlausible(_ value: Double) -> Bool {
    let most = ["hour": 24.0, "minute": 1440][UnitWords.base(UnitPeriod(goal.unit).unit)]
    if period == .daily, let most, value > most { return false }
    return measure != .level || goal.current <= 0
      || (goal.current / 2.5...goal.current * 2.5).contains(value)
  }

  /// `Maybe two, maybe five`: who tells doesn't know either.
  var isTorn: Bool {
    let said = words.map(\.text)
    return said.count { $0 == "maybe" } > 1 || said.contains("either") && said.contains("or")
  }

  /// `I wish I had saved 500`, `nearly did 50`, `gonna put 200 in`, `I always have 3`.
  var isUnreal: Bool {
    let first = words.prefix(4).map(\.text)
    if first.prefix(3).contains(where: ToldReader.untold.contains) { return true }
    // `Can we make it 23:30` asks for another target.
    let said = words.map(\.text)
    if zip(said, said.dropFirst()).contains(where: { $0 == ("make", "it") }),
      said.contains("can") || said.contains("could")
    {
      return true
    }
    // `Tried 70 but it didn't go up`.
    if first.contains("tried"), said.contains("but"),
      said.contains(where: { ["didnt", "couldnt", "wouldnt", "failed"].contains($0) })
    {
      return true
    }
    let isNearly = zip(first, first.dropFirst()).contains {
      ["nearly", "almost"].contains($0)
        && ["did", "had", "ran", "smoked", "read", "drank", "saved", "walked"].contains($1)
    }
    // `Gave up on Ulysses`.
    if zip(first, first.dropFirst()).contains(where: { $0 == ("gave", "up") }) { return true }
    return isNearly || first.contains("wish") || first.contains("shouldve")
      || zip(first, first.dropFirst()).contains { $0 == ("should", "have") }
  }

  /// `My husband smoked 3 today`, and not `my wife and I`.
  var isOfOthers: Bool {
    let said = words.map(\.text)
    guard let first = said.first,
      !said.contains(where: ToldReader.turning.contains)
    else { return false }
    // `Gave the dog half a litre`.
    if ["gave", "fed"].contains(first), said.count > 3, ToldReader.relatives.contains(said[2]) {
      return true
    }
    let isNamed =
      said.count > 3 && ToldReader.deeds.contains(said[1])
      && !said.allSatisfy { !["her", "his", "their"].contains($0) }
    let isOther =
      isNamed || ["he", "she", "they"].contains(first) || ToldReader.relatives.contains(first)
    return isOther || first == "my" && said.count > 2 && ToldReader.relatives.contains(said[1])
  }

  private static let untold: Set<String> = [
    "gonna", "planning", "aiming", "hoping", "always", "usually", "normally",
  ]
  private static let speakers: Set<String> = ["i", "im", "ive", "we", "weve", "id"]
  /// What turns from somebody else to whoever writes, or to what is noted.
  private static let turning = speakers.union(["me", "knock", "deduct", "subtract"])
  private static let deeds: Set<String> = [
    "did", "ran", "got", "had", "walked", "smoked", "read", "drank", "weighs", "lost", "put",
    "swam",
  ]
  private static let relatives: Set<String> = [
    "husband", "wife", "son", "daughter", "kid", "kids", "boyfriend", "girlfriend", "partner",
    "friend", "mate", "brother", "sister", "mother", "father", "neighbour", "neighbor", "boss",
    "colleague", "roommate", "flatmate", "dog", "cat", "hubby", "missus", "dad", "mum", "mom",
    "gran", "granny", "grandma", "grandpa", "grandad",
  ]
  private static let others = relatives.union([
    "dogs", "cats", "baby", "twins", "boys", "girls", "nan", "sis", "bro",
  ])

  /// `Undo that last one` tells of none, and `scratch the last 10 pages` of ten less.
  var isUndone: Bool {
    guard words.first.map({ ["undo", "scratch", "delete"].contains($0.text) }) ?? false else {
      return false
    }
    return !words.contains { $0.text.first?.isNumber ?? false }
  }

  /// Words of somebody who tells of a day.
  private static let own = Set(["i", "im", "ive", "my", "me", "we", "today", "yesterday"])

  /// Whether it is one figure or a no and nothing else, which may as well choose or refuse something.
  var isLoneWord: Bool {
    if words.count == 1, ["no", "not", "never"].contains(words[0].text) { return true }
    guard words.count == 1, measure == .everyPeriod || measure == .limit || measure == .total,
      Int(words[0].text, in: 1...9) != nil
    else { return false }
    return true
  }
}
