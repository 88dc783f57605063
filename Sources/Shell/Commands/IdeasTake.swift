import Edge
import Numbers
import UseCases
import Wellness

/// `/ideas take`: makes a goal of what was suggested.
struct IdeasTake: SingleCommand {
  static let usage = Usage(
    words: ["ideas", "take"], group: .coaching,
    parameters: [Usage.Parameter(name: "N", kind: .number)],
    flags: [
      Usage.Flag(name: "by", kind: .date, placeholder: "DATE", help: "until when")
    ],
    help: "make one of them a goal", example: "/ideas take 1 --by +30d")

  let number: Int
  let by: DayWords?

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let word = arguments.words.first?.text else { throw .missing("N") }
    guard let number = Int(word, in: 1...Int.exactRange.upperBound) else {
      throw .bad(word, for: "N", expected: "the number of an idea, such as 1")
    }
    self.number = number
    by = try arguments.date("by")
  }

  func run(in shell: Shell) throws -> GoalReport? {
    let (found, count) = try shell.ideas.proposal(number)
    guard let proposal = found else {
      throw CommandRefusal(
        count == 0
          ? "There are no ideas at the moment: tell your coach more, then /ideas."
          : "There are only \(Plural.of(count, "idea")): /ideas lists them.")
    }
    let before = try shell.goals.active()
    let goal = try shell.ideas.adopt(proposal, by: by?.date(from: shell.today))
    let number = try shell.names.number(of: goal)
    var report = GoalReport(goal, number: number, try GoalNew.saved(goal, number, in: shell))
    report.said += try GoalNew.inference(of: goal, in: shell)
    if goal.consultationID != nil {
      let hint = try Hint.ideaLinked.tell("; /chat goal talks about it", in: shell) ?? ""
      report.said.append(Styled("It is linked to this chat\(hint).", .faint))
    }
    if let before, before.id != goal.id {
      report.said.append(
        Styled(
          "It is the active goal now; /goal use \(try shell.names.number(of: before)) goes back to"
            + " \(before.title).", .faint))
    }
    return report
  }
}
