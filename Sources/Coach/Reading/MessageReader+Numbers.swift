import Wellness

/// Numbers of the user's own that a message asks about.
extension MessageReader {
  /// An amount, a day or a target that the user asks about: `if i do 20 pages a day when am i done`.
  var supposition: Meaning? {
    guard scene.facts.goal != nil, let standing = dialogue.standing else { return cost }
    let reader = NumberAskReader(message.text, standing: standing, today: scene.facts.today)
    let tells = dialogue.told.tells
    if !tells, let cost { return cost }
    guard let ask = reader.ask(tells: tells, setsDate: dialogue.told.isDateNew),
      standing.answer(ask) != nil
    else { return dated }
    var meaning = Meaning(.say(tells ? .report : .supposition(ask)))
    meaning.subject = .supposition(ask)
    if tells { meaning.second = .supposition(ask) }
    return meaning
  }

  /// What something comes to that is bought day by day: told now, or asked about after it was told.
  private var cost: Meaning? {
    guard let cost = dialogue.habitCost else { return nil }
    let words = message.whole.words.map(\.text)
    guard
      dialogue.tellsCost || HabitCost.isAsked(words) || isAboutCost && HabitCost.isPursued(words)
    else { return nil }
    var meaning = Meaning(.say(.supposition(.cost(cost, again: dialogue.tellsCost ? 0 : 1))))
    meaning.subject = .supposition(.cost(cost, again: 0))
    return meaning
  }

  /// Whether the last answer was what something comes to.
  private var isAboutCost: Bool {
    if case .supposition(.cost) = dialogue.subject { true } else { false }
  }

  /// A date of the user's own and nothing else: `trip's in november`.
  private var dated: Meaning? {
    guard dialogue.told.isDateNew, !dialogue.told.tells, !message.asks,
      message.whole.words.count <= 9
    else { return nil }
    return Meaning(saying: .number(.perDay))
  }
}
