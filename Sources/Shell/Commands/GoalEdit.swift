import Edge
import Time
import UseCases
import Wellness

/// `/goal edit`: changes what is named of a goal and nothing else; where nothing is named, at a
/// terminal, by asking for its fields.
struct GoalEdit: SingleCommand {
  static let usage = Usage(
    words: ["goal", "edit"], group: .goals,
    parameters: [Usage.Parameter(name: "GOAL", kind: .goal, isRequired: false, isLong: true)],
    flags: [
      Usage.Flag(name: "title", kind: .text, placeholder: "TITLE", help: "what it is called"),
      .target, .current, .by, .every("counts anew each day, week or month, or once"),
      .goalType("what it is about"), .measure("what its number means; auto infers it"),
      .description,
    ],
    help: "change a goal", example: "/goal edit 1 --target 12000 steps --by +6w")

  let name: String?
  let title: String?
  let fields: GoalFlags

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.joined
    title = try arguments.string("title").map(GoalTitle.read)
    fields = try GoalFlags(arguments)
  }

  func run(in shell: Shell) throws -> GoalReport? {
    let goal = try named(in: shell)
    var change = try fields.change(in: goal.unit, today: shell.today)
    change.title = title
    if change == GoalUseCases.Change() {
      guard shell.canAsk else {
        throw CommandRefusal(UsageProblem.nothingToChange, GoalEdit.usage)
      }
      guard let asked = try GoalEditQuestions(shell, goal).ask() else {
        try shell.edge.complain("Nothing was changed.")
        return nil
      }
      change = asked
    }
    let edited = try shell.goals.edit(goal, change)
    let differences = GoalDifferences.of(goal, edited)
    guard !differences.isEmpty else {
      return GoalReport(edited, "Nothing to change: the goal is like that already.")
    }
    let title = edited.title
    var report = GoalReport(
      edited, Styled("Changed \(title): \(differences.joined(separator: ", ")).", .good))
    if change.current == nil, let remark = keptNumber(goal, edited) {
      report.said.append(Styled(remark, .warning))
    }
    if goal.status == .completed, edited.status == .active {
      report.said.append(GoalText.activeAgain)
    }
    return report
  }
}

extension GoalEdit {
  /// What to say of a value that has kept its number in another unit, which measures something else.
  private func keptNumber(_ old: Goal, _ new: Goal) -> String? {
    guard new.currentValue != 0, new.currentValue == old.currentValue,
      UnitChange(from: old.unit, to: new.unit) == nil
    else { return nil }
    return "\(AmountText.said(old.currentValue, of: old)) noted so far now counts as"
      + " \(AmountText.said(new.currentValue, of: new)); /goal progress N sets it right."
  }

  /// The goal that is meant; the words behind `--title` may have been meant for the title.
  private func named(in shell: Shell) throws -> Goal {
    do {
      return try shell.names.goal(name)
    } catch let refusal as CommandRefusal {
      guard let name, let title, refusal.kind == .notFound, !title.contains(" ") else {
        throw refusal
      }
      throw CommandRefusal(
        "There is no goal \"\(name)\". A title of several words is put in quotes:"
          + " --title \"\(title) \(name)\"", kind: .notFound)
    }
  }
}

/// What is different about a goal, in words.
enum GoalDifferences {
  /// One phrase for each field that differs, e.g. `due 2026-05-31 (was 2026-04-01)`.
  static func of(_ old: Goal, _ new: Goal) -> [String] {
    [
      phrase("title", old.title, new.title),
      phrase(
        "target", "\(Quantity(old.targetValue, old.unit))",
        "\(Quantity(new.targetValue, new.unit))"),
      phrase("at", value(old, beside: new), value(new, beside: old)),
      phrase("counts", counts(old), counts(new)),
      saysMeasure(old, new) ? phrase("measure", measure(old), measure(new)) : nil,
      end(old, new),
      phrase("type", old.type.rawValue, new.type.rawValue),
      old.description == new.description ? nil : "description",
    ].compactMap { $0 }
  }

  private static func date(_ goal: Goal) -> String {
    goal.targetDate.map { "\($0)" } ?? (goal.recurrence == nil ? "never" : "no end")
  }

  private static func phrase(_ label: String, _ old: String, _ new: String) -> String? {
    old == new ? nil : "\(label) \(new) (was \(old))"
  }

