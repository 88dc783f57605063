import Edge
import Time
import UseCases
import Wellness

/// `/goal show`: all there is to a goal.
struct GoalShow: Command {
  static let usage = Usage(
    words: ["goal", "show"], group: .goals,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    help: "show a goal in full", example: "/goal show 1", isQuick: true, isMinor: true)

  let name: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws {
    let goal = try shell.goal(named: name)
    for line in GoalText.details(goal, today: shell.today) { try shell.edge.say(line) }
    func add(_ label: String, _ text: Styled) throws {
      try shell.edge.say(Styled(Columns.left(label, 10), .faint) + text)
    }
    if let period = try shell.goals.period(of: goal) {
      try add("period", Styled(ProgressText.period(goal, period)))
      try add("streak", Styled(ProgressText.streak(goal, period)))
    }
    let entries = try shell.goals.history(of: goal)
    let day = shell.office.zone.date(at:)
    if let history = ProgressText.history(entries, unit: goal.unit, day: day) {
      try add("history", history)
    }
    if let chat = try goal.consultationID.flatMap({ try shell.consultations.consultation($0) }) {
      let hint = chat.status == .active ? "/chat goal goes on with it" : chat.status.rawValue
      try add("chat", Styled("\(chat.persona.displayName): \(hint)"))
    }
    if goal.isMissing {
      try shell.edge.say(
        "sync      gone from the backend: /goal restore makes it again there, /goal delete removes it here"
      )
    } else if goal.backendID == nil {
      try shell.edge.say("sync      not sent yet")
    }
  }
}
