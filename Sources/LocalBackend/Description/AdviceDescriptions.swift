extension AdviceOperation {
  var description: OperationDescription {
    switch self {
    case .suggestSteps:
      OperationDescription("Suggests what would help with a goal, and what to do next.")
        .answering(
          200,
          .object(
            [
              ("goal_id", .id), ("suggestions", .list(.text)), ("next_steps", .list(.text)),
              ("motivational_message", Shape.text.orNull), ("generated_at", .moment),
            ], optional: AdviceOperation.notice)
        )
        .refusing(404, "GOAL_NOT_FOUND")
    case .giveTips:
      OperationDescription("Gives five to seven tips for a goal, the most important first.")
        .answering(
          200,
          .object(
            [("goal_id", .id), ("tips", .list(.text)), ("count", .whole(5...7))],
            optional: AdviceOperation.notice)
        )
        .refusing(404, "GOAL_NOT_FOUND")
    case .analyseGoal:
      OperationDescription("Tells where a goal stands and where its pace leads to.")
        .answering(
          200,
          .object(
            [
              ("goal_id", .id), ("current_progress", .share),
              ("projected_completion", Shape.moment.orNull), ("analysis", .text),
              ("recommendations", .list(.text)), ("strengths", .list(.text)),
              ("challenges", .list(.text)), ("generated_at", .moment),
            ], optional: AdviceOperation.notice)
        )
        .refusing(404, "GOAL_NOT_FOUND")
    case .suggestGoals:
      OperationDescription(
        "Suggests up to five goals that no active goal says already, from what was spoken of."
      )
      .answering(
        200,
        .object(
          [("suggestions", .list(.named("GoalSuggestion"))), ("count", .whole(0...5))],
          optional: AdviceOperation.notice))
    }
  }

  /// Why the built-in coach has answered where a language model was asked.
  static let notice: [(String, Shape)] = [("notice", .text)]
}
