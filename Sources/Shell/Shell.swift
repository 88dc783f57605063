import Edge
import Time
import UseCases
import Wellness

/// The conversation at the prompt: reads an input, understands it, does it, says what came of it.
package final class Shell {
  /// All that crosses to and from the world.
  package let edge: Edge
  /// What this run was told at its start.
  package let options: Options
  let context: ClientContext
  let goals: GoalUseCases
  let sync: SyncEngine
  let consultations: ConsultationUseCases
  let advice: AdviceUseCases
  let ideas: IdeaUseCases
  let insights: InsightUseCases
  let account: AccountUseCases
  /// Writes what there is to tell as JSON; `nil` where it is said to people.
  let events: EventWriter?
  var settings: SettingValues
  /// The goals of the last list, which numbers mean; all in their order before there was one.
  var lastList: Numbered<Goal.LocalID>?
  /// The chats of the last list, which numbers mean; `nil` before there was one.
  var lastChats: Numbered<Consultation.LocalID>?
  /// The insights of the last list, which numbers mean; `nil` before there was one.
  var lastInsights: [Insight.BackendID]?
  var isLeaving = false
  /// What was typed in place of a yes or a no; the next input.
  var typedInstead: String?
  /// What the shell does, as the prompt was told last.
  var phase = PromptState.Phase.prompt
  /// How the last turn ended; `nil` before there was one.
  var lastTurn: TurnEnd?
  let history: History
  private var hasUnsentChanges = false
  private var wasOffline = false
  /// What is left to be asked of a backend that has much; done a bit at a time at the prompt.
  private var pulling: SyncEngine.Pulling?
  /// Whether an input has come between, so that what follows it is still to be done.
  private var isPulledLate = false
  /// Whether it is said what that has brought.
  private var tellsWhatComes = false

  /// How the shell came to its end.
  package enum Outcome: Hashable, Sendable {
    case done
    /// In batch: a command failed.
    case failed
    /// In batch: the backend could not be reached where an answer was required.
    case unreachable
  }

  /// - Parameter history: where inputs are kept.
  package init(
    edge: Edge, context: ClientContext, options: Options,
    history: History = .inMemory
  ) throws {
    events = options.isJSON ? EventWriter(edge) : nil
    let edge = events?.edge ?? (options.question == nil ? edge : edge.withAnswersAlone)
    self.edge = edge
    self.options = options
    self.context = context
    self.history = history
    sync = SyncEngine(context)
    goals = GoalUseCases(context)
    consultations = ConsultationUseCases(context, sync)
    advice = AdviceUseCases(context, sync)
    ideas = IdeaUseCases(context, goals, consultations)
    insights = InsightUseCases(context, sync)
    account = AccountUseCases(context)
    context.onTrouble = { trouble in
      try edge.complain(
        Styled(
          "Connection issues, retrying in \(Milliseconds.text(trouble.pause)) (\(trouble.retry) of \(trouble.of))…",
          .warning))
    }
    settings = SettingValues(
      sync: try options.sync ?? context.setting(.sync).flatMap(SyncMode.init(rawValue:)) ?? .auto,
      pace: try options.pace ?? context.setting(.pace)
        ?? (options.mode == .terminal ? "40ms" : "0"),
      color: try options.color ?? context.setting(.color) ?? "auto")
    settings[.history] = try context.setting(.history) ?? HistoryMode.on.rawValue
    settings[.log] = try context.setting(.log) ?? LogMode.ask.rawValue
    context.onConnection = { [unowned self] in try showState(phase) }
  }

  /// The date in the user's zone.
  var today: CalendarDate { context.today }
  /// Whether there is somebody to ask.
  var canAsk: Bool { options.mode == .terminal }

  /// Runs until the user leaves, the input ends or, in batch, a command fails.
  ///
  /// - Throws: `Terminated`; `BrokenPipe`; what ends a replay.
  package func run() throws -> Outcome {
    try start()
    try refreshActive()
    try tellState()
    if let question = options.question {
      let outcome = try attempt { try open(for: question) }
      if outcome != .done { return outcome }
    }
    while !isLeaving {
      try showState(.prompt)
      let next = try nextDeadline()
      switch try edge.line(
        watching: [consultations.openChannel].compactMap { $0 }, until: next)
      {
      case .line(let text):
        let outcome = try handle(text)
        if options.mode == .batch, !options.keepsGoing, outcome != .done {
          try consultations.leave()
          return options.question == nil ? outcome : self.outcome(ofQuestion: outcome)
        }
      case .endOfInput: isLeaving = true
      case .arrival(let arrival): note(arrival)
      case .deadline where pulling != nil: try attempt { try pullOn() }
      case .deadline: try sendWhatIsDue()
      case .interrupt: continue
      }
    }
    try leave()
    return options.question == nil ? .done : outcome(ofQuestion: .failed)
  }

  /// Between two parts of a long list: longer than one takes, so that an input comes between.
  private static let breath = Duration.milliseconds(30)

  /// When to go on without an input; soon while there is something left to ask.
  private func nextDeadline() throws -> Instant? {
    if pulling != nil { return edge.now + Shell.breath }
    return settings.sync == .auto && canAsk ? try consultations.nextAttempt() : nil
  }

  /// Sends what waits and is due. Whatever comes of it, the next deadline lies ahead of the clock.
  private func sendWhatIsDue() throws {
    hasUnsentChanges = true
    let outcome = try attempt {
      try settle()
      // Where the changes have shown that the backend is out of reach, the messages wait too.
      try catchUp(evenOffline: sync.mayTry)
    }
    sync.hasTried(inVain: outcome != .done && !edge.background.hasGivenWay)
  }

  private func start() throws {
    try edge.emit(.option(key: "pace", value: settings[.pace]))
    try edge.emit(.option(key: "color", value: settings[.color]))
    for notice in options.notices { try edge.complain(Styled(notice, .warning)) }
    try attempt {
      if options.isGreeting { try Welcome.greet(self) }
      try showState(.background)
      try offerCompletions()
      guard settings.sync == .auto else { return }
      hasUnsentChanges = true
      try adoptGoals()
      do {
        try settle()
      } catch is Interrupted where edge.background.hasGivenWay {
        // What the backend has is asked for at the prompt.
        (pulling, isPulledLate) = (SyncEngine.Pulling(), true)
        throw Interrupted()
      }
      if context.connection != .offline { try pull() }
      guard pulling == nil else { return }
      try offerCompletions()
      try catchUp()
    }
  }

  /// Asks the backend for what it has; at a terminal no more of a long list than its beginning.
  ///
  /// - Parameter isTold: whether it is said what has come.
  func pull(isTold: Bool = false) throws {
    (pulling, tellsWhatComes) = (SyncEngine.Pulling(), isTold)
    while pulling != nil, !canAsk || pulling?.isLong != true { try pullOn() }
  }

  /// Asks the backend for the next part of what it has. At a terminal a long list is taken in
  /// between inputs, lest these wait for it.
  private func pullOn() throws {
    guard var current = pulling else { return }
    pulling = nil
    if phase == .prompt { try showState(.background) }
    do {
      try sync.advance(&current)
    } catch is Interrupted where edge.background.hasGivenWay {
      (pulling, isPulledLate) = (current, true)
      throw Interrupted()
    }
    guard current.isDone else {
      pulling = current
      return
    }
    for title in current.received.missing {
      try edge.complain(Styled(FailureText.sentence(.missing(title: title)), .warning))
    }
    if tellsWhatComes { try tell(current.received) }
    guard current.isLong || isPulledLate else { return }
    isPulledLate = false
    try offerCompletions()
    try catchUp()
  }

  /// Goals that were made with another backend are told to this one.
  func adoptGoals() throws {
    let count = try sync.adoptUnsynced()
    guard count > 0 else { return }
    try edge.complain(
      Styled(
        "\(Plural.of(count, "goal")) of this machine \(count == 1 ? "is" : "are") new to \(options.backendName) and will be sent to it."
      ))
  }

  private func leave() throws {
    try consultations.leave()
    let waiting = try sync.pendingCount()
    guard canAsk, waiting > 0 else { return }
    let when = settings.sync == .auto ? "the next start" : "the next /sync"
    try edge.complain(Styled("\(Plural.of(waiting, "change")) not sent yet; kept until \(when)."))
  }

  /// Understands an input and does it.
  func handle(_ text: String) throws -> Outcome {
    sync.isAttended()
    let typed = options.question == nil ? Typed(text) : .message(text)
    if typed == .empty { return .done }
    try tellInput(text, typed)
    try keepInHistory(text)
    lastTurn = nil
    let outcome = outcome(ofInput: try attempt { try perform(typed) })
    try attempt {
      try settle()
      try catchUp()
    }
    try tellState()
    if let next = typedInstead {
      typedInstead = nil
      return try handle(next)
    }
    return outcome
  }

  /// Sends messages that wait, once the backend has been reached.
  private func catchUp(evenOffline: Bool = false) throws {
    guard settings.sync == .auto, !isLeaving, evenOffline || context.connection == .online,
      try consultations.hasQueued()
    else { return }
    try deliver(isByItself: true)
  }

  private func perform(_ typed: Typed) throws {
    try goals.beginPeriods()
    switch typed {
    case .empty: break
    case .message(let text):
      try showState(.answering)
      try converse(text)
    case .command(let name, let rest):
      try showState(.command)
      let command: any Command
      do {
        command = try Registry.parse(name, rest)
      } catch {
        throw Refusal(error, Registry.usage(name, rest))
      }
      try run(command)
    }
  }

  private func run<Kind: Command>(_ command: Kind) throws {
    guard let result = try command.run(in: self) else { return }
    try tell(result, of: Kind.usage.name)
    try command.goOn(from: result, in: self)
  }

  /// Does something; what goes wrong is said in one sentence and ends nothing.
  @discardableResult
  private func attempt(_ body: () throws -> Void) throws -> Outcome {
    do {
      try body()
      return .done
    } catch let refusal as Refusal {
      try tell(refusal)
      return .failed
    } catch let problem as UsageProblem {
      try tell(Refusal(problem, nil))
      return .failed
    } catch let failure as Failure {
      try tell(Refusal(FailureText.sentence(failure), kind: ErrorKind(failure)))
      if case .unreachable = failure { return .unreachable }
      if case .unsynced = failure, context.connection == .offline { return .unreachable }
      return .failed
    } catch is Interrupted where edge.background.hasGivenWay {
      return .failed
    } catch is Interrupted {
      if events == nil { try edge.complain("(interrupted)") }
      try events?.write(
        .error(Event.Problem(kind: .interrupted, sentence: "(interrupted)", advice: nil)))
      return .failed
    }
  }

  /// Notes that the outbox has something new, which is sent when the command is done.
  func goalsHaveChanged() {
    hasUnsentChanges = true
  }

  /// Sends what waits, right after the command that made it.
  private func settle() throws {
    guard hasUnsentChanges else { return }
    hasUnsentChanges = false
    try offerCompletions()
    guard settings.sync == .auto, try sync.pendingCount() > 0 else { return }
    try showState(.background)
    try drain(whenDue: true)
    let isOffline = context.connection == .offline
    if isOffline, !wasOffline, options.mode == .batch {
      let waiting = Plural.of(try sync.pendingCount(), "change")
      try edge.complain(Styled("offline: \(waiting) kept; /sync sends them.", .warning))
    }
    wasOffline = isOffline
  }

  /// Sends what waits, one exchange at a time, until nothing can be sent.
  ///
  /// - Parameter whenDue: whether what is to wait for a while waits.
  /// - Returns: why the rest cannot be; `nil` when nothing is left that could.
  @discardableResult
  func drain(whenDue: Bool = false) throws -> Failure? {
    var last = 0
    while true {
      switch try sync.sendNext(after: last, whenDue: whenDue) {
      case .sent: continue
      case .kept(let number): last = number
      case .missing(let title):
        try edge.complain(Styled(FailureText.sentence(.missing(title: title)), .warning))
      case .unreachable(let cause): return .unreachable(cause)
      case .paused(let pause): return .busy(for: pause)
      case .loggedOut: return .loginNeeded
      case .keyRefused: return .keyRefused
      case .nothing: return nil
      }
    }
  }

  private func note(_ arrival: Arrival) {
    switch arrival {
    case .closed, .failed: consultations.socketHasEnded()
    default: break
    }
  }

  /// Whether what is typed is kept from run to run.
  var keepsHistory: Bool {
    settings[.history] == HistoryMode.on.rawValue && !options.isIncognito
  }

  /// Keeps what was typed and never run, for an end that leaves it undone.
  package func keepUndone(_ inputs: [String]) throws {
    guard canAsk else { return }
    for input in inputs where Typed(input) != .empty { try keepInHistory(input) }
  }

  private func keepInHistory(_ text: String) throws {
    guard !PrivateInput.includes(text) else { return }
    try edge.emit(.remember(text))
    guard keepsHistory else { return }
    do {
      try history.append(text)
    } catch {
      try edge.complain("The history cannot be written; what you type is not kept this time.")
    }
  }
}