  /// A day by which it was due is said again where it has become the last one on which it counts.
  private static func end(_ old: Goal, _ new: Goal) -> String? {
    if old.recurrence == nil, new.recurrence != nil {
      guard let end = new.targetDate else { return old.targetDate.map { _ in "without an end" } }
      if end == old.targetDate { return "until \(end)" }
    }
    return phrase(new.recurrence == nil ? "due" : "until", date(old), date(new))
  }

  /// With its unit where that has another number in the other's.
  private static func value(_ goal: Goal, beside other: Goal) -> String {
    if ClockTime.isUnit(goal.unit), goal.currentValue == 0 { return "nothing yet" }
    let number = AmountText.number(goal.currentValue, of: goal)
    let isConverted = UnitChange(from: other.unit, to: goal.unit).map { !$0.isNone } ?? false
    return isConverted && (goal.currentValue != 0 || other.currentValue != 0)
      ? "\(number) \(goal.unit)" : number
  }

  /// Whether the measure is worth a word: where it was set, and where another title alone means
  /// another one.
  private static func saysMeasure(_ old: Goal, _ new: Goal) -> Bool {
    old.setMeasure != new.setMeasure
      || (old.targetValue, old.unit, old.type, old.recurrence)
        == (new.targetValue, new.unit, new.type, new.recurrence)
  }

  private static func measure(_ goal: Goal) -> String {
    goal.setMeasure?.rawValue ?? "\(goal.measure.rawValue) by its words"
  }

  private static func counts(_ goal: Goal) -> String {
    goal.recurrence.map { "each \(ProgressText.noun($0))" } ?? "once"
  }
}

/// Asks for the fields of a goal one by one; an empty answer keeps what is there.
struct GoalEditQuestions {
  private let shell: Shell
  private let goal: Goal

  init(_ shell: Shell, _ goal: Goal) {
    (self.shell, self.goal) = (shell, goal)
  }

  /// What is to be different, or `nil` when the user left.
  func ask() throws -> GoalUseCases.Change? {
    var change = GoalUseCases.Change()
    let types = GoalType.known.map(\.rawValue)
    guard
      let title = try kept("What is it called?", goal.title, GoalTitle.read),
      let target = try kept(
        "What is to be reached?", "\(Quantity(goal.targetValue, goal.unit))",
        { text throws(UsageProblem) in try Arguments.quantity(text, for: "the target") }),
      case let unit = self.unit(target.value),
      let current = try kept(
        "Where does it stand?", stand(in: unit),
        { text throws(UsageProblem) in
          try Arguments.quantity(text, for: "the value").value(in: unit, written: text)
        }),
      let by = try kept(
        "Until when?", goal.targetDate.map { "\($0)" } ?? "no end",
        { [shell] text throws(UsageProblem) in
          try Arguments.day(text, for: "the date").date(from: shell.today)
        }),
      let type = try kept(
        "What is it about?", goal.type.rawValue,
        { text throws(UsageProblem) in
          guard types.contains(text.lowercased()) else {
            throw .bad(
              text, for: "the type", expected: "one of " + types.joined(separator: ", "),
              known: types)
          }
          return GoalType(rawValue: text.lowercased())
        }),
      let description = try kept("What should your coach know about it?", "what is there", { $0 })
    else { return nil }
    change.title = title.value
    change.target = target.value
    change.splitPeriod()
    change.current = current.value
    change.by = by.value
    change.type = type.value
    change.description = description.value
    return change
  }

  /// The unit that the goal is to have.
  private func unit(_ target: Quantity?) -> String {
    target.flatMap { $0.unit.isEmpty ? nil : UnitPeriod($0.unit).unit } ?? goal.unit
  }

  /// Where it stands, with its unit where that is to be another one.
  private func stand(in unit: String) -> String {
    guard unit != goal.unit, !ClockTime.isUnit(unit), !ClockTime.isUnit(goal.unit) else {
      return AmountText.number(goal.currentValue, of: goal)
    }
    var goal = goal
    goal.count(in: unit)
    return "\(AmountText.number(goal.currentValue, of: goal)) \(unit)"
  }

  /// An answer; its value is `nil` where what is there stays.
  private struct Answer<Value> {
    let value: Value?
  }

  private func kept<Value>(
    _ question: String, _ present: String, _ read: (String) throws(UsageProblem) -> Value
  ) throws -> Answer<Value>? {
    try shell.dialog.answer(
      "\(question) Enter keeps \(present).", for: GoalEdit.usage,
      { text throws(UsageProblem) in Answer(value: text.isEmpty ? nil : try read(text)) })
  }
}
