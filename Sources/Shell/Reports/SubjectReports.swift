import Edge
import UseCases
import Wellness

/// A goal that a command has made, changed or put away, and what is said of it.
struct GoalReport: Report {
  let goal: Goal
  /// Its place in the list that numbers mean, where it was looked up.
  var number: Int?
  var said: [Styled]

  static let fields: [Field<GoalReport>] = [Field("number", \.number), Field("goal", \.goal)]

  init(_ goal: Goal, number: Int? = nil, _ said: Styled...) {
    (self.goal, self.number, self.said) = (goal, number, said)
  }

  func lines(in shell: Shell) -> [Styled] { said }
}

/// A chat that a command has changed, and what is said of it.
struct ChatReport: Report {
  let chat: Consultation
  let said: Styled

  static let fields: [Field<ChatReport>] = [Field("chat", \.chat)]

  init(_ chat: Consultation, _ said: Styled) {
    (self.chat, self.said) = (chat, said)
  }

  func lines(in shell: Shell) -> [Styled] { [said] }
}

/// An insight that a command has made, shown or changed, and what is said of it.
struct InsightReport: Report {
  let insight: Insight
  /// Its place in the list that numbers mean, where it was looked up.
  var number: Int?
  let said: [Styled]

  static let fields: [Field<InsightReport>] = [
    Field("number", \.number), Field("insight", \.insight),
  ]

  init(_ insight: Insight, number: Int? = nil, _ said: [Styled]) {
    (self.insight, self.number, self.said) = (insight, number, said)
  }

  func lines(in shell: Shell) -> [Styled] { said }
}

/// A change in the outbox that a command has sent or dropped, and what is said of it.
struct ChangeReport: Report {
  let change: SyncEngine.Pending
  let said: Styled

  static let fields: [Field<ChangeReport>] = [Field("change", \.change)]

  init(_ change: SyncEngine.Pending, _ said: Styled) {
    (self.change, self.said) = (change, said)
  }

  func lines(in shell: Shell) -> [Styled] { [said] }
}

/// A chat that goes on or begins, under its heading.
struct ChatOpened: Report {
  let opened: ConsultationUseCases.Opened
  /// What it is about.
  let goal: Goal?

  static let fields: [Field<ChatOpened>] = [
    Field("chat", \.opened.consultation), Field("goal", \.goal),
    Field("is_empty", \.opened.isEmpty), Field("is_offline", \.opened.isOffline),
  ]

  init(_ opened: ConsultationUseCases.Opened, in shell: Shell) throws {
    self.opened = opened
    goal = try opened.consultation.goalID.flatMap { try shell.goals.goal($0) }
  }

  func lines(in shell: Shell) -> [Styled] {
    var line = Styled(opened.consultation.persona.displayName, .accent)
    if let goal { line += Styled(" · Focused on: ") + Styled(goal.title, .strong) }
    return [line]
  }
}

/// Who the user is to the backend, and what is said of it. Never holds more than name and address.
struct AccountReport: Report {
  let backend: String
  var name: String?
  var email: String?
  let isLoggedIn: Bool
  let said: Styled

  static let fields: [Field<AccountReport>] = [
    Field("backend", \.backend), Field("is_logged_in", \.isLoggedIn), Field("name", \.name),
    Field("email", \.email),
  ]

  func lines(in shell: Shell) -> [Styled] { [said] }
}
