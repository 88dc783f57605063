/// How a message takes a danger that stands.
extension DangerReader {
  /// Which answer it asks for.
  var answerKind: SafetyAnswer.Kind {
    if reactions.contains(.shorten), words.count <= 8 { return .short }
    if isGoodbye { return .thanks }
    if reactions.contains(.refused) { return .refused }
    if reactions.contains(.playedDown) { return .playedDown }
    if reactions.contains(.arranged) { return .arranged }
    if reactions.contains(.passed) { return .passed }
    if reactions.contains(.thanks), words.count <= 6 { return .thanks }
    return reactions.contains(.goesOn) || reactions.contains(.food) ? .goesOn : .again
  }

  /// Whether it says that a danger to the user isn't there, and not only that it's over: names what
  /// they know best of themselves and denies it, or says that it was nothing where that may be so.
  func denies(_ flag: DangerFlag) -> Bool {
    guard flag.who == .user, !flag.isHistory else { return false }
    let isNamed = flags.contains { said in
      said.danger == flag.danger && said.who == .user && said.isNegated
    }
    if isNamed, flag.danger.isFelt,
      words.isDisjoint(with: DangerReader.listed.over)
    {
      return true
    }
    guard flag.isUncertain else { return false }
    let doubts: Set<Reaction> =
      switch flag.danger {
      case .eatingDisorder: [.misread, .denied]
      case .beingHarmed: [.misread, .safe]
      default: [.misread, .passed, .playedDown]
      }
    return !reactions.isDisjoint(with: doubts)
  }

  /// Whether it tells of an ordinary cause of what may be a danger, with no sign against it.
  func explains(_ flag: DangerFlag) -> Bool {
    guard flag.who == .user, !flag.isHistory else { return false }
    let said = flag.words.split(separator: " ").map(String.init) + words
    let isAgainst =
      said.contains(where: DangerFlag.isOfEffort)
      || !words.isDisjoint(with: DangerReader.listed.doubting)
    guard !isQuestion || flag.danger == .injury, !isAgainst else { return false }
    return switch flag.danger {
    case .chestPain: reactions.contains(.muscle)
    case .darkUrine: reactions.contains(.untrained) && flag.isOnlyDark
    case .injury: reactions.contains(.sedentary) && flag.isPlainPain && !tellsOfWarning
    default: false
    }
  }

  /// Whether it may be the heart after all, where a sore muscle was believed; not `can i train arms`.
  var tellsOfHeart: Bool { !words.isDisjoint(with: DangerReader.listed.ofHeart) }

  /// Whether it tells of what makes a pain more than plain.
  private var tellsOfWarning: Bool { words.hasWord(beginningWith: InjuredPart.warnings) }

  /// Whether a doctor knows what hurts, and it has been there for long: moving is part of the cure.
  func isKnownForLong(_ flag: DangerFlag) -> Bool {
    flag.isPlainPain && reactions.contains(.lasting)
      && !reactions.isDisjoint(with: [.seen, .known]) && !tellsOfWarning
  }

  /// Whether it wants to know something, with a mark or without: `what exercise can i do sat down`.
  var asks: Bool { isQuestion || !words.isDisjoint(with: DangerReader.listed.askers) }

  /// Whether it says that all is well, and nothing against it.
  var isCleared: Bool {
    !words.isDisjoint(with: DangerReader.listed.clearing)
      && words.isDisjoint(with: DangerReader.listed.unclear)
  }

  /// Whether what it tells of is long over by what it says.
  var isWellNow: Bool {
    !words.isDisjoint(with: DangerReader.listed.recovered)
      || DangerReader.listed.wellNow.hasPair(in: words)
  }

  /// Whether it tells what somebody said.
  var tellsOfWord: Bool { !words.isDisjoint(with: DangerReader.listed.ofWord) }

  /// Whether it is there again although somebody has seen to it.
  var isBack: Bool { DangerReader.listed.returning.hasPair(in: words) }

