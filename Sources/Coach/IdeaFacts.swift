import Time
import Wellness

/// Everything the coach may know when it suggests goals.
package struct IdeaFacts: Sendable {
  /// How many ideas are wanted, 1 or more.
  package let count: Int
  /// The active goals, in the order in which they are looked through; their values need not be
  /// there.
  package let goals: [CoachFacts.GoalFacts]
  /// What the user said, oldest first.
  package let said: [String]
  /// Whose ideas come first; `nil` for nobody's.
  package let persona: Persona?
  /// What stands in a chat of the user.
  package let standingDanger: DangerFlag?
  /// The date in the user's zone.
  package let today: CalendarDate

  package init(
    count: Int, goals: [CoachFacts.GoalFacts], said: [String], persona: Persona? = nil,
    standingDanger: DangerFlag? = nil, today: CalendarDate
  ) {
    (self.count, self.goals, self.said) = (count, goals, said)
    (self.persona, self.standingDanger, self.today) = (persona, standingDanger, today)
  }
}

/// Goals that the coach suggests.
package struct GoalIdeas: Hashable, Sendable {
  /// The best first.
  package let proposals: [GoalProposal]
  /// Whom to turn to, where an active goal raises a red flag or a danger stands in a chat.
  package let notice: String?

  package init(proposals: [GoalProposal], notice: String? = nil) {
    self.proposals = proposals
    self.notice = notice
  }
}
