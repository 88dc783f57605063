import Edge

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
