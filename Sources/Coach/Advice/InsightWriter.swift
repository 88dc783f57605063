import Time
import Wellness

/// Writes an insight from what was noted and said in a period: what changed, and what it may mean.
struct InsightWriter {
  private let facts: InsightFacts
  private let changes: [GoalChange]
  private let active: [GoalChange]

  init(_ facts: InsightFacts) {
    self.facts = facts
    changes = facts.goals.map { GoalChange($0, in: facts.days) }
    active = changes.filter { $0.record.status == .active }
  }

  /// Where an active goal asks for more than a coach or a danger stands, nothing else is suggested.
  var text: InsightText {
    let completed = changes.filter(\.isCompleted).count
    let judged = active.map { (change: $0, caution: caution($0)) }
    let safe = judged.filter { $0.caution == nil }.map(\.change)
    let cautions = judged.compactMap { change, caution in
      caution.map { (change.record.facts.title, $0) }
    }.prefix(InsightWriter.mostCautions)
    let danger = facts.standingDanger.flatMap(Safety.caution)
    let warnings =
      [danger].compactMap(\.self) + cautions.map { "“\($0.0.prefix(60))”: \($0.1)" }
    let summary = (warnings.prefix(1) + [summary(completed)]).joined(separator: " ")
    let paragraphs = [[summary] + warnings.dropFirst(), body, danger == nil ? outlook(safe) : []]
    return InsightText(
      title: InsightWriter.name(of: facts.type) + ": " + span,
      content: String(
        paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
          .joined(separator: "\n\n").prefix(10_000)),
      summary: String(summary.prefix(500)),
      suggestions: warnings.isEmpty
        ? suggestions(safe)
        : danger.map { [$0] } ?? cautions.map { "\($0.0): \(Careful.tips[0])" },
      metrics: Insight.Metrics(goalsActive: active.count, goalsCompleted: completed))
  }

  private func caution(_ change: GoalChange) -> String? {
    GoalCaution.text(change.record.facts, today: facts.today)
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

  private var span: String {
    let days = facts.days
    return days.first == days.last ? "\(days.first)" : "\(days.first) to \(days.last)"
  }

  /// How many goals there were, which of them moved, and what was said.
  private func summary(_ completed: Int) -> String {
    var sentences = [active.isEmpty ? idle : noted]
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

  private var idle: String {
    let moved = changes.count { $0.values > 0 }
    return moved == 0
      ? "There was no active goal."
      : "No goal is active now; \(Standing.spelled(moved, "goal")) moved before."
  }

  private var noted: String {
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
    return SentenceText.capitalized(part) + " active goals got new values; “\(quiet)” was quiet."
  }

  private var body: [String] {
    let lines =
      switch facts.type {
      case .pattern: EntryPattern.sentences(changes, in: facts.days)
      case .milestone: changes.flatMap(\.milestones)
      default: changes.filter(\.isNotable).map(\.text)
      }
    if facts.type == .milestone, lines.isEmpty {
      return ["No quarter of a goal was passed in this time."]
    }
    return lines.prefix(20).map { "- " + $0 }
  }

  /// Which of the goals get there, and when.
  private func outlook(_ goals: [GoalChange]) -> [String] {
    goals.prefix(5).compactMap { change in
      Standing(change.record.facts, today: facts.today).arrivalSentence.map {
        "“\(change.record.facts.title)”: \($0)"
      }
    }
  }

  /// One piece of advice for each of the goals that need it the most; ideas where there are none.
  private func suggestions(_ goals: [GoalChange]) -> [String] {
    let quietest = goals.enumerated()
      .sorted { ($0.element.values, $0.offset) < ($1.element.values, $1.offset) }
      .map(\.element.record.facts)
    // With each period of its kind comes other advice.
    let length = facts.days.first.days(until: facts.days.last) + 1
    let number = max(0, facts.days.last.daysSince1970) / length
    let advice = quietest.prefix(3).compactMap { goal in
      GoalAdvice(goal, today: facts.today).libraryTip(number).map { "\(goal.title): \($0)" }
    }
    guard advice.isEmpty else { return advice }
    let ideas = IdeaFacts(count: 3, goals: [], said: facts.talk.said, today: facts.today)
    return IdeaChoice(ideas).proposals.map {
      "A goal to begin with: \($0.title). \($0.rationale)"
    }
  }
}

extension Standing {
  /// `one goal`, `Three goals`.
  static func spelled(_ count: Int, _ word: String, isFirst: Bool = false) -> String {
    let text = "\(AmountText.spelled(count)) \(word)\(count == 1 ? "" : "s")"
    return isFirst ? SentenceText.capitalized(text) : text
  }
}
