/// What a chat has said about danger, folded over what the user said, from the first message on.
///
/// A danger stands until the user is safe or has seen somebody; what comes in between is read in
/// its light. How much else may be talked about is `allowance`.
struct SafetyState: Hashable, Sendable {
  /// Which answer a message needs.
  struct Move {
    let kind: SafetyAnswer.Kind
    let flag: DangerFlag
  }

  /// The danger that stands.
  var current: DangerFlag?
  /// What is left out for the sake of dangers that were told of, for the rest of the chat or until
  /// somebody qualified gives the word.
  var limits: [Danger: Allowance] = [:]
  /// The last danger that was over.
  var last: DangerFlag?
  /// Messages of the user since the danger was last told of.
  var since = 0
  /// Messages in which nothing but talk is possible after a release.
  var quiet = 0
  var isMinor = false
  /// Whether a meal was to be left out before.
  var hasSkipped = false

  /// What may be talked about now.
  var allowance: Allowance {
    let start: Allowance = quiet > 0 ? .talk : .everything
    let rest = limits.values.reduce(start) { $0.and($1) }
    guard let current else { return rest }
    if current.who != .user { return rest.and(.talk) }
    if current.isHistory { return rest }
    // What isn't urgent by the minute loosens: a chat can go on around it.
    let isLoose = since > 0 && current.danger.allowance == .talk
    return rest.and(isLoose ? .everythingBut(current.danger.leftOut) : current.allowance)
  }

  /// Takes in what the goal says about itself; a guess about a title asks nobody anything.
  mutating func begin(with goal: DangerReader) {
    if goal.raised?.danger.isGuessed ?? false { return }
    _ = take(goal, asked: [])
  }

  /// Takes in a message and says which answer it needs; `nil` where the coach answers as usual.
  ///
  /// - Parameter asked: what the coach asked last.
  mutating func take(_ message: DangerReader, asked: Set<SafetyQuestion>) -> Move? {
    if quiet > 0 { quiet -= 1 }
    if message.numbers.isMinor {
      isMinor = true
      limits[.minor] = .everythingBut([.restriction])
    }
    if let flag = current, message.denies(flag), !raisesMore(than: flag, message) {
      believe(flag, message)
      return nil
    }
    if current == nil, let flag = last, isWatched(flag), message.tellsOfHeart {
      return raise(flag.now)
    }
    if let flag = current, since == 0, message.explains(flag), !raisesOther(than: flag, message) {
      (current, last, since, quiet) = (nil, flag, 0, 0)
      // A chest that is sore from training isn't trained, and is watched.
      limits[flag.danger] = flag.danger == .chestPain ? .everythingBut([.upperBody]) : nil
      // An ache from sitting is talked about as anything else is.
      return flag.danger == .injury ? nil : Move(kind: .explained, flag: flag)
    }
    if let flag = raised(message), !isSettled(flag, by: message) {
      let move = moreOfInjury(flag, message) ?? skipsOnce(flag, message) ?? raise(flag)
      let isWellNow = flag.time == .longAgo && flag.who == .user && message.isWellNow
      return isWellNow ? nil : move
    }
    if current?.danger.isGuessed ?? false {
      // What followed made it clear that it was nothing.
      current = nil
      return nil
    }
    guard let flag = current else { return kept(message) }
    since += 1
    // Two warnings that nobody takes up are enough where it may have been nothing.
    if flag.isUncertain, since > 2, flag.danger != .eatingDisorder {
      believe(flag, message)
      return nil
    }
    if let kind = answerToQuestion(message, asked, flag) { return Move(kind: kind, flag: flag) }
    if let part = flag.injured, part != .grave, message.reactions.contains(.passed),
      !message.isQuestion
    {
      (current, limits[.injury]) = (nil, nil)
      // A value that is told beside it has to be heard.
      let hasFigure = message.words.contains { $0.first?.isNumber ?? false }
      return hasFigure ? nil : Move(kind: .healed, flag: flag)
    }
    if isReleased(flag.danger, by: message) {
      release(flag, message)
      // What's asked about something old and known is answered.
      if flag.danger == .injury, message.isKnownForLong(flag), message.asks { return nil }
      let isComing = flag.danger.isEmergency && !message.reactions.contains(.seen)
      let kind: SafetyAnswer.Kind =
        flag.who != .user ? .othersDone : isComing ? .coming : .done
      return Move(kind: kind, flag: flag)
    }
    let kind = flag.who == .user ? reaction(message, flag) : aboutOther(message)
    return kind.map { Move(kind: $0, flag: flag) }
  }

