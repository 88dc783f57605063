import Time
import Wellness

/// Everything the coach may know when it writes an insight.
package struct InsightFacts: Sendable {
  /// A goal with its values, and how it ended.
  package struct GoalRecord: Sendable {
    /// As it is today, with all its values.
    @Boxed package private(set) var facts: CoachFacts.GoalFacts
    /// As it is today.
    package let status: GoalStatus
    /// `nil` for a goal that is not completed.
    package let completedOn: CalendarDate?

    package init(facts: CoachFacts.GoalFacts, status: GoalStatus, completedOn: CalendarDate?) {
      (self.facts, self.status, self.completedOn) = (facts, status, completedOn)
    }
  }

  /// What the user said in the period.
  package struct Talk: Sendable {
    /// In how many consultations.
    package var consultations = 0
    /// In the order of the consultations, oldest first in each.
    package var said: [String] = []

    package init() {}
  }

  /// What it looks at.
  package let type: InsightType
  /// The period, in the user's calendar.
  package let days: Period
  /// The date in the user's zone.
  package let today: CalendarDate
  /// Those that are looked at, in the order in which they are told of.
  package let goals: [GoalRecord]
  /// What the user said in the period.
  package let talk: Talk
  /// What stands in a chat of the user.
  package let standingDanger: DangerFlag?

  package init(
    type: InsightType, days: Period, today: CalendarDate, goals: [GoalRecord], talk: Talk,
    standingDanger: DangerFlag? = nil
  ) {
    (self.type, self.days, self.today) = (type, days, today)
    (self.goals, self.talk, self.standingDanger) = (goals, talk, standingDanger)
  }
}

/// What an insight says.
package struct InsightText: Hashable, Sendable {
  /// One line.
  package let title: String
  /// At most 10,000 characters, in paragraphs.
  package let content: String
  /// At most 500 characters.
  package let summary: String
  /// What to do, the most important first.
  package let suggestions: [String]
  /// What was counted for it.
  package let metrics: Insight.Metrics
}
