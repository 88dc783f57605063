import Wellness

/// What a consultation about no goal begins with.
struct Greeting {
  let text: String

  init(_ persona: Persona) {
    text =
      switch persona {
      case .nutritionist:
        "Hello, I'm your nutritionist. What did you eat yesterday, and what would you change about it?"
      case .fitnessCoach:
        "Hello, I'm your fitness coach. How do you move on an ordinary day?"
      case .triage:
        "Hello. Tell me what troubles you the most, and since when; then we see what comes first."
      default:
        "Hello, I'm your \(persona.displayName.lowercased()). What is on your mind today?"
      }
  }
}
