import Time

/// What would help with a goal, and what to do next.
package struct NextSteps: Hashable, Sendable {
  /// The most important first.
  package let suggestions: [String]
  /// What to do next, in order.
  package let steps: [String]
  /// One sentence of encouragement.
  package let motivation: String?

  package init(suggestions: [String], steps: [String], motivation: String?) {
    self.suggestions = suggestions
    self.steps = steps
    self.motivation = motivation
  }
}

/// Where a goal stands, and where it leads to.
package struct GoalOutlook: Hashable, Sendable {
  /// 0 to 1.
  package let progress: Double
  /// When the target is reached at the pace so far; `nil` when that cannot be told.
  package let projectedDate: CalendarDate?
  /// A few sentences.
  package let text: String
  /// What goes well.
  package let strengths: [String]
  /// What stands in the way.
  package let challenges: [String]
  /// What to change, the most important first.
  package let recommendations: [String]

  package init(
    progress: Double, projectedDate: CalendarDate?, text: String, strengths: [String],
    challenges: [String], recommendations: [String]
  ) {
    self.progress = progress
    self.projectedDate = projectedDate
    self.text = text
    self.strengths = strengths
    self.challenges = challenges
    self.recommendations = recommendations
  }
}

/// A goal that the service suggests.
package struct GoalProposal: Hashable, Sendable {
  /// What the goal would be called.
  package var title: String
  /// May be empty.
  package var description: String
  /// What it is about.
  package var type: GoalType
  /// `nil` where the service names none.
  package var target: Quantity?
  /// Why it is suggested; may be empty.
  package var rationale: String
  /// How long it may take, in days; `nil` where the service does not say.
  package var days: Int?
  /// From 1, very easy, to 5, very hard.
  package var difficulty: Int

  package init(
    title: String, description: String, type: GoalType, target: Quantity?, rationale: String,
    days: Int?, difficulty: Int
  ) {
    self.title = title
    self.description = description
    self.type = type
    self.target = target
    self.rationale = rationale
    self.days = days
    self.difficulty = difficulty
  }
}
