import Edge
import Wellness

/// What is done with goals.
package enum GoalOperation: String, CaseIterable, Sendable {
  case listGoals, createGoal, readGoal, replaceGoal, changeGoal, deleteGoal
  case setGoalProgress, completeGoal, abandonGoal
  case readToday, listInstances, setInstanceProgress
  case listActivities, addActivity

  var definition: Definition {
    switch self {
    case .listGoals:
      Definition(.goals(.get)) {
        Details("Lists goals in the order of their creation.")
          .with(
            query: .init("type", GoalType.schema, "Only goals of this type."),
            .init("goal_type", GoalType.schema, "The same; `type` wins."),
            .init("status", GoalStatus.schema, "Only goals of this status."),
            .init(
              "category", .words(GoalType.categories), "Only goals of the types of this category."),
            GoalOperation.statistics
          )
          .paged(20).answering(200, Page<GoalBody>.schema("goals", .named("Goal")))
          .answeringNothing(304)
      }
    case .createGoal:
      Definition(.goals(.post)) {
        Details("Creates a goal, which ends no earlier than it starts.").taking(NewGoalBody.schema)
          .answering(201, .named("Goal"))
          .refusing(403, "LIMIT_REACHED").refusing(400, "INVALID_TARGET_VALUE")
      }
    case .readGoal:
      Definition(.goals(.get, "/{id}")) {
        Details("Reads a goal, in both dialects.").with(query: GoalOperation.statistics)
          .answering(200, .named("Goal"), bare: GoalBody.bareTable.schemas)
      }
    case .replaceGoal:
      Definition(.goals(.put, "/{id}")) {
        Details("Replaces what can change of a goal.").taking(GoalUpdate.wholeSchema)
          .answering(200, .named("Goal"))
          .refusing(400, "INVALID_TARGET_VALUE").refusing(404, "NOT_FOUND")
      }
    case .changeGoal:
      Definition(.goals(.patch, "/{id}")) {
        Details("Changes what is named of a goal; answers in both dialects.")
          .taking(GoalUpdate.table.body).answering(
            200, .named("Goal"), bare: GoalBody.bareTable.schemas
          )
          .refusing(400, "INVALID_TARGET_VALUE").refusing(404, "NOT_FOUND")
      }
    case .deleteGoal:
      Definition(.goals(.delete, "/{id}")) {
        Details("Deletes a goal; its consultations stay.").answeringNothing()
      }
    case .setGoalProgress:
      Definition(.goals(.patch, "/{id}/progress") + .goals(.put, "/{id}/progress")) {
        Details("Sets the value of a goal, which completes it at its target unless it recurs.")
          .taking(ProgressBody.schema).answering(200, .named("Goal"))
      }
    case .completeGoal:
      Definition(.goals(.post, "/{id}/complete")) {
        Details("Completes a goal and keeps its value.").answering(200, .named("Goal"))
      }
    case .abandonGoal:
      Definition(.goals(.post, "/{id}/abandon")) {
        Details("Abandons a goal and keeps its value.").answering(200, .named("Goal"))
      }
    case .readToday:
      Definition(.goals(.get, "/{id}/today")) {
        Details("Reads the current period of a recurring goal, by the server's time zone.")
          .answering(200, .named("GoalInstance")).refusing(400, "INVALID_REQUEST")
      }
    case .listInstances:
      Definition(.goals(.get, "/{id}/history")) {
        Details(
          "Lists the periods of a recurring goal, the youngest first, and sums up all of them."
        )
        .with(
          query: .init("from", .date, "Only periods that are not over by then."),
          .init("to", .date, "Only periods that have begun by then.")
        )
        .paged(30).answering(
          200,
          Page<GoalInstanceBody>.schema(
            "instances", .named("GoalInstance"),
            and: [("goal_id", .id), ("summary", GoalHistorySummary.table.schema)]))
      }
    case .setInstanceProgress:
      Definition(.goals(.put, "/instances/{id}/progress")) {
        Details("Sets the value of one period of a recurring goal.")
          .taking(
            .body([("current_value", .amount)], optional: [("current_unit", ProgressBody.unit)])
          )
          .answering(200, .named("GoalInstance"))
      }
    case .listActivities:
      Definition(.goals(.get, "/{id}/activities")) {
        Details("Lists what was noted about a goal, the youngest first.")
          .paged(20).answering(
            200, Page<GoalActivityBody>.schema("activities", .named("GoalActivity")))
      }
    case .addActivity:
      Definition(.goals(.post, "/{id}/activities")) {
        Details(
          "Notes something about a goal; a `progress_delta` moves its value, to 0 at the least and "
            + "1e12 at the most."
        )
        .taking(NewActivityBody.schema).answering(201, .named("GoalActivity"))
        .refusing(403, "LIMIT_REACHED")
      }
    }
  }

  private static let statistics = Details.Parameter(
    "include_statistics", .flag, "Whether each goal comes with its statistics.")
}

/// What the coach says about goals.
package enum AdviceOperation: String, CaseIterable, Sendable {
  case suggestSteps, giveTips, analyseGoal, suggestGoals

  var definition: Definition {
    switch self {
    case .suggestSteps:
      Definition(.advice("suggestions")) {
        Details("Suggests what would help with a goal, and what to do next.")
          .answering(200, GoalAdviceBody.table.schema)
      }
    case .giveTips:
      Definition(.advice("tips")) {
        Details("Gives five to seven tips for a goal, the most important first.")
          .answering(200, TipsBody.table.schema)
      }
    case .analyseGoal:
      Definition(.advice("analysis")) {
        Details("Tells where a goal stands and where its pace leads to.")
          .answering(200, GoalAnalysisBody.table.schema)
      }
    case .suggestGoals:
      Definition(.goals(.post, "/suggestions")) {
        Details(
          "Suggests up to five goals that no active goal says already, from what was spoken of."
        )
        .answering(
          200,
          .object(
            [("suggestions", .list(.named("GoalSuggestion"))), ("count", .whole(0...5))],
            optional: AdviceOperation.notice))
      }
    }
  }

  /// Why the built-in coach has answered where a language model was asked.
  static let notice: [(String, JSONSchema)] = [("notice", .text)]
}
