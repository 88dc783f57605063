/// What stands around the words that tell of danger: who is meant, when, and whether it is denied.
struct DangerContext {
  let said: SaidText
  let texts: [String]

  init(_ said: SaidText) {
    self.said = said
    texts = said.words.map { $0.text }
  }

  func contains(_ words: WordIndex) -> Bool { texts.contains(where: words.contains) }

  /// Whether it threatens who reads it: `i'll kill you`, `kill yourself`.
  var threatens: Bool {
    zip(texts, texts.dropFirst()).contains { word, next in
      DangerContext.listed.threats.contains(word) && (next == "you" || next == "yourself")
    }
  }

  /// The words of a text next to a range, as far as asked.
  private func around(_ range: Range<Int>, before: Int, after: Int) -> ArraySlice<String> {
    texts[max(0, range.lowerBound - before)..<min(texts.count, range.upperBound + after)]
  }

  func flag(_ danger: Danger, at range: Range<Int>, isOthers: Bool) -> DangerFlag {
    let who = who(danger, range, isOthers: isOthers)
    return DangerFlag(
      danger: danger, who: who, time: time(danger, range, who),
      isNegated: isNegated(danger, range),
      words: telling(danger, range).joined(separator: " "))
  }

  /// The words that tell of a danger, and whatever else of them says how grave it is.
  private func telling(_ danger: Danger, _ range: Range<Int>) -> [String] {
    switch danger {
    // What is hurt, and how badly, may stand anywhere.
    case .injury: texts
    case .chestPain, .darkUrine:
      texts[range]
        + texts.indices.filter { !range.contains($0) && DangerFlag.isOfEffort(texts[$0]) }
        .map { texts[$0] }
    default: Array(texts[range])
    }
  }

  // Who

  private func who(_ danger: Danger, _ range: Range<Int>, isOthers: Bool) -> DangerFlag.Who {
    if !isOthers {
      if danger == .beingHarmed || danger == .harmingOthers { return .user }
      if texts[range].contains("myself") || texts[range].contains("me") { return .user }
      // `My mom says I look too thin`: somebody else only says it.
      if let teller = range.first(where: { DangerContext.person(texts[$0]) != nil }),
        texts[teller..<range.upperBound].contains(where: DangerContext.listed.selves.contains),
        texts[teller..<range.upperBound].contains(where: DangerContext.listed.sayings.contains)
      {
        return .user
      }
    }
    // The nearest word that names somebody; of the phrase itself only where it is about others.
    let last = isOthers ? range.upperBound - 1 : range.lowerBound
    for index in stride(from: last, through: max(0, range.lowerBound - 8), by: -1) {
      let word = texts[index]
      if let person = DangerContext.person(word) {
        // Who grieves for somebody means themselves.
        if danger == .selfHarm, isLost(index) { return .user }
        return .other(DangerContext.areMine(texts[..<index]) ? "your " + person : "them")
      }
      if isOthers { continue }
      if DangerContext.listed.pronouns.contains(word) {
        return .other(DangerContext.named(in: texts[..<index]) ?? "them")
      }
      if DangerContext.listed.firstPerson.contains(word) { return .user }
    }
    let earlier = texts[..<range.upperBound]
    return isOthers ? .other(DangerContext.named(in: earlier) ?? "them") : .user
  }

  /// `your dad` for `my dad`, where he is the last who is named so.
  static func named(in words: ArraySlice<String>) -> String? {
    words.indices.reversed().lazy.compactMap { place in
      person(words[place]).flatMap { areMine(words[..<place]) ? "your " + $0 : nil }
    }.first
  }

  /// Whether it's told of the time since somebody's death: `since my mum is gone`.
  private func isLost(_ index: Int) -> Bool {
    texts[..<index].suffix(2).contains { $0 == "since" || $0 == "after" }
      && texts[(index + 1)...].prefix(3).contains {
        ["gone", "died", "dead", "passed"].contains($0)
      }
  }

  /// Whether the words before somebody, or something, make them the user's: `my old`.
  static func areMine(_ before: ArraySlice<String>) -> Bool {
    before.suffix(2).contains { $0 == "my" || $0 == "our" }
  }

  /// `dad` for `dads`.
  static func person(_ word: String) -> String? {
    if listed.persons.contains(word) { return word }
    guard word.last == "s" else { return nil }
    let single = String(word.dropLast())
    return listed.persons.contains(single) ? single : nil
  }

  // When

