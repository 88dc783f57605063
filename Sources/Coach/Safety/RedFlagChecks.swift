import Time
import Wellness

/// What is a matter of the rules alone, whoever is the coach: a language model isn't asked there.
extension CoachFacts {
  /// What is to be said and left out in answer to a message, by the whole chat and its goal.
  package func safety(_ message: String) -> Safety {
    Safety(
      history: said.compactMap { said in
        switch said.role {
        case .user: (true, said.text)
        case .assistant: (false, said.text)
        default: nil
        }
      }, message: message, bodyWeight: goal?.bodyWeight,
      goal: (goal?.told ?? []) + (goal?.unsafePace(on: today).map { [$0] } ?? []))
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

  /// The most urgent danger that title and description tell of, as if it had been said.
  var danger: DangerFlag? {
    told.compactMap { text in
      var state = SafetyState()
      state.begin(with: DangerReader(text, bodyWeight: bodyWeight))
      return state.current
    }.min { $0.danger < $1.danger }
  }

  /// In kilograms, where the goal is about the user's weight.
  package var bodyWeight: Double? {
    guard type == .weight, initial > target,
      let weight = BodyWeight.kilograms(current, unit: unit),
      (30...400).contains(weight)
    else { return nil }
    return weight
  }
}

extension IdeaFacts {
  /// Whether an active goal or something that was said raises a red flag.
  package var raisesRedFlag: Bool {
    !flaggedGoals.isEmpty || said.contains { DangerReader($0).raised != nil }
  }

  /// The goals whose texts raise a red flag, of as many as are looked through.
  var flaggedGoals: [(goal: CoachFacts.GoalFacts, danger: DangerFlag)] {
    goals.prefix(IdeaFacts.mostGoals).compactMap { goal in goal.danger.map { (goal, $0) } }
  }

  /// Of how many goals the texts are looked through.
  private static let mostGoals = 200
}
