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
