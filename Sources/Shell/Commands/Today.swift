import Edge
import Time
import UseCases
import Wellness

/// `/today`: what is due, one question, the next step.
struct Today: BareCommand {
  static let usage = Usage(
    words: ["today"], group: .goals, help: "what is due, and the next step",
    example: "/today", isQuick: true)

  func run(in shell: Shell) throws -> Due? {
    let count = try shell.goals.dueCount()
    var agenda = shell.goals.agenda()
    let shown = try agenda.next(Due.mostGoals)
    let (next, number, items) = try Today.next(shown, &agenda)
    shell.names.listedGoals.show(items.map(\.goal.id), by: "/today")
    func dueItem(_ item: Agenda.Item) -> Due.Item {
      Due.Item(item: item, caution: shell.options.caution(item.goal, shell.today))
    }
    let due = shown.map(dueItem)
    return Due(
      date: shell.today, items: due, count: count,
      next: next.map { number <= due.count ? due[number - 1] : dueItem($0) }, number: number)
  }

  /// The most urgent goal that is not reached, and all up to it or those that are shown.
  private static func next(
    _ shown: [Agenda.Item], _ agenda: inout AgendaReading
  ) throws -> (next: Agenda.Item?, number: Int, items: [Agenda.Item]) {
    var items = shown
    var looked = 0
    while true {
      if let index = items[looked...].firstIndex(where: \.isOpen) {
        return (items[index], index + 1, items)
      }
      looked = items.count
      items += try agenda.next(PageFlag.size)
      if items.count == looked { return (nil, 0, items) }
    }
  }
}

/// What is due on a day, the most urgent first.
struct Due: Report {
  /// A goal with how far it is from being reached.
  struct Item: Record {
    let item: Agenda.Item
    /// What is said in place of a plan, where the goal tells of danger.
    let caution: String?

    static let fields: [Field<Item>] = [
      Field("goal", \.item.goal), Field("period", \.item.period), Field("to_go", \.item.pace.gap),
      Field("days_left", \.item.pace.daysLeft),
      Field("per_day") { $0.caution == nil ? $0.item.pace.perDay : nil },
      Field("caution", \.caution),
    ]
  }

  let date: CalendarDate
  /// The most urgent ones.
  let items: [Item]
  /// How many there are in all.
  let count: Int
  /// The first one that something is still to be done for, and its number.
  let next: Item?
  let number: Int

  /// The most goals that are listed.
  static let mostGoals = 8

  static let fields: [Field<Due>] = [
    Field("date", \.date), Field("goals", \.items), Field("count", \.count),
    Field("next", \.next?.item.goal.id),
    Field("question") { due in
      due.next.flatMap { $0.caution == nil ? AgendaText.question($0.item) : nil }
    },
  ]

  /// What is said where nothing is left to do.
  private var rest: Styled {
    let measured = items.map(\.item.measured)
    if measured.contains(where: \.isOver) { return "Nothing else is due. Tomorrow begins anew." }
    return measured.contains { $0.measure == .limit }
      ? "Nothing is left to do but to keep within the limits."
      : Styled("All of it is reached. Well done.", .good)
  }

  func lines(in shell: Shell) -> [Styled] {
    guard count > 0 else {
      return ["Nothing is due: no goal is active. Make one: " + Styled(GoalNew.usage.example)]
    }
    var lines = [Styled("\(date.weekday.rawValue.capitalizedFirst), \(date)", .heading)]
    let widths = (
      title: Columns.width(of: items.map(\.item.goal.title)),
      amount: Columns.width(of: items.map { AgendaText.amount($0.item) })
    )
    let rows = items.enumerated().map { index, item in
      AgendaText.row(item.item, number: index + 1, widths: widths)
    }
    for (row, item) in zip(Styled.table(rows), items) {
      lines.append(row)
      // The next one is told of in full below.
      if item.caution != nil, next?.item.goal.id != item.item.goal.id {
        lines.append(AgendaText.caution)
      }
    }
    let more = count - items.count
    if more > 0 {
      lines.append(Styled("… \(Quantity.text(Double(more))) more: /goals lists all.", .faint))
    }
    guard let next else { return lines + [rest] }
    if let caution = next.caution {
      let title = next.item.goal.title
      return lines + [Styled("First: ", .strong) + Styled("\(title): \(caution)", .warning)]
    }
    return lines
      + [
        Styled("Next: ", .strong) + Styled(AgendaText.step(next.item, number: number)),
        Styled(AgendaText.question(next.item)),
      ]
  }
}
