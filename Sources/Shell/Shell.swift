import Edge
import Time
import UseCases
import Wellness

/// The conversation at the prompt: reads an input, understands it, does it, says what came of it.
package final class Shell {
  let edge: Edge
  let options: ShellOptions
  /// Tells what came of it, to people or to programs.
  let presenter: Presenter
  let context: ClientContext
  let goals: GoalUseCases
  let sync: SyncEngine
  let consultations: ConsultationUseCases
  let advice: AdviceUseCases
  let ideas: IdeaUseCases
  let insights: InsightUseCases
  let account: AccountUseCases
  let settings: ShellSettings
  let coach: CoachSetting
  let inputs: InputKeeping
  let dialog: Dialog
  let names: NameResolver
  let prompt: PromptStatus
  let changes: ChangeSender
  private(set) lazy var background = BackgroundSync(
    edge, canAsk: canAsk, settings: settings, context: context, sync: sync,
    consultations: consultations, prompt: prompt, changes: changes,
    sendMessages: { [unowned self] in try MessageExchange(self).sendQueued(isByItself: true) })
  var isLeaving = false
  /// What is offered once nothing waits that was typed before, the first one first.
  var offers: [ProgressOffer] = []
  /// What was reported last, for one who takes it back.
  var reported: ProgressOffer?
  /// The chats about no goal in which it was said how to talk about the active one.
  var pointedOut: Set<Consultation.LocalID> = []
  /// The file that is to be recorded to, for which this shell has ended; `nil` for none.
  package internal(set) var recordingWish: String?
  /// How the last turn ended; `nil` before there was one.
  var lastTurn: TurnEnd?

  /// How the shell came to its end.
  package enum Outcome: Hashable, Sendable {
    case done
    /// In batch: a command failed.
    case failed
    /// In batch: the backend could not be reached where an answer was required.
    case unreachable
  }

  /// - Parameters:
  ///   - edge: all that crosses to and from the world.
  ///   - options: what this run was told at its start.
  ///   - history: where inputs are kept.
  package init(
    edge: Edge, context: ClientContext, options: ShellOptions, history: History = .inMemory
  ) throws {
    presenter =
      options.isJSON
      ? .programs(edge) : .people(edge, answersAlone: options.question != nil)
    (self.edge, self.context, self.options) = (presenter.edge, context, options)
    sync = SyncEngine(context)
    goals = GoalUseCases(context)
    consultations = ConsultationUseCases(context, sync)
    advice = AdviceUseCases(context, sync)
    ideas = IdeaUseCases(context, goals, consultations)
    insights = InsightUseCases(context, sync)
    account = AccountUseCases(context)
    settings = try ShellSettings(self.edge, context, options)
    coach = CoachSetting(self.edge, context, options)
    inputs = InputKeeping(
      edge: self.edge, history: history, settings: settings, isIncognito: options.isIncognito)
    dialog = Dialog(self.edge, canAsk: options.mode == .terminal)
    names = NameResolver(goals: goals, consultations: consultations, insights: insights)
    prompt = PromptStatus(
      self.edge, canAsk: dialog.canAsk, context: context, sync: sync, goals: goals,
      consultations: consultations, names: names, coach: coach, options: options)
    changes = ChangeSender(
      self.edge, options: options, settings: settings, context: context, sync: sync,
      prompt: prompt)
    if options.mode == .terminal { self.edge.background.leaving = Registry.leaving }
    context.onTrouble = { [unowned changes] in try changes.warn(of: $0) }
    context.onConnection = { [unowned prompt] in try prompt.show(prompt.phase) }
  }

  /// The language model that is the coach by now, e.g. `llama3.2 at http://127.0.0.1:11434/v1`;
  /// `nil` where none is.
  package var coachTitle: String? { coach.choice?.title }
  /// The date in the user's zone.
  var today: CalendarDate { context.today }
  /// Whether there is somebody to ask.
  var canAsk: Bool { dialog.canAsk }

  /// Runs until the user leaves, the input ends or, in batch, a command fails.
  ///
  /// - Returns: what the first input has come to that failed in batch.
  /// - Throws: `Terminated`; `BrokenPipe`; what ends a replay.
  package func run() throws -> Outcome {
    try start()
    try prompt.refreshActive()
    try presenter.state(prompt.standing)
    if let question = options.question {
      let outcome = try attempt { try open(for: question) }
      if outcome != .done { return outcome }
    }
    var failure: Outcome?
    while !isLeaving {
      try prompt.show(.prompt)
      if !offers.isEmpty, !edge.background.hasGivenWay {
        try runTypedAheadOrOffer()
        continue
      }
      let next = try background.nextDeadline()
      switch try edge.line(
        watching: [consultations.openChannel].compactMap { $0 }, until: next)
      {
      case .line(let text):
        let outcome = try handle(text)
        guard options.mode == .batch, outcome != .done else { continue }
        failure = failure ?? outcome
        if !options.keepsGoing {
          try consultations.leave()
          return options.question == nil ? outcome : self.outcome(ofQuestion: outcome)
        }
      case .endOfInput: isLeaving = true
      case .arrival(.closed), .arrival(.failed): consultations.socketHasEnded()
      case .deadline: try attempt(background.resume)
      case .arrival, .interrupt: continue
      }
    }
    try leave()
    return options.question == nil ? failure ?? .done : outcome(ofQuestion: .failed)
  }

  /// Does what was typed already; where nothing was, asks what there is to offer.
  private func runTypedAheadOrOffer() throws {
    if let text = try edge.typedAhead() {
      _ = try handle(text)
    } else {
      let offer = offers.removeFirst()
      try attempt { try ProgressLogging(self).ask(offer) }
      try settle()
    }
  }

  private func start() throws {
    try settings.announce()
    try coach.announce()
    for notice in options.notices { try edge.complain(Styled(notice, .warning)) }
    try attempt {
      if options.isGreeting {
        try goals.beginPeriods()
        try Welcome.greet(self)
      }
      try prompt.show(.background)
      try prompt.offerCompletions()
      try background.start()
    }
  }

  private func leave() throws {
    try consultations.leave()
    try ProgressLogging(self).leave(offers)
    let waiting = try sync.pendingCount()
    guard canAsk, waiting > 0, recordingWish == nil else { return }
    let when = settings.sync == .auto ? "the next start" : "the next /sync"
    try edge.complain(
      Styled("\(Plural.of(waiting, "change")) not sent yet; kept until \(when): ")
        + .flexible(try titles(ofPending: waiting)))
  }

  /// What the changes are about that wait, each thing once, the first few by name.
  private func titles(ofPending count: Int) throws -> String {
    let most = 3
    let pending = try sync.pending(limit: most, offset: 0)
    var titles: [String] = []
    for title in pending.map(\.title) where !titles.contains(title) { titles.append(title) }
    let rest = count - pending.count
    return titles.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Understands an input and does it.
  func handle(_ text: String) throws -> Outcome {
    sync.isAttended()
    let typed = try options.question == nil ? read(text) : .message(text)
    if typed == .empty { return .done }
    try presenter.input(text, typed)
    try inputs.keep(text)
    lastTurn = nil
    let outcome = outcome(
      ofInput: try attempt {
        try refuseBroken(text)
        try perform(typed)
      })
    try settle()
    guard let next = dialog.popTypedInstead() else { return outcome }
    return try handle(next)
  }

  /// What a line is; plain words that mean a command where there's no goal are for the coach where
  /// there's one.
  private func read(_ text: String) throws -> Typed {
    let typed = Typed(text)
    guard typed == .command(name: Help.usage.name, rest: ""), PlainWords.askForNextStep(text),
      try goals.active() != nil
    else { return typed }
    return .message(text)
  }

  /// What came in as other bytes than UTF-8 would be kept as something that nobody has written.
  private func refuseBroken(_ text: String) throws {
    guard options.mode == .batch, text.hasByte(0xEF), text.unicodeScalars.contains("\u{fffd}")
    else { return }
    throw CommandRefusal(
      "The input has bytes that aren't UTF-8 where it shows \u{fffd}: nothing was done.",
      kind: .usage)
  }

  /// Sends what an input has changed, and tells how things stand then.
  private func settle() throws {
    try attempt {
      try changes.sendNew()
      if !isLeaving { try background.catchUp() }
    }
    try presenter.state(prompt.standing)
  }

  private func perform(_ typed: Typed) throws {
    try goals.beginPeriods()
    switch typed {
    case .empty: break
    case .message(let text):
      try prompt.show(.answering)
      try MessageExchange(self).converse(text)
    case .hint(let hint): try edge.complain(Styled(hint))
    case .command(let name, let rest):
      try prompt.show(.command)
      let command: any Command
      do {
        command = try Registry.parse(name, rest)
      } catch {
        let refusal = CommandRefusal(error, Registry.usage(name, rest))
        guard error == .openQuote, canAsk else { throw refusal }
        // The line was entered whole, and Up has it.
        throw CommandRefusal(refusal.sentence + "; Up brings the line back", kind: .usage)
      }
      try run(command)
    }
  }

  private func run<Kind: Command>(_ command: Kind) throws {
    guard let result = try command.run(in: self) else { return }
    try presenter.result(result, command.usage.name, self)
    try command.resume(from: result, in: self)
  }

  /// Does something; what goes wrong is said in one sentence and ends nothing.
  @discardableResult
  private func attempt(_ body: () throws -> Void) throws -> Outcome {
    do {
      try body()
      return .done
    } catch let refusal as CommandRefusal {
      try presenter.refusal(refusal)
      return .failed
    } catch let problem as UsageProblem {
      try presenter.refusal(CommandRefusal(problem, nil))
      return .failed
    } catch is Interrupted where edge.background.hasGivenWay {
      return .failed
    } catch is Interrupted {
      try presenter.interruption()
      return .failed
    } catch {
      guard let failure = Failure(error) else { throw error }
      try presenter.refusal(CommandRefusal(FailureText.sentence(failure), kind: ErrorKind(failure)))
      if case .unreachable = failure { return .unreachable }
      if case .unsynced = failure, context.connection == .offline { return .unreachable }
      return .failed
    }
  }

  /// Keeps what was typed and never run, for an end that leaves it undone.
  package func keepUndone(_ undone: [String]) throws {
    guard canAsk else { return }
    for text in undone where Typed(text) != .empty { try inputs.keep(text) }
  }

  /// Names what was typed and never run, which `keepUndone` keeps; `nil` where nothing was.
  package func notice(ofUndone undone: [String]) -> Styled? {
    let named = undone.filter { Typed($0) != .empty && !PrivateInput.includes($0) }
    guard canAsk, !named.isEmpty else { return nil }
    let first = named.prefix(3).map { String($0.prefix { $0 != "\n" }.prefix(40)) }
    let more = named.count > 3 ? " and \(named.count - 3) more" : ""
    let back =
      inputs.isOn
      ? "; at the next start Up brings \(named.count == 1 ? "it" : "them") back" : ""
    return Styled("Not run\(back): \(first.joined(separator: ", "))\(more)")
  }
}

/// Where the one question of `lume ask` goes: to the chat about a goal, to a persona, or to the
/// chat that a message would go to.
package struct Question: Hashable, Sendable {
  /// A goal as a command names it.
  package var goal: String?
  /// Who answers; `nil` for who does usually.
  package var persona: Persona?

  package init() {}
}

extension Shell {
  /// Opens the chat that a question goes to, where it is for one.
  func open(for question: Question) throws {
    if let name = question.goal {
      let goal = try names.goal(name)
      _ = try ChatOpening(self).open {
        try consultations.open(about: goal, persona: question.persona)
      }
    } else if let persona = question.persona {
      _ = try ChatOpening(self).open { try consultations.open(persona) }
    }
  }

  /// What a question has come to: it is done with a whole answer, and with nothing else.
  func outcome(ofQuestion outcome: Outcome) -> Outcome {
    switch lastTurn {
    case nil: outcome
    case .complete: .done
    default: .unreachable
    }
  }

  /// What an input of a batch has come to: an answer that never came or was cut off is none. A
  /// message that is kept and sent when the backend is back is done, like any other change.
  func outcome(ofInput outcome: Outcome) -> Outcome {
    guard options.mode == .batch, outcome == .done, case .broken = lastTurn else { return outcome }
    return .unreachable
  }
}
