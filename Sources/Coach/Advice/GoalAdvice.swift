import Time
import Wellness

/// Advice for one goal: its numbers first, then what the library has for its domain.
struct GoalAdvice {
  let standing: Standing
  private let library = Library.shared
  private let domain: DomainID
  private let fit: AdviceFit

  init(_ goal: CoachFacts.GoalFacts, today: CalendarDate) {
    standing = Standing(goal, today: today)
    domain = DomainID(goal)
    fit = AdviceFit(standing, domain)
  }

  // MARK: - Lists

  /// Six tips: one on the numbers, then one on what the description tells. Those that were given
  /// before come again only when there are no others left.
  var tips: [String] {
    let count = standing.goal.given.tips
    let described = GoalAdvice.window(described, of: 1, number: count)
    let others = libraryTips.filter { !described.contains($0) }
    return [standing.numberTip(again: count)] + described
      + GoalAdvice.window(others, of: GoalAdvice.tipCount - described.count, number: count)
  }

  /// What to do next, and what helps beyond that.
  var nextSteps: NextSteps {
    NextSteps(suggestions: helps(3), steps: steps, motivation: encouragement)
  }

  /// Where the goal stands and where it leads to.
  func outlook(_ status: GoalStatus) -> GoalOutlook {
    let writer = GoalOutlookWriter(standing: standing)
    return GoalOutlook(
      progress: standing.share ?? 0, projectedDate: standing.forecast, text: writer.text(status),
      strengths: writer.strengths, challenges: writer.challenges,
      recommendations: [standing.numberTip(again: 0)] + helps(2))
  }

  /// One tip of the library's, another one with each number.
  func libraryTip(_ number: Int) -> String? {
    let tips = libraryTips
    return tips.isEmpty ? nil : tips[number % tips.count]
  }

  private static let tipCount = 5

  /// How often something was advised or noted: what is not counted by itself moves on with it.
  private var counter: Int { standing.goal.given.steps + standing.goal.entries.count }

  private var steps: [String] {
    let first = fitting("first step")
    let step = first.isEmpty ? [] : [first[counter % first.count]]
    return step + [standing.numberTip(again: counter + 1)]
      + GoalAdvice.window(libraryTips, of: 1, number: counter)
  }

  private var encouragement: String? {
    guard let place = library.topic("encouragement", in: .guide) else { return nil }
    let isNew = standing.series.days.isEmpty && standing.measure != .none
    let (special, plain) = holding(library[place].answers)
    let lines = special.isEmpty ? plain.filter { $0.hasPrefix("It's set up") == isNew } : special
    return lines.isEmpty ? nil : lines[counter % lines.count]
  }

  // MARK: - What the library has

  /// Tips of the domain that fit the goal, then those for any goal.
  private var libraryTips: [String] {
    let more = fit.topics.isEmpty ? [] : GoalAdvice.special.flatMap { special($0) }
    let own = fitting("tips") + fit.topics.flatMap { fitting($0) } + more
    guard domain != .general, let place = library.topic("tips", in: .general) else { return own }
    let general = library[place].answers.map { String($0.text) }.filter(fit.allows)
    return own + general.filter { !own.contains($0) }
  }

  /// Advice on the topic that the goal's description speaks of: `I fall asleep after two pages`.
  private var described: [String] {
    let text = library.read(standing.goal.description, for: [domain])
    var weights: [Int: Double] = [:]
    for hit in domain.content.said.hits(in: text) where !hit.isNegated {
      weights[hit.key, default: 0] += hit.weight
    }
    // A single word may mean anything.
    let told = weights.filter { $0.value >= 2 }
      .max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return told.map { fitting(domain.content.topics[$0.key].name) } ?? []
  }

  /// Topics whose answers are advice by themselves, the most useful first.
  private var helpful: [String] {
    var names = fit.topics
    if standing.verdict == .notStarted { names.append("starting") }
    if standing.isPlateau { names.append("plateau") }
    return names + GoalAdvice.always
  }

  private static let always: [String] = .listed("GoalAdvice.always")

  /// Where a domain speaks of what the measure is, and of whatever subject.
  private static let special = ["best time", "tracking", "starting", "evenings"]

  /// One answer of each of some topics of the domain, others with every number.
  private func helps(_ count: Int) -> [String] {
    let subject = helpful.compactMap { name -> String? in
      guard domain.content.names[name] != nil else { return nil }
      let lines = fitting(name)
      return lines.isEmpty ? nil : lines[counter % lines.count]
    }
    // What is about nothing else comes first, whatever the number.
    let fixed = fit.topics.isEmpty ? [] : Array(subject.prefix(1))
    let rest = Array(subject.dropFirst(fixed.count))
    let start = standing.goal.given.steps
    return fixed + GoalAdvice.window(rest, of: count - fixed.count, number: start)
  }

  /// The answers to a topic that hold for the goal and ask nothing; those with conditions first.
  private func fitting(_ name: String) -> [String] {
    guard let place = library.topic(name, in: domain) else { return [] }
    let (special, plain) = holding(library[place].answers)
    let isOwn = place.domain == domain && domain != .general
    return special + plain.filter { !isOwn || fit.isAbout($0) }
  }

  /// Those that are for goals like this one alone.
  private func special(_ name: String) -> [String] {
    library.topic(name, in: domain).map { holding(library[$0].answers).special } ?? []
  }

  /// Whole answers that need no question before them, with conditions that hold and without.
  private func holding(_ answers: [LibraryAnswer]) -> (special: [String], plain: [String]) {
    let conditions = Standing.named(standing.conditions).union(["goal"])
    let fitting = answers.filter { answer in
      answer.next == nil && answer.conditions.allSatisfy(conditions.contains)
    }
    func lines(_ answers: [LibraryAnswer]) -> [String] {
      answers.compactMap { $0.filled(standing.slots) }
        .filter { !$0.contains("?") && !AdviceFit.isReply($0) && fit.allows($0) }
    }
    return (lines(fitting.filter(\.hasConditions)), lines(fitting.filter { !$0.hasConditions }))
  }

  /// A window of a list that moves on by its own width, around the end.
  private static func window(_ lines: [String], of width: Int, number: Int) -> [String] {
    guard !lines.isEmpty else { return [] }
    let start = number * width
    return (0..<min(width, lines.count)).map { lines[(start + $0) % lines.count] }
  }
}
