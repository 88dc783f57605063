import Coach
import Contract
import Time
import Wellness

/// Takes the message of a user, asks the coach, and stores both.
struct CoachService {
  let storage: UserStorage
  let zone: OffsetZone
  /// Who is the coach, which may change from one message to the next.
  private let models: ModelClients

  init(storage: UserStorage, zone: OffsetZone, models: ModelClients = ModelClients()) {
    self.storage = storage
    self.zone = zone
    self.models = models
  }

  var coach: Coach { models.coach }
  /// Where a language model is asked, if one is the coach.
  private var model: ModelClient? { models.current }

  /// A message and the answer to it.
  struct Turn {
    let message: StoredMessage
    let answer: StoredMessage
    /// Whether both were stored before: the device repeats itself.
    let isRepeated: Bool
    /// What a language model is asked for the answer, which has no content yet.
    var question: ModelTurn?
    /// Whether the built-in coach has answered where a language model is the coach.
    var isByRules = false
  }

  /// How many messages the coach looks back on where nothing is remembered of a chat, or a model is
  /// told of it: in effect all, since a danger that was told of holds however far back it is.
  private static let memory = 1000

  /// Stores a message and the whole answer to it, in one transaction.
  ///
  /// A message whose `clientID` is known is not stored again, whatever it says; it gets the answer
  /// that it had, which may be on its way, and a new one only where none is stored.
  ///
  /// - Parameter isStreaming: whether the answer is about to be sent piece by piece.
  /// - Throws: `ServiceError.turnInProgress` while another answer is being sent; `RateLimited`.
  func reply(
    to content: String, clientID: Message.ID?, in consultation: StoredConsultation,
    isStreaming: Bool, by sender: Sender, at now: Instant
  ) throws -> Turn {
    try storage.transaction {
      let known = try clientID.flatMap { try storage.messages.find($0, in: consultation.id) }
      if let known, let answer = try storage.messages.answer(to: known),
        // What another server sends can't be heard here.
        !isStreaming || answer.state != .streaming
      {
        return Turn(message: known, answer: answer, isRepeated: true)
      }
      guard try !storage.messages.isStreaming(in: consultation.id) else {
        throw ServiceError.turnInProgress
      }
      try sender.count(at: now)
      // Another process may have ended it since it was read.
      guard try storage.consultations.noteMessage(in: consultation.id, at: now) else {
        throw ServiceError.consultationNotActive
      }
      if known == nil { try storage.usage.addTurn() }
      let message =
        try known
        ?? storage.messages.insert(content, clientID: clientID, in: consultation.id, at: now)
      let facts = try facts(before: message.number, in: consultation, at: now)
      return try store(
        coach.reply(message.content, facts), to: message, isStreaming: isStreaming, at: now)
    }
  }

  /// What a language model would be told with a message; `nil` where the rules would answer it.
  func prompt(
    for content: String, in consultation: StoredConsultation, at now: Instant
  ) throws -> [Coach.PromptLine]? {
    let facts = try facts(before: .max, in: consultation, at: now)
    guard case .pending(let question) = coach.reply(content, facts) else { return nil }
    return question.prompt
  }

  /// Stores an answer, or that one is on its way.
  private func store(
    _ answer: Coach.Answer<Reply>, to message: StoredMessage, isStreaming: Bool, at now: Instant
  ) throws -> Turn {
    switch answer {
    case .ready(let reply):
      let answer = try storage.messages.insert(
        answer: reply.text, to: message, state: reply.state, isStreaming: isStreaming, at: now)
      return Turn(
        message: message, answer: answer, isRepeated: false, isByRules: model != nil)
    case .pending(let question):
      let answer = try storage.messages.insert(
        answer: "", to: message, state: question.state, isStreaming: true, at: now)
      try storage.messages.keep(told: question.told, with: message)
      return Turn(
        message: message, answer: answer, isRepeated: false,
        question: ModelTurn(storage: storage, answer: answer, question: question))
    }
  }

  /// What a consultation that is about no goal begins with. It is said once and stored nowhere: a
  /// history begins with the user.
  func greeting(in consultation: StoredConsultation, at now: Instant) throws -> MessageBody {
    MessageBody(
      id: try storage.messages.nextID().text, consultationID: consultation.id,
      role: Message.Role.assistant.rawValue, content: coach.greeting(consultation.coach),
      clientID: nil, createdAt: now)
  }

  /// What the coach may know of a goal.
  func facts(of goal: StoredGoal, today: CalendarDate) throws -> CoachFacts.GoalFacts {
    facts(
      of: GoalSnapshot(goal, today: today, in: zone),
      entries: try storage.goals.coachEntries(of: goal.id),
      given: try storage.goals.given(of: goal.id))
  }

