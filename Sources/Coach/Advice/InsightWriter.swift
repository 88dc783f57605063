import Time
import Wellness

/// Writes an insight from what was noted and said in a period: what changed, and what it may mean.
struct InsightWriter {
  let text: InsightText

  /// Where an active goal asks for more than a coach or a danger stands, nothing else is suggested.
  init(_ facts: InsightFacts, _ library: Library = .shared) {
    let changes = facts.goals.map { GoalChange($0, in: facts.days) }
    let active = changes.filter { $0.record.status == .active }
    let completed = changes.filter(\.isCompleted).count
    let cautions = active.compactMap { change in
      GoalCaution.text(change.record.facts, today: facts.today).map {
        (change.record.facts.title, $0)
      }
    }.prefix(InsightWriter.mostCautions)
    let safe = active.filter { GoalCaution.text($0.record.facts, today: facts.today) == nil }
    let danger = facts.standingDanger.flatMap(Safety.caution)
    let warnings =
      [danger].compactMap(\.self) + cautions.map { "“\($0.0.prefix(60))”: \($0.1)" }
    let summary =
      (warnings.prefix(1) + [InsightWriter.summary(facts, changes, active, completed)])
      .joined(separator: " ")
    let paragraphs = [
      [summary] + warnings.dropFirst(), InsightWriter.body(facts, changes),
      danger == nil ? InsightWriter.outlook(safe, today: facts.today) : [],
    ]
    text = InsightText(
      title: InsightWriter.name(of: facts.type) + ": "
        + InsightWriter.span(facts.days),
      content: String(
        paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
          .joined(separator: "\n\n").prefix(10_000)),
      summary: String(summary.prefix(500)),
      suggestions: warnings.isEmpty
        ? InsightWriter.suggestions(safe, facts, library)
        : danger.map { [$0] } ?? cautions.map { "\($0.0): \(Careful.tips[0])" },
      metrics: Insight.Metrics(goalsActive: active.count, goalsCompleted: completed))
  }

  /// Of how many goals with a caution an insight speaks.
  private static let mostCautions = 5

  private static func name(of type: InsightType) -> String {
    switch type {
    case .daily: "Your day"
    case .weekly: "Your week"
    case .monthly: "Your month"
    case .milestone: "Your milestones"
    default: "Your patterns"
    }
  }

  private static func span(_ days: Period) -> String {
    days.first == days.last ? "\(days.first)" : "\(days.first) to \(days.last)"
  }

  /// How many goals there were, which of them moved, and what was said.
  private static func summary(
    _ facts: InsightFacts, _ changes: [GoalChange], _ active: [GoalChange], _ completed: Int
  ) -> String {
    let moved = changes.filter { $0.values > 0 }
    var sentences = [active.isEmpty ? idle(moved) : noted(moved, active)]
    if completed > 0 {
      sentences.append("\(Standing.spelled(completed, "goal", isFirst: true)) got completed.")
    }
    if !facts.talk.said.isEmpty {
      let messages = Standing.spelled(facts.talk.said.count, "message")
      sentences.append(
        "You wrote \(messages) in \(Standing.spelled(facts.talk.consultations, "conversation")).")
    }
    return sentences.joined(separator: " ")
  }

  private static func idle(_ moved: [GoalChange]) -> String {
    moved.isEmpty
      ? "There was no active goal."
      : "No goal is active now; \(Standing.spelled(moved.count, "goal")) moved before."
  }

  private static func noted(_ moved: [GoalChange], _ active: [GoalChange]) -> String {
    let with = active.filter { $0.values > 0 }
    if active.count == 1, let only = active.first {
      let title = "“\(only.record.facts.title.prefix(100))”"
      return with.isEmpty
        ? "Your one active goal, \(title), got no new value."
        : "Your one active goal, \(title), has values from \(only.valuesText)."
    }
    if with.isEmpty { return "None of your \(active.count) active goals got a new value." }
    if with.count == active.count {
      return "All of your \(AmountText.spelled(active.count)) active goals got new values."
    }
    let part = "\(AmountText.spelled(with.count)) of your \(AmountText.spelled(active.count))"
    let quiet = active.first { $0.values == 0 }?.record.facts.title.prefix(100) ?? ""
    return part.prefix(1).uppercased() + part.dropFirst()
      + " active goals got new values; “\(quiet)” was quiet."
  }

  private static func body(_ facts: InsightFacts, _ changes: [GoalChange]) -> [String] {
    let lines =
      switch facts.type {
      case .pattern: EntryPattern(changes, in: facts.days).sentences
      case .milestone: changes.flatMap(\.milestones)
      default: changes.filter(\.isNotable).map(\.text)
      }
    if facts.type == .milestone, lines.isEmpty {
      return ["No quarter of a goal was passed in this time."]
    }
    return lines.prefix(20).map { "- " + $0 }
  }

  /// Which of the goals get there, and when.
  private static func outlook(_ active: [GoalChange], today: CalendarDate) -> [String] {
    active.prefix(5).compactMap { change in
      Standing(change.record.facts, today: today).arrivalSentence.map {
        "“\(change.record.facts.title)”: \($0)"
      }
    }
  }

  /// One piece of advice for each of the goals that need it the most; ideas where there are none.
  private static func suggestions(
    _ active: [GoalChange], _ facts: InsightFacts, _ library: Library
  ) -> [String] {
    let quietest = active.enumerated()
      .sorted { ($0.element.values, $0.offset) < ($1.element.values, $1.offset) }
      .map(\.element.record.facts)
    // With each period of its kind comes other advice.
    let length = facts.days.first.days(until: facts.days.last) + 1
    let number = max(0, facts.days.last.daysSince1970) / length
    let advice = quietest.prefix(3).compactMap { goal in
      GoalAdvice(goal, today: facts.today).libraryTip(number).map { "\(goal.title): \($0)" }
    }
    guard advice.isEmpty else { return advice }
    let ideas = IdeaFacts(
      count: 3, goals: [], said: facts.talk.said, today: facts.today)
    return IdeaChoice(ideas, isCareful: ideas.raisesRedFlag, library).proposals.map {
      "A goal to begin with: \($0.title). \($0.rationale)"
    }
  }
}

extension Standing {
  /// `one goal`, `Three goals`.
  static func spelled(_ count: Int, _ word: String, isFirst: Bool = false) -> String {
    let text = "\(AmountText.spelled(count)) \(word)\(count == 1 ? "" : "s")"
    return isFirst ? text.prefix(1).uppercased() + text.dropFirst() : text
  }
}
