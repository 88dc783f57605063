import Time
import Wellness

/// What is a matter of the rules alone, whoever is the coach: a language model isn't asked there.
extension CoachFacts {
  /// Whether a message raises a red flag, or comes right behind one that did.
  package func raisesRedFlag(_ message: String) -> Bool {
    RuleBasedCoach().redFlag(in: message, self) != nil
  }
}

extension CoachFacts.GoalFacts {
  /// Whether the goal asks for an unsafe pace, or its texts raise a red flag.
  package func raisesRedFlag(on today: CalendarDate) -> Bool {
    GoalArithmetic.weeklyLoss(self, today: today)?.isUnsafe ?? false || redFlag != nil
  }
}

extension IdeaFacts {
  /// Whether an active goal or something that was said raises a red flag.
  package var raisesRedFlag: Bool {
    !flaggedGoals.isEmpty
      || said.contains { CoachReading($0, tolerant: false, lastAnswerAsked: false).flag != nil }
  }

  /// The goals whose texts raise a red flag, of as many as are looked through.
  var flaggedGoals: [(goal: CoachFacts.GoalFacts, flag: RedFlag)] {
    goals.prefix(RedFlagAdvice.mostGoals).compactMap { goal in
      goal.redFlag.map { (goal, $0.flag) }
    }
  }
}
