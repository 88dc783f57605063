import Contract
import Edge
import JSON
import Wellness

/// `/consultations/quick-actions`: what a client can offer to begin with.
enum QuickActions {
  /// Those for a context and a persona, where the query names them.
  static func answer(_ call: RequestContext) throws -> Response {
    let context = try call.choice("context_type", of: QuickActionBody.contextTypes)
    let persona = try call.choice("persona", of: Persona.known.map(\.rawValue))
    let actions = all.filter { action in
      (context ?? action.contextType) == action.contextType
        && (persona ?? action.persona.rawValue) == action.persona.rawValue
    }
    let list = JSON.array(actions.map(\.json))
    return Envelope.success(
      200,
      ["actions": list, "quick_actions": list, "count": .number(JSON.Number(actions.count))])
  }

  private static let all = [
    QuickActionBody(
      id: "suggest-goal", title: "Find a goal", prompt: "What would be a good goal for me now?",
      icon: "target", contextType: "general", persona: .generalWellness),
    QuickActionBody(
      id: "check-progress", title: "Check my progress",
      prompt: "How am I doing, and what does the pace so far lead to?", icon: "chart",
      contextType: "goal", persona: .wellnessSpecialist),
    QuickActionBody(
      id: "boost-motivation", title: "Get going again",
      prompt: "I've lost my drive. What is the smallest step I can take today?", icon: "spark",
      contextType: "goal", persona: .wellnessSpecialist),
    QuickActionBody(
      id: "troubleshoot-goal", title: "Work on an obstacle",
      prompt: "Something keeps getting in the way. Can we look at it together?", icon: "wrench",
      contextType: "goal", persona: .wellnessSpecialist),
    QuickActionBody(
      id: "plan-training", title: "Plan a week of training",
      prompt: "Help me plan my training for the next seven days.", icon: "figure",
      contextType: "general", persona: .fitnessCoach),
    QuickActionBody(
      id: "plan-meals", title: "Plan better meals",
      prompt: "Which one change to my meals would help the most?", icon: "plate",
      contextType: "general", persona: .nutritionist),
    QuickActionBody(
      id: "review-insight", title: "Talk about an insight",
      prompt: "What can I do with what this insight says?", icon: "lens", contextType: "insight",
      persona: .generalWellness),
    QuickActionBody(
      id: "sort-symptoms", title: "Sort out how I feel",
      prompt: "I don't feel well. What should I look at first?", icon: "heart",
      contextType: "mood", persona: .triage),
  ]
}
