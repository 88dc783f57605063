import Contract
import Time
import Wellness

/// Advice for one goal that can be kept as a text and read again.
package protocol RemoteAdvice: Hashable, Sendable {
  /// What it is kept as.
  var kept: String { get }
  /// Why it is not from whom it was asked, where the service says so.
  var notice: String? { get }

  /// - Throws: `BackendError.unreadable` for what is none.
  init(kept: String) throws
}

/// Tips, the most important first.
package struct RemoteTips: RemoteAdvice {
  private let body: TipsBody

  init(_ body: TipsBody) {
    self.body = body
  }

  package init(kept: String) throws {
    do { body = try TipsBody(stored: kept) } catch { throw BackendError(error) }
  }

  /// What it is kept as.
  package var kept: String { body.text }
  /// Why it is not from whom it was asked, where the service says so.
  package var notice: String? { body.notice }
  /// As the service sent them; control characters included.
  package var texts: [String] { body.tips }
}

/// What would help with a goal, and what to do next.
package struct RemoteSteps: RemoteAdvice {
  private let body: GoalAdviceBody

  init(_ body: GoalAdviceBody) {
    self.body = body
  }

  package init(kept: String) throws {
    do { body = try GoalAdviceBody(stored: kept) } catch { throw BackendError(error) }
  }

  /// What it is kept as.
  package var kept: String { body.text }
  /// Why it is not from whom it was asked, where the service says so.
  package var notice: String? { body.notice }
  /// As the service sent it; control characters included.
  package var nextSteps: NextSteps {
    NextSteps(suggestions: body.suggestions, steps: body.nextSteps, motivation: body.motivation)
  }
}

/// Where a goal stands and leads to.
package struct RemoteOutlook: RemoteAdvice {
  private let body: GoalAnalysisBody

  init(_ body: GoalAnalysisBody) {
    self.body = body
  }

  package init(kept: String) throws {
    do { body = try GoalAnalysisBody(stored: kept) } catch { throw BackendError(error) }
  }

  /// What it is kept as.
  package var kept: String { body.text }
  /// Why it is not from whom it was asked, where the service says so.
  package var notice: String? { body.notice }
  /// As the service sent it; control characters included. A date is midnight UTC on the wire.
  package var outlook: GoalOutlook {
    GoalOutlook(
      progress: body.progress,
      projectedDate: body.projectedCompletion.map { OffsetZone.utc.date(at: $0) },
      text: body.analysis, strengths: body.strengths, challenges: body.challenges,
      recommendations: body.recommendations)
  }
}
