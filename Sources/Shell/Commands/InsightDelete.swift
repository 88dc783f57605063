import Edge
import UseCases
import Wellness

/// `/insight delete`: deletes an insight, after asking once.
struct InsightDelete: Command {
  static let usage = Usage(
    words: ["insight", "delete"], group: .insights,
    parameters: [Usage.Parameter(name: "N", kind: .insight)],
    flags: [Usage.Flag(name: "yes", kind: .none, placeholder: "", help: "without being asked")],
    help: "delete an insight for good", example: "/insight delete 1 --yes")

  let name: String
  let isSure: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let name = arguments.words.first?.text else { throw .missing("N") }
    self.name = name
    isSure = arguments.has("yes")
  }

  func run(in shell: Shell) throws -> InsightReport? {
    let insight = try shell.names.insight(name)
    let title = insight.title.oneLine
    guard try isSure || isAgreed(title, in: shell) else {
      try shell.edge.complain("Nothing was deleted.")
      return nil
    }
    try shell.insights.delete(insight)
    return InsightReport(insight, [Styled("Deleted: ", .good) + Styled(title)])
  }

  private func isAgreed(_ title: String, in shell: Shell) throws -> Bool {
    guard shell.canAsk else {
      throw Refusal(
        "\"\(title)\" would be gone for good: --yes says that it is meant.", kind: .unconfirmed)
    }
    let answer = try shell.dialog.ask("Delete \"\(title)\" for good? yes or Enter for no.")
    return ["y", "yes"].contains(answer?.trimmed.lowercased() ?? "")
  }
}