  /// The same for who advises, with what the goal's chats have turned down and the danger that
  /// stands in them or in another one.
  func adviceFacts(of goal: StoredGoal, at now: Instant) throws -> CoachFacts.GoalFacts {
    let today = zone.date(at: now)
    let said = try storage.messages.said(about: goal.id, most: CoachService.refusing)
    return facts(
      of: GoalSnapshot(goal, today: today, in: zone),
      entries: try storage.goals.coachEntries(of: goal.id),
      given: try storage.goals.given(of: goal.id), refused: CoachFacts.refusals(in: said),
      danger: try standingDanger(about: goal.id, at: now))
  }

  /// How long after the last message of a chat a danger that stands in it counts in others.
  private static let carrying = Duration.seconds(14 * 24 * 3600)
  /// In how many other chats one is looked for, and in how many messages and answers of each.
  private static let carried = (chats: 5, messages: 40)

  /// The danger that stands in the user's last chats, or in any about a goal.
  func standingDanger(
    about goal: Goal.BackendID? = nil, at now: Instant
  ) throws -> DangerFlag? {
    CoachFacts.standingDanger(after: try talk(about: goal, except: nil, at: now))
  }

  /// What was said in the user's last chats and in any about a goal, oldest first.
  ///
  /// - Parameter message: only what was said after it.
  private func talk(
    about goal: Goal.BackendID?, except chat: Consultation.BackendID?, since message: Int64? = nil,
    at now: Instant
  ) throws -> [CoachFacts.Said] {
    let chats = try storage.consultations.last(
      CoachService.carried.chats, since: now + (.zero - CoachService.carrying), orAbout: goal,
      except: chat)
    let messages = try chats.enumerated().flatMap { place, chat in
      try storage.messages.last(
        CoachService.carried.messages, before: .max, after: message ?? 0, in: chat
      ).map { (chat: place + 1, message: $0) }
    }
    return messages.sorted { $0.message.number < $1.message.number }.map { chat, message in
      CoachFacts.Said(
        role: message.role, text: message.content, at: message.createdAt, chat: chat)
    }
  }

  /// In how many of the user's last messages about a goal something is looked for that was refused.
  private static let refusing = 100

  /// The same without the values that were recorded, for who reads its texts alone.
  func texts(of goal: StoredGoal, today: CalendarDate) -> CoachFacts.GoalFacts {
    facts(
      of: GoalSnapshot(goal, today: today, in: zone),
      entries: [])
  }

  private func facts(
    before message: Int64, in consultation: StoredConsultation, at now: Instant
  ) throws -> CoachFacts {
    let today = zone.date(at: now)
    let memory = try storage.messages.memory(before: message, in: consultation.id)
    let said =
      if let memory, model == nil {
        try storage.messages.since(memory.answer, before: message, in: consultation.id)
      } else {
        try storage.messages.last(CoachService.memory, before: message, in: consultation.id)
      }
    let snapshot = try storage.consultations.snapshot(in: consultation.id)
    let goal = try snapshot.map { try self.goal(in: $0, today: today) }
    let isTold = model != nil && goal == nil
    return CoachFacts(
      persona: consultation.coach, goal: goal, today: today,
      said: said.map {
        CoachFacts.Said(
          role: $0.role, text: $0.content, at: $0.createdAt, told: $0.told,
          isWhole: $0.state != .cut, state: $0.number == memory?.answer ? memory?.state : nil)
      },
      elsewhere: try talk(
        about: snapshot?.goalID, except: consultation.id, since: memory?.answer, at: now),
      others: isTold ? try activeGoals(ModelFacts.mostGoals, today: today) : [],
      clock: zone.time(at: now), now: now)
  }

  /// The goal as it is now, or as its consultation remembers it where it's gone.
  private func goal(
    in snapshot: GoalSnapshot, today: CalendarDate
  ) throws -> CoachFacts.GoalFacts {
    let now = try storage.goals.find(snapshot.goalID).map {
      GoalSnapshot($0, today: today, in: zone)
    }
    return facts(
      of: now ?? snapshot, before: snapshot,
      entries: try storage.goals.coachEntries(of: snapshot.goalID))
  }

  /// - Parameters:
  ///   - before: as it was when it met its consultation; what its words told then stands.
  ///   - refused: beginnings of words that advice is to leave out.
  private func facts(
    of goal: GoalSnapshot, before: GoalSnapshot? = nil,
    entries: [CoachFacts.Entry], given: CoachFacts.Given = CoachFacts.Given(),
    refused: [String] = [], danger: DangerFlag? = nil
  ) -> CoachFacts.GoalFacts {
    var told = [CoachFacts.GoalFacts.text(goal.title, goal.description)]
    if let before, (before.title, before.description) != (goal.title, goal.description) {
      told.insert(CoachFacts.GoalFacts.text(before.title, before.description), at: 0)
    }
    return CoachFacts.GoalFacts(
      title: goal.title, description: goal.description, type: goal.type, unit: goal.unit,
      initial: goal.initialValue, current: goal.currentValue, target: goal.targetValue,
      start: goal.startDate, targetDate: goal.targetDate, recurrence: goal.recurrence,
      reading: goal.reading, entries: entries, told: told, given: given, refused: refused,
      standingDanger: danger)
  }
}
