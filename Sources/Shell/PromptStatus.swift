import Edge
import UseCases
import Wellness

/// What the prompt shows and completes.
final class PromptStatus {
  private let edge: Edge
  private let canAsk: Bool
  private let context: ClientContext
  private let sync: SyncEngine
  private let goals: GoalUseCases
  private let consultations: ConsultationUseCases
  private let names: NameResolver
  /// What the shell does, as the prompt was told last.
  private(set) var phase = PromptState.Phase.prompt

  private let options: ShellOptions
  private let coach: CoachSetting

  /// - Parameter canAsk: whether anybody sees the prompt.
  init(
    _ edge: Edge, canAsk: Bool, context: ClientContext, sync: SyncEngine, goals: GoalUseCases,
    consultations: ConsultationUseCases, names: NameResolver, coach: CoachSetting,
    options: ShellOptions
  ) {
    (self.edge, self.canAsk, self.context, self.sync) = (edge, canAsk, context, sync)
    (self.goals, self.consultations, self.names) = (goals, consultations, names)
    (self.coach, self.options) = (coach, options)
  }

  /// Tells the prompt what the shell does now and what it is about.
  func show(_ phase: PromptState.Phase) throws {
    // What an input means is what the prompt shows when it is typed.
    if phase == .prompt { try refreshActive() }
    self.phase = phase
    // In batch every input is carried out to its end, and nobody sees a prompt.
    edge.background.isOn = phase == .background && canAsk
    guard canAsk else { return }
    let chat = try consultations.active()
    let goal = try goals.active()
    let topic = try chat?.goalID.flatMap { $0 == goal?.id ? nil : try goals.goal($0) }
    try edge.emit(
      .status(
        PromptState(
          phase: phase, goal: goal?.title, persona: chat?.persona.displayName,
          topic: topic?.title, model: coach.choice?.name, connection: context.connection,
          pending: try sync.pendingCount() + consultations.queuedCount())))
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

  /// How things stand when an input is done with.
  func standing() throws -> Event.State {
    try refreshActive()
    return Event.State(
      connection: context.connection, pending: try sync.pendingCount(),
      goal: try goals.active()?.id, chat: try consultations.active()?.id)
  }

  private func remark(_ text: String) throws {
    try edge.complain(Styled(text, .faint))
  }

  /// Offers for completion what there is now.
  func offerCompletions() throws {
    // Nobody presses Tab in batch.
    guard canAsk else { return }
    let chats = try consultations.list(.active).map {
      (try consultations.title(of: $0), $0.persona.displayName)
    }
    let goals = try goals.summaries()
    let insights = try names.insightOffers()
    var completer = Completer(goals: GoalOffers(goals), chats: chats, insights: insights)
    completer.coach = options.coach
    completer.files = options.files
    // Those of the user's own goals come first.
    let own = Set(goals.map(\.unit)).subtracting(completer.units + [ClockTime.unit])
    completer.units = own.sorted() + completer.units
    try edge.emit(.offer(completer.completions))
  }
}
