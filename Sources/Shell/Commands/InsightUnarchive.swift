import Edge
import UseCases
import Wellness

/// `/insight unarchive`: takes an insight back that was put away.
struct InsightUnarchive: Command {
  static let usage = Usage(
    words: ["insight", "unarchive"], group: .insights,
    parameters: [Usage.Parameter(name: "N", kind: .insight)],
    help: "take an archived insight back", example: "/insight unarchive 1")

  let name: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let name = arguments.words.first?.text else { throw .missing("N") }
    self.name = name
  }

  func run(in shell: Shell) throws -> InsightReport? {
    let insight = try shell.names.insight(name)
    guard insight.isArchived else {
      throw Refusal("\"\(insight.title.oneLine)\" is not archived.")
    }
    let taken = try shell.insights.unarchive(insight)
    return InsightReport(
      taken,
      [
        Styled("Back: ", .good) + Styled(insight.title.oneLine)
          + Styled(". /insight list shows it.", .faint)
      ])
  }
}
