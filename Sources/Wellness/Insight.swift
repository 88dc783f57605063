import Time

/// What the service found out about a period: what was done in it, said in it, and what follows.
package struct Insight: Hashable, Sendable {
  /// Marks ids that a backend gave; no other ones exist.
  package enum BackendKind: Sendable {}
  /// The id that a backend gave.
  package typealias BackendID = Identifier<BackendKind>

  /// What was counted for it.
  package struct Metrics: Hashable, Sendable {
    /// How many were active in the period.
    package var goalsActive: Int
    /// How many were completed in the period.
    package var goalsCompleted: Int
    /// How many there are in the period.
    package var moodEntries: Int
    /// How many there are in the period.
    package var journalEntries: Int

    package init(
      goalsActive: Int, goalsCompleted: Int, moodEntries: Int = 0, journalEntries: Int = 0
    ) {
      self.goalsActive = goalsActive
      self.goalsCompleted = goalsCompleted
      self.moodEntries = moodEntries
      self.journalEntries = journalEntries
    }
  }

  /// What an insight is asked to look at.
  package struct Wish: Hashable, Sendable {
    /// What it looks at.
    package var type: InsightType
    /// The first moment; `nil` leaves it to the service.
    package var from: Instant?
    /// The last moment; `nil` leaves it to the service.
    package var to: Instant?
    /// Whether goals are looked at.
    package var includesGoals: Bool
    /// The goals that are looked at; `nil` for all.
    package var goals: [Goal.BackendID]?

    package init(
      _ type: InsightType, from: Instant? = nil, to: Instant? = nil, includesGoals: Bool = true,
      goals: [Goal.BackendID]? = nil
    ) {
      self.type = type
      self.from = from
      self.to = to
      self.includesGoals = includesGoals
      self.goals = goals
    }
  }

  /// Given by the backend.
  package var id: BackendID
  /// What it looks at.
  package var type: InsightType
  /// One line.
  package var title: String
  /// Paragraphs.
  package var content: String
  /// A sentence or two; may be empty.
  package var summary: String
  /// The first second of what it looks at.
  package var periodStart: Instant?
  /// The last second of what it looks at.
  package var periodEnd: Instant?
  /// `nil` where the backend has not counted.
  package var metrics: Metrics?
  /// What to do, the most important first.
  package var suggestions: [String]
  /// Whether the user has seen it.
  package var isRead: Bool
  /// Whether the user has marked it.
  package var isFavorite: Bool
  package var isArchived: Bool
  /// By the backend's clock.
  package var createdAt: Instant

  package init(
    id: BackendID, type: InsightType, title: String, content: String, summary: String = "",
    periodStart: Instant? = nil, periodEnd: Instant? = nil, metrics: Metrics? = nil,
    suggestions: [String] = [], isRead: Bool = false, isFavorite: Bool = false,
    isArchived: Bool = false, createdAt: Instant
  ) {
    self.id = id
    self.type = type
    self.title = title
    self.content = content
    self.summary = summary
    self.periodStart = periodStart
    self.periodEnd = periodEnd
    self.metrics = metrics
    self.suggestions = suggestions
    self.isRead = isRead
    self.isFavorite = isFavorite
    self.isArchived = isArchived
    self.createdAt = createdAt
  }

  /// How long one of a type is new enough that another would say the same.
  package static let freshness = Duration.seconds(24 * 3600)

  /// Whether another one of its type would say the same.
  package func isFresh(at now: Instant) -> Bool {
    !isArchived && createdAt + Insight.freshness > now
  }
}

/// What an insight looks at. Unknown values of other servers are kept as they came.
package struct InsightType: RawRepresentable, Hashable, Sendable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let daily = InsightType(rawValue: "daily")
  package static let weekly = InsightType(rawValue: "weekly")
  package static let monthly = InsightType(rawValue: "monthly")
  package static let milestone = InsightType(rawValue: "milestone")
  package static let pattern = InsightType(rawValue: "pattern")
  /// The types that an insight may be generated with.
  package static let known: [InsightType] = [.daily, .weekly, .monthly, .milestone, .pattern]

  /// The words of earlier clients that stand for a type of today.
  package static let older: [String: InsightType] = [
    "goal_progress": .milestone, "achievement": .milestone, "mood_pattern": .pattern,
    "recommendation": .pattern, "challenge": .pattern,
  ]

  /// The type that a client names, by its word of today or an earlier one.
  package init(onWire text: String) {
    self = InsightType.older[text] ?? InsightType(rawValue: text)
  }
}