  private func raised(_ message: DangerReader) -> DangerFlag? {
    if let flag = message.flags.first(where: { flag in
      flag.isRaised && !(flag.danger == .eatingDisorder && isOnlyLate(message))
    }) {
      return flag
    }
    guard isMinor, message.numbers.wantsLess else { return nil }
    return DangerFlag(danger: .minor, who: .user, time: .now, isNegated: false, words: "")
  }

  /// Whether a message is about one meal that is left out, and nothing more.
  private func isOnlyLate(_ message: DangerReader) -> Bool {
    !hasSkipped && message.skipsOneMeal && !message.makesUp
  }

  /// One meal left out after a big one is answered, and nothing more: it's a pattern only where it
  /// comes again, or with more of its kind.
  private mutating func skipsOnce(_ flag: DangerFlag, _ message: DangerReader) -> Move? {
    guard current == nil, flag.danger == .eatingDisorder, flag.who == .user, flag.time == .now,
      message.skipsOneMeal, !hasSkipped
    else { return nil }
    hasSkipped = true
    return Move(kind: .skipping, flag: flag)
  }

  private mutating func raise(_ flag: DangerFlag) -> Move {
    defer { since = 0 }
    if flag.who == .user {
      if flag.isHistory {
        limits[flag.danger] = .everythingBut(flag.danger.afterwards)
      } else if case .everythingBut = flag.allowance {
        limits[flag.danger] = flag.allowance
      }
    }
    if let current, current.who == .user, !current.isHistory, !current.danger.isGuessed,
      flag.danger > current.danger || flag.who != .user
    {
      return flag.who == .user ? Move(kind: .again, flag: current) : Move(kind: .other, flag: flag)
    }
    let isRepeated = current?.danger == flag.danger && current?.who == flag.who
    // What was certain isn't denied away because something less certain was said after it.
    if let before = current, isRepeated, flag.isUncertain, !before.isUncertain {
      return Move(kind: .again, flag: before)
    }
    current = flag
    let kind: SafetyAnswer.Kind =
      flag.who != .user ? .other : flag.isHistory ? .past : isRepeated ? .again : .first
    return Move(kind: kind, flag: flag)
  }

  /// More about what is hurt: what it brings with it is answered, and the rest isn't said again
  /// unless it turns out to be worse.
  private mutating func moreOfInjury(_ flag: DangerFlag, _ message: DangerReader) -> Move? {
    guard let before = current, before.injured != nil, flag.injured != nil else { return nil }
    let whole = flag.following(before)
    let isWorse = whole.injured == .grave && before.injured != .grave
    (current, limits[.injury]) = (whole, whole.allowance)
    since = isWorse ? 0 : since + 1
    return Move(kind: isWorse ? .first : aboutInjury(message) ?? .again, flag: whole)
  }

  /// A doctor's word about a danger, in the message that tells of it.
  private func isSettled(_ flag: DangerFlag, by message: DangerReader) -> Bool {
    if flag.danger.isOfTheMind || flag.danger == .eatingDisorder || flag.danger == .minor {
      return false
    }
    if message.reactions.contains(.seen), message.isCleared { return true }
    guard let current else { return false }
    // What only sounds like danger says nothing new about one that somebody has looked at.
    let isSame = current.danger == flag.danger || flag.danger == .doubtful
    return isSame && current.who == flag.who && isReleased(current.danger, by: message)
  }

  /// Whether a message tells of a danger beside the one that it denies.
  private func raisesMore(than denied: DangerFlag, _ message: DangerReader) -> Bool {
    guard let flag = raised(message) else { return false }
    return flag.danger != .doubtful && !(flag.danger == denied.danger && flag.isUncertain)
  }

  /// Whether a chest was believed to be sore from training.
  private func isWatched(_ flag: DangerFlag) -> Bool {
    flag.danger == .chestPain && limits[.chestPain] == .everythingBut([.upperBody])
  }

