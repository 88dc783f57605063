import Time
import Wellness

/// Who answers the user, as a value of functions: from what may be known to what is said.
///
/// There are two makers. `rules` is built in and answers at once; a language model has to be asked
/// outside, so its maker stands where that can be done, and what it gives is pending until then.
package struct Coach: Sendable {
  /// What a consultation about no goal begins with.
  package var greeting: @Sendable (_ persona: Persona) -> String
  /// The answer to a message.
  package var reply: @Sendable (_ message: String, _ facts: CoachFacts) -> Answer<Reply>
  /// Five to seven pieces of advice for a goal, the most important first.
  package var tips:
    @Sendable (_ goal: CoachFacts.GoalFacts, _ today: CalendarDate) -> Answer<[String]>
  /// What would help with a goal, and what to do next.
  package var suggestions:
    @Sendable (_ goal: CoachFacts.GoalFacts, _ today: CalendarDate) -> Answer<NextSteps>
  /// Where a goal stands and where it leads to.
  package var analysis:
    @Sendable (_ goal: CoachFacts.GoalFacts, _ status: GoalStatus, _ today: CalendarDate) ->
      Answer<GoalOutlook>
  /// Goals for what the user does and says already.
  package var ideas: @Sendable (_ facts: IdeaFacts) -> Answer<GoalIdeas>
  /// What was done and said in a period, and what follows.
  package var insight: @Sendable (_ facts: InsightFacts) -> InsightText
}
