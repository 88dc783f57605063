import Edge
import UseCases
import Wellness

/// `/insight list`: the insights, the latest first.
struct InsightList: Command {
  static let usage = Usage(
    words: ["insight", "list"], alias: "insights", group: .insights,
    flags: [
      Usage.Flag(name: "unread", kind: .none, placeholder: "", help: "only those not read yet"),
      Usage.Flag(name: "favorites", kind: .none, placeholder: "", help: "only favourites"),
      Usage.Flag(
        name: "type", kind: .choice(InsightType.known.map(\.rawValue)), placeholder: "TYPE",
        help: "only those of a type"),
      Usage.Flag(name: "archived", kind: .none, placeholder: "", help: "those put away"),
    ],
    help: "list insights, the latest first", example: "/insight list --unread")

  let isUnreadOnly: Bool
  let isFavoritesOnly: Bool
  let type: InsightType?
  let isArchived: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    isUnreadOnly = arguments.has("unread")
    isFavoritesOnly = arguments.has("favorites")
    type = try arguments.choice("type", of: InsightType.known.map(\.rawValue))
      .map(InsightType.init(rawValue:))
    isArchived = arguments.has("archived")
  }

  func run(in shell: Shell) throws {
    let (all, obstacle) = try shell.insights.list(archived: isArchived)
    if let obstacle {
      try shell.edge.complain(
        Styled("No new list (\(FailureText.brief(obstacle))): this is what is kept here.", .warning)
      )
    }
    let shown = all.filter {
      (!isUnreadOnly || !$0.isRead) && (!isFavoritesOnly || $0.isFavorite)
        && (type == nil || $0.type == type)
    }
    guard !shown.isEmpty else {
      try shell.edge.say(
        all.isEmpty && !isArchived
          ? Styled("No insights yet. Make one: " + InsightNew.usage.example)
          : Styled(
            isArchived ? "No archived insight fits." : "No insight fits. /insight list lists all."))
      return
    }
    shell.lastInsights = shown.map(\.id)
    for (index, insight) in shown.enumerated() {
      try shell.edge.say(
        InsightText.row(insight, number: index + 1, time: shell.clockText(insight.createdAt)))
    }
    try shell.offerCompletions()
  }
}
