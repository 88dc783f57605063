import Store
import Time
import Wellness

/// The active goals in the order of `Agenda`, read from the store piece by piece, so that the first
/// few cost as much among 10,000 as among ten.
package struct AgendaReading {
  private let store: Store
  private let today: CalendarDate
  private let measured: (Goal) throws -> MeasuredGoal
  /// Recurring goals whose periods end on the same day stand together.
  private var groups: [[Recurrence]]
  private var offset = 0

  init(
    _ store: Store, today: CalendarDate, measured: @escaping (Goal) throws -> MeasuredGoal
  ) {
    self.store = store
    self.today = today
    self.measured = measured
    let ends = Dictionary(grouping: Recurrence.allCases) { $0.period(around: today).last }
    groups = ends.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The next most urgent goals, as many as are wanted or there are.
  package mutating func next(_ count: Int) throws -> [Agenda.Item] {
    var items: [Agenda.Item] = []
    while items.count < count, let group = groups.first {
      let goals = try store.recurringGoals(
        group, today: today, limit: count - items.count, offset: offset)
      offset += goals.count
      items += try goals.map { Agenda.Item(try measured($0), today: today) }
      if items.count < count {
        groups.removeFirst()
        offset = 0
      }
    }
    if items.count < count {
      let goals = try store.datedGoals(limit: count - items.count, offset: offset)
      offset += goals.count
      items += try goals.map { Agenda.Item(try measured($0), today: today) }
    }
    return items
  }
}
