import Edge
import Time
import Wellness

/// Insights as lines.
enum InsightText {
  /// One row of the list.
  static func row(_ insight: Insight, number: Int, time: String) -> Styled {
    let state = words(insight)
    return Styled("\(Columns.right(String(number), 4))  ", .faint)
      + .flexible(insight.title.oneLine, insight.isRead ? .plain : .strong)
      + Styled("  \(insight.type.rawValue)", .accent)
      + Styled(state.isEmpty ? "" : "  " + state, insight.isRead ? .faint : .good)
      + Styled("  \(time)", .faint)
  }

  /// `unread, favourite`.
  static func words(_ insight: Insight) -> String {
    var words: [String] = []
    if !insight.isRead { words.append("unread") }
    if insight.isFavorite { words.append("favourite") }
    if insight.isArchived { words.append("archived") }
    return words.joined(separator: ", ")
  }

  /// All there is to an insight, a line each.
  static func details(_ insight: Insight, zone: OffsetZone) -> [Styled] {
    let facts = [insight.type.rawValue, period(insight, zone), words(insight)]
      .filter { !$0.isEmpty }
    var lines = [
      Styled(insight.title.oneLine, .heading), Styled(facts.joined(separator: ", "), .faint),
    ]
    if !insight.content.hasPrefix(insight.summary) { lines.append(Styled(insight.summary.oneLine)) }
    for line in insight.content.split(separator: "\n") { lines.append(Styled(String(line))) }
    if let metrics = insight.metrics { lines += Bar.chart(counts(metrics)) }
    if !insight.suggestions.isEmpty { lines.append(Styled("Suggestions", .heading)) }
    for (index, text) in insight.suggestions.enumerated() {
      lines.append(Styled("\(index + 1). ", .faint) + Styled(text.oneLine))
    }
    return lines
  }

  private static func counts(_ metrics: Insight.Metrics) -> [(label: String, count: Int)] {
    var counts = [
      ("goals active", metrics.goalsActive), ("goals completed", metrics.goalsCompleted),
    ]
    if metrics.moodEntries > 0 { counts.append(("moods noted", metrics.moodEntries)) }
    if metrics.journalEntries > 0 { counts.append(("journal entries", metrics.journalEntries)) }
    return counts
  }

  /// `2026-02-24 to 2026-03-02`; where a period begins at midnight UTC, in the calendar of UTC.
  private static func period(_ insight: Insight, _ zone: OffsetZone) -> String {
    guard let start = insight.periodStart, let end = insight.periodEnd else { return "" }
    let zone = start.milliseconds % 86_400_000 == 0 ? .utc : zone
    let (first, last) = (zone.date(at: start), zone.date(at: end))
    return first == last ? "\(first)" : "\(first) to \(last)"
  }
}
