import Edge
import UseCases
import Wellness

/// `/insight list`: the insights, the latest first.
struct InsightList: SingleCommand {
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

  /// The list that is meant where none is named.
  static let plain = "/insight list"

  /// What was asked for.
  private var command: String {
    isUnreadOnly || isFavoritesOnly || type != nil || isArchived
      ? InsightList.plain + " of some" : InsightList.plain
  }

  func run(in shell: Shell) throws -> InsightListed? {
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
    if !shown.isEmpty {
      shell.names.listedInsights.show(shown.map(\.id), by: command)
      try shell.prompt.offerCompletions()
    }
    return InsightListed(
      rows: shown.enumerated().map {
        InsightListed.Row(number: $0.offset + 1, insight: $0.element)
      },
      count: all.count, isArchived: isArchived, obstacle: obstacle)
  }
}

/// Insights with their numbers, which later commands may name.
struct InsightListed: Report {
  struct Row: Record {
    let number: Int
    let insight: Insight

    static let fields: [Field<Row>] = [Field("number", \.number), Field("insight", \.insight)]
  }

  let rows: [Row]
  /// How many there are, whatever was asked for.
  let count: Int
  let isArchived: Bool
  /// Why these are those that are kept here.
  let obstacle: Failure?

  static let fields: [Field<InsightListed>] = [
    Field("insights", \.rows), Field("count", \.count), Field("is_archived", \.isArchived),
    Field("obstacle") { $0.obstacle.map { ErrorKind($0).rawValue } },
  ]

  func lines(in shell: Shell) -> [Styled] {
    if rows.isEmpty {
      return [
        count == 0 && !isArchived
          ? Styled("No insights yet. Make one: " + InsightNew.usage.example)
          : Styled(
            isArchived ? "No archived insight fits." : "No insight fits. /insight list lists all.")
      ]
    }
    return rows.map { row in
      InsightText.row(
        row.insight, number: row.number, time: shell.clockText(row.insight.createdAt))
    }
  }
}
