import Contract
import Wellness

extension InsightOperation {
  var description: OperationDescription {
    switch self {
    case .generateInsight: .generateInsight
    case .listInsights: .listInsights
    case .countUnreadInsights:
      OperationDescription("Counts the unread insights that are not archived.")
        .answering(200, .object([("count", .integer)]))
    case .readInsight:
      OperationDescription("Reads an insight.").answering(200, .named("Insight"))
        .refusing(404, "INSIGHT_NOT_FOUND")
    case .changeInsight: .changeInsight
    case .markInsightRead: .marking("Marks an insight as read.")
    case .toggleInsightFavorite:
      OperationDescription("Makes an insight a favourite, or no longer one.")
        .answering(200, .object([("is_favorite", .flag)])).refusing(404, "INSIGHT_NOT_FOUND")
    case .archiveInsight: .marking("Archives an insight.")
    case .unarchiveInsight: .marking("Takes an insight out of the archive.")
    case .deleteInsight:
      OperationDescription("Deletes an insight.").answeringNothing()
        .refusing(404, "INSIGHT_NOT_FOUND")
    }
  }
}

extension OperationDescription {
  private static let types = Shape.words(
    InsightType.known.map(\.rawValue) + InsightType.older.keys.sorted())

  fileprivate static func marking(_ summary: String) -> OperationDescription {
    OperationDescription(summary).answering(200, .object([("message", .text)]))
      .refusing(404, "INSIGHT_NOT_FOUND")
  }

  fileprivate static let generateInsight = OperationDescription(
    "Writes an insight about goals and consultations. The period, where it is left out, ends today "
      + "and follows from the type: 1, 7, 14 (pattern) or 30 days. It ends after it starts."
  )
  .taking(
    .any([
      .body(
        [("insight_type", types)], optional: [("period_start", .moment), ("period_end", .moment)]),
      .body([("type", types)], optional: [("context", context)]),
    ])
  )
  .answering(201, .named("Insight"))
  .refusing(400, "VALIDATION_ERROR")

  /// As the oldest clients have it.
  private static let context = Shape.body(
    [],
    optional: [
      ("dateRangeStart", .moment), ("dateRangeEnd", .moment), ("includeGoals", .flag),
      ("includeMoods", .flag), ("includeJournals", .flag), ("goalIds", .list(.text)),
    ])

  fileprivate static let listInsights = OperationDescription("Lists insights.")
    .with(
      query: .init("insight_type", types, "Only those of this type."),
      .init("read_status", .flag, "Only read ones, or only unread ones."),
      .init("favorites_only", .flag, "Only favourites."),
      .init(
        "archived_status", .flag, "Only archived ones, or only others, as where it is left out."),
      .init("period_from", .any([.date, .moment]), "Only those whose period ends then or later."),
      .init("period_to", .any([.date, .moment]), "Only those whose period starts by then."),
      .init(
        "sort_by", .words(InsightTable.Order.allCases.map(\.rawValue)),
        "What they are in the order of, `created_at` where it is left out."),
      .init("sort_order", .words(["asc", "desc"]), "`desc` where it is left out.")
    )
    .with(query: Parameter.page(limit: 20))
    .answering(
      200, Shapes.page(of: "insights", .named("Insight"), and: [("total_pages", .integer)])
    )
    .refusing(400, "VALIDATION_ERROR")

  fileprivate static let changeInsight = OperationDescription(
    "Sets whether an insight is read, a favourite, or archived."
  )
  .taking(
    .bodyWithAny(of: [("is_read", .flag), ("is_favorite", .flag), ("is_archived", .flag)])
  )
  .answering(200, .named("Insight"))
  .refusing(400, "VALIDATION_ERROR").refusing(404, "INSIGHT_NOT_FOUND")
}
