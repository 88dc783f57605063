import Edge
import UseCases
import Wellness

/// `/insight archive`: puts an insight away.
struct InsightArchive: Command {
  static let usage = Usage(
    words: ["insight", "archive"], group: .insights,
    parameters: [Usage.Parameter(name: "N", kind: .insight)],
    help: "put an insight away", example: "/insight archive 1")

  let name: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let name = arguments.words.first?.text else { throw .missing("N") }
    self.name = name
  }

  func run(in shell: Shell) throws -> InsightReport? {
    let insight = try shell.names.insight(name)
    guard !insight.isArchived else {
      throw Refusal("\"\(insight.title.oneLine)\" is archived already.")
    }
    let archived = try shell.insights.archive(insight)
    return InsightReport(
      archived,
      [
        Styled("Archived: ", .good) + Styled(insight.title.oneLine)
          + Styled(". /insight list --archived shows it.", .faint)
      ])
  }
}
