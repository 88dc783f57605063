import Time
import Wellness

/// What is a matter of the rules alone, whoever is the coach: a language model isn't asked there.
extension CoachFacts {
  /// What is to be said and left out in answer to a message, by the whole chat and its goal.
  package func safety(_ message: String) -> Safety {
    let state = state
    let since = state == nil ? said[...] : saidSince
    return Safety(
      state?.safety ?? SafetyMemory(), CoachFacts.merged(since, elsewhere), message,
      bodyWeight: goal?.bodyWeight,
      goal: (goal?.told ?? []) + (goal?.unsafePace(on: today).map { [$0] } ?? []))
  }

  /// Both by time; what was said elsewhere comes first where that is the same.
  private static func merged(_ said: ArraySlice<Said>, _ elsewhere: [Said]) -> [Said] {
    guard !elsewhere.isEmpty else { return Array(said) }
    var merged: [Said] = []
    var others = elsewhere[...]
    for turn in said {
      let earlier = others.prefix { $0.at <= turn.at }
      merged += earlier
      others = others.dropFirst(earlier.count)
      merged.append(turn)
    }
    return merged + others
  }

  /// The danger to the user that stands behind what was said in their chats, oldest first; `nil`
  /// where none does.
  package static func standingDanger(after talk: [Said]) -> DangerFlag? {
    var memory = SafetyMemory()
    Safety.fold(talk, into: &memory, bodyWeight: nil)
    return memory.state.current.flatMap { $0.who == .user && !$0.isHistory ? $0 : nil }
  }

  /// Whether a message raises a red flag, or comes behind one that still stands, whatever it is
  /// about.
  package func raisesRedFlag(_ message: String) -> Bool {
    let safety = safety(message)
    return safety.reply != nil || safety.isInDanger
  }
}

extension CoachFacts.GoalFacts {
  /// Whether the goal asks for an unsafe pace, or its texts raise a red flag.
  package func raisesRedFlag(on today: CalendarDate) -> Bool {
    WeeklyLoss(self, today: today)?.isUnsafe ?? false || danger != nil
  }

  /// A pace that its numbers ask for and that is unsafe, as somebody would say it.
  fileprivate func unsafePace(on today: CalendarDate) -> String? {
    WeeklyLoss(self, today: today).flatMap {
      $0.isUnsafe ? "lose \(Quantity.text(($0.kilograms * 100).rounded() / 100)) kg a week" : nil
    }
  }

  /// The most urgent danger that title and description tell of, as if it had been said, or that
  /// stands in a chat.
  var danger: DangerFlag? {
    let told = told.compactMap { text in
      var state = SafetyState()
      state.begin(with: DangerReader(text, bodyWeight: bodyWeight))
      return state.current
    }
    return (told + [standingDanger].compactMap(\.self)).min { $0.danger < $1.danger }
  }

  /// In kilograms, where the goal is about the user's weight.
  package var bodyWeight: Double? {
    guard type == .weight, initial > target,
      let weight = UnitWords.inKilograms(current, unit: unit),
      (30...400).contains(weight)
    else { return nil }
    return weight
  }
}

extension IdeaFacts {
  /// Whether an active goal or something that was said raises a red flag.
  package var raisesRedFlag: Bool {
    danger != nil || said.contains { DangerReader($0).raised != nil }
  }

  /// The most urgent danger of a chat and of as many goals as are looked through.
  var danger: DangerFlag? {
    let told = goals.prefix(IdeaFacts.mostGoals).compactMap(\.danger)
    return (told + [standingDanger].compactMap(\.self)).min { $0.danger < $1.danger }
  }

  /// Of how many goals the texts are looked through.
  private static let mostGoals = 200
}
