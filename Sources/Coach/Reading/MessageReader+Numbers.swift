import Wellness

/// Numbers of the user's own that a message asks about.
extension MessageReader {
  /// An amount, a day or a target that the user asks about: `if i do 20 pages a day when am i done`.
  var supposition: Meaning? {
    guard scene.facts.goal != nil, let standing = dialogue.standing else { return cost }
    let reader = NumberAskReader(message.text, standing: standing, today: scene.facts.today)
    let tells = dialogue.told.tells
    if !tells, let cost { return cost }
    let ask = reader.ask(tells: tells, setsDate: dialogue.told.isDateNew)
    guard let answer = ask?.answer else { return dated }
    var meaning = Meaning(.say(tells ? .report : .supposition(answer)))
    meaning.subject = .supposition(answer)
    if tells { meaning.second = .supposition(answer) }
    return meaning
  }

  /// What something comes to that is bought day by day: told now, or asked about after it was told.
  private var cost: Meaning? {
    guard dialogue.habitCost != nil else { return nil }
    let words = message.whole.words.map(\.text)
    let isAsked =
      dialogue.tellsCost || HabitCost.isAsked(words)
      || dialogue.subject == .cost && HabitCost.isPursued(words)
    return isAsked ? Meaning(saying: .cost) : nil
  }

  /// A date of the user's own and nothing else: `trip's in november`.
  private var dated: Meaning? {
    guard dialogue.told.isDateNew, !dialogue.told.tells, !message.asks,
      message.whole.words.count <= 9
    else { return nil }
    return Meaning(saying: .number(.perDay))
  }
}