  /// Whether it asks on about somebody else.
  var isAboutSomebody: Bool {
    !words.isDisjoint(with: DangerContext.listed.pronouns)
      || !words.isDisjoint(with: DangerContext.listed.persons)
  }

  /// Whether it asks for what is left out.
  func touches(_ subjects: Set<Allowance.Subject>) -> Bool {
    if subjects == [.upperBody] { return !words.isDisjoint(with: DangerReader.listed.lifting) }
    if subjects == [.medicine] { return namesMedicine }
    if !words.isDisjoint(with: DangerReader.listed.planning) { return true }
    if subjects.contains(.restriction), asksForLess { return true }
    return subjects.contains(.exercise) && !words.isDisjoint(with: DangerReader.listed.exercise)
  }

  /// Whether it's about a medicine, also as `do i take it tonight`, and doesn't say that it isn't: `not
  /// the medicine, the walking`.
  private var namesMedicine: Bool {
    let (medicine, taken) = (DangerReader.listed.medicine, DangerReader.listed.taken)
    return words.indices.contains { place in
      let isTaken =
        ["take", "taking"].contains(words[place])
        && words[(place + 1)...].first.map(taken.contains) ?? false
        && words[(place + 1)...].dropFirst().first != "easy"
      return (isTaken || medicine.contains(words[place]))
        && !words[..<place].suffix(2).contains { $0 == "not" || $0 == "no" }
    }
  }

  /// Whether it thanks or says goodbye, whatever else.
  private var isGoodbye: Bool {
    reactions.contains(.thanks) && !isQuestion
      && words.prefix(3).contains { $0.hasPrefix("thank") || $0 == "appreciate" }
  }

  /// Whether it is about weighing less or eating less.
  var asksForLess: Bool { numbers.wantsLess || !words.isDisjoint(with: DangerReader.listed.less) }

  /// Whether it is about an ordinary meal.
  var asksForMeal: Bool { !words.isDisjoint(with: DangerReader.listed.meals) }

  /// Whether it stands for itself and doesn't take up what was said last.
  var isAside: Bool { isQuestion && words.count > 3 || words.count > 6 }

  /// Whether it asks for exercise or a plan of it.
  var plansExercise: Bool { touches([.exercise]) }

  /// Whether it is about one meal that is left out, with no sign that it's a habit or a punishment.
  var skipsOneMeal: Bool {
    !words.isDisjoint(with: DangerReader.listed.skipping)
      && !words.isDisjoint(with: DangerReader.listed.skipped)
      && !words.hasWord(beginningWith: DangerReader.pattern)
  }

  /// Whether a meal is left out because of what was eaten.
  var makesUp: Bool {
    !words.isDisjoint(with: DangerReader.listed.compensating)
      || words.hasWord(beginningWith: ["compensat", "overat"])
  }

  /// Whether it asks for a plan, or is about training and not about how that has gone.
  var trains: Bool {
    if !words.isDisjoint(with: DangerReader.listed.planning) { return true }
    let asksHow = words.contains("how") && words.contains { ["many", "much", "far"].contains($0) }
    return !asksHow && (isQuestion || words.contains("will"))
      && !words.isDisjoint(with: DangerReader.listed.exercise)
  }

  /// Whether it asks to be told what to do, which only a plan would answer: `what should I do
  /// today?`, and not `what can I do about the noise?`.
  var asksWhatToDo: Bool {
    if DangerReader.listed.starting.hasPair(in: words) { return true }
    let asked = words.indices.dropFirst(2).first { index in
      DangerReader.listed.doing.contains(words[index]) && words[..<index].suffix(4).contains("what")
        && !words[..<index].suffix(2).isDisjoint(with: DangerReader.listed.doer)
    }
    guard let asked else { return false }
    return words[(asked + 1)...].prefix(3).isDisjoint(with: DangerReader.listed.regarding)
  }

  /// Whether it wants more of the same: `another one`, `just tell me`.
  var asksForMore: Bool { !words.isDisjoint(with: DangerReader.listed.more) }

  /// Beginnings of the words of what is more than one meal left out.
  private static let pattern: [String] = .listed("DangerReader.pattern")
}
