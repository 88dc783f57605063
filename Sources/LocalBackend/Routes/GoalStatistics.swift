import Coach
import Contract
import Time
import Wellness

/// What can be counted of a goal.
struct GoalStatistics {
  let body: GoalStatisticsBody

  /// - Parameter kept: how the periods went of a goal that is kept by them, which has no way to go.
  init(_ goal: CoachFacts.GoalFacts, kept: PeriodProgress?, today: CalendarDate) {
    let numbers = GoalArithmetic(goal, today: today)
    if let kept {
      body = GoalStatisticsBody(
        progressPercentage: Percent.of(kept.shareKept ?? 0),
        daysElapsed: max(0, goal.start.days(until: today)), daysRemaining: numbers.daysLeft,
        remaining: 0, entryCount: goal.entries.count, averagePerDay: nil, neededPerDay: nil,
        projectedCompletion: nil, currentStreak: kept.streak)
      return
    }
    body = GoalStatisticsBody(
      progressPercentage: numbers.percent, daysElapsed: max(0, goal.start.days(until: today)),
      daysRemaining: numbers.daysLeft, remaining: numbers.gap, entryCount: goal.entries.count,
      averagePerDay: numbers.actualPerDay, neededPerDay: numbers.neededPerDay,
      projectedCompletion: numbers.projectedDate,
      currentStreak: GoalArithmetic.streak(goal, today: today))
  }
}
