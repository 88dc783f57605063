import Coach

/// What a language model is told of a danger that a chat has told of and that is over, so that it
/// goes on in the state of safety that the rules are in.
enum ModelCare {
  /// The rules for the next answer; none where nothing came up.
  static func rules(_ safety: Safety) -> [String] {
    [past(safety.current), limits(safety.allowance)].compactMap(\.self)
  }

  /// What an active goal tells of danger, where the talk is about none of them.
  static func rules(of facts: CoachFacts) -> [String] {
    let flagged = facts.others.filter { $0.raisesRedFlag(on: facts.today) }
    guard !flagged.isEmpty else { return [] }
    let titles = flagged.map { ModelFacts.quoted($0.title, upTo: 200) }.joined(separator: ", ")
    return [
      "What these goals say tells of danger, or they ask for more than is safe: \(titles). Where the "
        + "talk comes to one of them, say plainly whom to turn to, and give no plan for it."
    ]
  }

  /// What the user has told of their own past; while a danger stands, no model is asked.
  private static func past(_ flag: DangerFlag?) -> String? {
    guard let flag, flag.isHistory else { return nil }
    return
      "The user has told of \(name(of: flag.danger)) in their past. It's over; read the message "
      + "in that light, and don't bring it up."
  }

  /// What is left to talk about.
  private static func limits(_ allowance: Allowance) -> String? {
    switch allowance {
    case .everything: nil
    case .nothing, .talk:
      "Stay careful: talk, but give no plan, no numbers to chase and nothing to note until it's "
        + "clear that all is well."
    case .everythingBut(let subjects):
      "For safety, give no advice, plan or target in this chat about "
        + subjects.map(name(of:)).sorted().joined(separator: ", or about ")
        + ", unless a doctor has said that it's fine."
    }
  }

  private static func name(of subject: Allowance.Subject) -> String {
    switch subject {
    case .exercise: "exercise"
    case .upperBody: "exercise for arms and shoulders"
    case .restriction: "losing weight or eating less"
    case .medicine: "medicines and their doses"
    }
  }

  /// Of those that stay with somebody.
  private static func name(of danger: Danger) -> String {
    switch danger {
    case .selfHarm: "self-harm"
    case .chestPain: "trouble with the heart"
    case .stroke: "a stroke"
    case .eatingDisorder: "an eating disorder"
    default: "a danger"
    }
  }
}
