import Time
import Wellness

/// Everything the coach may know when it answers. What is not in here it cannot say.
package struct CoachFacts: Sendable {
  /// One value that was recorded for the goal.
  package struct Entry: Hashable, Sendable {
    /// When the value was set, in the user's calendar.
    package let date: CalendarDate
    /// In the goal's unit, as it stood then.
    package let value: Double
    /// When it was noted, to tell it from what is said before and after; `nil` where that is not
    /// known.
    package let at: Instant?
    /// When the message was said that told it; `nil` for what was noted by itself.
    package let toldAt: Instant?

    package init(date: CalendarDate, value: Double, at: Instant? = nil, toldAt: Instant? = nil) {
      (self.date, self.value, self.at, self.toldAt) = (date, value, at, toldAt)
    }
  }

  /// How often advice was given for a goal: what comes next is to be something else.
  package struct Given: Hashable, Sendable {
    /// Lists of tips.
    package let tips: Int
    /// Next steps with what helps.
    package let steps: Int

    package init(tips: Int = 0, steps: Int = 0) {
      (self.tips, self.steps) = (tips, steps)
    }
  }

  /// The goal that the consultation is about.
  package struct GoalFacts: Hashable, Sendable {
    /// As the user gave it.
    package let title: String
    /// Empty when there is none.
    package let description: String
    /// What the goal is about.
    package let type: GoalType
    /// Free text, e.g. `steps`.
    package let unit: String
    /// Above `target` when the goal is to bring the value down.
    package let initial: Double
    /// Of the current period when the goal recurs.
    package private(set) var current: Double
    /// In `unit`; 0 for what is to be left alone, minutes since midnight for a time of day.
    package internal(set) var target: Double
    /// In the user's calendar.
    package let start: CalendarDate
    /// `nil` for a recurring goal without an end.
    package private(set) var targetDate: CalendarDate?
    /// `nil` for a goal that is reached once.
    package let recurrence: Recurrence?
    /// What its number means.
    package let reading: GoalMeasure.Reading
    /// In any order.
    package private(set) var entries: [Entry]
    /// What the goal says in its title and description, as it is and as it was where that differs.
    package let told: [String]
    /// How often advice was given for it before.
    package let given: Given
    /// Beginnings of words that its chats have turned down: advice doesn't bring them up again.
    package let refused: [String]
    /// Whether some of the entries are only told in a chat, and not noted.
    package private(set) var isPartlyTold: Bool
    /// What stands in a chat: the goal isn't advised on before it's over.
    package let standingDanger: DangerFlag?

    /// - Parameters:
    ///   - reading: what its words say when `nil`.
    ///   - told: what it says by itself when `nil`.
    package init(
      title: String, description: String = "", type: GoalType, unit: String, initial: Double = 0,
      current: Double = 0, target: Double, start: CalendarDate, targetDate: CalendarDate? = nil,
      recurrence: Recurrence? = nil, reading: GoalMeasure.Reading? = nil, entries: [Entry] = [],
      told: [String]? = nil,
      given: Given = Given(), refused: [String] = [], isPartlyTold: Bool = false,
      standingDanger: DangerFlag? = nil
    ) {
      (self.title, self.description, self.type, self.unit) = (title, description, type, unit)
      (self.initial, self.current, self.target) = (initial, current, target)
      (self.start, self.targetDate, self.recurrence) = (start, targetDate, recurrence)
      self.reading =
        reading
        ?? GoalMeasure.reading(
          title: title, unit: unit, type: type, target: target, initial: initial,
          recurrence: recurrence)
      self.told = told ?? [GoalFacts.text(title, description)]
      (self.entries, self.given, self.refused) = (entries, given, refused)
      (self.isPartlyTold, self.standingDanger) = (isPartlyTold, standingDanger)
    }

    /// The same with one more value, told of a day.
    ///
    /// - Parameter isCurrent: whether it is where the goal stands now.
    func noting(_ value: Double, on date: CalendarDate, isCurrent: Bool) -> GoalFacts {
      var goal = self
      if isCurrent { goal.current = value }
      goal.entries.append(Entry(date: date, value: value))
      goal.isPartlyTold = true
      return goal
    }

    /// The same with another date; as it is without one.
    func until(_ date: CalendarDate?) -> GoalFacts {
      var goal = self
      goal.targetDate = date ?? targetDate
      return goal
    }

    /// What a message that tells a value of it is read against.
    func asTold(on today: CalendarDate) -> ToldGoal {
      ToldGoal(
        title: title, unit: unit, type: type, reading: reading, initial: initial,
        current: current, target: target, isNotedToday: entries.contains { $0.date == today })
    }

    /// A title and a description as one text.
    package static func text(_ title: String, _ description: String) -> String {
      title + ". " + description
    }
  }

  /// One turn of the consultation.
  package struct Said: Hashable, Sendable {
    /// Only `user` and `assistant` count.
    package let role: Message.Role
    /// Without control characters.
    package let text: String
    /// When it was said.
    package let at: Instant
    /// Tells the chats of one user apart; 0 for the one that is gone on with.
    package let chat: Int
    /// What a language model was told right before it; `nil` for what none was asked.
    package let told: String?
    /// Whether it's an answer that was not cut off.
    package let isWhole: Bool
    /// What is remembered with a whole answer; `nil` for one of an earlier version.
    @Boxed package private(set) var state: ChatState?

    package init(
      role: Message.Role, text: String, at: Instant, chat: Int = 0, told: String? = nil,
      isWhole: Bool = true, state: ChatState? = nil
    ) {
      (self.role, self.text, self.at, self.chat) = (role, text, at, chat)
      (self.told, self.isWhole, self.state) = (told, isWhole, state)
    }
  }

  /// Who answers.
  package let persona: Persona
  /// `nil` in a general consultation.
  @Boxed package private(set) var goal: GoalFacts?
  /// The date in the user's zone.
  package let today: CalendarDate
  /// Oldest first, without the message that is to be answered; what was said before the last answer
  /// with a state is of no matter but to a language model.
  package let said: [Said]
  /// What was said in other chats lately, and since that answer, oldest first: a danger stands in all
  /// of them.
  package let elsewhere: [Said]
  /// The active goals, for a coach that can speak of all of them in a general consultation.
  package let others: [GoalFacts]
  /// The time on the user's clock, as `HH:MM`; `nil` where it doesn't matter.
  package let clock: String?
  /// When the message is said; 0 where it doesn't matter.
  package let now: Instant

  package init(
    persona: Persona, goal: GoalFacts? = nil, today: CalendarDate, said: [Said] = [],
    elsewhere: [Said] = [], others: [GoalFacts] = [], clock: String? = nil,
    now: Instant = Instant(milliseconds: 0)
  ) {
    (self.persona, self.goal, self.today) = (persona, goal, today)
    (self.said, self.elsewhere, self.others) = (said, elsewhere, others)
    (self.clock, self.now) = (clock, now)
  }
}

