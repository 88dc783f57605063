import Edge
import Time
import UseCases
import Wellness

/// `/goal show`: all there is to a goal.
struct GoalShow: SingleCommand {
  static let usage = Usage(
    words: ["goal", "show"], group: .goals,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    help: "show a goal in full", example: "/goal show 1", isQuick: true)

  let name: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws -> GoalShown? {
    let goal = try shell.names.goal(name)
    return GoalShown(
      measured: try shell.goals.standing(of: goal),
      history: try shell.goals.history(of: goal),
      chat: try goal.consultationID.flatMap { try shell.consultations.consultation($0) })
  }
}

/// A goal with what was noted of it.
struct GoalShown: Report {
  let measured: MeasuredGoal
  /// Oldest first.
  let history: [ProgressEntry]
  /// The one that is about it.
  let chat: Consultation?

  static let fields: [Field<GoalShown>] = [
    Field("goal", \.goal), Field("period", \.measured.period), Field("history", \.history),
    Field("chat", \.chat),
  ]

  private var goal: Goal { measured.goal }

  func lines(in shell: Shell) -> [Styled] {
    var lines = GoalText.details(measured, today: shell.today)
    func add(_ label: String, _ text: Styled) {
      lines.append(Styled(Columns.left(label, 10), .faint) + text)
    }
    if let period = measured.period {
      if !measured.measure.isKeptByPeriod {
        add("period", Styled(ProgressText.period(measured, period)))
      }
      add("streak", Styled(ProgressText.streak(measured.recurrence, period)))
    }
    let day = shell.context.zone.date(at:)
    if let line = ProgressText.history(history, of: goal, day: day) { add("history", line) }
    if let chat {
      let hint = chat.status == .active ? "/chat goal goes on with it" : chat.status.rawValue
      add("chat", Styled("\(chat.persona.displayName): \(hint)"))
    }
    if goal.isMissing {
      lines.append(
        "sync      gone from the backend: /goal restore makes it again there, /goal delete removes it here"
      )
    } else if goal.backendID == nil {
      lines.append("sync      not sent yet")
    }
    return lines
  }
}
