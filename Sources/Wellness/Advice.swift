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

/// One piece of advice for a goal. The backend sends text alone; the rest is inferred from it.
package struct Tip: Hashable, Sendable {
  /// How much a tip matters.
  package enum Priority: String, Sendable {
    case high, medium, low
  }

  /// What a tip is about.
  package enum Category: String, Sendable {
    case nutrition, exercise, sleep, mindset, habit, general
  }

  /// As the backend sent it.
  package let text: String
  /// By its place in the list.
  package let priority: Priority
  /// By its words.
  package let category: Category

  /// A tip with what its place and its words tell.
  ///
  /// - Parameter index: its place in the list, counted from 0: the first two are of high priority,
  ///   the next three of medium, the rest of low (Goals API contract, section 6).
  package init(text: String, index: Int) {
    self.text = text
    self.priority = index < 2 ? .high : index < 5 ? .medium : .low
    let words = Words.of(text)
    let found = Tip.rules.first { rule in
      words.contains { word in rule.starts.contains { word.hasPrefix($0) } }
    }
    self.category = found?.category ?? .general
  }

  /// Tested in this order, at the start of words: "great" is not about eating.
  private static let rules: [(category: Category, starts: [String])] = [
    (.nutrition, ["eat", "food", "diet", "nutrition", "meal"]),
    (.exercise, ["exercise", "workout", "walk", "run", "step"]),
    (.sleep, ["sleep", "rest", "bed"]),
    (.mindset, ["think", "mindset", "mental", "focus"]),
    (.habit, ["habit", "routine", "schedule", "daily"]),
  ]
}

/// Whether a text may ask about the numbers of a goal.
package enum GoalQuestion {
  /// Whether it asks for an amount, or where somebody stands: `how much per month do i need?`.
  package static func mayBe(_ text: String) -> Bool {
    let words = TextWord.all(in: text).map(\.text)
    let pairs = zip(words, words.dropFirst())
    return pairs.contains { pair in phrases.contains { $0 == pair } }
      || words.contains("my") && words.contains(where: matters.contains)
  }

  private static let phrases = [
    ("how", "much"), ("how", "many"), ("how", "far"), ("on", "track"), ("i", "stand"),
    ("on", "time"), ("is", "left"),
  ]
  private static let matters: Set<String> = [
    "goal", "target", "progress", "pace", "deadline", "numbers",
  ]
}
