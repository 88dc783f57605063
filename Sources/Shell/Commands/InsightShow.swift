import Edge
import UseCases
import Wellness

/// `/insight show`: an insight in full, which is read then.
struct InsightShow: SingleCommand {
  static let usage = Usage(
    words: ["insight", "show"], group: .insights,
    parameters: [Usage.Parameter(name: "N", kind: .insight)],
    help: "show an insight in full", example: "/insight show 1")

  let name: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let name = arguments.words.first?.text else { throw .missing("N") }
    self.name = name
  }

  func run(in shell: Shell) throws -> InsightReport? {
    let insight = try shell.insights.markRead(shell.names.insight(name))
    return InsightReport(insight, InsightText.details(insight, zone: shell.context.zone))
  }
}
