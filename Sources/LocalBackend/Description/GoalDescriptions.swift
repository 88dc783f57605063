import Contract
import Wellness

extension GoalOperation {
  var description: OperationDescription {
    switch self {
    case .listGoals: .listGoals
    case .createGoal: .createGoal
    case .readGoal: .readGoal
    case .replaceGoal: .replaceGoal
    case .changeGoal: .changeGoal
    case .deleteGoal:
      OperationDescription("Deletes a goal; its consultations stay.").answeringNothing()
        .refusing(404, "GOAL_NOT_FOUND")
    case .setGoalProgress: .setGoalProgress
    case .completeGoal:
      OperationDescription("Completes a goal and keeps its value.")
        .answering(200, .named("Goal")).refusing(404, "GOAL_NOT_FOUND")
    case .abandonGoal:
      OperationDescription("Abandons a goal and keeps its value.")
        .answering(200, .named("Goal")).refusing(404, "GOAL_NOT_FOUND")
    case .readToday: .readToday
    case .listInstances: .listInstances
    case .setInstanceProgress: .setInstanceProgress
    case .listActivities: .listActivities
    case .addActivity: .addActivity
    }
  }
}

extension OperationDescription {
  private static let statistics = Parameter(
    "include_statistics", .flag, "Whether each goal comes with its statistics.")

  fileprivate static let listGoals = OperationDescription(
    "Lists goals in the order of their creation."
  )
  .with(
    query: .init("type", Shapes.goalType, "Only goals of this type."),
    .init("goal_type", Shapes.goalType, "The same; `type` wins."),
    .init("status", Shapes.goalStatus, "Only goals of this status."),
    .init("category", .words(GoalType.categories), "Only goals of the types of this category."),
    statistics
  )
  .with(query: Parameter.page(limit: 20))
  .answering(200, Shapes.page(of: "goals", .named("Goal")))
  .refusing(400, "INVALID_REQUEST")

  fileprivate static let createGoal = OperationDescription("Creates a goal.")
    .taking(.any([once, recurring, bare]))
    .answering(201, .named("Goal"))
    .refusing(400, "INVALID_REQUEST", "INVALID_TARGET_VALUE")

  /// A goal that is reached once.
  private static let once = Shape.body(
    values + [("start_date", .date), ("target_date", .date)],
    optional: [
      ("description", .text(upTo: 1000)), ("current_value", .amount),
      ("is_recurring", .exactly(false)),
    ])

  /// A goal that begins anew with every period.
  private static let recurring = Shape.body(
    values + [("is_recurring", .exactly(true)), ("recurrence_pattern", Shapes.recurrence)],
    optional: [
      ("description", .text(upTo: 1000)), ("start_date", .date), ("target_date", .date),
      ("current_value", .amount),
    ])

  /// A goal as the bare dialect has it, which measures nothing.
  private static let bare = Shape.body(
    [("title", .text(1...200)), ("targetDate", .any([.moment, .date]))],
    optional: [
      ("description", .text(upTo: 1000)), ("category", .text), ("goal_type", Shapes.goalType),
      ("target_value", Shape.amount.aboveMinimum), ("target_unit", .text(1...50)),
      ("current_value", .amount), ("start_date", .date), ("is_recurring", .exactly(false)),
    ])

  private static let values: [(String, Shape)] = [
    ("title", .text(1...200)), ("goal_type", Shapes.goalType),
    ("target_value", Shape.amount.aboveMinimum), ("target_unit", .text(1...50)),
  ]

  private static let bareGoal: [(String, Shape)] = [
    ("id", .id), ("userId", .id), ("title", .text), ("description", .text),
    ("status", .words(["not_started", "in_progress", "completed", "archived"])),
    ("progress", .share), ("category", .words(GoalType.categories)),
    ("targetDate", Shape.moment.orNull), ("conversationId", Shape.id.orNull),
    ("createdAt", .moment), ("updatedAt", .moment),
  ]

  fileprivate static let readGoal = OperationDescription("Reads a goal, in both dialects.")
    .with(query: statistics)
    .answering(200, .named("Goal"), bare: bareGoal)
    .refusing(400, "INVALID_REQUEST").refusing(404, "GOAL_NOT_FOUND")

