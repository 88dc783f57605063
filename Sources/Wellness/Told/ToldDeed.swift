/// What a goal counts, told as done once without a number: `ran today` of `run 3 times a week`, `no
/// sugar today` of `30 days without sugar`, `did it` of any.
struct ToldDeed {
  /// Whether it's told by words of the goal, which another goal may not have.
  let isNamed: Bool

  /// `nil` where it isn't told.
  ///
  /// - Parameter title: the goal's.
  init?(_ words: [TextWord], ofGoal title: String) {
    let said = words.map(\.text)
    guard !said.isEmpty, said.count <= 12, said.allSatisfy({ !Self.doubts.contains($0) }) else {
      return nil
    }
    let title = TextWord.all(in: title).map(\.text)
    if let avoided = Self.avoided(in: title) {
      guard said.count <= 6, let without = Self.avoided(in: said),
        without == avoided || ["", "it", "any"].contains(without) && said.contains("day")
      else { return nil }
      isNamed = without == avoided
      return
    }
    guard said.allSatisfy({ !Self.nots.contains($0) }) else { return nil }
    isNamed = Self.isDone(said, title)
    let isPlain =
      said.count <= 3 && ["did", "done"].contains(said[0]) && (said.count == 1 || said[1] == "it")
    guard isNamed || isPlain else { return nil }
  }

  private static func isDone(_ said: [String], _ title: [String]) -> Bool {
    if isDoneAtPlace(said, title) || isContact(said, title) { return true }
    guard let verb = title.lazy.map({ base(of: $0) }).first(where: { past[$0] != nil }) else {
      return false
    }
    return said.indices.contains { place in
      guard isOwn(said, at: place) else { return false }
      let next = said.dropFirst(place + 1)
      switch said[place] {
      case past[verb]: return isWhole(next, title)
      case "went", "been":
        return next.first.map { base(of: $0) == verb && $0 != verb } ?? false
          || next.starts(with: ["for", "a"]) && next.dropFirst(2).prefix(4).contains(verb)
      case "did":
        return ["my", "a", "the"].contains(next.first) && next.prefix(4).contains(verb)
      default: return false
      }
    }
  }

  /// Whether nothing follows that makes something else of what was done: not `ran a bath`.
  private static func isWhole(_ next: ArraySlice<String>, _ title: [String]) -> Bool {
    guard let first = next.first else { return true }
    if going.contains(first) { return true }
    if ["the", "my", "our", "a"].contains(first) {
      return next.dropFirst().first.map(title.contains) ?? false
    }
    let unit = next.dropFirst().first ?? ""
    return first.first?.isNumber ?? false
      && (!first.allSatisfy(\.isNumber) || distances.contains(unit))
  }

  /// `went to the gym`, `hit the gym`, `gym done` of `12 gym sessions this month`.
  private static func isDoneAtPlace(_ said: [String], _ title: [String]) -> Bool {
    let places = places.intersection(title)
    guard !places.isEmpty else { return false }
    if said.count <= 4, places.contains(said[0]), said.dropFirst().first == "done" { return true }
    return said.indices.contains { place in
      guard isOwn(said, at: place) else { return false }
      var next = said.dropFirst(place + 1)
      switch said[place] {
      case "went", "been": if next.first == "to" { next = next.dropFirst() } else { return false }
      case "hit", "did": break
      default: return false
      }
      if ["the", "my", "a"].contains(next.first) { next = next.dropFirst() }
      return next.first.map(places.contains) ?? false
    }
  }

  /// `rang my mother` of `Call mum every week`.
  private static func isContact(_ said: [String], _ title: [String]) -> Bool {
    guard let verb = said.firstIndex(where: contacts.contains), isOwn(said, at: verb),
      title.contains(where: { ["call", "phone", "ring", "calls"].contains($0) })
    else { return false }
    let next = said.dropFirst(verb + 1)
    // `Called her` tells it of whom the goal names.
    if next.first.map(["her", "him", "them"].contains) ?? false, !next.contains("times"),
      !next.contains("twice")
    {
      return title.contains { people.contains(person($0)) }
    }
    let said = Set(next.prefix(4).map(person))
    return title.contains { word in
      let person = person(word)
      return people.contains(person) && said.contains(person)
    }
  }