  /// Whether a message tells of another danger than the one that it explains.
  private func raisesOther(than explained: DangerFlag, _ message: DangerReader) -> Bool {
    guard let flag = raised(message) else { return false }
    return ![explained.danger, .doubtful, .unclear, .injury].contains(flag.danger)
  }

  // Release

  private func isReleased(_ danger: Danger, by message: DangerReader) -> Bool {
    let said = message.reactions
    if said.contains(.seen) || said.contains(.helped) { return !message.isBack }
    // A known arthritis is no reason for a knee that's hot.
    if said.contains(.known), !danger.isEmergency,
      current?.injured == nil || current?.isPlainPain ?? false
    {
      return !message.isBack
    }
    // Whoever comes may be the one who harms.
    if danger == .selfHarm || danger == .psychosis, said.contains(.company) { return true }
    if danger.isOfTheMind { return said.contains(.safe) || said.contains(.told) }
    switch danger {
    case .eatingDisorder, .minor: return said.contains(.told)
    case .driving: return said.contains(.passed) || said.contains(.safe)
    case .overTraining: return said.contains(.passed)
    case .unsafePace: return message.numbers.namesSafePace
    default: return false
    }
  }

  private mutating func release(_ flag: DangerFlag, _ message: DangerReader) {
    (current, last, since) = (nil, flag, 0)
    guard flag.who == .user else { return }
    let isCleared =
      message.reactions.contains(.seen) && message.isCleared || message.isKnownForLong(flag)
    limits[flag.danger] = .everythingBut(
      flag.injured == .arm ? [.upperBody] : flag.danger.afterwards)
    switch flag.danger {
    case .selfHarm, .beingHarmed, .harmingOthers, .psychosis: quiet = 3
    case .eatingDisorder, .minor: break
    case .driving, .overTraining, .unsafePace: limits[flag.danger] = nil
    default:
      if isCleared { limits[flag.danger] = nil }
      if !isCleared, flag.danger.isEmergency { quiet = 3 }
    }
  }

  /// Takes a danger that is denied for what was read wrongly; where its words were certain, what
  /// would do harm stays left out.
  private mutating func believe(_ flag: DangerFlag, _ message: DangerReader) {
    if flag.danger == .eatingDisorder || flag.danger == .chestPain && !flag.isUncertain {
      release(flag, message)
    } else {
      (current, last, since, quiet) = (nil, nil, 0, 0)
      limits[flag.danger] = nil
    }
  }

  /// What was left out and is asked for all the same, after the danger itself is over.
  private mutating func kept(_ message: DangerReader) -> Move? {
    let isStillSafe = message.reactions.contains(.safe) || message.reactions.contains(.company)
    if quiet > 0, let flag = last, flag.danger == .selfHarm, isStillSafe {
      return Move(kind: .done, flag: flag)
    }
    guard let flag = last, flag.who == .user,
      case .everythingBut(let subjects)? = limits[flag.danger]
    else { return nil }
    // A muscle that was believed is spared, and the rest is trained.
    if isWatched(flag) {
      return message.touches(subjects) ? Move(kind: .explained, flag: flag) : nil
    }
    if subjects.isSubset(of: [.exercise, .upperBody]), message.isCleared,
      message.reactions.contains(.seen) || message.tellsOfWord
    {
      limits[flag.danger] = nil
      return nil
    }
    if subjects.contains(.restriction) {
      return message.numbers.wantsLess ? Move(kind: .keptOut, flag: flag) : nil
    }
    if flag.injured != nil { return aboutInjury(message).map { Move(kind: $0, flag: flag) } }
    return message.plansExercise ? Move(kind: .keptOut, flag: flag) : nil
  }

  /// A yes or no to what the coach asked.
  private mutating func answerToQuestion(
    _ message: DangerReader, _ asked: Set<SafetyQuestion>, _ flag: DangerFlag
  ) -> SafetyAnswer.Kind? {
    let isYes = message.reactions.contains(.yes)
    // `No chest pain` answers nothing.
    let isNo = message.reactions.contains(.no) && !message.flags.contains(where: \.isNegated)
    guard isYes != isNo, !asked.isEmpty, message.words.count <= 8 else { return nil }
    if flag.danger.isOfTheMind, asked.contains(.safe) {
      if isNo { return .unsafe }
      release(flag, message)
      return .done
    }
    guard isYes, !asked.isDisjoint(with: [.done, .othersDone, .inTouch, .parked]) else {
      return nil
    }
    release(flag, message)
    if asked.contains(.othersDone) { (limits[flag.danger], quiet) = (nil, 0) }
    return flag.danger.isEmergency && asked.contains(.called) ? .coming : .done
  }

