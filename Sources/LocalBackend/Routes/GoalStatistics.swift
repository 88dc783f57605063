import Coach
import Contract
import Time
import Wellness

/// What can be counted of a goal.
struct GoalStatistics {
  let body: GoalStatisticsBody

  /// - Parameter kept: how the periods went of a goal that is kept by them, which has no way to go.
  init(_ goal: CoachFacts.GoalFacts, kept: PeriodProgress?, today: CalendarDate) {
    let standing = Standing(goal, today: today)
    if let kept {
      body = GoalStatisticsBody(
        progressPercentage: Percent.of(kept.shareKept ?? 0),
        daysElapsed: max(0, goal.start.days(until: today)), daysRemaining: standing.daysLeft,
        remaining: 0, entryCount: goal.entries.count, averagePerDay: nil, neededPerDay: nil,
        projectedCompletion: nil, currentStreak: kept.streak)
      return
    }
    body = GoalStatisticsBody(
      progressPercentage: standing.percent ?? 0, daysElapsed: max(0, goal.start.days(until: today)),
      daysRemaining: standing.daysLeft, remaining: standing.gap ?? 0,
      entryCount: goal.entries.count, averagePerDay: standing.pace,
      neededPerDay: standing.needed, projectedCompletion: standing.forecast,
      currentStreak: standing.streak)
  }
}
