import Edge
import Wellness

/// What is done with insights.
package enum InsightOperation: String, CaseIterable, Sendable {
  case generateInsight, listInsights, countUnreadInsights, readInsight, changeInsight
  case markInsightRead, toggleInsightFavorite, archiveInsight, unarchiveInsight, deleteInsight

  var definition: Definition {
    switch self {
    case .generateInsight:
      Definition(.insights(.post, "/generate/wellness") + .insights(.post, "/generate")) {
        Details(
          "Writes an insight about goals and consultations. The period, where it is left out, ends "
            + "today and follows from the type: 1, 7, 14 (pattern) or 30 days. It ends after it "
            + "starts."
        )
        .taking(NewInsightBody.schema).answering(201, .named("Insight"))
        .refusing(403, "LIMIT_REACHED").refusing(429, "RATE_LIMITED")
      }
    case .listInsights:
      Definition(.insights(.get)) {
        Details("Lists insights.")
          .with(
            query: .init("insight_type", NewInsightBody.types, "Only those of this type."),
            .init("type", NewInsightBody.types, "The same, where `insight_type` is left out."),
            .init("read_status", .flag, "Only read ones, or only unread ones."),
            .init("is_read", .flag, "The same, where `read_status` is left out."),
            .init("unread", .flag, "The opposite, where both are left out."),
            .init("favorites_only", .flag, "Only favourites."),
            .init("isFavorite", .flag, "Only favourites, or only others."),
            .init(
              "archived_status", .flag,
              "Only archived ones, or only others, as where it is left out."),
            .init(
              "period_from", .any([.date, .moment]), "Only those whose period ends then or later."),
            .init(
              "period_to", .any([.date, .moment]), "Only those whose period starts by then."),
            .init(
              "sort_by", .words(InsightBody.Order.allCases.map(\.rawValue)),
              "What they are in the order of, `created_at` where it is left out."),
            .init("sort_order", .words(["asc", "desc"]), "`desc` where it is left out.")
          )
          .paged(20)
          .answering(
            200,
            Page<InsightBody>.schema(
              "insights", .named("Insight"), and: [("total_pages", .integer)]))
      }
    case .countUnreadInsights:
      Definition(.insights(.get, "/unread/count")) {
        Details("Counts the unread insights that are not archived.")
          .answering(200, .object([("count", .integer)]))
      }
    case .readInsight:
      Definition(.insights(.get, "/{id}")) {
        Details("Reads an insight.").answering(200, .named("Insight"))
      }
    case .changeInsight:
      Definition(.insights(.put, "/{id}") + .insights(.patch, "/{id}")) {
        Details("Sets whether an insight is read, a favourite, or archived.")
          .taking(InsightChange.table.bodyWithAny).answering(200, .named("Insight"))
      }
    case .markInsightRead:
      Definition(.insights(.post, "/{id}/read")) {
        Details("Marks an insight as read.").answering(200, .object([("message", .text)]))
      }
    case .toggleInsightFavorite:
      Definition(.insights(.post, "/{id}/favorite")) {
        Details("Makes an insight a favourite, or no longer one.")
          .answering(200, .object([("is_favorite", .flag)]))
      }
    case .archiveInsight:
      Definition(.insights(.post, "/{id}/archive")) {
        Details("Archives an insight.").answering(200, .object([("message", .text)]))
      }
    case .unarchiveInsight:
      Definition(.insights(.post, "/{id}/unarchive")) {
        Details("Takes an insight out of the archive.")
          .answering(200, .object([("message", .text)]))
      }
    case .deleteInsight:
      Definition(.insights(.delete, "/{id}")) {
        Details("Deletes an insight.").answeringNothing()
      }
    }
  }
}
