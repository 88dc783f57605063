import Contract
import Time
import Wellness

/// What the service advises, as a value of the user's world.
package struct Advised<Value: AdviceValue>: Hashable, Sendable {
  /// As the service sent it; control characters included.
  package let value: Value
  /// What it is kept as.
  package let stored: String
  /// Why it is not from whom it was asked, where the service says so.
  package let notice: String?

  init(_ body: Value.Body) {
    value = Value(body)
    stored = body.text
    notice = body.notice
  }

  /// - Throws: `BackendError.unreadable` for what is no such advice.
  package init(stored text: String) throws {
    let body: Value.Body
    do { body = try Value.Body(stored: text) } catch { throw BackendError(error) }
    self.init(body)
  }
}

/// Advice that is made of a body of the contract.
package protocol AdviceValue: Hashable, Sendable {
  /// What the service sends.
  associatedtype Body: StoredAdvice

  init(_ body: Body)
}

/// Tips, the most important first.
extension [String]: AdviceValue {
  package init(_ body: TipsBody) { self = body.tips }
}

extension NextSteps: AdviceValue {
  package init(_ body: GoalAdviceBody) {
    self.init(
      suggestions: body.suggestions, steps: body.nextSteps, motivation: body.motivation)
  }
}

extension GoalOutlook: AdviceValue {
  /// A date is midnight UTC on the wire.
  package init(_ body: GoalAnalysisBody) {
    self.init(
      progress: body.progress,
      projectedDate: body.projectedCompletion.map { OffsetZone.utc.date(at: $0) },
      text: body.analysis, strengths: body.strengths, challenges: body.challenges,
      recommendations: body.recommendations)
  }
}