extension CoachFacts {
  /// Those of a chat in which nothing was said, about a goal of which there is only a title.
  static func untold(goal: String) -> CoachFacts {
    let today = CalendarDate(daysSince1970: 20_000)
    let facts =
      goal.isEmpty ? nil : GoalFacts(title: goal, type: .custom, unit: "", target: 1, start: today)
    return CoachFacts(persona: .generalWellness, goal: facts, today: today)
  }

  /// What is remembered with the last whole answer; `nil` in a new chat, and in one of an earlier
  /// version.
  package var state: ChatState? { said.lazy.reversed().compactMap(\.state).first }

  /// What was said since then: messages whose answer was cut off. In a chat of an earlier version it's
  /// unknown what led to what, so that it's nothing.
  var saidSince: ArraySlice<Said> {
    if let last = said.lastIndex(where: { $0.state != nil }) { return said[(last + 1)...] }
    return said.contains { $0.role == .assistant && $0.isWhole } ? [] : said[...]
  }

  /// What messages of a user turn down, as the beginnings of words: `breath` for `i don't want
  /// breathing exercises`; and the names of what they tell of how the user lives. Each is read by
  /// itself.
  package static func refusals(in messages: [String]) -> [String] {
    let library = Library.shared
    var refusals: [String] = []
    for message in messages {
      var refused = Circumstance.told(in: TextWord.all(in: message))
      if Refusal.mayStand(in: message) {
        let said = library.message(message, for: [.general])
        refused += MessageReader.refused(in: said, library.intents.hits(in: said.whole))
      }
      refusals += refused.filter { !refusals.contains($0) }
    }
    return refusals
  }

  /// Where the goal stands after a message, and what the rules have computed for it; a value that the
  /// chat has told counts, also where it wasn't noted.
  ///
  /// - Returns: `nil` in a chat about no goal; no answer to a message that asks for no number.
  package func computed(for message: String) -> (standing: Standing, answer: String?)? {
    guard goal != nil else { return nil }
    var dialogue = Dialogue(CoachScene(self))
    let meaning = dialogue.hear(message)
    guard let standing = dialogue.standing else { return nil }
    let writer = ReplyWriter(dialogue, meaning, message: message, allowance: .everything)
    return (standing, writer.number)
  }
}
