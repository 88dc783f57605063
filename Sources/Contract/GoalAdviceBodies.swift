import JSON
import Time
import Wellness

/// What `POST /goals/{id}/suggestions` answers.
package struct GoalAdviceBody: Hashable, Sendable {
  /// The goal that it is for.
  package var goalID: Goal.BackendID
  /// What would help, the most important first.
  package var suggestions: [String]
  /// What to do next, in order.
  package var nextSteps: [String]
  /// One sentence of encouragement.
  package var motivation: String?
  /// Some servers do not say.
  package var generatedAt: Instant?
  /// Why it is not from whom it was asked; only this project's server says so.
  package var notice: String?

  package init(
    goalID: Goal.BackendID, suggestions: [String], nextSteps: [String], motivation: String?,
    generatedAt: Instant?
  ) {
    self.goalID = goalID
    self.suggestions = suggestions
    self.nextSteps = nextSteps
    self.motivation = motivation
    self.generatedAt = generatedAt
  }

  package init(_ fields: Fields) throws(ContractError) {
    goalID = try fields.identifier("goal_id")
    suggestions = try fields.strings("suggestions", orIn: GoalAdviceBody.keys)
    nextSteps =
      fields.has("next_steps") ? try fields.strings("next_steps", orIn: GoalAdviceBody.keys) : []
    motivation = try fields.optionalString("motivational_message")
    generatedAt = try fields.optionalInstant("generated_at")
    notice = try fields.optionalString("notice")
  }

  private static let keys = ["suggestion", "text", "description", "title"]

  /// All keys, `null` for what is not said.
  package var json: JSON {
    [
      "goal_id": .string(goalID.text), "suggestions": .array(suggestions.map(JSON.string)),
      "next_steps": .array(nextSteps.map(JSON.string)), "motivational_message": JSON(motivation),
      "generated_at": JSON(generatedAt?.rfc3339()),
    ]
  }
}

/// What `POST /goals/{id}/analysis` answers.
package struct GoalAnalysisBody: Hashable, Sendable {
  /// The goal that it is about.
  package var goalID: Goal.BackendID
  /// 0 to 1.
  package var progress: Double
  /// When the target is reached at the pace so far; `nil` when that cannot be told.
  package var projectedCompletion: Instant?
  /// A few sentences.
  package var analysis: String
  /// What to change, the most important first.
  package var recommendations: [String]
  /// What goes well.
  package var strengths: [String]
  /// What stands in the way.
  package var challenges: [String]
  /// Some servers do not say.
  package var generatedAt: Instant?
  /// Why it is not from whom it was asked; only this project's server says so.
  package var notice: String?

  package init(
    goalID: Goal.BackendID, progress: Double, projectedCompletion: Instant?, analysis: String,
    recommendations: [String], strengths: [String], challenges: [String], generatedAt: Instant?
  ) {
    self.goalID = goalID
    self.progress = progress
    self.projectedCompletion = projectedCompletion
    self.analysis = analysis
    self.recommendations = recommendations
    self.strengths = strengths
    self.challenges = challenges
    self.generatedAt = generatedAt
  }

  package init(_ fields: Fields) throws(ContractError) {
    goalID = try fields.identifier("goal_id")
    progress = GoalBody.share(try fields.double("current_progress"))
    projectedCompletion = try fields.optionalInstant("projected_completion")
    analysis = try fields.string("analysis")
    recommendations = try fields.has("recommendations") ? fields.strings("recommendations") : []
    strengths = try fields.has("strengths") ? fields.strings("strengths") : []
    challenges = try fields.has("challenges") ? fields.strings("challenges") : []
    generatedAt = try fields.optionalInstant("generated_at")
    notice = try fields.optionalString("notice")
  }

  /// All keys, `null` for what cannot be said.
  package var json: JSON {
    [
      "goal_id": .string(goalID.text), "current_progress": .number(GoalBody.rounded(progress)),
      "projected_completion": JSON(projectedCompletion?.rfc3339()),
      "analysis": .string(analysis), "recommendations": .array(recommendations.map(JSON.string)),
      "strengths": .array(strengths.map(JSON.string)),
      "challenges": .array(challenges.map(JSON.string)),
      "generated_at": JSON(generatedAt?.rfc3339()),
    ]
  }
}
