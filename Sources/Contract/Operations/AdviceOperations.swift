import Edge

/// What the coach says about goals.
package enum AdviceOperation: String, CaseIterable, Sendable {
  case suggestSteps, giveTips, analyseGoal, suggestGoals

  var definition: Definition {
    switch self {
    case .suggestSteps:
      Definition(.advice("suggestions")) {
        Details("Suggests what would help with a goal, and what to do next.")
          .answering(
            200,
            .object(
              [
                ("goal_id", .id), ("suggestions", .list(.text)), ("next_steps", .list(.text)),
                ("motivational_message", JSONSchema.text.orNull), ("generated_at", .moment),
              ], optional: AdviceOperation.notice))
      }
    case .giveTips:
      Definition(.advice("tips")) {
        Details("Gives five to seven tips for a goal, the most important first.")
          .answering(
            200,
            .object(
              [("goal_id", .id), ("tips", .list(.text)), ("count", .whole(5...7))],
              optional: AdviceOperation.notice))
      }
    case .analyseGoal:
      Definition(.advice("analysis")) {
        Details("Tells where a goal stands and where its pace leads to.")
          .answering(
            200,
            .object(
              [
                ("goal_id", .id), ("current_progress", .share),
                ("projected_completion", JSONSchema.moment.orNull), ("analysis", .text),
                ("recommendations", .list(.text)), ("strengths", .list(.text)),
                ("challenges", .list(.text)), ("generated_at", .moment),
              ], optional: AdviceOperation.notice))
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