  private static let statuses = Shape.words(
    GoalStatus.known.map(\.rawValue) + ["not_started", "in_progress"])
  private static let progress = Shape.number(0...100).described(
    "A share; above 1 it is read as percent. The current value wins over it.")

  fileprivate static let replaceGoal = OperationDescription("Replaces what can change of a goal.")
    .taking(
      .body(
        values + [
          ("description", .text(upTo: 1000)), ("progress", progress), ("status", statuses),
          ("current_value", .amount),
        ], optional: [("target_date", .date), ("conversation_id", .text)])
    )
    .answering(200, .named("Goal"))
    .refusing(400, "INVALID_REQUEST", "INVALID_TARGET_VALUE")
    .refusing(404, "GOAL_NOT_FOUND", "NOT_FOUND")

  fileprivate static let changeGoal = OperationDescription(
    "Changes what is named of a goal; answers in both dialects."
  )
  .taking(
    .body(
      [],
      optional: [
        ("title", .text(1...200)), ("description", .text(upTo: 1000)), ("target_date", .date),
        ("targetDate", .any([.moment, .date])), ("progress", progress), ("status", statuses),
        ("goal_type", Shapes.goalType), ("category", .text),
        ("target_value", Shape.amount.aboveMinimum), ("target_unit", .text(1...50)),
        ("current_value", .amount), ("conversation_id", .text), ("conversationId", .text),
      ])
  )
  .answering(200, .named("Goal"), bare: bareGoal)
  .refusing(400, "INVALID_REQUEST", "INVALID_TARGET_VALUE")
  .refusing(404, "GOAL_NOT_FOUND", "NOT_FOUND")

  fileprivate static let setGoalProgress = OperationDescription(
    "Sets the value of a goal, which completes it at its target."
  )
  .taking(.body([("current_value", .amount)]))
  .answering(200, .named("Goal"))
  .refusing(400, "INVALID_REQUEST").refusing(404, "GOAL_NOT_FOUND")

  fileprivate static let readToday = OperationDescription(
    "Reads the current period of a recurring goal."
  )
  .answering(200, .named("GoalInstance"))
  .refusing(400, "INVALID_REQUEST").refusing(404, "GOAL_NOT_FOUND")

  fileprivate static let listInstances = OperationDescription(
    "Lists the periods of a recurring goal, the youngest first."
  )
  .with(
    query: .init("from", .date, "Only periods that are not over by then."),
    .init("to", .date, "Only periods that have begun by then.")
  )
  .with(query: Parameter.page(limit: 30))
  .answering(200, Shapes.page(of: "instances", .named("GoalInstance")))
  .refusing(400, "INVALID_REQUEST").refusing(404, "GOAL_NOT_FOUND")

  fileprivate static let setInstanceProgress = OperationDescription(
    "Sets the value of one period of a recurring goal."
  )
  .taking(.body([("current_value", .amount)]))
  .answering(200, .named("GoalInstance"))
  .refusing(400, "INVALID_REQUEST").refusing(404, "NOT_FOUND")

  fileprivate static let listActivities = OperationDescription(
    "Lists what was noted about a goal, the youngest first."
  )
  .with(query: Parameter.page(limit: 20))
  .answering(200, Shapes.page(of: "activities", .named("GoalActivity")))
  .refusing(400, "INVALID_REQUEST").refusing(404, "GOAL_NOT_FOUND")

  fileprivate static let addActivity = OperationDescription(
    "Notes something about a goal; a `progress_delta` moves its value, to 0 at the least and 1e12 at the most."
  )
  .taking(
    .any([
      .body(
        [("activity_type", .words(NewActivityBody.types))],
        optional: [
          ("note", .text(upTo: 1000)), ("progress_delta", .amount), ("value", measured),
          ("notes", .text(upTo: 500)),
        ]),
      .body(
        [("activity_type", .text(1...50))],
        optional: [("value", measured), ("notes", .text(upTo: 500))]),
    ])
  )
  .answering(201, .named("GoalActivity"))
  .refusing(400, "INVALID_REQUEST").refusing(404, "GOAL_NOT_FOUND")

  private static let measured = Shape.number(-1_000_000_000_000...1_000_000_000_000)
}
