import Coach
import Contract
import Time

/// What can be counted of a goal.
struct GoalStatistics {
  let body: GoalStatisticsBody

  init(_ goal: CoachFacts.GoalFacts, today: CalendarDate) {
    let numbers = GoalArithmetic(goal, today: today)
    body = GoalStatisticsBody(
      progressPercentage: numbers.percent, daysElapsed: max(0, goal.start.days(until: today)),
      daysRemaining: numbers.daysLeft, remaining: numbers.gap, entryCount: goal.entries.count,
      averagePerDay: numbers.actualPerDay, neededPerDay: numbers.neededPerDay,
      projectedCompletion: numbers.projectedDate,
      currentStreak: GoalArithmetic.streak(goal, today: today))
  }
}
