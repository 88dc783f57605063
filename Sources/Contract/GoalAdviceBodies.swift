import JSON
import Time
import Wellness

/// What `POST /goals/{id}/tips` answers: texts, the most important first.
package struct TipsBody: StoredAdvice, Hashable {
  /// The goal that they are for.
  package var goalID: Goal.BackendID
  /// One sentence each, the most important first.
  package var tips: [String]
  /// Why they are not from whom they were asked; only this project's server says so.
  package var notice: String?

  package init(goalID: Goal.BackendID, tips: [String]) {
    self.goalID = goalID
    self.tips = tips
  }

  package init(_ reader: BodyReader) throws(ContractError) {
    goalID = try reader.identifier("goal_id")
    tips = try reader.strings("tips", orIn: ["tip", "text", "description", "title"])
    notice = try reader.optionalString("notice")
  }

  /// The keys that have a value.
  package var json: JSON { TipsBody.table.object(self) }

  static let table: FieldTable<TipsBody> = [
    .init("goal_id") { $0.goalID }, .init("tips") { $0.tips },
    .init("count", .whole(5...7)) { $0.tips.count }, .init(read: "notice", .text),
  ]
}

/// What `POST /goals/{id}/suggestions` answers.
package struct GoalAdviceBody: StoredAdvice, Hashable {
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

  package init(_ reader: BodyReader) throws(ContractError) {
    goalID = try reader.identifier("goal_id")
    suggestions = try reader.strings("suggestions", orIn: GoalAdviceBody.keys)
    nextSteps =
      reader.has("next_steps") ? try reader.strings("next_steps", orIn: GoalAdviceBody.keys) : []
    motivation = try reader.optionalString("motivational_message")
    generatedAt = try reader.optionalInstant("generated_at")
    notice = try reader.optionalString("notice")
  }

  private static let keys = ["suggestion", "text", "description", "title"]

  /// All keys, `null` for what is not said.
  package var json: JSON { GoalAdviceBody.table.object(self) }

  static let table: FieldTable<GoalAdviceBody> = [
    .init("goal_id") { $0.goalID }, .init("suggestions") { $0.suggestions },
    .init("next_steps") { $0.nextSteps }, .init("motivational_message") { $0.motivation },
    .init("generated_at", .wholeSecond) { $0.generatedAt }, .init(read: "notice", .text),
  ]
}

/// What `POST /goals/{id}/analysis` answers.
package struct GoalAnalysisBody: StoredAdvice, Hashable {
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

  package init(_ reader: BodyReader) throws(ContractError) {
    goalID = try reader.identifier("goal_id")
    progress = GoalBody.share(try reader.double("current_progress"))
    projectedCompletion = try reader.optionalInstant("projected_completion")
    analysis = try reader.string("analysis")
    recommendations = try reader.has("recommendations") ? reader.strings("recommendations") : []
    strengths = try reader.has("strengths") ? reader.strings("strengths") : []
    challenges = try reader.has("challenges") ? reader.strings("challenges") : []
    generatedAt = try reader.optionalInstant("generated_at")
    notice = try reader.optionalString("notice")
  }

  /// All keys, `null` for what cannot be said.
  package var json: JSON { GoalAnalysisBody.table.object(self) }

  static let table: FieldTable<GoalAnalysisBody> = [
    .init("goal_id") { $0.goalID },
    .init("current_progress", .share) { GoalBody.rounded($0.progress) },
    .init("projected_completion") { $0.projectedCompletion }, .init("analysis") { $0.analysis },
    .init("recommendations") { $0.recommendations }, .init("strengths") { $0.strengths },
    .init("challenges") { $0.challenges }, .init("generated_at", .wholeSecond) { $0.generatedAt },
    .init(read: "notice", .text),
  ]
}

/// Advice that a client keeps for later: the body once more.
package protocol StoredAdvice: WireBody {
  /// Why it is not from whom it was asked; only this project's server says so.
  var notice: String? { get }

  init(_ reader: BodyReader) throws(ContractError)
}

extension StoredAdvice {
  /// Reads what `text` was.
  package init(stored text: String) throws(ContractError) {
    try self.init(BodyReader(body: text, source: "stored advice"))
  }
}

/// `GoalSuggestion` of the contract.
extension GoalProposal {
  /// Reads a suggestion; a difficulty outside of 1 to 5 is a middling one, and some servers name
  /// neither target nor days.
  init(_ reader: BodyReader) throws(ContractError) {
    let target = try reader.optionalDouble("target_value")
    let unit = try reader.optionalString("target_unit") ?? ""
    let difficulty = try reader.optionalInt("difficulty") ?? 3
    self.init(
      title: try reader.string("title"),
      description: try reader.optionalString("description") ?? "",
      type: GoalType(rawValue: try reader.string("goal_type")),
      target: target.map { Quantity($0, unit) },
      rationale: try reader.optionalString("rationale") ?? "",
      days: try reader.optionalInt("estimated_duration"),
      difficulty: (1...5).contains(difficulty) ? difficulty : 3)
  }

  /// All keys.
  package var json: JSON { GoalProposal.table.object(self) }

  static let table: FieldTable<GoalProposal> = [
    .init("title", .text(1...50)) { $0.title },
    .init("description", .text(100...500)) { $0.description }, .init("goal_type") { $0.type },
    .init("target_value", .number) { $0.target?.value },
    .init("target_unit", .text) { $0.target?.unit },
    .init("rationale", .text(1...300)) { $0.rationale },
    .init("estimated_duration", .whole(1...3650)) { $0.days },
    .init("difficulty", .whole(1...5)) { $0.difficulty },
  ]

  /// Reads the list of ideas that a service answers.
  package static func all(in reader: BodyReader) throws(ContractError) -> [GoalProposal] {
    var ideas: [GoalProposal] = []
    for reader in try reader.objects("suggestions") { ideas.append(try GoalProposal(reader)) }
    return ideas
  }
}
