import Coach
import Contract
import Edge
import JSON
import Time
import Wellness

/// `/insights` and what is below it, by either family of paths.
struct InsightRoutes {
  let storage: UserStorage
  let coachService: CoachService
  let zone: OffsetZone

  func answer(_ call: RequestContext, _ operation: InsightOperation) throws -> Response {
    switch operation {
    case .generateInsight: try generate(call)
    case .listInsights: try list(call)
    case .countUnreadInsights: try countUnread()
    case .readInsight: try Envelope.success(200, insight(call).json)
    case .changeInsight: try change(call)
    case .markInsightRead: try set(call, "marked as read") { $0.isRead = true }
    case .toggleInsightFavorite: try toggleFavorite(call)
    case .archiveInsight: try set(call, "archived") { $0.isArchived = true }
    case .unarchiveInsight: try set(call, "unarchived") { $0.isArchived = false }
    case .deleteInsight: try delete(call)
    }
  }

  private func insight(_ call: RequestContext) throws -> InsightBody {
    guard let insight = try storage.insights.find(call.id()) else {
      throw ServiceError.insightMissing
    }
    return insight
  }

  private func generate(_ call: RequestContext) throws -> Response {
    let body = try NewInsightBody(call.fields())
    let period = try InsightPeriod(body, today: call.today, zone: zone, call)
    try storage.usage.checkInsights()
    try call.sender.countInsight(at: call.now)
    let text = coachService.coach.insight(
      InsightFacts(
        type: body.type, days: period.days, today: call.today,
        goals: body.includesGoals ? try goals(body.goalIDs, today: call.today) : [],
        talk: try talk(in: period), standingDanger: try coachService.standingDanger(at: call.now)))
    let insight = InsightBody(
      Insight(
        id: try storage.insights.nextID(), type: body.type, title: text.title,
        content: text.content, summary: text.summary, periodStart: period.start,
        periodEnd: period.end, metrics: try metrics(text.metrics, of: body),
        suggestions: text.suggestions, createdAt: call.now),
      userID: storage.user.text, updatedAt: call.now)
    try storage.insights.insert(insight)
    return Envelope.success(201, insight.json)
  }

  /// Of all goals, however many of them the text is drawn from.
  private func metrics(
    _ told: Insight.Metrics, of body: NewInsightBody
  ) throws -> Insight.Metrics {
    var metrics = told
    if body.includesGoals, body.goalIDs == nil {
      let filter = GoalTable.Filter(status: GoalStatus.active.rawValue)
      metrics.goalsActive = max(metrics.goalsActive, try storage.goals.count(filter))
    }
    return metrics
  }

  private func list(_ call: RequestContext) throws -> Response {
    let (limit, offset) = try call.page(defaultLimit: 20)
    let filter = try filter(call)
    let page = Page(
      elements: try storage.insights.list(filter, limit: limit, offset: offset),
      total: try storage.insights.count(filter))
    let pages = JSON.number(JSON.Number((page.total + limit - 1) / limit))
    return Envelope.success(200) {
      page.write("insights", limit: limit, offset: offset, and: [("total_pages", pages)], to: &$0) {
        $1.append($0.json)
      }
    }
  }

  private func filter(_ call: RequestContext) throws -> InsightTable.Filter {
    var filter = InsightTable.Filter()
    let types = InsightType.known.map(\.rawValue)
    func type(_ key: String) throws -> String? {
      try call.choice(key, of: types + InsightType.older.keys.sorted())
        .map { InsightType(onWire: $0).rawValue }
    }
    // Each is checked, whichever counts.
    let named = (try type("insight_type"), try type("type"))
    filter.type = named.0 ?? named.1
    let read = (try call.flag("read_status"), try call.flag("is_read"), try call.flag("unread"))
    filter.isRead = read.0 ?? read.1 ?? read.2.map { !$0 }
    let favorite = (try call.flag("favorites_only"), try call.flag("isFavorite"))
    filter.isFavorite = favorite.0 == true ? true : favorite.1
    filter.isArchived = try call.flag("archived_status") ?? false
    filter.from = try call.moment("period_from", isEnd: false)
    filter.to = try call.moment("period_to", isEnd: true)
    let order = try call.choice("sort_by", of: InsightBody.Order.allCases.map(\.rawValue))
    filter.order = order.flatMap(InsightBody.Order.init(rawValue:)) ?? .created
    filter.isDescending = try call.choice("sort_order", of: ["asc", "desc"]) != "asc"
    return filter
  }

