import Edge
import ServiceClient
import Store
import Time
import Wellness

/// Advice for a goal, from the backend, or what is kept of it.
package final class AdviceUseCases {
  private let context: ClientContext
  private let sync: SyncEngine

  package init(_ context: ClientContext, _ sync: SyncEngine) {
    self.context = context
    self.sync = sync
  }

  /// Advice with where it comes from.
  package struct Given<Advice: Hashable & Sendable>: Hashable, Sendable {
    package let advice: Advice
    /// When the backend gave it.
    package let givenAt: Instant
    /// A line of the backend about who gave it, when it has one.
    package let notice: String?
    /// Why it is not a new one, where one was asked for.
    package let obstacle: Failure?
  }

  /// Tips for a goal, the most important first; those of the last seven days where there are some.
  ///
  /// - Parameter isFresh: whether the backend is asked whatever is kept.
  package func tips(for goal: Goal, isFresh: Bool = false) throws -> Given<[Tip]> {
    try given(.tips, for: goal, keeping: .seconds(7 * 86_400), isFresh: isFresh) {
      try $0.tips(for: $1)
    } read: { texts in
      texts.enumerated().map { Tip(text: $1.withoutControls, index: $0) }
    }
  }

  /// What would help with a goal and what to do next; that of the last 24 hours where there is some.
  ///
  /// - Parameter isFresh: whether the backend is asked whatever is kept.
  package func nextSteps(for goal: Goal, isFresh: Bool = false) throws -> Given<NextSteps> {
    try given(.suggestions, for: goal, keeping: .seconds(86_400), isFresh: isFresh) {
      try $0.nextSteps(for: $1)
    } read: { said in
      NextSteps(
        suggestions: said.suggestions.map(\.withoutControls),
        steps: said.steps.map(\.withoutControls), motivation: said.motivation?.withoutControls)
    }
  }

  /// Where a goal stands and leads to; what is kept of it only where the backend gives no answer.
  package func outlook(for goal: Goal) throws -> Given<GoalOutlook> {
    try given(.analysis, for: goal, keeping: .zero, isFresh: true) {
      try $0.outlook(for: $1)
    } read: { said in
      GoalOutlook(
        progress: said.progress, projectedDate: said.projectedDate, text: said.text.withoutControls,
        strengths: said.strengths.map(\.withoutControls),
        challenges: said.challenges.map(\.withoutControls),
        recommendations: said.recommendations.map(\.withoutControls))
    }
  }

  /// Takes what is kept where that is new enough and nothing was noted since, else asks, and keeps
  /// what is answered. A goal that the backend does not know yet is sent first.
  private func given<Value: AdviceValue, Advice>(
    _ kind: Store.AdviceKind, for goal: Goal, keeping age: Duration, isFresh: Bool,
    ask: (FitIQClient, Goal.BackendID) throws -> Advised<Value>, read: (Value) -> Advice
  ) throws -> Given<Advice> {
    let kept: (remote: Advised<Value>, at: Instant)? = try self.kept(kind, for: goal)
    func given(_ remote: Advised<Value>, _ at: Instant, _ obstacle: Failure?) -> Given<Advice> {
      Given(
        advice: read(remote.value), givenAt: at, notice: remote.notice?.withoutControls,
        obstacle: obstacle)
    }
    let noted = try context.store.progress(of: goal.id).last?.at
    let isOutdated = kept.flatMap { kept in noted.map { $0 > kept.at } } ?? false
    if !isFresh, !isOutdated, let kept, kept.at + age > context.edge.now {
      return given(kept.remote, kept.at, nil)
    }
    do {
      let id = try sync.backendID(of: goal)
      let remote = try sync.noticing(goal) { try context.withRetry { try ask($0, id) } }
      let now = context.edge.now
      // What somebody else stood in for is not what the next one is to get.
      if remote.notice == nil {
        try context.store.transaction {
          // Nor what was said of words that another shell has changed meanwhile.
          guard try context.store.goal(goal.id)?.isAdvised(like: goal) ?? false else { return }
          try context.store.keep(remote.stored, as: kind, for: goal.id, at: now)
        }
      }
      return given(remote, now, nil)
    } catch {
      guard let failure = Failure(error), failure.mayPass, let kept else { throw error }
      return given(kept.remote, kept.at, failure)
    }
  }

  private func kept<Value: AdviceValue>(
    _ kind: Store.AdviceKind, for goal: Goal
  ) throws -> (remote: Advised<Value>, at: Instant)? {
    guard let (body, at) = try context.store.advice(kind, for: goal.id) else { return nil }
    do {
      return (try Advised(stored: body), at)
    } catch is BackendError {
      // Another version has kept it; it is asked for again.
      return nil
    }
  }
}

extension Failure {
  /// Whether it is about the user's own files, so that nothing else can be done in its place.
  package var isOfStorage: Bool { if case .storage = self { true } else { false } }

  /// Whether the backend has no answer now but may have one later.
  package var mayPass: Bool {
    switch self {
    case .unreachable, .busy: true
    case .refused(let status, _): status >= 500
    default: false
    }
  }
}
