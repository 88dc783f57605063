import Time
import Wellness

/// Writes an insight from what was recorded and said in a period.
struct InsightWriter {
  let title: String
  let content: String
  let summary: String
  let suggestions: [String]
  let metrics: Insight.Metrics

  /// All of it.
  var text: InsightText {
    InsightText(
      title: title, content: content, summary: summary, suggestions: suggestions, metrics: metrics)
  }

  init(_ facts: InsightFacts) {
    let (type, days, today, talk) = (facts.type, facts.days, facts.today, facts.talk)
    let moves = facts.goals.map { GoalMove($0, in: days) }
    let completed = moves.filter { $0.isCompleted }
    let active = moves.filter { $0.record.status == .active }
    let advised = active.enumerated().map { place, move in
      (move, place < RedFlagAdvice.mostGoals ? RedFlagAdvice(move.record.facts) : nil)
    }
    let others = advised.filter { $0.1 == nil }.map(\.0)
    let flagged = advised.compactMap { move, advice in advice.map { (move, $0) } }
      .sorted { $0.1.flag < $1.1.flag }
    let careful = flagged.prefix(InsightWriter.mostFlagged).map { move, advice in
      (title: String(move.record.facts.title.prefix(60)), advice: advice)
    }
    let warnings = careful.map { "“\($0.title)”: \($0.advice.text)" }
    metrics = Insight.Metrics(goalsActive: active.count, goalsCompleted: completed.count)
    title = "\(InsightWriter.name(of: type)): \(InsightWriter.span(days))"
    let counts = InsightWriter.summary(
      moves, active: active.count, completed: completed.count, talk)
    let parts = warnings.prefix(1) + [counts]
    summary = String(parts.joined(separator: " ").prefix(500))
    let body =
      switch type {
      case .pattern: PatternText(moves, in: days).sentences
      case .milestone: moves.flatMap(\.milestones)
      default: moves.filter(\.isNotable).map(\.text)
      }
    let missing =
      type == .milestone && body.isEmpty
      ? ["No quarter of a goal was passed in this time."] : []
    let paragraphs = [
      [summary] + warnings.dropFirst(), InsightWriter.listed(body) + missing,
      InsightWriter.spoken(talk),
      InsightWriter.outlook(active, today: today),
    ]
    content = String(
      paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
        .joined(separator: "\n\n").prefix(10_000))
    let steps = careful.map { "\($0.title): \($0.advice.nextSteps[1])" }
    suggestions =
      steps.isEmpty || !others.isEmpty
      ? steps + InsightWriter.suggestions(others, talk, today: today) : steps
  }

  /// Of how many goals with a red flag an insight speaks, the most urgent first.
  private static let mostFlagged = 5

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

  private static func summary(
    _ moves: [GoalMove], active: Int, completed: Int, _ talk: InsightFacts.Talk
  ) -> String {
    let moved = moves.filter { $0.days > 0 }.count
    var parts = ["\(counted(active, "active goal")), \(moved) of them with new values"]
    if active == 0 { parts = [moved == 0 ? "No active goals" : "\(counted(moved, "goal")) moved"] }
    if completed > 0 { parts.append("\(completed) completed") }
    if !talk.said.isEmpty {
      parts.append(
        "\(counted(talk.said.count, "message")) in \(counted(talk.consultations, "conversation"))")
    }
    return parts.joined(separator: ", ") + "."
  }

  private static func listed(_ sentences: [String]) -> [String] {
    sentences.prefix(20).map { "- " + $0 }
  }

  private static func spoken(_ talk: InsightFacts.Talk) -> [String] {
    let most = IdeaTopics(talk.said).quotes.prefix(3).map { "“\($0.prefix(60))”" }
    return most.isEmpty ? [] : ["You spoke of \(most.joined(separator: ", "))."]
  }

  /// Which of the active goals get there in time.
  private static func outlook(_ active: [GoalMove], today: CalendarDate) -> [String] {
    active.prefix(5).compactMap { move in
      let goal = move.record.facts
      let numbers = GoalArithmetic(goal, today: today)
      guard !numbers.isReached, goal.recurrence == nil, goal.redFlag == nil else { return nil }
      if numbers.isOverdue { return "“\(goal.title)” is past its date of \(date(goal))." }
      guard let projected = numbers.projectedDate, let target = goal.targetDate else { return nil }
      return projected <= target
        ? "“\(goal.title)” is on course: \(projected) at the pace so far."
        : "“\(goal.title)” needs more: \(projected) at the pace so far, \(target) is the date."
    }
  }

  private static func date(_ goal: CoachFacts.GoalFacts) -> String {
    goal.targetDate?.description ?? "none"
  }

  /// The first advice for each of the goals that need it the most; ideas where there are none.
  private static func suggestions(
    _ active: [GoalMove], _ talk: InsightFacts.Talk, today: CalendarDate
  ) -> [String] {
    let quietest = active.enumerated()
      .sorted { ($0.element.days, $0.offset) < ($1.element.days, $1.offset) }
      .map(\.element)
    let advice = quietest.prefix(3).compactMap { move in
      GoalAdvice(move.record.facts, today: today).suggestions.first.map {
        "\(move.record.facts.title): \($0)"
      }
    }
    guard advice.isEmpty else { return advice }
    return IdeaChoice(count: 3, goals: [], said: talk.said).chosen.map {
      "A goal to begin with: \($0.idea.title). \($0.idea.reason)"
    }
  }

  static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
