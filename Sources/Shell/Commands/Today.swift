import Edge
import Time
import UseCases
import Wellness

/// `/today`: what is due, one question, the next step.
struct Today: Command {
  static let usage = Usage(
    words: ["today"], group: .goals, help: "what is due, and the next step",
    example: "/today", isQuick: true)

  /// The most goals that are listed.
  static let mostGoals = 8

  init(_ arguments: Arguments) {}

  func run(in shell: Shell) throws {
    let today = shell.today
    let all = try shell.goals.all().filter { $0.status == .active }
    guard !all.isEmpty else {
      try shell.edge.say(
        "Nothing is due: no goal is active. Make one: " + Styled(GoalNew.usage.example))
      return
    }
    let agenda = try Agenda(all, today: today, period: shell.goals.period(of:))
    shell.lastList = agenda.items.map(\.goal.id)
    try shell.edge.say(
      Styled("\(today.weekday.rawValue.capitalizedFirst), \(today)", .heading))
    let shown = agenda.items.prefix(Today.mostGoals)
    let width = min(40, shown.map { DisplayColumns.of($0.goal.title) }.max() ?? 0)
    for (index, item) in shown.enumerated() {
      try shell.edge.say(AgendaText.row(item, number: index + 1, titleWidth: width))
    }
    let more = agenda.items.count - shown.count
    if more > 0 { try shell.edge.say(Styled("… \(more) more: /goals lists all.", .faint)) }
    guard let index = agenda.items.firstIndex(where: { $0.pace.gap > 0 }) else {
      try shell.edge.say(Styled("All of it is reached. Well done.", .good))
      return
    }
    let next = agenda.items[index]
    try shell.edge.say(Styled("Next: ", .strong) + Styled(AgendaText.step(next, number: index + 1)))
    try shell.edge.say(Styled(AgendaText.question(next)))
  }
}