  private func time(
    _ danger: Danger, _ range: Range<Int>, _ who: DangerFlag.Who
  ) -> DangerFlag.Time {
    if danger.mayBeImagined || who != .user, isImagined(danger, range) { return .hypothetical }
    let near = around(range, before: 10, after: 8)
    if near.contains(where: DangerContext.listed.again.contains) { return .now }
    // `Used to drink 20 a day, had a fit this morning`.
    if DangerContext.listed.freshPairs.hasPair(in: texts[range.upperBound...].prefix(3)) {
      return .now
    }
    if isLongAgo(near) { return .longAgo }
    if DangerContext.listed.pastPairs.hasPair(in: near) { return .past }
    // `passed out` itself tells nothing of when.
    let beside =
      near[..<max(near.startIndex, range.lowerBound)]
      + near[min(range.upperBound, near.endIndex)...]
    if who != .user, danger.passes, beside.contains(where: DangerContext.listed.over.contains),
      !beside.contains(where: DangerContext.listed.recent.contains)
    {
      return .past
    }
    return .now
  }

  private func isLongAgo(_ near: ArraySlice<String>) -> Bool {
    if DangerContext.listed.longAgoPairs.hasPair(in: near) { return true }
    // `when i was 12`, but not `when i was asleep`.
    if DangerContext.listed.since.hasPair(in: near),
      let was = near.firstIndex(of: "was"),
      let age = near[(was + 1)...].first,
      age.first?.isNumber ?? false || DangerContext.listed.ages.contains(age)
    {
      return true
    }
    return near.contains { word in
      DangerContext.listed.longAgo.contains(word)
        || word.utf8.count == 4 && (word.hasPrefix("19") || word.hasPrefix("20"))
          && word.utf8.allSatisfy { (0x30...0x39).contains($0) } && near.contains("in")
    }
  }

  private func isImagined(_ danger: Danger, _ range: Range<Int>) -> Bool {
    let before = around(range, before: 7, after: 0).dropLast(range.count)
    let near = around(range, before: 10, after: 6)
    if near.contains(where: DangerContext.listed.told.contains), !before.contains("my"),
      !near.contains(where: { $0 == "myself" || $0 == "me" })
    {
      return true
    }
    guard danger != .selfHarm else { return false }
    if DangerContext.listed.asked.hasPair(
      in: texts[max(0, range.lowerBound - 7)..<range.upperBound])
    {
      return true
    }
    if zip(near, near.dropFirst()).contains(where: { $0 == ("what", "if") }) { return true }
    guard !DangerContext.listed.having.hasPair(in: near) else { return false }
    guard danger != .eatingDisorder, danger != .mania else { return false }
    let fears = before.contains(where: DangerContext.listed.fears.contains)
    return fears || before.suffix(3).contains(where: DangerContext.listed.modals.contains)
  }

  // Negation

  /// Whether a negation before a phrase takes it back, with nothing between that opens it again.
  private func isNegated(_ danger: Danger, _ range: Range<Int>) -> Bool {
    let clause = said.words[range.lowerBound].clause
    if danger == .selfHarm {
      let isState = texts[range.lowerBound].hasPrefix("suicid")
      let isMyself = texts[range].contains("myself") || texts[range].contains("die")
      guard isState || isMyself else { return false }
      let before = around(range, before: 4, after: 0).dropLast(range.count)
      guard before.contains(where: DangerContext.listed.firmly.contains) else { return false }
      return !contains(DangerContext.listed.reopening)
    }
    var isListed = false
    for index in stride(from: range.lowerBound - 1, through: max(0, range.lowerBound - 7), by: -1) {
      guard said.words[index].clause == clause else { return false }
      let word = texts[index]
      if DangerContext.listed.negators.contains(word) {
        let after = said.words[range.upperBound...].prefix(2).prefix { $0.clause == clause }
        return after.first?.text == "or"
          || !after.contains { DangerContext.listed.qualifiers.contains($0.text) }
      }
      if word == "or" || word == "nor" { isListed = true }
      guard isListed || DangerContext.listed.between.contains(word) else { return false }
    }
    return false
  }
}

extension DangerContext {
  static let listed = ListedWords("DangerContext")

  /// None of these is a typing error of ours.
  static var known: [WordIndex] {
    [
      listed.persons, listed.pronouns, listed.firstPerson, listed.again, listed.over,
      listed.recent, listed.told, listed.fears, listed.negators, listed.between,
      listed.qualifiers, listed.reopening, listed.lessening,
    ]
  }
}
