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
    let count = try shell.goals.count([.active])
    guard count > 0 else {
      try shell.edge.say(
        "Nothing is due: no goal is active. Make one: " + Styled(GoalNew.usage.example))
      return
    }
    var agenda = shell.goals.agenda()
    let shown = try agenda.next(Today.mostGoals)
    try shell.edge.say(
      Styled("\(today.weekday.rawValue.capitalizedFirst), \(today)", .heading))
    let width = min(40, shown.map { DisplayColumns.of($0.goal.title) }.max() ?? 0)
    for (index, item) in shown.enumerated() {
      try shell.edge.say(AgendaText.row(item, number: index + 1, titleWidth: width))
    }
    let more = count - shown.count
    if more > 0 {
      try shell.edge.say(Styled("… \(Quantity.text(Double(more))) more: /goals lists all.", .faint))
    }
    let (next, number, items) = try Today.next(shown, &agenda)
    shell.lastList = Numbered(items.map(\.goal.id), of: "/today")
    guard let next else {
      try shell.edge.say(Styled("All of it is reached. Well done.", .good))
      return
    }
    try shell.edge.say(
      Styled("Next: ", .strong) + Styled(AgendaText.step(next, number: number)))
    try shell.edge.say(Styled(AgendaText.question(next)))
  }

  /// The most urgent goal that is not reached, and all up to it or those that are shown.
  private static func next(
    _ shown: [Agenda.Item], _ agenda: inout AgendaReading
  ) throws -> (next: Agenda.Item?, number: Int, items: [Agenda.Item]) {
    var items = shown
    var looked = 0
    while true {
      if let index = items[looked...].firstIndex(where: { $0.pace.gap > 0 }) {
        return (items[index], index + 1, items)
      }
      looked = items.count
      items += try agenda.next(PageFlag.size)
      if items.count == looked { return (nil, 0, items) }
    }
  }
}
