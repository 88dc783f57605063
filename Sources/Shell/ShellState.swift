import Edge
import Time
import UseCases
import Wellness

extension Shell {
  /// Tells the prompt what the shell does now and what it is about.
  func showState(_ phase: PromptState.Phase) throws {
    // What an input means is what the prompt shows when it is typed.
    if phase == .prompt { try refreshActive() }
    self.phase = phase
    // In batch every input is carried out to its end.
    edge.background.isOn = phase == .background && canAsk
    let chat = try consultations.active()
    let goal = try goals.active()
    try edge.emit(
      .status(
        PromptState(
          phase: phase, goal: goal?.title.withoutControls, persona: chat?.persona.displayName,
          connection: context.connection, pending: try sync.pendingCount())))
  }

  /// Looks what is active when nobody has said so. What has come from outside is told to who sees
  /// the prompt.
  func refreshActive() throws {
    let change = try goals.refreshActive()
    let left = try consultations.refreshActive()
    guard canAsk else { return }
    switch change {
    case nil: break
    case .deleted(let goal): try remark("\"\(goal.title)\" was deleted in another shell.")
    case .notAlone(let goal):
      try remark(
        "\"\(goal.title)\" is no longer the only open goal, so none is active: /goal use GOAL.")
    case .alone(let goal):
      try remark("\"\(goal.title)\" is the only open goal now, and so the active one.")
    }
    switch left {
    case .none: break
    case .open: try remark("The goal of your chat is gone, so the chat is left: /chat list has it.")
    case .ended(let chat):
      let title = try consultations.title(of: chat)
      try remark("\"\(title)\" was \(chat.status.rawValue) in another shell.")
    case .deleted: try remark("Your chat was deleted in another shell.")
    }
  }

  private func remark(_ text: String) throws {
    try edge.complain(Styled(text.withoutControls, .faint))
  }

  /// Asks a question, discarding what was typed before; `nil` when the user leaves it.
  func ask(_ question: String) throws -> String? {
    try edge.say(Styled(question))
    return switch try edge.line(prompt: "? ", fresh: true) {
    case .line(let text): text
    case .interrupt, .endOfInput, .deadline, .arrival: nil
    }
  }

  /// Asks for something that is not to be seen; `nil` when the user leaves it.
  func askHidden(_ question: String) throws -> String? {
    guard canAsk else { throw Refusal("A password is only asked for at a terminal.") }
    try edge.say(Styled(question))
    return switch try edge.line(prompt: "? ", echo: false, fresh: true) {
    case .line(let text): text
    case .interrupt, .endOfInput, .deadline, .arrival: nil
    }
  }

  /// - Throws: `Refusal` where the backend knows only one user.
  func requireAccounts() throws {
    guard options.hasAccounts else {
      throw Refusal(
        "\(options.backendName.capitalizedFirst) has no accounts: start \(options.programName) with --backend URL for one that has."
      )
    }
  }

  /// Changes a setting, now and for later runs.
  func change(_ key: SettingKey, to value: String) throws {
    settings[key] = value
    try context.keep(value, as: key)
    switch key {
    case .pace, .color: try edge.emit(.option(key: key.rawValue, value: value))
    case .sync, .log, .history, .hasRunBefore: break
    }
  }

  /// The place of a goal in the list that `/goals` shows, which numbers mean from now on.
  func number(of goal: Goal) throws -> Int {
    let all = try goals.ids()
    lastList = Numbered(all, of: "/goals")
    return (all.firstIndex(of: goal.id) ?? 0) + 1
  }

  /// The goal that a name means: a number of the last list, the beginning of a title or of an id
  /// (four characters or more), or nothing for the active one.
  ///
  /// - Throws: `Refusal` that says what there is instead.
  func goal(named name: String?) throws -> Goal {
    if name == nil, let goal = try goals.meant() { return goal }
    guard try goals.count() > 0 else {
      throw Refusal("There is no goal yet. Make one: \(GoalNew.usage.example)", kind: .notFound)
    }
    guard let name else {
      throw Refusal("No goal is active: name one, or /goal use GOAL.", kind: .notFound)
    }
    if let number = Int(name), number > 0, let goal = try goal(numbered: number) { return goal }
    // Most names are the beginning of one; all goals are only read where none is.
    let begun = try goals.named(name)
    switch GoalName.find(name, among: begun.isEmpty ? try goals.all() : begun) {
    case .one(let goal): return goal
    case .several(let goals):
      let titles = goals.prefix(5).map { "\"\($0.title.withoutControls)\"" }
      throw Refusal(
        "\"\(name)\" could be \(titles.joined(separator: ", ")): name more of it.", kind: .ambiguous
      )
    case .none(let near):
      let hint = near.map { ": did you mean \"\($0.withoutControls)\"?" } ?? ". /goals lists them."
      throw Refusal("There is no goal \"\(name)\"" + hint, kind: .notFound)
    }
  }

  private func goal(numbered number: Int) throws -> Goal? {
    guard let lastList else { return try goals.goal(at: number - 1) }
    return try lastList[number].flatMap { try goals.goal($0) }
  }

  /// The time on the user's clock, with the date where it is not today.
  func clockText(_ instant: Instant) -> String {
    let date = context.zone.date(at: instant)
    let time = context.zone.time(at: instant)
    return date == today ? time : "\(date) \(time)"
  }

  /// Offers for completion what there is now.
  func offerCompletions() throws {
    // Nobody presses Tab in batch.
    guard canAsk else { return }
    let chats = try consultations.list(.active).map {
      (try consultations.title(of: $0), $0.persona.displayName)
    }
    let goals = try goals.summaries()
    try edge.emit(
      .offer(
        Completer(goals: GoalOffers(goals), chats: chats, insights: insightOffers()).completions))
  }
}