  // What comes in between

  private mutating func aboutOther(_ message: DangerReader) -> SafetyAnswer.Kind? {
    let said = message.reactions
    if since > 2 { current = nil }
    let isOpen =
      said.contains(.playedDown) || said.contains(.refused) || message.isAboutSomebody
    return since <= 2 && isOpen ? .othersAgain : nil
  }

  private func reaction(_ message: DangerReader, _ flag: DangerFlag) -> SafetyAnswer.Kind? {
    if flag.isHistory { return nil }
    if flag.injured != nil { return aboutInjury(message) }
    let kind = message.answerKind
    switch flag.danger.allowance {
    case .nothing: return kind
    case .talk: return talk(message, flag, kind)
    case .everythingBut([.medicine]) where !message.touches([.medicine]): return nil
    case .everythingBut(let subjects):
      let touches =
        message.touches(subjects) || message.asksWhatToDo || since == 1 && message.asksForMore
      if kind == .short { return since == 1 ? kind : nil }
      if kind == .goesOn || kind == .again { return touches && since <= 4 ? .goesOn : nil }
      return since <= 2 ? kind : nil
    case .everything: return nil
    }
  }

  /// What spares the part that is hurt is answered, training of it is declined, and the rest goes its
  /// way: somebody who can't run for three weeks has more to ask than to be told off.
  private func aboutInjury(_ message: DangerReader) -> SafetyAnswer.Kind? {
    let kind = message.answerKind
    let isGrave = current?.injured == .grave
    let answersIt = [.short, .refused, .playedDown, .arranged].contains(kind)
    if answersIt || isGrave && kind == .passed, !message.isAside {
      if isGrave { return since <= 5 ? kind : nil }
      return since > 2 ? nil : kind == .short || kind == .arranged ? kind : .again
    }
    if let asked = InjuryQuestion.kind(message.words, isQuestion: message.isQuestion) {
      return asked
    }
    let isSpared = current?.injured == .arm && !message.touches([.upperBody])
    if message.trains, !isSpared { return .training }
    let tells = !message.isQuestion && InjuryQuestion.describes(message.words)
    return tells && since <= 2 ? .again : nil
  }

  /// What is left out is declined, what takes up the danger is answered, and the rest goes its way.
  private func talk(
    _ message: DangerReader, _ flag: DangerFlag, _ kind: SafetyAnswer.Kind
  ) -> SafetyAnswer.Kind? {
    if kind == .short || kind == .thanks { return since <= 4 ? kind : nil }
    let isFresh = since <= 2 && kind != .goesOn && kind != .again
    if isFresh, !message.isAside { return kind }
    let goesOn = since <= 2 && kind == .goesOn && message.isQuestion
    if goesOn || message.touches(flag.danger.leftOut) || message.asksWhatToDo { return .goesOn }
    if flag.danger == .eatingDisorder, message.asksForMeal { return .meal }
    if isFresh { return kind }
    return since == 1 && !message.isAside ? .again : nil
  }
}

extension Danger {
  /// What is left out while it stands and the rest may be talked about.
  fileprivate var leftOut: Set<Allowance.Subject> {
    switch self {
    case .eatingDisorder, .mania: [.restriction, .exercise]
    case .withdrawal: [.medicine]
    case .driving: []
    default: [.exercise]
    }
  }

  /// What is left out where it is over or has been seen to, but nobody has given the word.
  fileprivate var afterwards: Set<Allowance.Subject> {
    switch self {
    case .eatingDisorder, .minor, .unsafePace, .selfHarm, .beingHarmed, .harmingOthers, .psychosis:
      [.restriction]
    case .medicines, .overdose: [.medicine]
    case .pregnancy: [.restriction, .exercise]
    default: [.exercise]
    }
  }
}
