import Time
import Wellness

/// Everything the coach may know when it answers. What is not in here it cannot say.
package struct CoachFacts: Sendable {
  /// The voice of the answers: which of four phrase sets comes first.
  package enum Tone: String, CaseIterable, Sendable {
    case wellness, motivational, analytical, supportive

    /// The tone a persona speaks in when none is set.
    package init(_ persona: Persona) {
      self =
        switch persona {
        case .fitnessCoach: .motivational
        case .nutritionist: .analytical
        case .wellnessSpecialist, .triage: .supportive
        default: .wellness
        }
    }
  }

  /// One value that was recorded for the goal.
  package struct Entry: Hashable, Sendable {
    /// When the value was set, in the user's calendar.
    package let date: CalendarDate
    /// In the goal's unit, as it stood then.
    package let value: Double

    package init(date: CalendarDate, value: Double) {
      self.date = date
      self.value = value
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
    package let current: Double
    /// In `unit`, above 0.
    package let target: Double
    /// In the user's calendar.
    package let start: CalendarDate
    /// `nil` for a recurring goal without an end.
    package let targetDate: CalendarDate?
    /// `nil` for a goal that is reached once.
    package let recurrence: Recurrence?
    /// In any order.
    package let entries: [Entry]
    /// What the goal says in its title and description, as it is and as it was where that differs.
    package let told: [String]

    /// - Parameter told: what it says by itself when `nil`.
    package init(
      title: String, description: String = "", type: GoalType, unit: String, initial: Double = 0,
      current: Double = 0, target: Double, start: CalendarDate, targetDate: CalendarDate? = nil,
      recurrence: Recurrence? = nil, entries: [Entry] = [], told: [String]? = nil
    ) {
      self.title = title
      self.description = description
      self.type = type
      self.unit = unit
      self.initial = initial
      self.current = current
      self.target = target
      self.start = start
      self.targetDate = targetDate
      self.recurrence = recurrence
      self.entries = entries
      self.told = told ?? [GoalFacts.text(title, description)]
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

    package init(role: Message.Role, text: String, at: Instant) {
      self.role = role
      self.text = text
      self.at = at
    }
  }

  /// Who answers.
  package let persona: Persona
  /// How it is said.
  package let tone: Tone
  /// `nil` in a general consultation.
  package let goal: GoalFacts?
  /// The date in the user's zone.
  package let today: CalendarDate
  /// Oldest first, without the message that is to be answered.
  package let said: [Said]
  /// Whether the coach has never answered this user, in any consultation.
  package let isFirstAnswerEver: Bool

  /// - Parameter tone: the persona's own when `nil`.
  package init(
    persona: Persona, tone: Tone? = nil, goal: GoalFacts? = nil, today: CalendarDate,
    said: [Said] = [], isFirstAnswerEver: Bool = false
  ) {
    self.persona = persona
    self.tone = tone ?? Tone(persona)
    self.goal = goal
    self.today = today
    self.said = said
    self.isFirstAnswerEver = isFirstAnswerEver
  }
}
