import Wellness

extension Persona {
  /// What each persona looks at first; one line now and then.
  var lens: [String] {
    switch self {
    case .nutritionist:
      [
        "Seen from the kitchen: a glass of water and something with protein make the rest easier.",
        "Look at the last meal before it; there the cause often hides.",
        "Regular meals, three or four a day, steady more than appetite.",
      ]
    case .fitnessCoach:
      [
        "Seen as training: effort you could talk through is the right one to begin with.",
        "Warm up for 2 minutes, and the rest feels lighter.",
        "Form first, then number, then speed.",
      ]
    case .wellnessSpecialist:
      [
        "Seen as a whole: sleep, food, movement and calm pull on each other.",
        "Ask which of sleep, food, movement and calm has been short this week.",
        "Whatever eases the evening eases the next morning too.",
      ]
    case .triage:
      [
        "Anything sudden, severe or new belongs with a doctor first.",
        "If it has lasted for more than two weeks, let a doctor hear about it.",
      ]
    default: []
    }
  }
}
