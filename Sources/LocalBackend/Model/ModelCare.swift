import Coach

/// What a language model is told of a danger that came up in a chat, so that it goes on in the
/// state of safety that the rules are in.
enum ModelCare {
  /// The rules for the next answer; none where nothing came up.
  static func rules(_ safety: Safety) -> [String] {
    [danger(safety.current), limits(safety.allowance)].compactMap(\.self)
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

  /// What stands, and whom it is about.
  private static func danger(_ flag: DangerFlag?) -> String? {
    guard let flag else { return nil }
    let who =
      switch flag.who {
      case .user: "the user"
      case .other(let name) where name == "them": "somebody else"
      case .other(let name): "somebody else, from your side \"\(name)\""
      }
    return "This chat has told of \(name(of: flag.danger)), about \(who). It isn't over until "
      + "they're safe or have seen somebody; read the message in that light."
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

  private static func name(of danger: Danger) -> String {
    switch danger {
    case .selfHarm: "self-harm"
    case .beingHarmed: "being harmed"
    case .harmingOthers: "harming others"
    case .overdose: "an overdose"
    case .chestPain: "chest pain"
    case .stroke: "signs of a stroke"
    case .breathing: "trouble with breathing"
    case .emergency: "an emergency"
    case .confusion: "confusion"
    case .heatStroke: "heat stroke"
    case .bloodSugar: "dangerous blood sugar"
    case .psychosis: "seeing or hearing what isn't there"
    case .fainting: "fainting"
    case .darkUrine: "dark urine after exercise"
    case .eatingDisorder: "signs of an eating disorder"
    case .mania: "signs of mania"
    case .withdrawal: "stopping drink or drugs at once"
    case .driving: "driving while unfit for it"
    case .unclear: "something that sounds like danger"
    case .pregnancy: "a pregnancy"
    case .medicines: "medicines"
    case .injury: "an injury"
    case .symptom: "a symptom that a doctor should see"
    case .minor: "a minor who wants to lose weight"
    case .unsafePace: "a pace of losing weight that isn't safe"
    case .overTraining: "too much training"
    }
  }
}
