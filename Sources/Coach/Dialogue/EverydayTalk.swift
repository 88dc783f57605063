/// What people tell that has nothing to do with a goal.
enum EverydayTalk {
  /// The general topics of it.
  static let topics: Set<String> = [
    "pets", "occasions of others", "films and series", "things bought", "eaten with others",
    "days out", "news of others", "no goal wanted",
  ]

  /// Words with which somebody speaks of the goal or of how they are themselves.
  static let own: Set<String> = [
    "goal", "goals", "target", "habit", "progress", "plan", "streak", "try", "tried", "leg", "legs",
    "feet", "foot", "knee", "knees", "back",
    "elbow", "elbows", "shoulder", "shoulders", "wrist", "wrists", "ankle", "ankles", "hip", "hips",
    "neck", "hands", "arm", "arms", "throat", "head", "body", "stomach", "belly", "chest", "weight",
    "scale", "sleep", "mood", "motivation", "energy", "brain", "mind", "skin", "eyes", "lungs",
    "budget", "savings", "account", "money", "steps", "pace", "app", "doctor", "therapist", "pain",
    "problem", "issue", "trouble", "life", "day", "days", "cant", "couldnt", "didnt", "because",
    "want", "wanna", "need", "trying",
  ]

  /// Whether a remark begins with somebody or something else: `my cousin …`, `the bus …`.
  static func begins(with word: String) -> Bool {
    ["my", "our", "the", "a", "an", "his", "her", "their", "theres", "some", "we"].contains(word)
  }
}

/// The topics about the program itself.
enum ProgramTalk {
  static let topics: Set<String> = [
    "other machines", "mistyped", "deleting things", "looking back", "noting numbers",
    "several goals", "your own name", "devices", "how it looks", "price", "offline", "privacy",
    "language question", "who are you", "several people",
  ]
}