  private func countUnread() throws -> Response {
    var filter = InsightTable.Filter()
    filter.isRead = false
    let count = try storage.insights.count(filter)
    return Envelope.success(200, ["count": .number(JSON.Number(count))])
  }

  private func change(_ call: RequestContext) throws -> Response {
    let old = try insight(call)
    let change = try InsightChange(call.fields())
    let insight = try update(old, call) { insight in
      if let isRead = change.isRead { insight.isRead = isRead }
      if let isFavorite = change.isFavorite { insight.isFavorite = isFavorite }
      if let isArchived = change.isArchived { insight.isArchived = isArchived }
    }
    return Envelope.success(200, insight.json)
  }

  private func set(
    _ call: RequestContext, _ done: String, _ change: (inout Insight) -> Void
  ) throws -> Response {
    _ = try update(insight(call), call, change)
    return Envelope.success(200, ["message": .string("insight \(done)")])
  }

  private func toggleFavorite(_ call: RequestContext) throws -> Response {
    let body = try update(insight(call), call) { $0.isFavorite.toggle() }
    return Envelope.success(200, ["is_favorite": .bool(body.insight.isFavorite)])
  }

  private func delete(_ call: RequestContext) throws -> Response {
    try storage.insights.delete(insight(call).insight.id)
    return Envelope.noContent
  }

  /// Stores a change, where it is one.
  private func update(
    _ old: InsightBody, _ call: RequestContext, _ change: (inout Insight) -> Void
  ) throws -> InsightBody {
    var body = old
    change(&body.insight)
    guard body != old else { return old }
    body.updatedAt = call.now
    try storage.insights.update(body)
    return body
  }

  /// How many goals, and of each status how many chats, an insight is drawn from at most.
  private static let (mostGoals, mostChats) = (100, 100)

  /// The goals that changed last where none are named.
  private func goals(
    _ ids: [Goal.BackendID]?, today: CalendarDate
  ) throws -> [InsightFacts.GoalRecord] {
    let wanted =
      try ids.map { ids in
        try ids.prefix(InsightRoutes.mostGoals).compactMap { try storage.goals.find($0) }
      } ?? storage.goals.recent(limit: InsightRoutes.mostGoals)
    return
      try wanted
      .map { goal in
        InsightFacts.GoalRecord(
          facts: try coachService.facts(of: goal, today: today), status: goal.status,
          completedOn: goal.completedAt.map { zone.date(at: $0) })
      }
  }

  /// What the user said in a period, in all consultations.
  private func talk(in period: InsightPeriod) throws -> InsightFacts.Talk {
    var talk = InsightFacts.Talk()
    for status in ConsultationStatus.known {
      let filter = ConsultationTable.Filter(status: status.rawValue)
      for consultation in try storage.consultations.list(
        filter, limit: InsightRoutes.mostChats, offset: 0)
      {
        guard let last = consultation.lastMessageAt, last >= period.start else { continue }
        let said = try storage.messages.last(200, before: .max, in: consultation.id).filter {
          $0.role == .user && period.start <= $0.createdAt && $0.createdAt <= period.end
        }
        if !said.isEmpty { talk.consultations += 1 }
        talk.said += said.map(\.content)
      }
    }
    return talk
  }
}

/// What an insight looks at, as moments and as dates in the user's calendar.
struct InsightPeriod {
  let start: Instant
  let end: Instant
  let days: Period

  /// What is not named follows from the type: so many days, today the last of them.
  ///
  /// - Throws: `ContractError` for a period that ends before it starts.
  init(_ body: NewInsightBody, today: CalendarDate, zone: OffsetZone, _ call: RequestContext) throws
  {
    let length = InsightPeriod.length(of: body.type)
    let last = body.periodEnd.map { zone.date(at: $0) } ?? today
    let first =
      body.periodStart.map { zone.date(at: $0) } ?? last.adding(days: 1 - length)
    end = body.periodEnd ?? zone.start(of: last) + .seconds(86_399)
    start = body.periodStart ?? zone.start(of: first)
    days = Period(first: first, last: last)
    guard start < end else {
      throw call.failure("period_end", .expected("after 'period_start'"))
    }
  }

  private static func length(of type: InsightType) -> Int {
    switch type {
    case .daily: 1
    case .weekly: 7
    case .pattern: 14
    default: 30
    }
  }
}