  private static func person(_ word: String) -> String {
    ["mom": "mum", "mother": "mum", "mam": "mum", "father": "dad", "grandma": "gran"][word] ?? word
  }

  private static let people: Set<String> = [
    "mum", "dad", "gran", "grandad", "grandpa", "sister", "brother", "son", "daughter", "friend",
    "friends", "parents", "kids", "family",
  ]
  private static let contacts: Set<String> = [
    "called", "phoned", "rang", "facetimed", "skyped", "spoke", "talked",
  ]
  private static let places: Set<String> = [
    "gym", "yoga", "pilates", "pool", "church", "choir", "class", "crossfit", "therapy",
  ]
  private static let going: Set<String> = [
    "today", "this", "yesterday", "tonight", "on", "in", "before", "after", "at", "again", "once",
    "for", "with", "around", "round", "home", "outside", "early", "first", "along", "through",
    "by", "and", "then",
  ]
  private static let distances: Set<String> = [
    "k", "km", "kilometres", "kilometers", "miles", "mile", "m", "metres", "laps",
  ]

  /// Whether a word is what the user has done, and not `my dog ran`.
  private static func isOwn(_ said: [String], at place: Int) -> Bool {
    place == 0 || own.contains(said[place - 1])
  }

  private static let own: Set<String> = [
    "i", "ive", "we", "just", "also", "already", "finally", "and", "then", "today", "yesterday",
    "morning", "evening", "tonight", "yes", "yeah", "yep", "ok",
  ]
  private static let nots: Set<String> = [
    "not", "no", "didnt", "havent", "hadnt", "never", "without", "couldnt", "wasnt", "nearly",
    "almost", "skipped", "missed",
  ]
  private static let doubts: Set<String> = [
    "will", "would", "wont", "should", "if", "when", "tomorrow", "used", "wish", "want", "but",
    "except", "ago", "last", "every", "always", "usually",
  ]

  /// What somebody does without; empty where that isn't said.
  private static func avoided(in words: [String]) -> String? {
    words.firstIndex { $0 == "without" || $0 == "no" }.map { words.dropFirst($0 + 1).first ?? "" }
  }

  /// `run` of `running`, `meditate` of `meditating`.
  private static func base(of word: String) -> String {
    guard word.count > 5, word.hasSuffix("ing") else { return word }
    let stem = String(word.dropLast(3))
    if past[stem] != nil { return stem }
    if past[stem + "e"] != nil { return stem + "e" }
    let single = String(stem.dropLast())
    return past[single] != nil ? single : word
  }

  /// The words of what has been done, which any message may tell by.
  static let pasts = Set(past.values).union(contacts).union(["hit"])

  private static let past = [
    "bike": "biked", "box": "boxed", "climb": "climbed", "cook": "cooked", "cycle": "cycled",
    "dance": "danced", "draw": "drew", "exercise": "exercised", "fast": "fasted",
    "floss": "flossed", "hike": "hiked", "jog": "jogged", "journal": "journaled",
    "lift": "lifted", "meditate": "meditated", "paint": "painted", "plank": "planked",
    "play": "played", "practice": "practiced", "practise": "practised", "pray": "prayed",
    "ride": "rode", "row": "rowed", "run": "ran", "sing": "sang", "ski": "skied",
    "stretch": "stretched", "study": "studied", "swim": "swam", "tidy": "tidied",
    "train": "trained", "volunteer": "volunteered", "walk": "walked", "weed": "weeded",
    "write": "wrote",
  ]
}
