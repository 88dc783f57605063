import Edge
import UseCases
import Wellness

/// `/insight favorite`: makes an insight a favourite, or no longer one.
struct InsightFavorite: Command {
  static let usage = Usage(
    words: ["insight", "favorite"], group: .insights,
    parameters: [Usage.Parameter(name: "N", kind: .insight)],
    help: "make it a favourite, or no longer", example: "/insight favorite 1")

  let name: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let name = arguments.words.first?.text else { throw .missing("N") }
    self.name = name
  }

  func run(in shell: Shell) throws -> InsightReport? {
    let insight = try shell.insights.toggleFavorite(shell.names.insight(name))
    let what = insight.isFavorite ? "Favourite: " : "No favourite any more: "
    return InsightReport(insight, [Styled(what, .good) + Styled(insight.title.oneLine)])
  }
}
